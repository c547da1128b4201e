#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/quantity.h"
#include "rules/forces.h"

/// \file
/// From ships' speeds to a formation's movement points (ST-11 to ST-17).
/// Rules page: docs/rules/campaign.md#speed

namespace flagplot {

/// Cruising speed in thirtieths of a knot, so that two thirds of a tenth are a whole number.
using KnotThirtieths = Quantity<struct KnotThirtiethsTag>;

/// How half a movement point is rounded (A-ST-02).
enum class MpRounding : std::uint8_t { half_up, half_even, half_down };
template <>
inline constexpr std::array<std::string_view, 3> words_of<MpRounding>{"half_up", "half_even",
                                                                      "half_down"};

/// Which unit is the slowest: by cruising speed, or by maximum speed (A-ST-03).
enum class SlowestBasis : std::uint8_t { cruise, max };
template <>
inline constexpr std::array<std::string_view, 2> words_of<SlowestBasis>{"cruise", "max"};

/// What a movement point means (A-ST-01): ten knots whatever the size of squares, or the speed that
/// makes one square a turn.
enum class PointsScale : std::uint8_t { seed, true_distance };
template <>
inline constexpr std::array<std::string_view, 2> words_of<PointsScale>{"seed", "true_distance"};

struct SpeedSwitches {
    MpRounding rounding{};
    SlowestBasis slowest{};
    MovePoints minimum{1};  ///< for a formation that is not dead in the water (A-ST-04)
    PointsScale scale{};
    std::int32_t square_side_nm = 60;  ///< for `true_distance`
};

/// Two thirds of the maximum for a battle unit, all of it for an auxiliary (ST-11, ST-12).
[[nodiscard]] KnotThirtieths cruising_speed(KnotTenths maximum, Kind kind);

/// A tenth of the speed in knots, or the squares it makes in six hours, to the nearest whole number
/// (ST-14, ST-16, A-ST-01).
[[nodiscard]] MovePoints points_at(KnotThirtieths cruise, const SpeedSwitches& switches);

/// The slowest unit, and the movement points of the formation.
struct FormationSpeed {
    std::size_t slowest = 0;  ///< index in the units given; the first of equals
    KnotThirtieths cruise;
    MovePoints points;
};

/// Movement points of a formation for a turn (ST-14 to ST-16).
/// \pre at least one unit
[[nodiscard]] FormationSpeed formation_speed(std::span<const Unit> units,
                                             const SpeedSwitches& switches);

}  // namespace flagplot
