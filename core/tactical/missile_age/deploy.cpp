#include "tactical/missile_age/deploy.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tactical/kit/plane.h"
#include "tactical/missile_age/muster.h"
#include "tactical/missile_age/shores.h"
#include "tactical/missile_age/sight.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

/// What the contract left open (A-MN-20, A-MN-21, B-MN-05).
void roll_weather(Ground& ground) {
    Conditions& conditions = ground.battle.conditions;
    const ConditionTable& table = ground.tables.conditions;
    if (conditions.day_visibility < 0) {
        conditions.day_visibility =
            mm(by_die(table.visibility, ground.roll(DieUse::visibility, 0, d10_faces)));
    }
    conditions.visibility = conditions.day_visibility;
    if (conditions.is_night) {
        const auto fixed = ground.tables.switches.night_visibility;
        const std::int32_t night =
            fixed ? *fixed
                  : by_die(table.night_visibility,
                           ground.roll(DieUse::night_visibility, 0, d10_faces));
        conditions.visibility = std::min(conditions.day_visibility, mm(night));
    }
    if (conditions.sea_state < 0) {
        conditions.sea_state =
            by_die(table.sea_state, ground.roll(DieUse::sea_state, 0, d10_faces));
    }
    if (conditions.wind.from < 0) {
        constexpr std::int32_t circle = 360;
        conditions.wind.from = ground.roll(DieUse::wind, 0, circle) % circle;
    }
    ground.say(
        [&] {
            return fmt::format("visibility {} mm, sea state {}, wind from {:03}",
                               conditions.visibility, conditions.sea_state, conditions.wind.from);
        },
        "A-MN-21");
}

// --- markers that are nothing --------------------------------------------------------------------

bool is_on_table_of(const Unit& unit, SideIndex side) {
    return unit.side == side && unit.is_on_table() && !unit.is_aircraft();
}

/// It moves as its cover does, and is fired at as such (B-MN-08).
Unit dummy_like(const Tables& tables, const Unit& cover, std::int32_t number) {
    Unit dummy = unit_of(tables, template_of(tables, cover), cover.kind);
    dummy.mounts.clear();
    dummy.side = cover.side;
    dummy.name = fmt::format("nothing {}", number);
    dummy.is_dummy = true;
    dummy.size = cover.size;
    dummy.first_rating = dummy.rating = cover.first_rating;
    dummy.first_mvr = dummy.mvr = cover.first_mvr;
    dummy.accel = cover.accel;
    dummy.ecm = cover.ecm;
    dummy.has_radar = false;
    dummy.known_by.assign(cover.known_by.size(), Sighting::marker);
    return dummy;
}

void add_dummies(Ground& ground, SideIndex side) {
    constexpr std::int32_t hundred = 100;
    std::vector<Unit> covers;
    for (const Unit& unit : ground.battle.units) {
        if (is_on_table_of(unit, side) && !unit.is_wreck()) covers.push_back(unit);
    }
    const auto ships = static_cast<std::int32_t>(covers.size());
    const std::int32_t dummies =
        (ships * ground.tables.switches.contact_dummies + hundred / 2) / hundred;
    for (std::int32_t number = 0; number < dummies; ++number) {
        const Unit& cover = covers[static_cast<std::size_t>(number % ships)];
        ground.battle.units.push_back(dummy_like(ground.tables, cover, number + 1));
    }
}

// --- places --------------------------------------------------------------------------------------

std::int32_t ranks_of(std::size_t markers) {
    constexpr std::size_t most_abreast = 24;
    return static_cast<std::int32_t>((markers + most_abreast - 1) / most_abreast);
}

/// Where a force opens: bearing and distance of its middle from the middle of the table.
struct Opening {
    std::vector<std::int32_t> bearings;
    std::int32_t radius = 0;
};

/// Two forces open so far apart on their own bearings, if these differ enough, else opposite each
/// other; more than two evenly round the middle, neighbours so far apart.
Opening opening_of(const Battle& battle, std::int32_t distance) {
    constexpr std::int32_t least_angle = 60, half_circle = 180, circle = 360;
    const auto sides = static_cast<std::int32_t>(battle.sides.size());
    const std::int32_t first = battle.sides.front().entry_bearing;
    Opening opening;
    std::int32_t between = sides < 2 ? half_circle : circle / sides;
    for (std::int32_t side = 0; side < sides; ++side) {
        opening.bearings.push_back(kit::in_circle(first + side * circle / sides));
    }
    if (sides == 2) {
        const std::int32_t second = battle.sides[1].entry_bearing;
        const std::int32_t angle = kit::angle_between(first, second);
        if (angle >= least_angle) {
            opening.bearings[1] = second;
            between = angle;
        }
    }
    const std::int64_t chord = std::int64_t{distance} * kit::sine_unit;
    opening.radius = static_cast<std::int32_t>(chord / (2 * kit::sine_of(between / 2)));
    return opening;
}

/// The table, large enough (B-MN-22).
std::int32_t half_table_for(const LengthTable& lengths, std::int32_t distance, std::int32_t radius,
                            std::int32_t ranks) {
    const std::int32_t behind = mm(lengths.shore) + ranks * mm(2 * lengths.abreast);
    const std::int32_t whole =
        std::max({mm(lengths.table), distance + mm(lengths.around), 2 * (radius + behind)});
    return (whole + 2 * mm(1) - 1) / (2 * mm(1)) * mm(1);
}

/// Line abreast across the bearing, in ranks behind each other (B-MN-23).
kit::Point place_in_line(const LengthTable& lengths, kit::Point middle, std::int32_t bearing,
                         std::int32_t place, std::int32_t markers) {
    constexpr std::int32_t quarter = 90;
    const std::int32_t ranks = ranks_of(static_cast<std::size_t>(markers));
    const std::int32_t abreast = (markers + ranks - 1) / ranks;
    const std::int32_t across = mm(lengths.abreast) * (2 * (place % abreast) - (abreast - 1)) / 2;
    const std::int32_t back = mm(2 * lengths.abreast) * (place / abreast);
    return kit::ahead(kit::ahead(middle, bearing, back), bearing + quarter, across);
}

/// Places of the units of a side, shuffled.
std::vector<std::size_t> shuffled(Ground& ground, SideIndex side) {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < ground.battle.units.size(); ++place) {
        if (is_on_table_of(ground.battle.units[place], side)) places.push_back(place);
    }
    for (std::size_t left = places.size(); left > 1; --left) {
        const auto other = static_cast<std::size_t>(
            ground.roll(DieUse::shuffle, side.number, static_cast<std::int32_t>(left)) - 1);
        std::swap(places[left - 1], places[other]);
    }
    return places;
}

void set_out(Ground& ground, SideIndex side, std::int32_t bearing, std::int32_t radius) {
    constexpr std::int32_t half_circle = 180, surprised_markers = 2;
    const std::vector<std::size_t> places = shuffled(ground, side);
    const kit::Point middle = kit::ahead({0, 0}, bearing, radius);
    std::int32_t place = 0;
    for (const std::size_t number : places) {
        Unit& unit = ground.battle.units[number];
        unit.tag = ground.battle.progress.next_tag++;
        unit.place = unit.was = place_in_line(ground.tables.lengths, middle, bearing, place++,
                                              static_cast<std::int32_t>(places.size()));
        unit.heading = kit::in_circle(bearing + half_circle);
        const bool is_surprised = ground.battle.sides[side.index()].is_surprised;
        const std::int32_t cruising = (unit.rating + 1) / 2;
        if (unit.is_wreck()) {
            unit.markers = 0;
        } else {
            unit.markers = is_surprised ? std::min(surprised_markers, unit.rating) : cruising;
        }
    }
}

void add_lanes(Ground& ground) {
    constexpr std::int32_t quarter = 90, half_circle = 180;
    Battle& battle = ground.battle;
    for (const Lane& lane : ground.tables.lanes) {
        const auto kind = template_called(ground.tables, lane.kind);
        if (!kind) continue;
        Unit unit =
            unit_of(ground.tables, ground.tables.templates[static_cast<std::size_t>(*kind)], *kind);
        unit.tag = battle.progress.next_tag++;
        unit.side = nobody;
        unit.name = lane.kind;
        unit.is_civilian = true;
        unit.heading = kit::in_circle(lane.heading);
        unit.place = unit.was =
            kit::ahead(kit::ahead({0, 0}, lane.heading + quarter, mm(lane.offset)),
                       lane.heading + half_circle, mm(lane.along));
        unit.known_by.assign(battle.sides.size(), Sighting::model);
        battle.units.push_back(std::move(unit));
    }
}

}  // namespace

std::int32_t opening_distance(const Tables& tables, const Battle& battle) {
    std::int32_t by_radar = 0, by_eye = 0;
    for (const Unit& unit : battle.units) {
        if (!is_fighting(unit) || unit.is_aircraft()) continue;
        if (unit.has_radar) by_radar = std::max(by_radar, radar_reach(tables, unit, false));
        by_eye = std::max(by_eye, eye_reach(tables, battle, unit, unit));
    }
    return by_radar > 0 ? by_radar : by_eye;
}

void deploy(Ground& ground) {
    Battle& battle = ground.battle;
    roll_weather(ground);
    const std::int32_t distance = opening_distance(ground.tables, battle);
    std::size_t most_markers_of_side = 0;
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        add_dummies(ground, {side});
        const auto markers = static_cast<std::size_t>(
            std::count_if(battle.units.begin(), battle.units.end(),
                          [&](const Unit& unit) { return is_on_table_of(unit, {side}); }));
        most_markers_of_side = std::max(most_markers_of_side, markers);
    }
    const Opening opening = opening_of(battle, distance);
    battle.conditions.half_table = half_table_for(ground.tables.lengths, distance, opening.radius,
                                                  ranks_of(most_markers_of_side));
    lay_shores(ground.tables.lengths, battle.conditions);
    battle.progress.next_tag = 1;
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        set_out(ground, {side}, opening.bearings[side], opening.radius);
    }
    // The order of units must not say which marker is what.
    std::stable_sort(battle.units.begin(), battle.units.end(),
                     [](const Unit& a, const Unit& b) { return a.tag < b.tag; });
    add_lanes(ground);
}

}  // namespace flagplot::tactical::missile_age
