#pragma once

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/ground.h"

/// \file
/// Missiles and torpedoes that come in (5e, A-MN-29, A-MN-30, A-MN-33, B-MN-08).

namespace flagplot::tactical::missile_age {

/// Rolls for a missile or torpedo with this tag, which is gone then, unless the owner of a marker
/// that it hit must answer first.
void resolve(Ground& ground, Tag weapon);

/// The missile that waited strikes what was placed, or nothing.
void strike_waiting(Ground& ground, Tag target);

}  // namespace flagplot::tactical::missile_age
