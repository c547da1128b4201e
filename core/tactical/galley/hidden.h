#pragma once

#include "base/dice.h"
#include "tactical/galley/battle.h"

/// \file
/// What a side does not know: the firepots of other sides' ships.

namespace flagplot::tactical::galley {

[[nodiscard]] View view_of(const Battle& battle, SideIndex side);
/// Some battle that looks like this to its side.
[[nodiscard]] Battle possible_battle(const View& view, const Dice& dice);
/// Another battle that looks like this one to that side.
[[nodiscard]] Battle hidden_changed(Battle battle, SideIndex side);

}  // namespace flagplot::tactical::galley
