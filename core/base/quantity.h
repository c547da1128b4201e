#pragma once

#include <compare>
#include <cstdint>

namespace flagplot {

/// A whole number with a unit: it can only be added to and compared with its own kind.
template <class Tag>
struct Quantity {
    std::int32_t count = 0;

    friend constexpr auto operator<=>(Quantity, Quantity) = default;
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return {a.count + b.count}; }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return {a.count - b.count}; }
    constexpr Quantity& operator+=(Quantity other) { return *this = *this + other; }
    constexpr Quantity& operator-=(Quantity other) { return *this = *this - other; }
};

using KnotTenths = Quantity<struct KnotTenthsTag>;            ///< speed, tenths of a knot
using MovePoints = Quantity<struct MovePointsTag>;            ///< movement points of a turn (ST-14)
using StructurePoints = Quantity<struct StructurePointsTag>;  ///< size of a ship (ST-04)
using Hundredths = Quantity<struct HundredthsTag>;            ///< a percentage: hull or speed left
using Squares = Quantity<struct SquaresTag>;                  ///< a distance on the chart
using ShipCount = Quantity<struct ShipCountTag>;              ///< number of units
using TurnNumber = Quantity<struct TurnNumberTag>;            ///< 1 is the first turn
using Chance = Quantity<struct ChanceTag>;                    ///< a change of the number needed
using Minutes = Quantity<struct MinutesTag>;                  ///< how long a battle lasts
using Pulse = Quantity<struct PulseTag>;                      ///< half hours into a turn, 0 to 12

}  // namespace flagplot
