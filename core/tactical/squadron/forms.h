#pragma once

#include <vector>

#include "tactical/forms.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/order.h"
#include "tactical/squadron/tables.h"

/// \file
/// Forms of orders that are too many to list, and what an order would do.

namespace flagplot::tactical::squadron {

/// Empty unless the view's side is to act.
[[nodiscard]] std::vector<OrderForm> forms_of(const Tables& tables, const View& view);

/// \pre the order may be given
[[nodiscard]] OrderForecast forecast_of(const Tables& tables, const View& view, const Order& order);

}  // namespace flagplot::tactical::squadron
