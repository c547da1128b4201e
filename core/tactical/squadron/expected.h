#pragma once

#include <cstdint>

#include "tactical/squadron/attack.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/tables.h"

/// \file
/// What an attack can be expected to do, from the exact distribution of its dice (US-35). Chances
/// are parts of `certain`, losses ten-thousandths of a hull point.

namespace flagplot::tactical::squadron {

/// A chance of 1.
inline constexpr std::int64_t certain = 1'000'000'000;
/// One hull point.
inline constexpr std::int64_t whole_point = 10'000;

/// The chance of at least so many hits with so many attack dice, each of which hits on 4 or more.
/// Dice beyond the table count as its most.
[[nodiscard]] std::int64_t chance_of_hits(std::int32_t dice, std::int32_t hits);

/// Hull points that an attack takes on average, never more than are left.
[[nodiscard]] std::int64_t expected_loss(std::int32_t dice, std::int32_t damage_rating,
                                         std::int32_t critical_rating, std::int32_t hull_left,
                                         std::int32_t hull_cost);

/// The same against a ship as she is now.
[[nodiscard]] std::int64_t expected_loss(const Tables& tables, const Battle& battle,
                                         ShipNumber target, std::int32_t dice,
                                         AttackKind kind = AttackKind::plain);

/// What a ship's hull points are worth: her points for each.
[[nodiscard]] std::int64_t worth_of_hull(const Battle& battle, ShipNumber ship, std::int64_t loss);

}  // namespace flagplot::tactical::squadron
