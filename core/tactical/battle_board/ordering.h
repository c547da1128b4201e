#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/tables.h"

/// \file
/// Orders: which there are, their texts, and what giving them changes (BB-40). Classes of targets
/// are said in the words of the skin (BB-B14).

namespace flagplot::tactical::battle_board {

/// Every order that the side may give now: the orders of each token one word at a time, those not
/// given yet since they were asked for; every step of the token that moves.
[[nodiscard]] std::vector<Order> options_of(const View& view, const Naval& naval);

/// May this order be given? What else was expected, if not.
[[nodiscard]] std::optional<std::string> why_not(const View& view, const Order& order);

/// Puts orders down for a token. \pre they may be given
void give(const GiveOrders& given, TokenOrders& orders);

/// The order that brings a token nearer to the orders wanted, or none.
[[nodiscard]] std::optional<GiveOrders> next_order(std::int32_t token, const TokenOrders& now,
                                                   const TokenOrders& wanted);

[[nodiscard]] std::string order_text(const Order& order, const Naval& naval);

/// Error: `no_such_order`.
[[nodiscard]] Result<Order> read_order_text(const View& view, std::string_view line,
                                            const Naval& naval);

}  // namespace flagplot::tactical::battle_board
