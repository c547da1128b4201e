#pragma once

#include "tactical/missile_age/ground.h"

/// \file
/// The End Phase (A-MN-49), and when it is over.

namespace flagplot::tactical::missile_age {

void end_turn(Ground& ground);

/// Has the side a ship or aircraft on the table that fights?
[[nodiscard]] bool is_there(const Battle& battle, SideIndex side);

/// Are two sides there that are hostile?
[[nodiscard]] bool is_fought_over(const Battle& battle);

/// Why it is over, when nobody fights any more: by disengagement, but if none of a side's ships got
/// away by annihilation, or by surrender if none of them sank.
[[nodiscard]] EndedBy how_it_ended(const Battle& battle);

}  // namespace flagplot::tactical::missile_age
