#pragma once

#include "base/dice.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/tables.h"

/// \file
/// What a side knows of a battle, and battles that look the same to it (US-B33).

namespace flagplot::tactical::squadron {

/// The battle without what the side does not know.
[[nodiscard]] View view_of(const Tables& tables, const Battle& battle, SideIndex side);

/// Some battle that looks just so: the cards that it has not seen are dealt at random.
[[nodiscard]] Battle possible_battle(const Tables& tables, const View& view, const Dice& dice);

/// The same battle to this side, with the cards changed that it has not seen.
[[nodiscard]] Battle hidden_changed(const Tables& tables, Battle battle, SideIndex side,
                                    const Dice& dice);

}  // namespace flagplot::tactical::squadron
