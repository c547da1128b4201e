#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/tables.h"

/// \file
/// Orders: which there are, their texts, and what they change (BB-40). Classes of targets are named
/// in the words of the skin (BB-B14).

namespace flagplot::tactical::battle_board {

/// Every order that the side may give now: for each token one order at a time, of those not given
/// since orders were asked for; for a token that moves, every step.
[[nodiscard]] std::vector<Order> options_of(const View& view, const Naval& naval);

/// What was expected instead, if this order may not be given.
[[nodiscard]] std::optional<std::string> why_not(const View& view, const Order& order);

/// Gives a token its orders. \pre they may be given
void give(const GiveOrders& given, TokenOrders& orders);

/// The order that brings a token nearer to the orders wanted, or none.
[[nodiscard]] std::optional<GiveOrders> next_order(std::int32_t token, const TokenOrders& now,
                                                   const TokenOrders& wanted);

[[nodiscard]] std::string order_text(const Order& order, const Naval& naval);

/// Error: `no_such_order`.
[[nodiscard]] Result<Order> read_order_text(const View& view, std::string_view line,
                                            const Naval& naval);

}  // namespace flagplot::tactical::battle_board
