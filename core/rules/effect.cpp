#include "rules/effect.h"

#include <algorithm>

namespace flagplot {

namespace {

/// Movement points after every "speed x a/b", each on the unit that holds the others back then.
MovePoints points_of_slowed(std::vector<Unit> units, std::span<const ActiveEffect> effects,
                            const SpeedSwitches& speed) {
    for (const ActiveEffect& effect : effects) {
        const auto* slowed = std::get_if<SpeedTimes>(&effect.what);
        if (slowed == nullptr) continue;
        KnotTenths& maximum = units[formation_speed(units, speed).slowest].maximum;
        maximum = {maximum.count * slowed->numerator / slowed->denominator};
    }
    return formation_speed(units, speed).points;
}

Chance total(std::span<const ActiveEffect> effects, SightMode mode) {
    Chance sum;
    for (const ActiveEffect& effect : effects) {
        const auto* sight = std::get_if<SightBy>(&effect.what);
        if (sight != nullptr && sight->mode == mode) sum += sight->by;
    }
    return sum;
}

bool hides(std::span<const ActiveEffect> effects, SightMode mode) {
    return std::any_of(effects.begin(), effects.end(), [&](const ActiveEffect& effect) {
        const auto* hidden = std::get_if<NoSight>(&effect.what);
        return hidden != nullptr && hidden->mode == mode;
    });
}

}  // namespace

MovePoints points_for_turn(const PointsBasis& basis, const SpeedSwitches& speed,
                           AfterBattle after_battle) {
    MovePoints points =
        points_of_slowed({basis.units.begin(), basis.units.end()}, basis.effects, speed);
    if (basis.was_hurt_last_turn) points = points_after_battle(points, after_battle);
    if (points == MovePoints{0}) return points;
    MovePoints by = basis.weather;
    for (const ActiveEffect& effect : basis.effects) {
        if (const auto* more = std::get_if<PointsBy>(&effect.what)) by += more->by;
    }
    points = std::max(MovePoints{1}, points + by);
    for (const ActiveEffect& effect : basis.effects) {
        const auto* at_most = std::get_if<PointsAtMost>(&effect.what);
        if (at_most != nullptr) points = std::min(points, at_most->most);
    }
    return points;
}

Hindrance hindrance_of(std::span<const ActiveEffect> on_searcher,
                       std::span<const ActiveEffect> on_target, const Weathering& over_searcher,
                       const Weathering& over_target) {
    return {std::min(over_searcher.by_eye, over_target.by_eye), total(on_target, SightMode::eye),
            total(on_target, SightMode::radar),
            !over_searcher.can_see || !over_target.can_see || hides(on_searcher, SightMode::eye) ||
                hides(on_target, SightMode::eye),
            hides(on_searcher, SightMode::radar) || hides(on_target, SightMode::radar)};
}

Chance air_chance_of(std::span<const ActiveEffect> on_target) {
    return total(on_target, SightMode::air);
}

bool hides_from_air(std::span<const ActiveEffect> effects) {
    return hides(effects, SightMode::air);
}

}  // namespace flagplot
