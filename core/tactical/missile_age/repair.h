#pragma once

#include <cstdint>

#include "tactical/missile_age/ground.h"

/// \file
/// Damage control (MN-33 to MN-35).

namespace flagplot::tactical::missile_age {

/// So many fires do not spread: a crew that is shaken would have twice as many each turn (B-MN-16).
inline constexpr std::int32_t most_spreading_fires = 10;

/// Phase 6, of all sides at once (MN-03, A-MN-52).
void control_damage(Ground& ground);

/// One vessel's dice: of the fires and systems that it has now (B-MN-16).
void control_damage(Ground& ground, Unit& unit);

/// Is its Speed Rating less than it would be by propulsion damage alone?
[[nodiscard]] bool is_slowed(const Unit& unit);

}  // namespace flagplot::tactical::missile_age
