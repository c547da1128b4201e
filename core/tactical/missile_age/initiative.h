#pragma once

#include <cstdint>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/ground.h"

/// \file
/// Who begins (MN-05 to MN-07, A-MN-03 to A-MN-06).

namespace flagplot::tactical::missile_age {

/// What a side adds to its die (MN-06).
[[nodiscard]] Sum initiative_modifiers(const Tables& tables, const Battle& battle, SideIndex side);

/// The commander's rating as far as it counts now (MN-07); 0 without his ship.
[[nodiscard]] std::int32_t usable_rating(const Battle& battle, SideIndex side);

/// Ships and aircraft of the side that are models on the table (A-MN-05).
[[nodiscard]] std::int32_t models_of(const Battle& battle, SideIndex side);

/// Units that the side has lost (A-MN-06).
[[nodiscard]] std::int32_t lost_by(const Battle& battle, SideIndex side);

/// Puts the sides in their order for this turn.
void roll_for_initiative(Ground& ground);

}  // namespace flagplot::tactical::missile_age
