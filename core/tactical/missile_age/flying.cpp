#include "tactical/missile_age/flying.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/kit/plane.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/damage.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

bool may_be_at(const Unit& aircraft, Altitude altitude) {
    const Altitude most = aircraft.craft == Craft::helicopter ? Altitude::medium : Altitude::high;
    return altitude >= Altitude::low && altitude <= most;
}

bool is_one_step(Altitude from, Altitude to) {
    const auto steps = static_cast<std::int32_t>(to) - static_cast<std::int32_t>(from);
    return steps >= -1 && steps <= 1;
}

void move_to(Ground& ground, Unit& aircraft, kit::Point to) {
    aircraft.was = aircraft.place;
    if (to != aircraft.place) aircraft.heading = kit::bearing(aircraft.place, to);
    aircraft.place = to;
    ground.trace(aircraft.was, to, TraceKind::moved);
}

}  // namespace

FlightRange flight_of(const Tables& tables, const Unit& aircraft) {
    const std::int32_t most = mm(template_of(tables, aircraft).move);
    return {aircraft.craft == Craft::helicopter ? 0 : most / 2, most};
}

std::optional<std::string> why_not_fly(const Tables& tables, const Battle& battle,
                                       const Unit& aircraft, const Fly& order) {
    if (!is_on_board(battle.conditions, order.to)) return "a place of the table";
    if (!may_be_at(aircraft, order.altitude) || !is_one_step(aircraft.altitude, order.altitude)) {
        return "an altitude at most one step from its own that it can fly at";
    }
    const FlightRange range = flight_of(tables, aircraft);
    const std::int32_t way = kit::distance(aircraft.place, point_at(battle.conditions, order.to));
    if (way < range.least || way > range.most) {
        return fmt::format("a flight of {} to {} mm", range.least, range.most);
    }
    return std::nullopt;
}

std::optional<std::string> why_not_return(const Battle& battle, const Unit& aircraft,
                                          const Return& order) {
    const bool may_try =
        aircraft.where == Whereabouts::away && battle.progress.turn >= aircraft.back_from;
    if (!may_try) return "an aircraft that may come back this turn";
    if (!is_on_edge(battle.conditions, order.at)) return "a place on the edge";
    return std::nullopt;
}

const Unit* home_of(const Battle& battle, const Unit& aircraft) {
    const auto found =
        std::find_if(battle.units.begin(), battle.units.end(), [&](const Unit& unit) {
            return unit.entry >= 0 && aircraft.home == unit.entry && unit.side == aircraft.side;
        });
    const bool is_there = found != battle.units.end() && is_fighting(*found);
    return is_there ? &*found : nullptr;
}

bool can_land(const Tables& tables, const Unit& aircraft, const Unit& ship) {
    if (!is_fighting(ship) || ship.is_aircraft() || ship.side != aircraft.side) return false;
    const std::string& kind = template_of(tables, aircraft).name;
    const auto& carried = template_of(tables, ship).aircraft;
    const bool carries = aircraft.home == ship.entry ||
                         std::any_of(carried.begin(), carried.end(),
                                     [&](const Embarked& each) { return each.kind == kind; });
    return carries && aircraft.altitude == Altitude::low &&
           distance_between(aircraft, ship) <= mm(tables.lengths.alongside);
}

void fly(Ground& ground, Unit& aircraft, const Fly& order) {
    aircraft.altitude = order.altitude;
    move_to(ground, aircraft, point_at(ground.battle.conditions, order.to));
    ground.tell_one(
        aircraft.side,
        [&] {
            return fmt::format("{} flies {} mm, {}", called(aircraft, aircraft.side),
                               kit::distance(aircraft.was, aircraft.place),
                               word_of(aircraft.altitude));
        },
        "MN-04");
}

bool come_back(Ground& ground, Unit& aircraft, kit::Point at) {
    Sum crew;
    crew.add("crew", aircraft.crew_quality);
    const Score score = ground.roll_with(DieUse::crew_test, aircraft.tag, d10_faces, crew);
    const std::int32_t needed = ground.tables.switches.crew_test_tn;
    const bool is_passed = score.total() >= needed;
    ground.tell_one(
        aircraft.side,
        [&] {
            return fmt::format("{} {}", aircraft.name, is_passed ? "comes back" : "stays away");
        },
        "MN-31", parts_of(ground, score, needed));
    if (!is_passed) return false;
    aircraft.where = Whereabouts::on_table;
    aircraft.place = aircraft.was = at;
    aircraft.heading = kit::bearing(at, {0, 0});
    aircraft.altitude = Altitude::low;
    std::fill(aircraft.known_by.begin(), aircraft.known_by.end(), Sighting::marker);
    return true;
}

void take_off(Ground& ground, Unit& aircraft) {
    const Unit* ship = home_of(ground.battle, aircraft);
    aircraft.where = Whereabouts::on_table;
    aircraft.tag = ground.battle.progress.next_tag++;
    aircraft.place = aircraft.was = ship->place;
    aircraft.heading = ship->heading;
    aircraft.altitude = Altitude::low;
    std::fill(aircraft.known_by.begin(), aircraft.known_by.end(), Sighting::marker);
    ground.tell([&](SideIndex side) { return fmt::format("{} takes off", called(aircraft, side)); },
                "MN-04");
}

void land(Ground& ground, Unit& aircraft, const Unit& ship) {
    ground.tell([&](SideIndex side) { return fmt::format("{} lands", called(aircraft, side)); },
                "MN-04");
    deactivate(ground.battle, aircraft);
    aircraft.where = Whereabouts::aboard;
    aircraft.home = ship.entry;
    aircraft.tag = 0;
    aircraft.endurance = template_of(ground.tables, aircraft).endurance;
}

void fly_on(Ground& ground, Unit& aircraft) {
    const Conditions& conditions = ground.battle.conditions;
    const kit::Point to =
        kit::ahead(aircraft.place, aircraft.heading, flight_of(ground.tables, aircraft).least);
    move_to(ground, aircraft, point_at(conditions, place_on_board(conditions, to)));
}

}  // namespace flagplot::tactical::missile_age
