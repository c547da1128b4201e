#include <algorithm>

#include "tactical/gunnery/contacts.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/situation.h"
#include "tactical/gunnery/units.h"

namespace flagplot::tactical::gunnery {

namespace {

/// How far off an enemy ship one stays that would see him first; 0: nothing is to be feared of her.
std::int32_t berth_of(const Command& command, const Foe& foe) {
    constexpr std::int32_t margin = 8, of_torpedoes = 35;
    const Situation& situation = command.situation;
    if (command.is_blind_cover() && foe.held->now < Knowing::known && !foe.design->is_merchant) {
        return off_the_unknown * yards_in_range;
    }
    const bool is_feared = !foe.design->is_merchant || !foe.is_alert;
    if (foe.held->now < Knowing::seen || !is_feared) return 0;
    const std::int32_t her_sight =
        sight_by(foe, command.guide, command.design, situation.light, situation.tables);
    const std::int32_t berth = (foe.is_alert ? her_sight / 2 : her_sight) + margin;
    const bool has_torpedoes = !foe.design->is_merchant && foe.design->tubes > 0;
    const std::int32_t wanted = has_torpedoes ? std::max(berth, of_torpedoes) : berth;
    const std::int32_t own_sight =
        sight_of(command.guide, command.design, foe, situation.light, situation.tables);
    return own_sight > wanted ? wanted * yards_in_range : 0;
}

NightCare care_of(const Command& command) {
    NightCare care;
    const Situation& situation = command.situation;
    if (!situation.is_night() || command.task == Task::close_and_destroy) return care;
    care.glow = situation.light.glow;
    for (const Foe& foe : situation.foes) {
        const std::int32_t berth = berth_of(command, foe);
        if (berth == 0) continue;
        const Mover mover = reckoned(*foe.held, situation.view.conditions);
        care.berths.push_back({after_a_turn(mover, situation.view.conditions.minutes), berth});
    }
    return care;
}

Mover mover_of(const Command& command) {
    return {command.guide.at, command.guide.heading, knots_left(command.guide, command.design)};
}

/// Has this contact been hurt or set on fire?
bool is_cripple(const Contact& contact) { return contact.hurt > 0 || contact.is_burning; }

/// Is an enemy that was last held so long ago still looked for?
bool is_sought(const Command& command, const Contact& contact) {
    constexpr std::int32_t as_long_as = 10;
    const std::int32_t turns = command.situation.view.conditions.turn - contact.turn;
    switch (command.wishes.pursuit) {
        case Pursuit::as_long_as_it_pays:
            return turns <= as_long_as;
        case Pursuit::to_the_end:
            return true;
        case Pursuit::cripples:
            return is_cripple(contact);
        case Pursuit::none:
            break;
    }
    return false;
}

}  // namespace

void steer_for(const Command& command, const EnemyDivision& enemy, std::int32_t range, Line& line) {
    const Situation& situation = command.situation;
    const Division& division = command.division;
    line.add(division, Verb::full);
    if (command.task == Task::cross_their_bows) {
        return line.add(division, Verb::cross, range, enemy.number);
    }
    const NightCare care = care_of(command);
    if (care.berths.empty() && !care.glow)
        return line.add(division, Verb::keep, range, enemy.number);
    const Conditions& conditions = situation.view.conditions;
    line.add(division, Verb::steer,
             heading_for_range(mover_of(command), command.design.handling,
                               reckoned(*enemy.nearest->held, conditions), range * yards_in_range,
                               conditions.minutes, situation.tables, care));
}

void break_off(const Command& command, Line& line) {
    constexpr std::int32_t away = -1, smoke_within = 20'000;
    const Situation& situation = command.situation;
    line.add(command.division, Verb::break_off, away);
    const Foe* nearest = situation.nearest_warship(command.guide.at);
    const bool is_pressed = nearest != nullptr && !situation.is_night() &&
                            kit::distance(command.guide.at, nearest->held->at) < smoke_within;
    const bool is_wished = command.wishes.smoke == SmokeWish::withdrawal;
    line.add(command.division, is_pressed && is_wished ? Verb::smoke : Verb::no_smoke);
}

void search(const Command& command, Line& line) {
    constexpr std::int32_t arrived = 1'000;
    const View& view = command.situation.view;
    std::optional<kit::Point> nearest;
    std::int32_t least = 0;
    for (const Contact& contact : view.own.contacts) {
        const bool is_enemy = !contact.is_gone && !contact.is_wreck && is_hostile(view, contact);
        if (!is_enemy || !is_sought(command, contact)) continue;
        const kit::Point there = reckoned(contact, view.conditions).at;
        const std::int32_t range = kit::distance(command.guide.at, there);
        if (nearest && range >= least) continue;
        nearest = there;
        least = range;
    }
    if (!nearest) return;
    line.add(command.division, Verb::full);
    if (least <= arrived) return;
    line.add(command.division, Verb::steer, kit::bearing(command.guide.at, *nearest));
}

bool is_running_from(const Ship& ship, const Contact& enemy) {
    constexpr std::int32_t on_the_stern = 60;
    return kit::angle_between(kit::bearing(ship.at, enemy.at), enemy.heading) < on_the_stern;
}

bool is_let_go(const Command& command, const EnemyDivision& enemy) {
    constexpr std::int32_t by_day = 240, by_night = 90;
    const std::int32_t too_far = command.situation.is_night() ? by_night : by_day;
    const Contact& nearest = *enemy.nearest->held;
    if (!is_running_from(command.guide, nearest)) return false;
    switch (command.wishes.pursuit) {
        case Pursuit::as_long_as_it_pays:
            return enemy.range > too_far &&
                   nearest.knots >= knots_left(command.guide, command.design);
        case Pursuit::to_the_end:
            return false;
        case Pursuit::cripples:
            return std::none_of(enemy.ships.begin(), enemy.ships.end(),
                                [](const Foe* foe) { return is_cripple(*foe->held); });
        case Pursuit::none:
            return true;
    }
    return false;
}

}  // namespace flagplot::tactical::gunnery
