#pragma once

#include <cstdint>

#include "tactical/gunnery/field.h"

/// \file
/// What becomes of damaged ships at the end of a turn (GU-53, GU-54, GU-56 to GU-58).

namespace flagplot::tactical::gunnery {

/// Per cent that a wreck sinks in a turn (GU-57).
[[nodiscard]] std::int32_t sinking_chance(const Ship& ship, const Design& design);

/// Fires, flooding, repairs, wrecks that sink or are finished, crews saved.
void end_turn_of_ships(Field& field);

/// Wrecks when all is over: whose field it is, or by lot (GU-58).
void settle_wrecks(Field& field);

}  // namespace flagplot::tactical::gunnery
