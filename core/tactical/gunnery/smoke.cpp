#include "tactical/gunnery/smoke.h"

#include <algorithm>

#include "tactical/gunnery/measures.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::int64_t behind = 3'000;  // yards that smoke reaches
constexpr std::int64_t wide = 500;      // on either side of her who makes it

/// Does the line from one place to another pass a third closely, not far before its end?
bool passes(kit::Point from, kit::Point to, std::int64_t length, kit::Point by) {
    const std::int64_t dx = to.x - from.x, dy = to.y - from.y;
    const std::int64_t px = by.x - from.x, py = by.y - from.y;
    const std::int64_t along = (px * dx + py * dy) / length;
    if (along <= 0 || along >= length || length - along > behind) return false;
    return std::abs(px * dy - py * dx) / length <= wide;
}

}  // namespace

void make_smoke(Field& field) {
    const Conditions& conditions = field.battle.conditions;
    const bool is_storm =
        field.tables.weather[static_cast<std::size_t>(conditions.weather)].name == "storm";
    for (Actor& actor : field.actors) {
        const Division& division = field.division_of(actor);
        actor.is_smoking =
            !is_storm && actor.ship->is_there() && (division.makes_smoke || division.made_smoke);
    }
}

std::vector<std::size_t> smokers(const Field& field) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < field.actors.size(); ++i) {
        if (field.actors[i].is_smoking) places.push_back(i);
    }
    return places;
}

bool is_hidden_by(const Field& field, const std::vector<std::size_t>& smokers, std::size_t observer,
                  std::size_t target, std::int32_t range) {
    if (field.actors[target].is_smoking) return true;
    const std::int64_t length = std::max(1, range);
    return std::any_of(smokers.begin(), smokers.end(), [&](std::size_t each) {
        return each != observer &&
               passes(field.actors[observer].middle, field.actors[target].middle, length,
                      field.actors[each].middle);
    });
}

bool is_in_funnel_smoke(const Field& field, const Actor& observer, std::int32_t bearing) {
    constexpr std::int32_t oil_from = 1918, quarter_circle = 90;
    const Conditions& conditions = field.battle.conditions;
    if (conditions.wind_from < 0 || year_of(conditions.begin) >= oil_from) return false;
    const bool is_fast = observer.ship->knots * 4 >= observer.design->knots * 3;
    const std::int32_t lee = kit::in_circle(conditions.wind_from + half_circle);
    return is_fast && kit::angle_between(bearing, lee) < quarter_circle;
}

}  // namespace flagplot::tactical::gunnery
