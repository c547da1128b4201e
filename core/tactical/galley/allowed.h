#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tactical/galley/battle.h"
#include "tactical/galley/order.h"
#include "tactical/galley/tables.h"

/// \file
/// Which orders may be given: the one place that says what is wrong with one.

namespace flagplot::tactical::galley {

/// What was expected instead, with the rule: "a ship that is not crippled (WG-30)". None: the order
/// may be given.
[[nodiscard]] std::optional<std::string> why_not(const Tables& tables, const View& view,
                                                 const Order& order);
[[nodiscard]] std::optional<std::string> why_not(const Tables& tables, const Battle& battle,
                                                 SideIndex side, const Order& order);

/// The orders that can be listed: a movement by single steps, without splits. At least one while
/// the side of the view is to act, and then `Done` or an answer is among them.
[[nodiscard]] std::vector<Order> options_of(const Tables& tables, const View& view);

}  // namespace flagplot::tactical::galley
