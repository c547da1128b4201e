#include "tactical/squadron/wind.h"

#include <fmt/format.h>

#include "tactical/kit/plane.h"

namespace flagplot::tactical::squadron {

namespace {

constexpr std::int32_t circle = 360;

std::int32_t notch(const Switches& switches) { return circle / switches.wind_points; }

/// Tenths of a degree, since a notch of sixteen is 22.5 degrees.
std::int32_t notch_tenths(const Switches& switches) { return circle * 10 / switches.wind_points; }

}  // namespace

std::int32_t nearest_notch(const Switches& switches, std::int32_t from) {
    const std::int32_t step = notch_tenths(switches);
    const std::int32_t number = (kit::in_circle(from) * 10 + step / 2) / step;
    return kit::in_circle(number * step / 10);
}

std::int32_t shifted_wind(const Switches& switches, std::int32_t from, std::int32_t notches) {
    return nearest_notch(switches, from + notches * notch(switches));
}

std::int32_t notches_by(const WindTable& table, std::int32_t first, std::int32_t second) {
    if (first < table.changes_on) return 0;
    return table.notches[static_cast<std::size_t>(second - 1)];
}

bool is_head_wind(const Switches& switches, const Conditions& conditions, std::int32_t heading) {
    if (conditions.is_calm()) return false;
    return kit::angle_between(heading, conditions.wind_from) <= switches.headwind_half_angle;
}

void change_wind(Ground& ground, SideIndex roller) {
    constexpr std::int32_t die = 6;
    Conditions& conditions = ground.battle.conditions;
    const std::int32_t first = ground.roll(DieUse::wind, roller.number, die);
    if (first < ground.tables.wind.changes_on) return;
    const std::int32_t second = ground.roll(DieUse::wind_change, roller.number, die);
    conditions.wind_from = shifted_wind(ground.switches(), conditions.wind_from,
                                        notches_by(ground.tables.wind, first, second));
    ground.say([&] { return fmt::format("The wind changes: from {:03}", conditions.wind_from); },
               "US-12", {fmt::format("rolled {} and {}", first, second)});
}

void shift_wind(Ground& ground, std::int32_t notches) {
    Conditions& conditions = ground.battle.conditions;
    conditions.wind_from = shifted_wind(ground.switches(), conditions.wind_from, notches);
    conditions.shifted += notches;
    ground.say([&] { return fmt::format("The wind shifts: from {:03}", conditions.wind_from); },
               "US-B29");
}

void shift_wind_back(Ground& ground) {
    Conditions& conditions = ground.battle.conditions;
    if (conditions.shifted == 0) return;
    conditions.wind_from =
        shifted_wind(ground.switches(), conditions.wind_from, -conditions.shifted);
    conditions.shifted = 0;
    ground.say([&] { return fmt::format("The wind goes back: from {:03}", conditions.wind_from); },
               "US-B29");
}

}  // namespace flagplot::tactical::squadron
