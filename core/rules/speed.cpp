#include "rules/speed.h"

#include <algorithm>

#include "base/ensure.h"

namespace flagplot {

namespace {

/// The speed for one point, in thirtieths of a knot: ten knots, or one square in six hours.
std::int32_t speed_of_a_point(const SpeedSwitches& switches) {
    constexpr std::int32_t ten_knots = 300;
    constexpr std::int32_t mile_a_turn = 5;
    return switches.scale == PointsScale::seed ? ten_knots : mile_a_turn * switches.square_side_nm;
}

}  // namespace

KnotThirtieths cruising_speed(KnotTenths maximum, Kind kind) {
    return {maximum.count * (kind == Kind::battle ? 2 : 3)};
}

MovePoints points_at(KnotThirtieths cruise, const SpeedSwitches& switches) {
    const std::int32_t point = speed_of_a_point(switches);
    const std::int32_t whole = cruise.count / point;
    const std::int32_t doubled_rest = 2 * (cruise.count % point);
    if (doubled_rest != point) return {doubled_rest > point ? whole + 1 : whole};
    switch (switches.rounding) {
        case MpRounding::half_up:
            return {whole + 1};
        case MpRounding::half_down:
            return {whole};
        case MpRounding::half_even:
            return {whole + whole % 2};
    }
    return {};
}

FormationSpeed formation_speed(std::span<const Unit> units, const SpeedSwitches& switches) {
    FLAGPLOT_ENSURE(!units.empty());
    const auto maximum = [](const Unit& unit) {
        return unit.is_adrift ? KnotTenths{0} : speed_left(unit.maximum, unit.speed);
    };
    const auto cruise = [&](const Unit& unit) { return cruising_speed(maximum(unit), unit.kind); };
    const auto slower = [&](const Unit& a, const Unit& b) {
        if (a.is_adrift != b.is_adrift) return a.is_adrift;
        if (switches.slowest == SlowestBasis::max && maximum(a) != maximum(b)) {
            return maximum(a) < maximum(b);
        }
        return cruise(a) < cruise(b);
    };
    const auto slowest = std::min_element(units.begin(), units.end(), slower);
    const bool is_dead_in_the_water =
        slowest->is_adrift || std::all_of(units.begin(), units.end(), [&](const Unit& unit) {
            return maximum(unit) == KnotTenths{0};
        });
    const MovePoints points = points_at(cruise(*slowest), switches);
    return {static_cast<std::size_t>(slowest - units.begin()), cruise(*slowest),
            is_dead_in_the_water ? MovePoints{0} : std::max(points, switches.minimum)};
}

}  // namespace flagplot
