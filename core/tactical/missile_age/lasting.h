#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/tables.h"
#include "tactical/module.h"

/// \file
/// What lasts of a ship from one battle to the next (B-MN-19): the keys level, propulsion,
/// crew_quality, fires, blackout, knocked_out and rounds.

namespace flagplot::tactical::missile_age {

/// Gives a ship what lasts of her earlier battles. Keys that cannot be read change nothing.
/// \pre her mounts are those of her class, full
void bring(const Tables& tables, const tactical::Unit& from, Unit& unit);

/// What lasts of her now, with what other modules left of her.
[[nodiscard]] std::vector<ModuleValue> lasting_of(const tactical::Unit& from, const Unit& unit,
                                                  Hundredths ammunition);

/// How she is now.
[[nodiscard]] Came state_of(const Unit& unit);

/// The level that goes with a hull (B-MN-04).
[[nodiscard]] Level level_with(const Tables& tables, Hundredths hull);

}  // namespace flagplot::tactical::missile_age
