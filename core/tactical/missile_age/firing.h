#pragma once

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/ground.h"
#include "tactical/missile_age/order.h"

/// \file
/// Weapons that are fired: launches (4), guns, rockets and bombs (5a), SAM (5b), countermeasures
/// (5c), CIWS (5d).

namespace flagplot::tactical::missile_age {

/// \pre `why_not_fire` says nothing
void fire(Ground& ground, Unit& unit, const Fire& order);
/// \pre `why_not_aim` says nothing
void aim(Ground& ground, Unit& unit, const Aim& order);

/// The attack that a gun, rocket, bomb or air-to-air missile makes on such a target (6.2).
[[nodiscard]] Attack attack_of(WeaponKind kind, bool is_at_air);

/// The number that it needs. `distance` and `range` in mm count for ships' guns at ships.
[[nodiscard]] std::int32_t needed_by(const TargetNumbers& numbers, WeaponKind kind, bool is_at_air,
                                     std::int32_t distance, std::int32_t range);

}  // namespace flagplot::tactical::missile_age
