#include "rules/effect.h"

#include <algorithm>

namespace flagplot {

namespace {

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
    constexpr MovePoints least{1};
    MovePoints points = formation_speed(basis.units, speed).points;
    if (basis.was_hurt_last_turn) points = points_after_battle(points, after_battle);
    if (points == MovePoints{0}) return points;
    for (const ActiveEffect& effect : basis.effects) {
        const auto* more = std::get_if<PointsBy>(&effect.what);
        if (more != nullptr) points = std::max(least, points + more->by);
    }
    points = std::max(least, points + basis.weather);
    for (const ActiveEffect& effect : basis.effects) {
        const auto* at_most = std::get_if<PointsAtMost>(&effect.what);
        if (at_most != nullptr) points = std::min(points, at_most->most);
    }
    return points;
}

bool is_on_ship(const Lasting& what) { return std::holds_alternative<SpeedTimes>(what); }

KnotTenths slowed(KnotTenths maximum, std::span<const ActiveEffect> on_ship) {
    for (const ActiveEffect& effect : on_ship) {
        const auto* part = std::get_if<SpeedTimes>(&effect.what);
        if (part != nullptr) maximum = {maximum.count * part->numerator / part->denominator};
    }
    return maximum;
}

std::vector<ActiveEffect> joined(std::vector<ActiveEffect> into,
                                 std::span<const ActiveEffect> from) {
    for (const ActiveEffect& effect : from) {
        if (std::find(into.begin(), into.end(), effect) == into.end()) into.push_back(effect);
    }
    return into;
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
