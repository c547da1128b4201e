#pragma once

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/tables.h"

/// \file
/// Land on the table (B-MN-22).

namespace flagplot::tactical::missile_age {

/// Lays land along the edges, and in the corners, that the shores of these conditions name, for a
/// table of their size.
void lay_shores(const LengthTable& lengths, Conditions& conditions);

}  // namespace flagplot::tactical::missile_age
