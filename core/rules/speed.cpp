#include "rules/speed.h"

#include <algorithm>

#include "base/ensure.h"

namespace flagplot {

namespace {

constexpr std::int32_t thirtieths_per_point = 300;  // ten knots

}  // namespace

KnotThirtieths cruising_speed(KnotTenths maximum, Kind kind) {
    return {maximum.count * (kind == Kind::battle ? 2 : 3)};
}

MovePoints points_at(KnotThirtieths cruise, MpRounding rounding) {
    const std::int32_t whole = cruise.count / thirtieths_per_point;
    const std::int32_t doubled_rest = 2 * (cruise.count % thirtieths_per_point);
    if (doubled_rest != thirtieths_per_point) {
        return {doubled_rest > thirtieths_per_point ? whole + 1 : whole};
    }
    switch (rounding) {
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
    const auto maximum = [](const Unit& unit) { return speed_left(unit.maximum, unit.speed); };
    const auto cruise = [&](const Unit& unit) { return cruising_speed(maximum(unit), unit.kind); };
    const auto slower = [&](const Unit& a, const Unit& b) {
        if (switches.slowest == SlowestBasis::max && maximum(a) != maximum(b)) {
            return maximum(a) < maximum(b);
        }
        return cruise(a) < cruise(b);
    };
    const auto slowest = std::min_element(units.begin(), units.end(), slower);
    const bool is_dead_in_the_water =
        std::all_of(units.begin(), units.end(),
                    [&](const Unit& unit) { return maximum(unit) == KnotTenths{0}; });
    const MovePoints points = points_at(cruise(*slowest), switches.rounding);
    return {static_cast<std::size_t>(slowest - units.begin()), cruise(*slowest),
            is_dead_in_the_water ? MovePoints{0} : std::max(points, switches.minimum)};
}

}  // namespace flagplot
