#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/order.h"
#include "tactical/missile_age/tables.h"

/// \file
/// Which orders a side may give, by what it knows.

namespace flagplot::tactical::missile_age {

/// What was expected instead of this order, "a unit of yours that has not moved"; none: it may be
/// given.
[[nodiscard]] std::optional<std::string> why_not(const Tables& tables, const View& view,
                                                 const Order& order);

/// Orders that may be given now. Of moves only some for the first unit that has not moved; the rest
/// is for forms. Empty unless the side is to act.
[[nodiscard]] std::vector<Order> options_of(const Tables& tables, const View& view);

/// The order that does nothing and lets others go on; none: there is none now.
[[nodiscard]] std::optional<Order> passing(const View& view);

}  // namespace flagplot::tactical::missile_age
