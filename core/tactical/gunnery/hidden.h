#pragma once

#include "base/dice.h"
#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"

/// \file
/// Hidden from a side (GU-69) is all that other sides are, know and have ordered, but what it holds
/// of their ships in its contacts.

namespace flagplot::tactical::gunnery {

/// A battle that looks just so: of each other side the ships that this one has met, filled up from
/// what is known of them.
[[nodiscard]] Battle possible_battle(const View& view, const Dice& dice, const Tables& tables);

/// The same battle with what is hidden from a side changed.
[[nodiscard]] Battle hidden_changed(Battle battle, SideIndex side, const Dice& dice);

}  // namespace flagplot::tactical::gunnery
