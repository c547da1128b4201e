#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "tactical/galley/battle.h"
#include "tactical/galley/order.h"
#include "tactical/galley/tables.h"

/// \file
/// Orders as text.

namespace flagplot::tactical::galley {

[[nodiscard]] std::string order_text(const Order& order);
/// Errors: `no_such_order`, with the nearest right word; also what `why_not` refuses.
[[nodiscard]] Result<Order> read_order_text(const Tables& tables, const View& view,
                                            std::string_view line);

}  // namespace flagplot::tactical::galley
