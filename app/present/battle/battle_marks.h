#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "present/picture/navy_style.h"
#include "present/picture/symbols.h"
#include "tactical/scene.h"

/// \file
/// What is marked on the board of a battle besides what lies on it, and what stands for its sides.

namespace flagplot {

inline constexpr Ink aimed_at_ink = ink(0xc2410c);  ///< what is fired at, or can be

/// Where something went, or what it fired at.
struct BoardLine {
    tactical::BoardPlace from;
    tactical::BoardPlace to;
    Ink colour;
    bool is_shot = false;
};

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

}  // namespace flagplot
