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
/// A battle of any module as a picture, made of its scene alone: for the desk and for files.

namespace flagplot {

/// Where something went, or what it fired at.
struct BoardLine {
    tactical::BoardPlace from;
    tactical::BoardPlace to;
    Ink colour;
    bool is_shot = false;
};

/// What is marked on the board besides what lies on it.
struct BattleMarks {
    std::vector<SideStyle> styles;                    ///< by `SideIndex`; else by the navy
    std::optional<std::size_t> picked = {};           ///< the token whose arcs are shown
    std::vector<tactical::BoardPlace> lit = {};       ///< fields that an order can name
    std::vector<std::size_t> targets = {};            ///< tokens that an order can name
    std::optional<std::size_t> pointed_at = {};       ///< the token under the pointer
    std::vector<tactical::BoardPlace> way = {};       ///< that the marked order would take
    std::vector<BoardLine> lines = {};                ///< of a step
    std::vector<std::optional<ShipType>> types = {};  ///< of the tokens, as far as known
};

/// What stands for a side: what is marked, else what its navy has on every chart.
[[nodiscard]] SideStyle style_of(const tactical::BattleScene& scene, const BattleMarks& marks,
                                 tactical::SideIndex side);

/// The colour of a token's side, or a quiet one of nobody's.
[[nodiscard]] Ink colour_of(const tactical::BattleScene& scene, const BattleMarks& marks,
                            const tactical::Token& token);

/// The room that is left for the board where its heads stand beside it.
[[nodiscard]] Box room_for_board(const Box& room, double scale);

/// The board with all that is on it, first to last. `scale`: of letters and lines.
[[nodiscard]] std::vector<Primitive> board_primitives(const tactical::BattleScene& scene,
                                                      const BattleFrame& frame,
                                                      const BattleMarks& marks, double scale);

/// "T3 Hood, 4 ships, armour 30", and what it fires: a line each, the name first.
[[nodiscard]] std::vector<std::string> token_facts(const tactical::BattleScene& scene,
                                                   const tactical::Token& token);

/// A page of the board with its title, and beside it every token and the legend.
[[nodiscard]] Picture battle_picture(const tactical::BattleScene& scene, double width,
                                     double height, const BattleMarks& marks);

}  // namespace flagplot
