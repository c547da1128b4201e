#pragma once

#include "tactical/missile_age/ground.h"

/// \file
/// Damage control (MN-33 to MN-35).

namespace flagplot::tactical::missile_age {

/// Phase 6, of all sides at once (MN-03, A-MN-52).
void control_damage(Ground& ground);

/// One vessel's dice: of the fires and systems that it has now (B-MN-16).
void control_damage(Ground& ground, Unit& unit);

/// Is its Speed Rating less than it would be by propulsion damage alone?
[[nodiscard]] bool is_slowed(const Unit& unit);

}  // namespace flagplot::tactical::missile_age
