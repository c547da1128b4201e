#pragma once

#include "tactical/squadron/ground.h"

/// \file
/// The end phase: fires, repairs, derelicts, markers (table 1.4.5, US-70).

namespace flagplot::tactical::squadron {

/// Removes one lasting damage of a ship: of batteries the first that is silenced.
void repair(Ship& ship, Lasting what);

void burn(Ground& ground);
void repair_all(Ground& ground);
void drift_derelicts(Ground& ground);
void remove_markers(Ground& ground);

}  // namespace flagplot::tactical::squadron
