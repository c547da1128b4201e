#pragma once

#include <optional>
#include <string>
#include <vector>

#include "present/battle/battle_frame.h"
#include "present/picture/palette.h"
#include "present/picture/picture.h"
#include "present/picture/symbols.h"
#include "tactical/scene.h"

/// \file
/// A battle of any module as a picture, made only from its scene, for the desk and for files.

namespace flagplot {

/// Where something moved, or what it fired at.
struct BoardLine {
    tactical::BoardPlace from;
    tactical::BoardPlace to;
    Ink colour;
    bool is_shot = false;
};

/// What is marked on the board.
struct BattleMarks {
    std::vector<SideStyle> styles;                    ///< by `SideIndex`; if missing, by the navy
    std::optional<std::size_t> picked = {};           ///< the token whose arcs of fire are shown
    std::vector<tactical::BoardPlace> lit = {};       ///< fields that an order can name
    std::vector<std::size_t> targets = {};            ///< tokens that an order can name
    std::optional<std::size_t> pointed_at = {};       ///< the token under the pointer
    std::vector<tactical::BoardPlace> way = {};       ///< that the marked order would take
    std::vector<BoardLine> lines = {};                ///< of a step
    std::vector<std::optional<ShipType>> types = {};  ///< of the tokens, as far as known
};

/// The style of a side: as marked, otherwise that of its navy on every chart.
[[nodiscard]] SideStyle style_of(const tactical::BattleScene& scene, const BattleMarks& marks,
                                 tactical::SideIndex side);

/// The colour of a token's side, or a neutral one.
[[nodiscard]] Ink colour_of(const tactical::BattleScene& scene, const BattleMarks& marks,
                            const tactical::Token& token);

/// The room left for the board beside the names of its rows and columns.
[[nodiscard]] Box room_for_board(const Box& room, double scale);

/// The board with everything on it, in the order of drawing. `scale`: of letters and lines.
[[nodiscard]] std::vector<Primitive> board_primitives(const tactical::BattleScene& scene,
                                                      const BattleFrame& frame,
                                                      const BattleMarks& marks, double scale);

/// "T3 Hood, 4 ships, armour 30", and its weapons: one line each, the name first.
[[nodiscard]] std::vector<std::string> token_facts(const tactical::BattleScene& scene,
                                                   const tactical::Token& token);

/// A page with the board and its title, and beside it every token and the legend.
[[nodiscard]] Picture battle_picture(const tactical::BattleScene& scene, double width,
                                     double height, const BattleMarks& marks);

}  // namespace flagplot
