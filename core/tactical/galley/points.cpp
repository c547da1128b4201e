#include "tactical/galley/points.h"

#include <algorithm>

namespace flagplot::tactical::galley {

namespace {

/// What is still to be given for a ship of this value.
std::int32_t rest_of(Ship& ship, std::int32_t value) {
    const std::int32_t rest = std::max(0, value - ship.counted);
    ship.counted = std::max(ship.counted, value);
    return rest;
}

void give(Battle& battle, SideIndex to, std::int32_t points) {
    battle.sides[to.index()].points += points;
}

void give_enemies(Battle& battle, SideIndex of, std::int32_t points) {
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        if (battle.is_hostile({side}, of)) give(battle, {side}, points);
    }
}

}  // namespace

void count_loss(Ground& ground, Tag tag, SideIndex to) {
    Ship& ship = ground.battle.ship(tag);
    if (ship.side == to) return count_loss(ground, tag);
    give(ground.battle, to, rest_of(ship, ship.ram_defence));
}

void count_loss(Ground& ground, Tag tag) {
    Ship& ship = ground.battle.ship(tag);
    give_enemies(ground.battle, ship.side, rest_of(ship, ship.ram_defence));
}

void count_capture(Ground& ground, Tag tag, SideIndex to) {
    Ship& ship = ground.battle.ship(tag);
    give(ground.battle, to, rest_of(ship, ship.ram_defence + ground.tables.victory.captured));
    ship.counted = 0;
}

void count_exit(Ground& ground, Tag tag) {
    Ship& ship = ground.battle.ship(tag);
    give_enemies(ground.battle, ship.side, rest_of(ship, ground.tables.victory.left_board));
}

std::int32_t points_of_enemies(const Battle& battle, SideIndex side) {
    std::int32_t most = 0;
    for (std::uint32_t other = 0; other < battle.sides.size(); ++other) {
        if (battle.is_hostile(side, {other})) most = std::max(most, battle.sides[other].points);
    }
    return most;
}

std::optional<SideIndex> winner_by_points(const Tables& tables, const Battle& battle) {
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        const std::int32_t points = battle.sides[side].points;
        const std::int32_t enemies = points_of_enemies(battle, {side});
        if (points >= tables.victory.victory && points >= tables.victory.times * enemies) {
            return SideIndex{side};
        }
    }
    return std::nullopt;
}

}  // namespace flagplot::tactical::galley
