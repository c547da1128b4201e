#include <algorithm>

#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/situation.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::int32_t at_effective_range = 0;
constexpr std::int32_t at_once = 450;

/// When the first torpedoes of the side arrive; none are under way: nothing.
std::optional<std::int32_t> first_arrival(const Side& own) {
    std::optional<std::int32_t> first;
    for (const Salvo& salvo : own.salvoes) {
        if (!first || salvo.arrives < *first) first = salvo.arrives;
    }
    return first;
}

/// The range at which one who stalks opens (GU-71), hundreds of yards.
std::int32_t opening_of_ambush(const Command& command) {
    constexpr std::int32_t by_day = 300, by_eye = 60, by_radar = 120, with_torpedoes_under_way = 35;
    const Situation& situation = command.situation;
    if (!situation.is_night()) return by_day;
    const std::int32_t by_night = command.sees_by_radar() ? by_radar : by_eye;
    const auto arrival = first_arrival(situation.own());
    if (!arrival) return by_night;
    const bool is_time = *arrival <= situation.view.conditions.turn + 1;
    return is_time ? by_night : with_torpedoes_under_way;
}

std::int32_t opening_of(const Command& command, const EnemyDivision& enemy) {
    constexpr std::int32_t at_point_blank = 40;
    switch (command.wishes.open_fire) {
        case OpenFire::seen:
            return at_once;
        case OpenFire::point_blank:
            return at_point_blank;
        case OpenFire::effective:
        case OpenFire::fired_on:
            break;
    }
    return is_stalking(command, enemy) ? opening_of_ambush(command) : at_effective_range;
}

Verb lights_of(const Command& command, const EnemyDivision& enemy, std::int32_t opening) {
    constexpr std::int32_t as_needed = 50;
    const SightTable& sight = command.situation.tables.sight;
    const bool opens = opening == at_effective_range || enemy.range <= opening;
    const auto if_so = [](bool is_so, Verb verb) { return is_so ? verb : Verb::dark; };
    switch (command.wishes.lights) {
        case LightWish::as_needed:
            return if_so(opens && enemy.range <= as_needed && is_stalking(command, enemy) &&
                             !command.has_gunnery_radar(),
                         Verb::searchlights);
        case LightWish::searchlights:
            return if_so(opens && enemy.range <= sight.searchlight, Verb::searchlights);
        case LightWish::star_shell:
            return if_so(opens && enemy.range <= sight.star_shell, Verb::star_shell);
        case LightWish::dark:
            break;
    }
    return Verb::dark;
}

bool weaves(const Command& command, const EnemyDivision& enemy) {
    constexpr std::int32_t near = 60;
    switch (command.wishes.weave) {
        case WeaveWish::when_hit:
            return (enemy.range > near || !command.situation.is_night()) &&
                   command.any_ship(
                       [](const Ship& ship, const Design&) { return ship.hit_turns > 0; });
        case WeaveWish::always:
            return true;
        case WeaveWish::never:
            break;
    }
    return false;
}

}  // namespace

bool is_stalking(const Command& command, const EnemyDivision& enemy) {
    return !enemy.is_alert() && command.task != Task::break_off;
}

void order_guns(const Command& command, const EnemyDivision& enemy, Line& line) {
    const Division& division = command.division;
    line.add(division, weaves(command, enemy) ? Verb::weave : Verb::steady);
    const bool is_armed =
        command.any_ship([](const Ship& ship, const Design&) { return has_guns(ship); });
    if (!is_armed) return;
    const bool is_held_back =
        command.wishes.open_fire == OpenFire::fired_on && !command.situation.own().was_fired_at;
    const std::int32_t opening = opening_of(command, enemy);
    if (is_held_back) {
        line.add(division, Verb::hold_fire);
    } else {
        line.add(division, Verb::open_at, opening);
        line.add(division, Verb::fire_freely, static_cast<std::int32_t>(command.wishes.targets));
    }
    if (!command.situation.view.conditions.is_night) return;
    const bool is_dark = !command.situation.is_night() || is_held_back;
    line.add(division, is_dark ? Verb::dark : lights_of(command, enemy, opening));
}

}  // namespace flagplot::tactical::gunnery
