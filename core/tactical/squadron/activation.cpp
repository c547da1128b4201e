#include "tactical/squadron/activation.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <utility>

#include "tactical/squadron/asking.h"
#include "tactical/squadron/command.h"
#include "tactical/squadron/contacts.h"
#include "tactical/squadron/fates.h"
#include "tactical/squadron/melee.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/shooting.h"

namespace flagplot::tactical::squadron {

namespace {

/// A squadron that acts, step by step.
class Acting {
  public:
    explicit Acting(Ground& ground) : ground_(ground), battle_(ground.battle) {}

    bool go_on();

  private:
    // each says whether somebody is asked
    bool choose_element();
    bool break_off();
    bool melee_round();
    bool drifts();
    bool movement();
    bool contacts();
    bool fire();
    bool boarding();
    bool finish();

    bool fight_melee();
    void announce_ram(std::uint32_t contact);

    Ground& ground_;
    Battle& battle_;
};

bool Acting::go_on() {
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

bool Acting::choose_element() {
    Activation& activation = battle_.activation;
    if (activation.element.empty()) {
        const auto elements = elements_of(ground_.tables, battle_, activation.squadron);
        if (elements.empty() || elements.front().empty()) {
            activation.step = Step::finish;
            return false;
        }
        if (elements.size() > 1) return ask(battle_, active_side(battle_), Asking::element);
        activation.element = elements.front();
    }
    for (const ShipNumber ship : ships_of(battle_, activation.squadron)) {
        if (!holds(activation.element, ship)) activation.outside.push_back(ship);
    }
    const bool is_before = ground_.switches().melee_timing == MeleeTiming::before_moves;
    activation.step = is_before ? Step::break_off : Step::drift;
    return false;
}

bool Acting::break_off() {
    const Activation& activation = battle_.activation;
    const bool may = ground_.switches().break_off != BreakOff::never;
    const bool is_any =
        std::any_of(activation.element.begin(), activation.element.end(), [&](ShipNumber ship) {
            return is_engaged(battle_, ship) && !holds(activation.broke_off, ship);
        });
    if (may && is_any) return ask(battle_, active_side(battle_), Asking::break_off);
    battle_.activation.step = Step::melee;
    return false;
}

/// Asks whatever a round needs; false when it is over.
bool Acting::fight_melee() {
    Melee& melee = battle_.melee;
    if (!melee.is_rolled) {
        if (const auto ship = ship_to_assign(battle_)) {
            return ask(battle_, battle_.ships[*ship].side, Asking::melee_dice);
        }
        roll_melee(ground_);
    }
    spread_evenly(ground_);
    if (!melee.spreadings.empty()) return ask(battle_, melee.spreadings.front().by, Asking::losses);
    end_melee(ground_);
    return false;
}

bool Acting::melee_round() {
    Activation& activation = battle_.activation;
    if (battle_.melee.pairs.empty()) {
        auto pairs = fights_around(battle_, ships_of(battle_, activation.squadron));
        std::erase_if(pairs, [&](const Pair& pair) {
            return have_fought(ground_.switches(), battle_, pair);
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

bool Acting::drifts() {
    for (const ShipNumber ship : std::vector(battle_.activation.outside)) {
        const Ship& drifter = battle_.ships[ship];
        const bool lies = drifter.anchor != Anchor::under_way || is_engaged(battle_, ship);
        if (is_able(drifter) && !lies) drift(ground_, ship);
    }
    battle_.activation.step = Step::movement;
    return false;
}

bool Acting::movement() {
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
    if (is_any) return ask(battle_, active_side(battle_), Asking::movement);
    activation.step = Step::contacts;
    return false;
}

void Acting::announce_ram(std::uint32_t number) {
    const Contact& contact = battle_.activation.contacts[number];
    if (!contact.is_ram) {
        battle_.activation.asked = number + 1;
        return;
    }
    Reaction reaction;
    reaction.event = Event::ram;
    reaction.by = active_side(battle_);
    reaction.contact = number;
    reaction.to_ask = {battle_.ships[*contact.ship].side};
    ground_.say(
        [&] {
            return fmt::format("{} rams {}", called(battle_, contact.mover),
                               called(battle_, *contact.ship));
        },
        "US-54");
    announce(ground_, std::move(reaction));
}

bool Acting::contacts() {
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

bool Acting::fire() {
    const bool is_ended = battle_.progress.done > 0;
    if (!is_ended && has_shots(ground_.tables, battle_))
        return ask(battle_, active_side(battle_), Asking::fire);
    auto& declared = battle_.activation.declared;
    if (!declared.empty()) {
        Shot shot = std::move(declared.front());
        declared.erase(declared.begin());
        announce_shot(ground_, std::move(shot));
        return false;
    }
    const bool is_before = ground_.switches().melee_timing == MeleeTiming::before_moves;
    mark_crew(ground_);
    battle_.progress.done = 0;
    battle_.activation.step = is_before ? Step::boarding : Step::break_off;
    return false;
}

bool Acting::boarding() {
    Activation& activation = battle_.activation;
    if (!battle_.melee.pairs.empty()) return fight_melee();
    auto pairs = new_melees(ground_.switches(), battle_);
    if (ground_.switches().melee_optional) {
        const auto is_wanted = [&](const Pair& pair) {
            return holds(activation.boarding, pair.one, pair.other);
        };
        const bool is_open = std::any_of(pairs.begin(), pairs.end(), std::not_fn(is_wanted));
        if (is_open && battle_.progress.done == 0)
            return ask(battle_, active_side(battle_), Asking::melee);
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

bool Acting::finish() {
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

}  // namespace

bool go_on_with_activation(Ground& ground) { return Acting(ground).go_on(); }

}  // namespace flagplot::tactical::squadron
