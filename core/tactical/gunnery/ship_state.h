#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"

/// \file
/// What follows of a ship's class and of what is left of her: hull points, speed, value, size.

namespace flagplot::tactical::gunnery {

inline constexpr std::int32_t hundred = 100;

/// Hull points of a new ship of this class (GU-9).
[[nodiscard]] std::int32_t new_hull_of(const Design& design);

/// Hull points left, per cent, 0 to 100.
[[nodiscard]] std::int32_t hull_percent(const Ship& ship);

/// What she can make now of her greatest speed, per cent (GU-55); a wreck nothing.
[[nodiscard]] std::int32_t speed_percent(const Ship& ship);

/// What she can make now, knots (GU-55).
[[nodiscard]] std::int32_t knots_left(const Ship& ship, const Design& design);

/// What she is worth new (GU-11), and with the hull, guns and torpedoes that are left.
[[nodiscard]] std::int32_t new_value_of(const Design& design, const Tables& tables);
[[nodiscard]] std::int32_t value_left(const Ship& ship, const Design& design, const Tables& tables);

/// Damage times rate of all guns that are left, and of all she was built with (GU-64).
[[nodiscard]] std::int32_t fire_left(const Ship& ship, const Design& design, const Tables& tables);
[[nodiscard]] std::int32_t new_fire_of(const Design& design, const Tables& tables);

/// Per cent of GU-T5 for a ship of so many tons.
[[nodiscard]] std::int32_t size_percent(std::span<const SizeRow> rows, std::int32_t tons);

/// Is she large as a contact: a cruiser or more (GU-17)?
[[nodiscard]] bool looks_large(const Design& design);

/// Place of the battery with the greatest calibre; -1: she has no guns.
[[nodiscard]] std::int32_t main_battery_of(const Design& design, const Tables& tables);

/// Is this battery secondary: less than two thirds of the main calibre (GU-30)?
[[nodiscard]] bool is_secondary(const Design& design, std::size_t battery, const Tables& tables);

/// Rounds of a battery with full magazines (GU-63).
[[nodiscard]] std::int32_t full_rounds(const BatteryDesign& battery, const Tables& tables);

/// Rounds of main batteries: what is left, and with full magazines.
struct Rounds {
    std::int32_t left = 0;
    std::int32_t full = 0;

    /// A quarter or less (GU-63)?
    [[nodiscard]] bool is_low() const { return full > 0 && left * 4 <= full; }
};
/// Hers; none of a ship without guns, or if magazines never run out.
[[nodiscard]] Rounds main_rounds_of(const Ship& ship, const Design& design, const Tables& tables);

/// Can any of her guns still fire?
[[nodiscard]] bool has_guns(const Ship& ship);

/// Grade of fire control she fights with (GU-31).
[[nodiscard]] std::int32_t control_of(const Ship& ship, const Design& design);

}  // namespace flagplot::tactical::gunnery
