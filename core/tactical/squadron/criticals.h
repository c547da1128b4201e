#pragma once

#include "tactical/squadron/ground.h"

/// \file
/// Critical hits and explosions (US-40, table 1.4.4, US-B11, US-B27).

namespace flagplot::tactical::squadron {

/// Rolls 2D6 for the first critical in line, if that was not done.
void roll_critical(Ground& ground);

/// Rolls it again, by an R card; the second result stands.
void reroll_critical(Ground& ground);

/// Carries out the first critical in line. \pre it was rolled
void resolve_critical(Ground& ground);

/// The first ship that explodes attacks everybody near her.
void resolve_blast(Ground& ground);

}  // namespace flagplot::tactical::squadron
