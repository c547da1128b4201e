#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactical/forms.h"
#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/order.h"
#include "tactical/missile_age/tables.h"

/// \file
/// Orders as people write them: their texts, the forms of those that are too many to list, and what
/// would come of one.

namespace flagplot::tactical::missile_age {

[[nodiscard]] std::string order_text(const Order& order);

/// Error: `no_such_order`, as `why_not` says.
[[nodiscard]] Result<Order> read_order_text(const Tables& tables, const View& view,
                                            std::string_view line);

[[nodiscard]] std::vector<OrderForm> forms_of(const Tables& tables, const View& view);

[[nodiscard]] OrderForecast forecast_of(const Tables& tables, const View& view, const Order& order);

}  // namespace flagplot::tactical::missile_age
