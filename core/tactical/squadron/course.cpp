#include "tactical/squadron/course.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tactical/squadron/command.h"
#include "tactical/squadron/contacts.h"
#include "tactical/squadron/criticals.h"
#include "tactical/squadron/deploy.h"
#include "tactical/squadron/fates.h"
#include "tactical/squadron/hands.h"
#include "tactical/squadron/initiative.h"
#include "tactical/squadron/melee.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/shooting.h"
#include "tactical/squadron/turn_log.h"
#include "tactical/squadron/upkeep.h"
#include "tactical/squadron/wind.h"

namespace flagplot::tactical::squadron {

void Course::go_on() {
    while (!go_one_step()) {
    }
}

bool Course::go_one_step() {
    if (battle_.progress.phase == Phase::over) return true;
    if (battle_.progress.reaction) return take_reaction();
    if (!battle_.criticals.empty()) return take_critical();
    if (!battle_.exploding.empty()) {
        resolve_blast(ground_);
        return false;
    }
    remove_sunk(ground_);
    if (battle_.progress.turn > 0 && is_decided()) {
        end_battle(how_decided());
        return true;
    }
    return take_phase();
}

bool Course::ask(SideIndex side, Asking asking) {
    battle_.progress.asked = side;
    battle_.progress.asking = asking;
    return true;
}

SideIndex Course::active_side() const {
    return battle_.squadrons[battle_.activation.squadron].side;
}

// --- reactions -----------------------------------------------------------------------------------

void Course::announce(Reaction reaction) {
    const auto cannot = [&](SideIndex side) {
        return !battle_.is_hostile(side, reaction.by) ||
               hand_size(ground_.switches(), battle_, side) == 0;
    };
    std::erase_if(reaction.to_ask, cannot);
    battle_.progress.reaction = std::move(reaction);
}

bool Course::take_reaction() {
    Reaction& waiting = *battle_.progress.reaction;
    if (!waiting.to_ask.empty()) return ask(waiting.to_ask.front(), Asking::reaction);
    const Reaction reaction = *std::exchange(battle_.progress.reaction, std::nullopt);
    switch (reaction.event) {
        case Event::card:
            if (!reaction.is_answered) take_effect(ground_, reaction.card);
            return false;
        case Event::shot:
            shoot(ground_, reaction.shot, reaction.is_answered);
            return false;
        case Event::ram:
            battle_.activation.contacts[reaction.contact].is_miss = reaction.is_answered;
            battle_.activation.asked = reaction.contact + 1;
            return false;
        case Event::critical:
            battle_.criticals.front().is_asked = true;
            return false;
    }
    return false;
}

bool Course::take_critical() {
    roll_critical(ground_);
    const CriticalHit& hit = battle_.criticals.front();
    const bool is_in_activation = battle_.activation.squadron != no_squadron;
    if (is_in_activation && !hit.is_asked) {
        Reaction reaction;
        reaction.event = Event::critical;
        reaction.by = active_side();
        reaction.to_ask = {battle_.ships[hit.ship].side};
        announce(std::move(reaction));
        return false;
    }
    resolve_critical(ground_);
    return false;
}

// --- phases --------------------------------------------------------------------------------------

bool Course::take_phase() {
    switch (battle_.progress.phase) {
        case Phase::muster:
            return muster();
        case Phase::deployment:
            return deployment();
        case Phase::turn_cards:
            return turn_cards();
        case Phase::initiative:
            return initiative();
        case Phase::activations:
            return activations();
        case Phase::end:
            return end_phase();
        case Phase::over:
            break;
    }
    return true;
}

bool Course::muster() {
    Progress& progress = battle_.progress;
    if (!progress.waiting.empty()) return ask(progress.waiting.front(), Asking::readiness);
    set_up(ground_);
    progress.phase = Phase::deployment;
    progress.waiting.assign(progress.initiative.rbegin(), progress.initiative.rend());
    return false;
}

bool Course::deployment() {
    auto& waiting = battle_.progress.waiting;
    std::erase_if(waiting, [&](SideIndex side) { return to_deploy(battle_, side).empty(); });
    if (!waiting.empty()) return ask(waiting.front(), Asking::deployment);
    put_derelicts(ground_);
    begin_turn();
    return false;
}

void Course::begin_turn() {
    Progress& progress = battle_.progress;
    ++progress.turn;
    progress.phase = Phase::turn_cards;
    progress.waiting.clear();
    for (std::int32_t card = 0; card < ground_.switches().turn_cards; ++card) {
        progress.waiting.insert(progress.waiting.end(), progress.initiative.begin(),
                                progress.initiative.end());
    }
    ground_.say([&] { return fmt::format("Turn {} of {}", progress.turn, progress.turns); },
                "US-4");
}

bool Course::turn_cards() {
    Progress& progress = battle_.progress;
    std::erase_if(progress.waiting, [&](SideIndex side) {
        const bool is_surprised = progress.turn == 1 && battle_.sides[side.index()].is_surprised;
        return is_surprised || squadrons_of(battle_, side).empty() ||
               hand_size(ground_.switches(), battle_, side) == 0;
    });
    if (!progress.waiting.empty()) return ask(progress.waiting.front(), Asking::turn_card);
    reveal_laid(ground_, progress.initiative);
    progress.phase = Phase::initiative;
    progress.done = 0;
    return false;
}

bool Course::initiative() {
    Progress& progress = battle_.progress;
    if (progress.done == 0) {
        roll_initiative(ground_);
        for (const SideIndex side : progress.initiative) {
            if (battle_.sides[side.index()].may_reroll) progress.waiting.push_back(side);
        }
        progress.done = 1;
    }
    if (!progress.waiting.empty()) return ask(progress.waiting.front(), Asking::reroll);
    if (progress.done == 1) {
        change_wind(ground_, progress.initiative.front());
        progress.done = 2;
        if (ground_.switches().winner_may_pass && progress.initiative.size() > 1) {
            return ask(progress.initiative.front(), Asking::who_begins);
        }
    }
    begin_activations();
    return false;
}

void Course::begin_activations() {
    Progress& progress = battle_.progress;
    std::vector<kit::Waiting> sides;
    std::size_t most = 0;
    for (const SideIndex side : progress.initiative) {
        sides.push_back({side, squadrons_of(battle_, side), 0});
        most = std::max(most, sides.back().units.size());
    }
    if (ground_.switches().pass_tokens) {
        for (kit::Waiting& side : sides) {
            side.passes_left = static_cast<std::int32_t>(most - side.units.size());
        }
    }
    progress.queue = kit::queue_of(std::move(sides));
    progress.phase = Phase::activations;
    progress.done = 0;
}

bool Course::activations() {
    if (battle_.activation.squadron != no_squadron) return take_activation();
    auto& queue = battle_.progress.queue;
    for (const kit::Waiting& side : std::vector(queue.sides)) {
        for (const kit::Activated squadron : side.units) {
            if (ships_of(battle_, squadron).empty()) {
                queue = kit::without_unit(std::move(queue), squadron);
            }
        }
    }
    if (const auto side = kit::side_to_activate(queue)) return ask(*side, Asking::squadron);
    battle_.progress.phase = Phase::end;
    battle_.progress.done = 0;
    return false;
}

bool Course::end_phase() {
    Progress& progress = battle_.progress;
    switch (progress.done) {
        case 0:
            burn(ground_);
            break;
        case 1:
            repair_all(ground_);
            break;
        case 2:
            drift_derelicts(ground_);
            break;
        case 3:
            for (const SideIndex side : progress.initiative) draw_to_limit(ground_, side);
            progress.waiting = progress.initiative;
            break;
        case 4:
            std::erase_if(progress.waiting,
                          [&](SideIndex side) { return battle_.sides[side.index()].held.empty(); });
            if (!progress.waiting.empty()) {
                return ask(progress.waiting.front(), Asking::exchange);
            }
            break;
        default:
            end_turn();
            return battle_.progress.phase == Phase::over;
    }
    ++progress.done;
    return false;
}

void Course::end_turn() {
    log_turn();
    remove_markers(ground_);
    if (battle_.progress.turn >= battle_.progress.turns) {
        end_battle(EndedBy::turn_limit);
    } else {
        begin_turn();
    }
}

void Course::log_turn() {
    if (ground_.log() != nullptr) {
        ground_.log()->turns.push_back(turn_of(ground_.tables, battle_));
    }
}

// --- the end -------------------------------------------------------------------------------------

bool Course::is_decided() const {
    const auto is_there = [&](SideIndex side) {
        return std::any_of(battle_.ships.begin(), battle_.ships.end(),
                           [&](const Ship& ship) { return ship.side == side && is_able(ship); });
    };
    for (std::uint32_t one = 0; one < battle_.sides.size(); ++one) {
        for (std::uint32_t other = one + 1; other < battle_.sides.size(); ++other) {
            const bool are_hostile =
                battle_.is_hostile({one}, {other}) || battle_.is_hostile({other}, {one});
            if (are_hostile && is_there({one}) && is_there({other})) return false;
        }
    }
    return true;
}

EndedBy Course::how_decided() const {
    bool is_any_sunk = false, has_any_left = false;
    for (const Ship& ship : battle_.ships) {
        is_any_sunk |= ship.where == Whereabouts::sunk;
        has_any_left |= ship.where == Whereabouts::left;
    }
    if (is_any_sunk) return EndedBy::annihilation;
    return has_any_left ? EndedBy::disengagement : EndedBy::surrender;
}

void Course::end_battle(EndedBy how) {
    Progress& progress = battle_.progress;
    const bool is_logged_already = how == EndedBy::turn_limit;
    if (!is_logged_already) log_turn();
    progress.phase = Phase::over;
    progress.asking = Asking::nobody;
    progress.ended_by = how;
    battle_.activation = {};
    ground_.say([&] { return fmt::format("The battle ends by {}", phrase_of(how)); }, "US-A33");
}

// --- an activation -------------------------------------------------------------------------------

bool Course::take_activation() {
    switch (battle_.activation.step) {
        case Step::card:
            battle_.activation.step = Step::element;
            return false;
        case Step::element:
            return choose_element();
        case Step::break_off:
            return break_off();
        case Step::melee:
            return melee_round();
        case Step::drift:
            return drifts();
        case Step::movement:
            return movement();
        case Step::contacts:
            return contacts();
        case Step::fire:
            return fire();
        case Step::boarding:
            return boarding();
        case Step::finish:
            return finish();
    }
    return false;
}

bool Course::choose_element() {
    Activation& activation = battle_.activation;
    if (activation.element.empty()) {
        const auto elements = elements_of(ground_.tables, battle_, activation.squadron);
        if (elements.empty() || elements.front().empty()) {
            activation.step = Step::finish;
            return false;
        }
        if (elements.size() > 1) return ask(active_side(), Asking::element);
        activation.element = elements.front();
    }
    for (const ShipNumber ship : ships_of(battle_, activation.squadron)) {
        if (!holds(activation.element, ship)) activation.outside.push_back(ship);
    }
    const bool is_before = ground_.switches().melee_timing == MeleeTiming::before_moves;
    activation.step = is_before ? Step::break_off : Step::drift;
    return false;
}

bool Course::break_off() {
    const Activation& activation = battle_.activation;
    const bool may = ground_.switches().break_off != BreakOff::never;
    const bool is_any =
        std::any_of(activation.element.begin(), activation.element.end(), [&](ShipNumber ship) {
            return is_engaged(battle_, ship) && !holds(activation.broke_off, ship);
        });
    if (may && is_any) return ask(active_side(), Asking::break_off);
    battle_.activation.step = Step::melee;
    return false;
}

/// Asks whatever a round needs; false when it is over.
bool Course::fight_melee() {
    Melee& melee = battle_.melee;
    if (!melee.is_rolled) {
        if (const auto ship = ship_to_assign(battle_)) {
            return ask(battle_.ships[*ship].side, Asking::melee_dice);
        }
        roll_melee(ground_);
    }
    spread_evenly(ground_);
    if (!melee.spreadings.empty()) return ask(melee.spreadings.front().by, Asking::losses);
    end_melee(ground_);
    return false;
}

bool Course::melee_round() {
    Activation& activation = battle_.activation;
    if (battle_.melee.pairs.empty()) {
        auto pairs = fights_around(battle_, ships_of(battle_, activation.squadron));
        const bool is_once = ground_.switches().melee_once_per_turn;
        std::erase_if(pairs, [&](const Pair& pair) {
            const auto& fought = battle_.progress.fought;
            return holds(activation.fought, pair.one, pair.other) ||
                   (is_once && holds(fought, pair.one, pair.other));
        });
        if (pairs.empty()) {
            const bool is_before = ground_.switches().melee_timing == MeleeTiming::before_moves;
            activation.step = is_before ? Step::drift : Step::boarding;
            return false;
        }
        begin_melee(ground_, std::move(pairs));
    }
    return fight_melee();
}

bool Course::drifts() {
    for (const ShipNumber ship : std::vector(battle_.activation.outside)) {
        const Ship& drifter = battle_.ships[ship];
        const bool lies = drifter.anchor != Anchor::under_way || is_engaged(battle_, ship);
        if (is_able(drifter) && !lies) drift(ground_, ship);
    }
    battle_.activation.step = Step::movement;
    return false;
}

bool Course::movement() {
    Activation& activation = battle_.activation;
    const bool is_at_once = ground_.switches().contact_resolve == ContactResolve::immediately;
    if (is_at_once && activation.resolved < activation.contacts.size()) {
        if (activation.asked < activation.contacts.size()) {
            announce_ram(activation.asked);
        } else {
            resolve_contacts(ground_);
        }
        return false;
    }
    const bool is_any =
        std::any_of(activation.element.begin(), activation.element.end(), [&](ShipNumber ship) {
            return is_able(battle_.ships[ship]) && !battle_.ships[ship].has_moved &&
                   !is_engaged(battle_, ship);
        });
    if (is_any) return ask(active_side(), Asking::movement);
    activation.step = Step::contacts;
    return false;
}

void Course::announce_ram(std::uint32_t number) {
    const Contact& contact = battle_.activation.contacts[number];
    if (!contact.is_ram) {
        battle_.activation.asked = number + 1;
        return;
    }
    Reaction reaction;
    reaction.event = Event::ram;
    reaction.by = active_side();
    reaction.contact = number;
    reaction.to_ask = {battle_.ships[*contact.ship].side};
    ground_.say(
        [&] {
            return fmt::format("{} rams {}", called(battle_, contact.mover),
                               called(battle_, *contact.ship));
        },
        "US-54");
    announce(std::move(reaction));
}

bool Course::contacts() {
    Activation& activation = battle_.activation;
    if (activation.asked < activation.contacts.size()) {
        announce_ram(activation.asked);
    } else if (activation.resolved < activation.contacts.size()) {
        resolve_contacts(ground_);
    } else {
        activation.step = Step::fire;
    }
    return false;
}

bool Course::fire() {
    const bool is_ended = battle_.progress.done > 0;
    if (!is_ended && has_shots(ground_.tables, battle_)) return ask(active_side(), Asking::fire);
    auto& declared = battle_.activation.declared;
    if (!declared.empty()) {
        Shot shot = std::move(declared.front());
        declared.erase(declared.begin());
        announce_shot(*this, ground_, std::move(shot));
        return false;
    }
    const bool is_before = ground_.switches().melee_timing == MeleeTiming::before_moves;
    mark_crew(ground_);
    battle_.progress.done = 0;
    battle_.activation.step = is_before ? Step::boarding : Step::break_off;
    return false;
}

/// Contacts of this activation between enemies, which become fights (US-B5).
std::vector<Pair> Course::new_melees() const {
    std::vector<Pair> pairs;
    for (const Contact& contact : battle_.activation.contacts) {
        if (!contact.ship || !are_enemies(battle_, contact.mover, *contact.ship)) continue;
        const Pair pair = pair_of(contact.mover, *contact.ship);
        const bool are_able =
            is_able(battle_.ships[pair.one]) && is_able(battle_.ships[pair.other]);
        const bool is_known = holds(pairs, pair.one, pair.other) ||
                              holds(battle_.activation.fought, pair.one, pair.other);
        if (are_able && !is_known) pairs.push_back(pair);
    }
    return pairs;
}

bool Course::boarding() {
    Activation& activation = battle_.activation;
    if (!battle_.melee.pairs.empty()) return fight_melee();
    auto pairs = new_melees();
    if (ground_.switches().melee_optional) {
        const auto is_wanted = [&](const Pair& pair) {
            return holds(activation.boarding, pair.one, pair.other);
        };
        const bool is_open = std::any_of(pairs.begin(), pairs.end(), std::not_fn(is_wanted));
        if (is_open && battle_.progress.done == 0) return ask(active_side(), Asking::melee);
        std::erase_if(pairs, std::not_fn(is_wanted));
    }
    battle_.progress.done = 0;
    if (pairs.empty()) {
        activation.step = Step::finish;
        return false;
    }
    for (const Pair& pair : pairs) {
        if (!holds(battle_.fights, pair.one, pair.other)) battle_.fights.push_back(pair);
    }
    begin_melee(ground_, std::move(pairs));
    return fight_melee();
}

bool Course::finish() {
    const SquadronNumber squadron = battle_.activation.squadron;
    for (Ship& ship : battle_.ships) {
        if (ship.squadron != squadron) continue;
        ship.has_moved = false;
        ship.melee_dice = ship.free_turn = 0;
    }
    battle_.activation = {};
    auto& queue = battle_.progress.queue;
    if (kit::may_activate(queue, squadron)) {
        queue = kit::after_activation(std::move(queue), squadron);
    }
    return false;
}

}  // namespace flagplot::tactical::squadron
