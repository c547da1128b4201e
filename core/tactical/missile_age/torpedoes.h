#pragma once

#include <cstdint>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/ground.h"
#include "tactical/missile_age/tables.h"

/// \file
/// Torpedoes in the water (A-MN-11, B-MN-13).

namespace flagplot::tactical::missile_age {

[[nodiscard]] bool is_guided(const Tables& tables, const Torpedo& torpedo);

/// May its side steer it now: it is guided, runs free, and its firer can?
[[nodiscard]] bool is_steered(const Tables& tables, const Battle& battle, const Torpedo& torpedo);

/// Runs its length of a turn on this heading, until it strikes.
void run_torpedo(Ground& ground, Torpedo& torpedo, std::int32_t heading);

/// Autonomous ones, in 2d: straight on, or towards what they hear.
void run_autonomous(Ground& ground);

/// Those whose run is over are gone, unless they have struck.
void remove_spent(Battle& battle);

}  // namespace flagplot::tactical::missile_age
