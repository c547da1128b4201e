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
/// What lies on a formation or a ship for a while, and what it makes of points and sightings (3.4,
/// 5.4, A-ST-26, A-ST-41). Rules page: docs/rules/campaign.md#event-cards

namespace flagplot {

/// The ship that held her formation back when the card took effect has only this part of her
/// maximum speed. It stays with her in any formation; everything else here belongs to a formation.
struct SpeedTimes {
    std::int32_t numerator = 1;
    std::int32_t denominator = 1;
    friend bool operator==(const SpeedTimes&, const SpeedTimes&) = default;
};
FLAGPLOT_FIELDS(SpeedTimes, numerator, denominator)

/// More or fewer movement points; never below 1 by this, and nothing moves what is dead in the
/// water.
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

/// No sighting by eye or radar by or of the formation, no air search of its square.
struct NoSight {
    SightMode mode{};
    friend bool operator==(const NoSight&, const NoSight&) = default;
};
FLAGPLOT_FIELDS(NoSight, mode)

using Lasting = std::variant<SpeedTimes, PointsBy, PointsAtMost, SightBy, NoSight>;

/// When an effect ends.
enum class Ends : std::uint8_t {
    with_turn,     ///< with the end of a turn
    next_attempt,  ///< with the next try to sight the formation
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

/// What a formation's points are made of in a turn.
struct PointsBasis {
    std::span<const Unit> units;            ///< afloat, at least one; slowed as they are now
    std::span<const ActiveEffect> effects;  ///< on the formation
    bool was_hurt_last_turn = false;        ///< unsunk ships of it took damage in the turn before
    MovePoints weather;                     ///< change by the weather where it begins the turn
};

/// Movement points for a turn: from present speeds (ST-14 to ST-16), the after-battle rule (3.5),
/// then cards one by one, the weather and what cards leave at most.
[[nodiscard]] MovePoints points_for_turn(const PointsBasis& basis, const SpeedSwitches& speed,
                                         AfterBattle after_battle);

/// Does it lie on one ship of the formation that a card strikes, and not on the whole of it?
[[nodiscard]] bool is_on_ship(const Lasting& what);

/// A maximum speed with everything that slows the ship, down to tenths of a knot.
[[nodiscard]] KnotTenths slowed(KnotTenths maximum, std::span<const ActiveEffect> on_ship);

/// What lies on a formation that another joins: what lay on both, an equal effect once, so that
/// parting and joining again changes nothing (A-ST-26).
[[nodiscard]] std::vector<ActiveEffect> joined(std::vector<ActiveEffect> into,
                                               std::span<const ActiveEffect> from);

/// What effects of searcher and target and the weather over both do to a try (3.4, AR-4). Both
/// formations' "no visual" and "no radar" count; "visual +-n" and "radar +-n" count on the target.
[[nodiscard]] Hindrance hindrance_of(std::span<const ActiveEffect> on_searcher,
                                     std::span<const ActiveEffect> on_target,
                                     const Weathering& over_searcher,
                                     const Weathering& over_target);

/// Sum of "air +-n" on a target.
[[nodiscard]] Chance air_chance_of(std::span<const ActiveEffect> on_target);

/// Is there a "no air" on the formation?
[[nodiscard]] bool hides_from_air(std::span<const ActiveEffect> effects);

}  // namespace flagplot
