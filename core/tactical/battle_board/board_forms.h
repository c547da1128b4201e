#pragma once

#include <vector>

#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/tables.h"
#include "tactical/forms.h"

/// \file
/// The board's orders as forms: all orders of a token at once, and where it may step.

namespace flagplot::tactical::battle_board {

[[nodiscard]] std::vector<OrderForm> forms_of(const View& view, const Naval& naval);

/// The way of a step. \pre the order may be given
[[nodiscard]] OrderForecast forecast_of(const View& view, const Order& order, const Naval& naval);

}  // namespace flagplot::tactical::battle_board
