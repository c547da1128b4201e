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

/// Why it is over, when nobody fights any more: by annihilation if a side at war has nobody left
/// and none of its ships got away, else by disengagement.
[[nodiscard]] EndedBy how_it_ended(const Battle& battle);

}  // namespace flagplot::tactical::missile_age
