#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tactical/squadron/ground.h"
#include "tactical/squadron/order.h"

/// \file
/// Hand-to-hand combat (US-62 to US-69, US-B2, US-B5, US-B20 to US-B23).

namespace flagplot::tactical::squadron {

/// MD of a ship in a round: her crew, and what a card adds.
[[nodiscard]] std::int32_t melee_dice_of(const Battle& battle, ShipNumber ship);

/// All fights that are linked with one of these ships.
[[nodiscard]] std::vector<Pair> fights_around(const Battle& battle,
                                              const std::vector<ShipNumber>& ships);

/// Had this pair its round: in this activation, or by `melee.once_per_turn` in this turn (US-A29,
/// US-B20)?
[[nodiscard]] bool have_fought(const Switches& switches, const Battle& battle, const Pair& pair);

/// Enemies that touched in this activation and have yet to fight (US-B5).
[[nodiscard]] std::vector<Pair> new_melees(const Switches& switches, const Battle& battle);

/// Begins a round of these pairs; those with one enemy have assigned their dice.
void begin_melee(Ground& ground, std::vector<Pair> pairs);

/// The next ship that has to divide its dice; none: all have (US-B23).
[[nodiscard]] std::optional<ShipNumber> ship_to_assign(const Battle& battle);

/// What was expected instead; none: it may be ordered.
[[nodiscard]] std::optional<std::string> why_not_assign(const Battle& battle, const Assign& order);
void assign(Battle& battle, const Assign& order);

/// Rolls all dice at once.
void roll_melee(Ground& ground);

/// Spreads what leaves no choice; the first pool that leaves one stays.
void spread_evenly(Ground& ground);

/// Ways in which the first pool may be spread.
[[nodiscard]] std::vector<Losses> ways_to_spread(const Switches& switches, const Battle& battle);
[[nodiscard]] std::optional<std::string> why_not_losses(const Switches& switches,
                                                        const Battle& battle, const Losses& order);
void spread(Battle& battle, const Losses& order);

/// Takes the crew, hands over the ships that are beaten.
void end_melee(Ground& ground);

/// US-69, US-B22.
void try_to_break_off(Ground& ground, ShipNumber ship);

}  // namespace flagplot::tactical::squadron
