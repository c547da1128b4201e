#pragma once

#include <vector>

#include "tactical/forms.h"
#include "tactical/galley/battle.h"
#include "tactical/galley/order.h"
#include "tactical/galley/tables.h"

/// \file
/// Orders with slots, and what an order would do.

namespace flagplot::tactical::galley {

[[nodiscard]] std::vector<OrderForm> forms_of(const Tables& tables, const View& view);
/// \pre the order may be given
[[nodiscard]] OrderForecast forecast_of(const Tables& tables, const View& view, const Order& order);

}  // namespace flagplot::tactical::galley
