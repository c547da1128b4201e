#pragma once

#include <vector>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/order.h"
#include "tactical/missile_age/tables.h"

/// \file
/// What a unit, torpedo or missile of a side can do in a phase, by what that side knows.

namespace flagplot::tactical::missile_age {

/// Can the thing with this tag do anything in the phase that the battle is in?
[[nodiscard]] bool can_act(const Tables& tables, const Battle& battle, SideIndex side, Tag tag);

/// What it can do, as far as it is easy to list.
[[nodiscard]] std::vector<Order> acts_of(const Tables& tables, const Battle& battle, SideIndex side,
                                         Tag tag);

/// Tags of a side that are asked in the phase that the battle is in, if they can do anything.
[[nodiscard]] std::vector<Tag> asked_in_phase(const Tables& tables, const Battle& battle,
                                              SideIndex side);

}  // namespace flagplot::tactical::missile_age
