#pragma once

#include "tactical/missile_age/battle.h"

/// \file
/// Which marker is which unit.

namespace flagplot::tactical::missile_age {

/// Two units are each what the other was; where they are, their tags, their ways and what others
/// know of them stay. \pre both are vessels, or both aircraft
void exchange(Unit& one, Unit& other);

/// Is it a marker or contact to this side that could as well be another of its owner's: no fire
/// that all see, and nothing in the air or water that it fired.
[[nodiscard]] bool is_veiled(const Battle& battle, const Unit& unit, SideIndex side);

}  // namespace flagplot::tactical::missile_age
