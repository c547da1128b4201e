#pragma once

#include "base/dice.h"
#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/tables.h"

/// \file
/// What a side knows of a battle, and battles that look the same to it.

namespace flagplot::tactical::missile_age {

/// The battle without what the side does not know.
[[nodiscard]] View view_of(const Tables& tables, const Battle& battle, SideIndex side);

/// Some battle that looks just so: markers of others are ships of theirs or nothing, what they have
/// left is drawn.
[[nodiscard]] Battle possible_battle(const Tables& tables, const View& view, const Dice& dice);

/// The same battle to this side, with what it does not know changed: which marker of another side
/// is what, and what its units have left.
[[nodiscard]] Battle hidden_changed(const Tables& tables, Battle battle, SideIndex side,
                                    const Dice& dice);

}  // namespace flagplot::tactical::missile_age
