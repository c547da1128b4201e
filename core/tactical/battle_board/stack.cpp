#include "tactical/battle_board/stack.h"

#include <algorithm>

namespace flagplot::tactical::battle_board {

namespace {

constexpr std::int64_t parts_without_step = 1000;

std::int64_t up(std::int64_t value, std::int64_t by) { return (value + by - 1) / by; }

/// Takes as many ships as the damage is enough for, at `cost` each; returns how many.
std::int32_t take_ships(std::int64_t& parts_of_damage, std::int64_t cost, std::int32_t ships) {
    if (parts_of_damage < cost) return 0;  // usually: a division is slow
    const std::int64_t dead = std::min<std::int64_t>(ships, parts_of_damage / cost);
    parts_of_damage -= dead * cost;
    return static_cast<std::int32_t>(dead);
}

/// A part of the damage as it remains on a ship: up to the next step of its armour, at least a
/// point, never all of it.
std::int64_t settled(std::int64_t share, const Kind& kind, const Switches& switches) {
    const std::int64_t parts = armor_parts(switches);
    const std::int64_t step = switches.armor_step == 0 ? 1 : kind.armor;
    const std::int64_t stepped = step == 1 ? share : up(share, step) * step;
    return std::min(std::max(stepped, parts), kind.armor * parts - step);
}

void lose_shields(Stack& stack, const Kind& kind, std::int32_t before) {
    stack.shields = stack.shields * stack.ships / before;
    stack.shields_full = std::int64_t{kind.shields} * stack.ships;
}

/// What is left after destroying ships is distributed evenly over all the others.
void share_rest(Stack& stack, const Kind& kind, std::int64_t rest, const Switches& switches) {
    const std::int64_t all = stack.damage * stack.damaged + rest;
    if (rest == 0 || stack.ships == 0) return;
    const std::int64_t share = stack.ships == 1 ? all : up(all, stack.ships);
    stack.damage = settled(share, kind, switches);
    stack.damaged = stack.ships;
}

}  // namespace

std::int64_t armor_parts(const Switches& switches) {
    return switches.armor_step == 0 ? parts_without_step : switches.armor_step;
}

std::int64_t armor_left(const Stack& stack, const Kind& kind, std::int64_t parts) {
    return std::int64_t{stack.ships} * kind.armor * parts - stack.damaged * stack.damage;
}

std::int64_t armor_points_left(const Stack& stack, const Kind& kind, std::int64_t parts) {
    return up(armor_left(stack, kind, parts), parts);
}

Hurt hit_armor(Stack& stack, const Kind& kind, std::int64_t points, std::int32_t most_lost,
               const Switches& switches) {
    const std::int64_t parts = armor_parts(switches);
    const std::int64_t ship = kind.armor * parts;
    const std::int64_t before = armor_left(stack, kind, parts);
    const std::int32_t ships_before = stack.ships;
    std::int64_t rest = points * parts;

    const std::int32_t damaged_lost =
        stack.damaged == 0
            ? 0
            : take_ships(rest, ship - stack.damage, std::min(stack.damaged, most_lost));
    stack.damaged -= damaged_lost;
    stack.ships -= damaged_lost;
    if (stack.damaged == 0) {
        stack.damage = 0;
        stack.ships -= take_ships(rest, ship, std::min(stack.ships, most_lost - damaged_lost));
    }
    const std::int32_t lost = ships_before - stack.ships;
    if (lost == most_lost && stack.ships > 0) rest = 0;  // no torpedo was left for the others
    if (lost > 0) lose_shields(stack, kind, ships_before);
    if (stack.ships > 0) share_rest(stack, kind, rest, switches);
    const std::int64_t unused = stack.ships == 0 ? rest / parts : 0;
    return {0, before - armor_left(stack, kind, parts), unused, lost};
}

std::int64_t drain_shields(Stack& stack, std::int64_t points) {
    const std::int64_t taken = std::min(stack.shields, points);
    stack.shields -= taken;
    return taken;
}

Hurt hit_by_beam(Stack& stack, const Kind& kind, std::int64_t points, const Switches& switches) {
    const std::int64_t taken = drain_shields(stack, points);
    Hurt hurt = hit_armor(stack, kind, points - taken, stack.ships, switches);
    hurt.to_shields = taken;
    return hurt;
}

}  // namespace flagplot::tactical::battle_board
