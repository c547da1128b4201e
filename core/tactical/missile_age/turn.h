#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tactical/missile_age/ground.h"
#include "tactical/missile_age/order.h"

/// \file
/// The turn and its phases (MN-01 to MN-04, B-MN-11): what an order does, and all that follows of
/// itself until somebody is asked again.

namespace flagplot::tactical::missile_age {

/// \pre `why_not` says nothing to it
void carry_out(Ground& ground, const Order& order);

/// The kinds of civilian that the umpire can name: places among the templates.
[[nodiscard]] std::vector<std::int32_t> civilian_kinds(const Tables& tables);

/// The umpire says which kind of civilian was placed; none: the lot decides (B-MN-18).
/// \pre he is asked
void name_civilian(Ground& ground, std::optional<std::int32_t> kind);

}  // namespace flagplot::tactical::missile_age
