#include "tactical/missile_age/sight.h"

#include <algorithm>

#include "tactical/kit/plane.h"
#include "tactical/kit/sight.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

/// Row reading A-MN-12: a vessel by its size, an aircraft by its altitude.
std::int32_t table_reach(const SpottingTable& table, const Unit& unit, bool to_air) {
    const auto altitude = static_cast<std::size_t>(std::max(unit.altitude, Altitude::low)) - 1;
    const std::int32_t reach = unit.is_aircraft()
                                   ? table.reach_from_air[altitude]
                                   : table.reach[static_cast<std::size_t>(unit.size)];
    return mm(reach + (to_air ? table.more_to_air : 0));
}

bool is_at_surface_or_low(const Unit& unit) { return unit.altitude <= Altitude::low; }

/// Cheap: can a base of this length about a place reach the line's surroundings at all?
bool is_near(const kit::Stretch& line, kit::Point place, std::int32_t length) {
    const auto [low_x, high_x] = std::minmax(line.from.x, line.to.x);
    const auto [low_y, high_y] = std::minmax(line.from.y, line.to.y);
    return place.x >= low_x - length && place.x <= high_x + length && place.y >= low_y - length &&
           place.y <= high_y + length;
}

bool is_in_line(const Tables& tables, const kit::Stretch& line, const Unit& unit) {
    const kit::Box base = base_of(tables, unit);
    return is_near(line, unit.place, base.length) && kit::do_overlap(line, base);
}

/// A vessel that a line of the side `looks` can meet, and neither of its ends.
bool is_other_vessel(const Unit& unit, const Unit& from, const Unit& to) {
    return unit.is_on_table() && !unit.is_aircraft() && unit.tag != from.tag && unit.tag != to.tag;
}

}  // namespace

std::int32_t radar_reach(const Tables& tables, const Unit& unit, bool to_air) {
    return table_reach(tables.radar, unit, to_air);
}

bool is_lit(const Tables& tables, const Battle& battle, const Unit& unit) {
    const std::int32_t light = mm(tables.sensors.fire_light);
    return std::any_of(battle.units.begin(), battle.units.end(), [&](const Unit& other) {
        return other.fires > 0 && other.is_on_table() && distance_between(unit, other) <= light;
    });
}

std::int32_t eye_reach(const Tables& tables, const Battle& battle, const Unit& unit,
                       const Unit& target) {
    constexpr std::int32_t hundred = 100;
    const Conditions& conditions = battle.conditions;
    const std::int32_t table = table_reach(tables.eye, unit, target.is_aircraft());
    const bool is_as_by_day = !conditions.is_night || is_lit(tables, battle, target);
    const std::int32_t visibility =
        is_as_by_day ? conditions.day_visibility : conditions.visibility;
    std::int32_t reach = std::min(table, visibility);
    if (!is_as_by_day && has_working(tables, unit, System::eo)) {
        const std::int32_t by_eo = table * tables.sensors.eo_night_percent / hundred;
        reach = std::max(reach, std::min(by_eo, conditions.day_visibility));
    }
    return conditions.is_fog ? reach * tables.sensors.fog_percent / hundred : reach;
}

bool has_clear_line(const Tables& tables, const Battle& battle, const Unit& from, const Unit& to) {
    if (!is_at_surface_or_low(from) || !is_at_surface_or_low(to)) return true;
    const kit::Stretch line{from.place, to.place};
    for (const kit::Polygon& land : battle.conditions.land) {
        if (kit::do_overlap(line, land)) return false;
    }
    return std::none_of(battle.units.begin(), battle.units.end(), [&](const Unit& unit) {
        return unit.is_wreck() && is_other_vessel(unit, from, to) && is_in_line(tables, line, unit);
    });
}

std::int32_t vessels_between(const Tables& tables, const Battle& battle, const Unit& from,
                             const Unit& to) {
    const kit::Stretch line{from.place, to.place};
    return static_cast<std::int32_t>(
        std::count_if(battle.units.begin(), battle.units.end(), [&](const Unit& unit) {
            return is_other_vessel(unit, from, to) && !unit.is_wreck() &&
                   is_model(unit, from.side) && is_in_line(tables, line, unit);
        }));
}

bool has_land_behind(const Tables& tables, const Battle& battle, const Unit& from, const Unit& to) {
    const kit::Stretch line = kit::beyond({from.place, to.place}, mm(tables.radar.land_within));
    return std::any_of(battle.conditions.land.begin(), battle.conditions.land.end(),
                       [&](const kit::Polygon& land) { return kit::do_touch(line, land); });
}

}  // namespace flagplot::tactical::missile_age
