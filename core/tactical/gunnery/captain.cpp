#include "tactical/gunnery/captain.h"

#include "tactical/gunnery/contacts.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/situation.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::int32_t whole = 100;

bool has_hurt_capital_ship(const Situation& situation) {
    for (const Ship& ship : situation.own().ships) {
        const bool is_capital = situation.design(ship).handling == Handling::battleship;
        if (is_capital && (hull_percent(ship) < whole || !ship.is_in_sight())) return true;
    }
    return false;
}

/// Is it time to leave, by the doctrine's word (GU-73)? What leaves because the odds are bad comes
/// back only when they are much better.
bool is_time_to_leave(const Command& command) {
    constexpr std::int64_t three_quarters = 75, half = 50;
    const Situation& situation = command.situation;
    const Odds& odds = situation.odds;
    const std::int64_t left = odds.own_new == 0 ? whole : odds.own * whole / odds.own_new;
    const bool is_leaving = command.division.is_breaking_off();
    switch (command.wishes.break_off) {
        case BreakOff::bad_odds:
            if (is_leaving) return situation.foes.empty() || odds.percent() < odds_good_again;
            return odds.percent() < bad_odds;
        case BreakOff::quarter_lost:
            return left < three_quarters;
        case BreakOff::half_lost:
            return left < half;
        case BreakOff::first_damage:
            return has_hurt_capital_ship(situation);
        case BreakOff::never:
            break;
    }
    return false;
}

/// Are its ships together so short of ammunition that it can only leave (GU-63)?
bool is_out_of_ammunition(const Command& command) {
    const Situation& situation = command.situation;
    Rounds all;
    for (const std::int32_t place : command.ships) {
        const Ship& ship = situation.ship(place);
        const Rounds hers = main_rounds_of(ship, situation.design(ship), situation.tables);
        all.left += hers.left;
        all.full += hers.full;
    }
    return all.is_low();
}

bool leaves(const Command& command) {
    if (command.task == Task::break_off) return true;
    if (command.situation.convoy == nullptr && is_time_to_leave(command)) return true;
    return is_out_of_ammunition(command);
}

/// Does she keep course and speed, because the surprise has not worn off (GU-20)?
bool is_stunned(const Command& command) {
    const std::int32_t next = command.situation.view.conditions.turn + 1;
    return command.all_ships(
        [&](const Ship& ship, const Design&) { return ship.silent_until > next; });
}

void lead_in_action(const Command& command, const EnemyDivision& enemy, Line& line) {
    if (is_escort(command)) return lead_escort(command, line);
    line.add(command.division, Verb::no_smoke);
    if (is_let_go(command, enemy)) {
        return line.add(command.division, Verb::steer, command.division.heading);
    }
    const bool is_attack = command.task == Task::torpedo_attack && can_attack(command);
    steer_for(command, enemy, is_attack ? torpedo_range : best_range(command, enemy), line);
}

void lead(const Command& command, Line& line) {
    const Division& division = command.division;
    if (division.is_convoy) return lead_convoy(command, line);
    const auto enemy = chosen_enemy(command);
    if (enemy) {
        order_guns(command, *enemy, line);
        order_torpedoes(command, *enemy, line);
    }
    if (leaves(command)) return break_off(command, line);
    if (is_threatened(command)) return turn_away(command, line);
    line.add(division, Verb::reform);
    if (!enemy) return search(command, line);
    lead_in_action(command, *enemy, line);
}

}  // namespace

Order captains_order(const View& view, const Doctrine& doctrine, const Tables& tables) {
    Order order{{}, 1};
    if (!view.own.is_aware) return order;
    const Situation situation(view, tables);
    Line line;
    for (const Division& division : view.own.divisions) {
        if (!is_there(view.own, division)) continue;
        const Command command(situation, division, doctrine);
        if (!is_stunned(command)) lead(command, line);
    }
    order.clauses = std::move(line).clauses();
    return order;
}

}  // namespace flagplot::tactical::gunnery
