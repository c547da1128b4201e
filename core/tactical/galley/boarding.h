#pragma once

#include <vector>

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/order.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Boarding and capture (WG-92, 3.4.9, WG-B20).

namespace flagplot::tactical::galley {

/// Manpower that a ship of the active group can still send over.
[[nodiscard]] std::int32_t boarders_left(const Ship& ship);
[[nodiscard]] Refusal why_not_board(const Battle& battle, const Board& order);
/// Is there anybody whom the active group can board?
[[nodiscard]] bool may_board(const Battle& battle);
/// Modifiers of a boarding with so much manpower and this crew.
[[nodiscard]] Sum boarding_modifiers(const Tables& tables, const Ship& target,
                                     std::int32_t manpower, std::int32_t crew);
[[nodiscard]] const BoardingRow& boarding_row(const BoardingTable& table, std::int32_t total);
void board(Ground& ground, const Board& order);

}  // namespace flagplot::tactical::galley
