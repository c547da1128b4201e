#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/order.h"

/// \file
/// Orders as lines of text (GU-27, GU-28): `D1: steer 090; D1: fire at "Hart"; carry on 3`.

namespace flagplot::tactical::gunnery {

/// A clause without its division: `keep 14000 from E2`.
[[nodiscard]] std::string words_of_clause(const Clause& clause);
/// `D1: keep 14000 from E2`.
[[nodiscard]] std::string clause_text(const Clause& clause);
[[nodiscard]] std::string order_text(const Order& order);

/// Error: `no_such_order`, with the nearest right word.
[[nodiscard]] Result<Order> read_order_text(const View& view, std::string_view line);

}  // namespace flagplot::tactical::gunnery
