#include "tactical/squadron/ships.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace flagplot::tactical::squadron {

kit::Box base_of(const Battle& battle, const Ship& ship) {
    const ShipClass& kind = battle.class_of(ship);
    return {ship.place, ship.heading, kind.length, kind.breadth};
}

kit::Box base_of(const Battle& battle, ShipNumber ship) {
    return base_of(battle, battle.ships[ship]);
}

bool are_far(kit::Point one, kit::Point other, std::int32_t reach) {
    return std::abs(one.x - other.x) > reach || std::abs(one.y - other.y) > reach;
}

std::string called(const Battle& battle, ShipNumber ship) {
    return fmt::format("{} (T{})", battle.ships[ship].name, ship + 1);
}

std::string called_squadron(SquadronNumber squadron) { return fmt::format("S{}", squadron + 1); }

std::int32_t hull_left(const Battle& battle, const Ship& ship) {
    return std::max(0, battle.class_of(ship).hull - ship.damage.hull);
}

std::int32_t crew_left(const Battle& battle, const Ship& ship) {
    return std::max(0, battle.class_of(ship).crew - ship.damage.crew);
}

bool is_able(const Ship& ship) { return ship.is_on_table() && !ship.is_derelict; }

std::int32_t critical_rating_of(const Battle& battle, const Ship& ship) {
    const ShipClass& kind = battle.class_of(ship);
    return ship.damage.of(Lasting::waterline) > 0 ? kind.damage_rating : kind.critical_rating;
}

std::int32_t reduction_of(const Ship& ship) { return std::max(ship.damage.hull, ship.damage.crew); }

std::vector<ShipNumber> ships_of(const Battle& battle, SquadronNumber squadron) {
    std::vector<ShipNumber> ships;
    for (ShipNumber number = 0; number < battle.ships.size(); ++number) {
        const Ship& ship = battle.ships[number];
        if (ship.squadron == squadron && is_able(ship)) ships.push_back(number);
    }
    return ships;
}

Pair pair_of(ShipNumber one, ShipNumber other) {
    return {std::min(one, other), std::max(one, other)};
}

bool holds(const std::vector<Pair>& pairs, ShipNumber one, ShipNumber other) {
    return std::find(pairs.begin(), pairs.end(), pair_of(one, other)) != pairs.end();
}

bool holds(const std::vector<ShipNumber>& ships, ShipNumber ship) {
    return std::find(ships.begin(), ships.end(), ship) != ships.end();
}

bool is_engaged(const Battle& battle, ShipNumber ship) {
    return std::any_of(battle.fights.begin(), battle.fights.end(),
                       [ship](const Pair& fight) { return fight.holds(ship); });
}

std::vector<ShipNumber> partners(const std::vector<Pair>& pairs, ShipNumber ship) {
    std::vector<ShipNumber> others;
    for (const Pair& pair : pairs) {
        if (pair.holds(ship)) others.push_back(pair.one == ship ? pair.other : pair.one);
    }
    std::sort(others.begin(), others.end());
    return others;
}

bool are_enemies(const Battle& battle, ShipNumber one, ShipNumber other) {
    return battle.is_hostile(battle.ships[one].side, battle.ships[other].side);
}

std::int32_t points_left(const Battle& battle, SideIndex side) {
    std::int32_t points = 0;
    for (const Ship& ship : battle.ships) {
        if (ship.side == side && is_able(ship)) points += battle.class_of(ship).points;
    }
    return points;
}

std::vector<SquadronNumber> squadrons_of(const Battle& battle, SideIndex side) {
    std::vector<SquadronNumber> found;
    for (SquadronNumber number = 0; number < battle.squadrons.size(); ++number) {
        const bool is_own = battle.squadrons[number].side == side;
        if (is_own && !ships_of(battle, number).empty()) found.push_back(number);
    }
    return found;
}

}  // namespace flagplot::tactical::squadron
