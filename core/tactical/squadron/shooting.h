#pragma once

#include "tactical/squadron/ground.h"
#include "tactical/squadron/shots.h"

/// \file
/// A shot from its declaration to its hits (US-30 to US-49, US-B25).

namespace flagplot::tactical::squadron {

/// The guns have fired: their arcs are spent.
void spend_guns(const Switches& switches, Battle& battle, const Shot& shot);

/// Tells the enemies of a shot, before its dice (US-B34).
void announce_shot(Ground& ground, Shot shot);

/// Rolls it. `is_halved`: by an R card.
void shoot(Ground& ground, const Shot& shot, bool is_halved);

}  // namespace flagplot::tactical::squadron
