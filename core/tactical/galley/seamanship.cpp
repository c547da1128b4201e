#include "tactical/galley/seamanship.h"

#include <algorithm>

namespace flagplot::tactical::galley {

namespace {

std::int32_t half_of(const Ship& ship) { return (ship.cruise + (ship.is_merchant ? 1 : 0)) / 2; }

bool is_following(const WindState& wind, kit::Hexside facing) {
    if (!wind.from || wind.is_calm) return false;
    const kit::Hexside off = kit::in_hex(*wind.from - facing);
    return off >= 2 && off <= 4;
}

}  // namespace

std::vector<Tag> held_with(const Battle& battle, Tag ship) {
    std::vector<Tag> others;
    for (const Hold& hold : battle.holds) {
        if (hold.one == ship) others.push_back(hold.other);
        if (hold.other == ship) others.push_back(hold.one);
    }
    return others;
}

bool is_held(const Battle& battle, Tag ship, HoldKind kind) {
    return std::any_of(battle.holds.begin(), battle.holds.end(), [&](const Hold& hold) {
        return hold.kind == kind && (hold.one == ship || hold.other == ship);
    });
}

bool is_held(const Battle& battle, Tag ship) {
    return is_held(battle, ship, HoldKind::grappled) || is_held(battle, ship, HoldKind::fouled);
}

bool are_held_together(const Battle& battle, Tag one, Tag other) {
    const std::vector<Tag> others = held_with(battle, one);
    return std::find(others.begin(), others.end(), other) != others.end();
}

Speed level_of(const Ship& ship) { return ship.is_crippled ? Speed::cruise : ship.speed; }

bool may_go_maximum(const Battle& battle, const Ship& ship) {
    return ship.is_there() && ship.maximum > 0 && ship.crew > 0 && !ship.is_captured &&
           !ship.is_crippled && !ship.is_rammed && !ship.is_slow && ship.fatigue == 0 &&
           !ship.has_sails_up && !battle.wind.is_storm;
}

std::int32_t allowance(const Tables& tables, const Battle& battle, Tag tag) {
    const Ship& ship = battle.ship(tag);
    if (ship.is_rammed) return 0;
    if (ship.is_crippled) return std::min(1, ship.cruise);
    std::int32_t points = level_of(ship) == Speed::maximum ? ship.maximum : ship.cruise;
    const bool is_helped = is_following(battle.wind, ship.at.facing);
    if (ship.has_sails_up && is_helped) points += tables.wind.sail_bonus;
    const bool is_halved = ship.is_slow || ship.is_captured || (ship.has_sails_up && !is_helped);
    if (is_halved) points = std::min(points, half_of(ship));
    return std::max(0, points - (ship.fatigue > 0 ? 1 : 0));
}

bool is_at_half_speed(const Tables& tables, const Battle& battle, Tag ship) {
    return allowance(tables, battle, ship) <= half_of(battle.ship(ship));
}

std::int32_t missile_strength(const Tables& tables, const Ship& ship) {
    const bool is_limited = tables.switches.missile_by_manpower;
    return std::max(0, is_limited ? std::min(ship.missiles, ship.manpower) : ship.missiles);
}

bool can_fight(const Ship& ship) {
    return ship.is_there() && !ship.is_rammed && !ship.is_captured && ship.cruise > 0 &&
           ship.crew + ship.manpower > 0;
}

bool is_individual(const Tables& tables, const Battle& battle, Tag tag) {
    const Ship& ship = battle.ship(tag);
    const Squadron& squadron = battle.squadrons[ship.squadron];
    if (!battle.has_ship(squadron.commander)) return true;
    const Ship& commander = battle.ship(squadron.commander);
    const bool is_led = commander.is_there() && commander.side == ship.side &&
                        !commander.is_captured && !ship.is_captured;
    return !is_led || hexes_apart(commander.at, ship.at) > tables.command.range;
}

bool is_admiral_lost(const Battle& battle, SideIndex side) {
    const Tag admiral = battle.sides[side.index()].admiral;
    if (!battle.has_ship(admiral)) return false;
    const Ship& ship = battle.ship(admiral);
    return ship.where == Whereabouts::sunk || ship.side != side;
}

}  // namespace flagplot::tactical::galley
