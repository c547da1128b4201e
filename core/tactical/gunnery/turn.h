#pragma once

#include "base/dice.h"
#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"
#include "tactical/terms.h"

/// \file
/// A turn, phase by phase (GU-26), and what interrupts a side that carries on (GU-29).

namespace flagplot::tactical::gunnery {

/// Plays one turn by the orders that stand. \pre it is not over
void play_turn(const Tables& tables, Battle& battle, const Dice& dice, Log* log);

/// The side that decides next: the first that does not carry on. None: a turn can be played.
[[nodiscard]] std::optional<SideIndex> next_to_order(const Battle& battle);

}  // namespace flagplot::tactical::gunnery
