#pragma once

#include "tactical/forms.h"
#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/order.h"
#include "tactical/gunnery/tables.h"

/// \file
/// What would come of an order by what its side knows (GU-3, GU-40).

namespace flagplot::tactical::gunnery {

/// The way that the guide of the first division in the order would make this turn, and in words
/// what speed and range that gives, which hits its fire might be expected to make, and how far the
/// side is from breaking off. \pre the order may be given
[[nodiscard]] OrderForecast forecast_of(const View& view, const Order& order, const Tables& tables);

}  // namespace flagplot::tactical::gunnery
