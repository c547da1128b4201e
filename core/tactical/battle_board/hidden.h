#pragma once

#include "base/dice.h"
#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/switches.h"

/// \file
/// What a side does not see on the board: the orders of the other sides, how many steps away their
/// tokens have made, and which of them step by hand.

namespace flagplot::tactical::battle_board {

/// Some battle that looks like this view.
[[nodiscard]] Battle possible_battle(const View& view, const Dice& dice, const Switches& switches);

/// The battle with everything changed that the side does not see.
[[nodiscard]] Battle hidden_changed(Battle battle, SideIndex side, const Dice& dice);

}  // namespace flagplot::tactical::battle_board
