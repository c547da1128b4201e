#include <algorithm>

#include "tactical/gunnery/contacts.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/situation.h"
#include "tactical/gunnery/units.h"

namespace flagplot::tactical::gunnery {

namespace {

/// Value of the warships that came in company of a convoy: new, and what is left of it.
struct Escort {
    std::int64_t before = 0;
    std::int64_t left = 0;
};
Escort escort_of(const Situation& situation, std::int32_t formation) {
    Escort escort;
    for (const Ship& ship : situation.own().ships) {
        const Design& design = situation.design(ship);
        if (ship.formation != formation || design.is_merchant) continue;
        escort.before += new_value_of(design, situation.tables);
        escort.left += value_left(ship, design, situation.tables);
    }
    return escort;
}

bool is_flotilla(const Situation& situation, const Division& division) {
    return std::all_of(division.ships.begin(), division.ships.end(), [&](std::int32_t place) {
        return situation.design(situation.ship(place)).handling == Handling::destroyer;
    });
}

bool is_of_convoy(const Situation& situation, const Division& division) {
    const auto& divisions = situation.own().divisions;
    return std::any_of(divisions.begin(), divisions.end(), [&](const Division& each) {
        return each.is_convoy && each.formation == division.formation;
    });
}

/// Divisions of destroyers in company of a convoy.
bool is_by_nature(const Situation& situation, const Division& division) {
    return !division.is_convoy && is_there(situation.own(), division) &&
           is_flotilla(situation, division) && is_of_convoy(situation, division);
}

/// Half of the flotillas attack: every second, or the only one.
bool is_of_attack(const Command& command) {
    std::int32_t place = 0, many = 0;
    for (const Division& division : command.situation.own().divisions) {
        if (!is_by_nature(command.situation, division)) continue;
        if (&division == &command.division) place = many;
        ++many;
    }
    return many == 1 || place % 2 == 1;
}

bool attacks(const Command& command, const Foe& enemy) {
    constexpr std::int32_t reach = 8'000;
    const Situation& situation = command.situation;
    const std::int32_t range = kit::distance(command.guide.at, enemy.held->at);
    if (range > reach || !can_attack(command) || !is_of_attack(command)) return false;
    if (!command.is_blind_by_night()) return true;
    const std::int32_t sight =
        sight_of(command.guide, command.design, enemy, situation.light, situation.tables);
    return range * 2 <= sight * yards_in_range;
}

}  // namespace

void lead_convoy(const Command& command, Line& line) {
    constexpr std::int32_t feared = 20'000;
    const Foe* nearest = command.situation.nearest_warship(command.guide.at);
    const Division& division = command.division;
    if (nearest == nullptr || division.is_scattered) return;
    if (kit::distance(command.guide.at, nearest->held->at) > feared) return;
    if (command.wishes.convoy == ConvoyWish::holds_on) return;
    const Escort escort = escort_of(command.situation, division.formation);
    const bool is_bared = escort.before > 0 && escort.left * 2 < escort.before;
    line.add(division, Verb::full);
    if (is_bared || command.wishes.convoy == ConvoyWish::scatters) {
        return line.add(division, Verb::scatter);
    }
    line.add(division, Verb::steer, kit::bearing(nearest->held->at, command.guide.at));
}

bool is_escort(const Command& command) {
    const Situation& situation = command.situation;
    if (situation.convoy == nullptr || command.division.is_convoy) return false;
    if (!situation.has_warships()) return false;
    return command.task == Task::cover_the_convoy ||
           (!command.wishes.task && is_by_nature(situation, command.division));
}

void lead_escort(const Command& command, Line& line) {
    const Situation& situation = command.situation;
    const Division& division = command.division;
    const Ship& led = situation.ship(guide_of(situation.own(), *situation.convoy));
    const Foe& enemy = *situation.nearest_warship(led.at);
    line.add(division, Verb::full);
    if (attacks(command, enemy)) {
        line.add(division, Verb::keep, torpedo_range, enemy.held->enemy);
        return line.add(division, Verb::no_smoke);
    }
    line.add(division, Verb::screen, 0, 0, situation.convoy->name);
    line.add(division, command.wishes.smoke == SmokeWish::never ? Verb::no_smoke : Verb::smoke);
}

}  // namespace flagplot::tactical::gunnery
