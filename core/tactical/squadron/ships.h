#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tactical/kit/shape.h"
#include "tactical/squadron/battle.h"

/// \file
/// What follows from the state of a ship: her base, what she has left, whom she touches and fights.

namespace flagplot::tactical::squadron {

[[nodiscard]] kit::Box base_of(const Battle& battle, const Ship& ship);
[[nodiscard]] kit::Box base_of(const Battle& battle, ShipNumber ship);

/// Are two places further apart than this, at a glance: in one coordinate?
[[nodiscard]] bool are_far(kit::Point one, kit::Point other, std::int32_t reach);

/// "Hart (T3)".
[[nodiscard]] std::string called(const Battle& battle, ShipNumber ship);
/// "S2".
[[nodiscard]] std::string called_squadron(SquadronNumber squadron);

[[nodiscard]] std::int32_t hull_left(const Battle& battle, const Ship& ship);
[[nodiscard]] std::int32_t crew_left(const Battle& battle, const Ship& ship);

/// On the table with a crew.
[[nodiscard]] bool is_able(const Ship& ship);

/// CR as it counts now: DR if she is holed below the waterline (table 1.4.4, 10).
[[nodiscard]] std::int32_t critical_rating_of(const Battle& battle, const Ship& ship);

/// What gunfire loses by damage: the larger of hull points and crew lost (US-33).
[[nodiscard]] std::int32_t reduction_of(const Ship& ship);

/// Ships of a squadron that are able, by number.
[[nodiscard]] std::vector<ShipNumber> ships_of(const Battle& battle, SquadronNumber squadron);

[[nodiscard]] Pair pair_of(ShipNumber one, ShipNumber other);
[[nodiscard]] bool holds(const std::vector<Pair>& pairs, ShipNumber one, ShipNumber other);
[[nodiscard]] bool holds(const std::vector<ShipNumber>& ships, ShipNumber ship);

[[nodiscard]] bool is_engaged(const Battle& battle, ShipNumber ship);
/// The others in these pairs with a ship, by number.
[[nodiscard]] std::vector<ShipNumber> partners(const std::vector<Pair>& pairs, ShipNumber ship);

[[nodiscard]] bool are_enemies(const Battle& battle, ShipNumber one, ShipNumber other);

/// Points of a side's ships that are able.
[[nodiscard]] std::int32_t points_left(const Battle& battle, SideIndex side);

/// Squadrons of a side that have an able ship.
[[nodiscard]] std::vector<SquadronNumber> squadrons_of(const Battle& battle, SideIndex side);

}  // namespace flagplot::tactical::squadron
