#include "tactical/gunnery/standing.h"

#include <algorithm>

namespace flagplot::tactical::gunnery {

namespace {

bool has_ships(const Side& side, const Division& division) {
    return std::any_of(division.ships.begin(), division.ships.end(), [&](std::int32_t ship) {
        return side.ships[static_cast<std::size_t>(ship)].is_there();
    });
}

bool is_taken(const Side& side, std::string_view name) {
    return std::any_of(side.divisions.begin(), side.divisions.end(),
                       [&](const Division& each) { return each.name == name; });
}

void give_guns(const Standing& order, Division& division) {
    if (order.verb == Verb::open_at) {
        division.opens_at = order.number;
        if (division.guns.verb != Verb::fire_freely) division.guns = {Verb::fire_freely, 0, 0, {}};
    } else {
        division.guns = order;
    }
}

void give_motion(const Standing& order, Division& division) {
    if (order.verb == Verb::reform) {
        division.is_together = division.is_convoy;
        division.motion = {Verb::steer, division.heading, 0, {}};
    } else if (order.verb == Verb::together) {
        division.is_together = true;
        division.motion = {Verb::steer, order.number, 0, {}};
    } else {
        division.motion = order;
    }
}

}  // namespace

Division* division_called(Side& side, std::string_view name) {
    const auto found = std::find_if(
        side.divisions.begin(), side.divisions.end(),
        [&](const Division& each) { return each.name == name && has_ships(side, each); });
    return found == side.divisions.end() ? nullptr : &*found;
}

const Division* division_called(const Side& side, std::string_view name) {
    const auto found = std::find_if(
        side.divisions.begin(), side.divisions.end(),
        [&](const Division& each) { return each.name == name && has_ships(side, each); });
    return found == side.divisions.end() ? nullptr : &*found;
}

void give(const Clause& clause, Side& side) {
    Division& division = *division_called(side, clause.division);
    const Standing order{clause.verb, clause.number, clause.enemy, clause.name};
    const Sort sort = sort_of(clause.verb);
    division.given =
        static_cast<std::uint8_t>(division.given | (1U << static_cast<unsigned>(sort)));
    switch (sort) {
        case Sort::motion:
            return give_motion(order, division);
        case Sort::speed:
            division.speed = clause.verb == Verb::full ? full_speed : clause.number;
            return;
        case Sort::guns:
            return give_guns(order, division);
        case Sort::torpedoes:
            division.torpedoes = order;
            return;
        case Sort::evasion:
            division.is_weaving = clause.verb == Verb::weave;
            return;
        case Sort::smoke:
            division.makes_smoke = clause.verb == Verb::smoke;
            return;
        case Sort::lights:
            division.lights = clause.verb;
            return;
        case Sort::radar:
            division.is_radar_on = clause.verb == Verb::radar_on;
            return;
    }
}

std::string free_name(const Side& side, const std::string& division, char letter) {
    std::string name = division + letter;
    while (is_taken(side, name)) name += letter;
    return name;
}

}  // namespace flagplot::tactical::gunnery
