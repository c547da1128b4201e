#pragma once

#include "tactical/missile_age/ground.h"

/// \file
/// What is rolled before the first turn: the weather, and where everything stands (6.5, A-MN-15,
/// A-MN-20, A-MN-21, B-MN-05, B-MN-20 to B-MN-23).

namespace flagplot::tactical::missile_age {

/// Weather, markers that are nothing, places, and tags that say nothing.
void deploy(Ground& ground);

/// How far apart two forces open, mm: the radar distance of the better side, or without radar the
/// larger limit of the eye.
[[nodiscard]] std::int32_t opening_distance(const Tables& tables, const Battle& battle);

}  // namespace flagplot::tactical::missile_age
