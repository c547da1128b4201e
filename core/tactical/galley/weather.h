#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/tables.h"

/// \file
/// The wind (WG-1 A, 3.4.10, WG-B5).

namespace flagplot::tactical::galley {

/// Rolls for the wind of this turn. A first wind that nobody knows comes from a random hexside.
void roll_wind(Ground& ground);

}  // namespace flagplot::tactical::galley
