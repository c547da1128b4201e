#include <algorithm>
#include <cstdlib>

#include "tactical/kit/plane.h"
#include "tactical/kit/shape.h"
#include "tactical/missile_age/acts.h"
#include "tactical/missile_age/allowed.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/captain_mind.h"
#include "tactical/missile_age/flying.h"
#include "tactical/missile_age/moving.h"
#include "tactical/missile_age/sight.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

constexpr std::int32_t quarter = 90, half_circle = 180, eighth = 45, circle = 360;

// --- vessels -------------------------------------------------------------------------------------

/// Does a run on this heading end on land or beyond the edge?
bool leads_off(const Conditions& conditions, const Unit& unit, std::int32_t heading,
               std::int32_t run) {
    const kit::Point end = kit::ahead(unit.place, heading, run);
    if (!is_on_table(conditions, end)) return true;
    const kit::Stretch way{unit.place, end};
    return std::any_of(conditions.land.begin(), conditions.land.end(),
                       [&](const kit::Polygon& land) { return kit::do_overlap(way, land); });
}

/// The way off the table that leads away from the enemy and not over land.
std::int32_t way_out(const Conditions& conditions, const Unit& unit, std::int32_t away) {
    std::int32_t best = away, least = circle;
    for (std::int32_t heading = 0; heading < circle; heading += eighth) {
        const kit::Stretch way{unit.place,
                               kit::ahead(unit.place, heading, 2 * conditions.half_table)};
        const bool is_blocked =
            std::any_of(conditions.land.begin(), conditions.land.end(),
                        [&](const kit::Polygon& land) { return kit::do_overlap(way, land); });
        const std::int32_t off = kit::angle_between(heading, away) + (is_blocked ? half_circle : 0);
        if (off >= least) continue;
        best = heading;
        least = off;
    }
    return best;
}

bool is_harmless(const Mind& mind, const Unit& unit) {
    using enum WeaponKind;
    return std::all_of(unit.mounts.begin(), unit.mounts.end(), [&](const Mount& mount) {
        const WeaponKind kind = weapon_of(mind.tables, mount).kind;
        const bool attacks = kind == gun || kind == rockets || kind == missile || kind == torpedo;
        return !attacks || mount.is_out || mount.rounds == 0;
    });
}

/// Cripples and ships that can hurt nobody leave; what is nothing has no weapons to lose.
bool withdraws(const Mind& mind, const Unit& unit) {
    if (unit.is_dummy) return false;
    switch (mind.wish<Withdrawal>(unit, "withdraw")) {
        case Withdrawal::critical:
            return unit.level >= Level::critical || is_harmless(mind, unit);
        case Withdrawal::heavy:
            return unit.level >= Level::heavy || is_harmless(mind, unit);
        case Withdrawal::light:
            return unit.level >= Level::light || is_harmless(mind, unit);
        case Withdrawal::never:
            return false;
    }
    return false;
}

/// How near it wants to come: guns to the short range, missiles no nearer than they must.
std::int32_t wanted_distance(const Mind& mind, const Unit& unit) {
    constexpr std::int32_t stands_off = 800, short_share = 3;
    const Weapon* missile = longest_of(mind.tables, unit, WeaponKind::missile);
    const Weapon* gun = longest_of(mind.tables, unit, WeaponKind::gun);
    const std::int32_t by_gun = gun == nullptr ? stands_off : mm(gun->range) / short_share;
    switch (mind.wish<Manoeuvre>(unit, "manoeuvre")) {
        case Manoeuvre::close:
            return by_gun;
        case Manoeuvre::stand_off:
            return stands_off;
        case Manoeuvre::captain:
            break;
    }
    if (unit.is_dummy) return stands_off;
    return missile == nullptr ? by_gun : std::min(stands_off, mm(missile->range) * 3 / 4);
}

/// The heading on which a vessel wants to go.
std::int32_t wanted_heading(const Mind& mind, const Unit& unit) {
    constexpr std::int32_t slack = 100;
    const Unit* enemy = mind.nearest_vessel(unit);
    if (enemy == nullptr) return unit.heading;
    const std::int32_t towards = kit::bearing(unit.place, enemy->place);
    const std::int32_t away = kit::in_circle(towards + half_circle);
    if (withdraws(mind, unit)) return way_out(mind.battle.conditions, unit, away);
    const std::int32_t distance = distance_between(unit, *enemy);
    const std::int32_t wanted = wanted_distance(mind, unit);
    if (distance > wanted + slack) return towards;
    if (distance < wanted - slack) return away;
    const std::int32_t starboard = kit::in_circle(towards + quarter);
    const std::int32_t port = kit::in_circle(towards - quarter);
    return kit::angle_between(unit.heading, starboard) < kit::angle_between(unit.heading, port)
               ? starboard
               : port;
}

// --- aircraft ------------------------------------------------------------------------------------

/// What an aircraft flies to, and how near.
struct Errand {
    kit::Point to;
    std::int32_t distance = 0;
};

bool has_rounds(const Unit& unit) {
    return std::any_of(unit.mounts.begin(), unit.mounts.end(),
                       [](const Mount& mount) { return mount.full > 0 && mount.rounds > 0; });
}

std::optional<Errand> errand_of(const Mind& mind, const Unit& aircraft) {
    constexpr std::int32_t last_turns = 2;
    const Unit* home = home_of(mind.battle, aircraft);
    const bool is_done = !has_rounds(aircraft) || aircraft.endurance <= last_turns;
    if (is_done && home != nullptr) return Errand{home->place, 0};
    const Unit* enemy = mind.nearest_vessel(aircraft);
    if (enemy == nullptr) return std::nullopt;
    std::int32_t reach = eye_reach(mind.tables, mind.battle, aircraft, *enemy);
    if (mind.is_identified(*enemy)) {
        const Weapon* missile = longest_of(mind.tables, aircraft, WeaponKind::missile);
        reach = missile == nullptr ? 0 : mm(missile->range);
    }
    constexpr std::int32_t tenths = 10, safe = 8;
    return Errand{enemy->place, reach * safe / tenths};
}

/// Of what is listed, and straight there.
std::vector<Order> flights_of(const Mind& mind, const Unit& aircraft, kit::Point to) {
    std::vector<Order> flights = acts_of(mind.tables, mind.battle, mind.side, aircraft.tag);
    if (!aircraft.is_on_table()) return flights;
    const Fly direct{aircraft.tag, place_on_board(mind.battle.conditions, to), aircraft.altitude};
    if (!why_not_fly(mind.tables, mind.battle, aircraft, direct)) flights.push_back({direct});
    return flights;
}

/// Where an order takes it.
BoardPlace end_of(const Order& order, BoardPlace none) {
    if (const auto* flight = std::get_if<Fly>(&order.what)) return flight->to;
    const auto* back = std::get_if<Return>(&order.what);
    return back == nullptr ? none : back->at;
}

}  // namespace

std::optional<Order> move_wanted(const Mind& mind, const Unit& unit) {
    constexpr std::int32_t near_enough = 30, room = 100;
    const MarkerRange range = markers_allowed(mind.battle, unit);
    if (range.most == 0) return std::nullopt;
    const Conditions& conditions = mind.battle.conditions;
    const std::int32_t most = band_of(mind.tables, range.most).most;
    std::int32_t heading = wanted_heading(mind, unit);
    if (!withdraws(mind, unit) && leads_off(conditions, unit, heading, most + room)) {
        heading = kit::bearing(unit.place, {0, 0});
    }
    const bool is_on_course = kit::angle_between(unit.heading, heading) <= near_enough;
    if (is_on_course && unit.markers == range.most) return std::nullopt;
    const kit::Point to = kit::ahead(unit.place, heading, most);
    return Order{Steer{unit.tag, range.most, place_on_board(conditions, to)}};
}

std::optional<Order> guidance_wanted(const Mind& mind, const Torpedo& torpedo) {
    Unit here;
    here.place = torpedo.place;
    const Unit* enemy = mind.nearest_vessel(here);
    if (enemy == nullptr) return std::nullopt;
    const std::int32_t heading =
        kit::turned_towards(torpedo.heading, kit::bearing(torpedo.place, enemy->place),
                            mind.tables.switches.move_turn_deg);
    if (heading == torpedo.heading) return std::nullopt;
    return Order{Guide{torpedo.tag, heading}};
}

std::optional<Order> flight_wanted(const Mind& mind, const Unit& unit) {
    constexpr std::int32_t near_enough = 20;
    const auto errand = errand_of(mind, unit);
    if (!errand) return std::nullopt;
    const Conditions& conditions = mind.battle.conditions;
    const auto miss = [&](BoardPlace place) {
        return std::abs(kit::distance(point_at(conditions, place), errand->to) - errand->distance);
    };
    const BoardPlace here = place_on_board(conditions, unit.place);
    const bool may_hover = unit.is_on_table() && flight_of(mind.tables, unit).least == 0;
    if (may_hover && miss(here) <= near_enough) return std::nullopt;
    const std::vector<Order> flights = flights_of(mind, unit, errand->to);
    const auto best =
        std::min_element(flights.begin(), flights.end(), [&](const Order& one, const Order& other) {
            return miss(end_of(one, here)) < miss(end_of(other, here));
        });
    return best == flights.end() ? std::nullopt : std::optional(*best);
}

}  // namespace flagplot::tactical::missile_age
