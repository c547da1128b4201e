#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/order.h"
#include "tactical/squadron/tables.h"

/// \file
/// Orders as text.

namespace flagplot::tactical::squadron {

/// One line that reads back to the same order.
[[nodiscard]] std::string order_text(const Order& order);

/// Errors (`no_such_order`): the line is no order, or one that may not be given now.
[[nodiscard]] Result<Order> read_order_text(const Tables& tables, const View& view,
                                            std::string_view line);

}  // namespace flagplot::tactical::squadron
