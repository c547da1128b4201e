#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tactical/squadron/battle.h"
#include "tactical/squadron/order.h"
#include "tactical/squadron/tables.h"

/// \file
/// Which orders a side may give, by what it knows.

namespace flagplot::tactical::squadron {

/// What was expected instead of this order, "a squadron of yours that was not activated"; none: it
/// may be given.
[[nodiscard]] std::optional<std::string> why_not(const Tables& tables, const View& view,
                                                 const Order& order);

/// Orders that may be given now. Of places, moves and shares only some; the rest is for forms.
/// Empty unless the side is to act.
[[nodiscard]] std::vector<Order> options_of(const Tables& tables, const View& view);

/// By `melee.optional`: those of the new melees (melee.h) for which nobody has ordered boarding
/// yet.
[[nodiscard]] std::vector<Pair> boarding_pairs(const Tables& tables, const View& view);

/// The order that does nothing and lets others go on; none: there is none now.
[[nodiscard]] std::optional<Order> passing(const Tables& tables, const View& view);

}  // namespace flagplot::tactical::squadron
