#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/quantity.h"
#include "rules/damage.h"
#include "rules/forces.h"
#include "rules/sighting.h"
#include "rules/speed.h"
#include "rules/weather.h"

/// \file
/// Lasting effects on a formation or a ship, and how they change points and sightings (3.4, 5.4,
/// A-ST-26, A-ST-41). Rules page: docs/rules/campaign.md#event-cards

namespace flagplot {

/// The slowest ship of the formation when the card takes effect only has this fraction of her
/// maximum speed. It stays with her in any formation; all other effects belong to a formation.
struct SpeedTimes {
    std::int32_t numerator = 1;
    std::int32_t denominator = 1;
    friend bool operator==(const SpeedTimes&, const SpeedTimes&) = default;
};
FLAGPLOT_FIELDS(SpeedTimes, numerator, denominator)

/// More or fewer movement points. This never reduces them below 1, and does not move what is dead
/// in the water.
struct PointsBy {
    MovePoints by;
    friend bool operator==(const PointsBy&, const PointsBy&) = default;
};
FLAGPLOT_FIELDS(PointsBy, by)

struct PointsAtMost {
    MovePoints most;
    friend bool operator==(const PointsAtMost&, const PointsAtMost&) = default;
};
FLAGPLOT_FIELDS(PointsAtMost, most)

/// Sightings of the formation by eye, by radar or from the air are easier or harder.
struct SightBy {
    SightMode mode{};
    Chance by;
    friend bool operator==(const SightBy&, const SightBy&) = default;
};
FLAGPLOT_FIELDS(SightBy, mode, by)

/// No sighting by eye or radar by or of the formation, and no air search of its square.
struct NoSight {
    SightMode mode{};
    friend bool operator==(const NoSight&, const NoSight&) = default;
};
FLAGPLOT_FIELDS(NoSight, mode)

using Lasting = std::variant<SpeedTimes, PointsBy, PointsAtMost, SightBy, NoSight>;

/// When an effect ends.
enum class Ends : std::uint8_t {
    with_turn,     ///< at the end of a turn
    next_attempt,  ///< with the next attempt to sight the formation
    in_port        ///< once it has spent a turn in a port of its own
};
template <>
inline constexpr std::array<std::string_view, 3> words_of<Ends>{"with_turn", "next_attempt",
                                                                "in_port"};

struct ActiveEffect {
    Lasting what;
    Ends ends{};
    TurnNumber last;  ///< for `with_turn`: its last turn
    friend bool operator==(const ActiveEffect&, const ActiveEffect&) = default;
};
FLAGPLOT_FIELDS(ActiveEffect, what, ends, last)

/// What a formation's points in a turn are made up of.
struct PointsBasis {
    std::span<const Unit> units;            ///< afloat, at least one, with their present speeds
    std::span<const ActiveEffect> effects;  ///< on the formation
    /// Ships of it were damaged, but not sunk, in the turn before.
    bool was_hurt_last_turn = false;
    MovePoints weather;  ///< change by the weather where it begins the turn
};

/// Movement points for a turn: from present speeds (ST-14 to ST-16) and the after-battle rule
/// (3.5), then changed by each card, the weather, and upper limits of cards.
[[nodiscard]] MovePoints points_for_turn(const PointsBasis& basis, const SpeedSwitches& speed,
                                         AfterBattle after_battle);

/// Does it affect only one ship of a formation, not all of it?
[[nodiscard]] bool is_on_ship(const Lasting& what);

/// A maximum speed with everything that slows the ship, rounded down to tenths of a knot.
[[nodiscard]] KnotTenths slowed(KnotTenths maximum, std::span<const ActiveEffect> on_ship);

/// The effects on a formation after another has joined it: those of both, without duplicates, so
/// that separating and joining again changes nothing (A-ST-26).
[[nodiscard]] std::vector<ActiveEffect> joined(std::vector<ActiveEffect> into,
                                               std::span<const ActiveEffect> from);

/// How the effects on searcher and target and the weather over both change an attempt (3.4, AR-4).
/// Both formations' "no visual" and "no radar" count; "visual +-n" and "radar +-n" count on the
/// target.
[[nodiscard]] Hindrance hindrance_of(std::span<const ActiveEffect> on_searcher,
                                     std::span<const ActiveEffect> on_target,
                                     const Weathering& over_searcher,
                                     const Weathering& over_target);

/// Sum of "air +-n" on a target.
[[nodiscard]] Chance air_chance_of(std::span<const ActiveEffect> on_target);

/// Does the formation have a "no air"?
[[nodiscard]] bool hides_from_air(std::span<const ActiveEffect> effects);

}  // namespace flagplot
