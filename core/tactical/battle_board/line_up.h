#pragma once

#include <vector>

#include "tactical/battle_board/muster.h"
#include "tactical/battle_board/tables.h"

/// \file
/// The squares before round 1: one square for a side with space designs (BB-23); in a naval
/// campaign, formations spread out by where they come from (BB-B5).

namespace flagplot::tactical::battle_board {

/// The square of each company, in the order in which they come.
/// \pre the tables have start squares
[[nodiscard]] std::vector<BoardSquare> lined_up(const Muster& muster, const Tables& tables);

}  // namespace flagplot::tactical::battle_board
