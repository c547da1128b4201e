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

}  // namespace flagplot::tactical::missile_age
