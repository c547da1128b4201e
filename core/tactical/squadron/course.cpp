#include "tactical/squadron/course.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tactical/squadron/activation.h"
#include "tactical/squadron/asking.h"
#include "tactical/squadron/criticals.h"
#include "tactical/squadron/deploy.h"
#include "tactical/squadron/fates.h"
#include "tactical/squadron/hands.h"
#include "tactical/squadron/initiative.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/shooting.h"
#include "tactical/squadron/turn_log.h"
#include "tactical/squadron/upkeep.h"
#include "tactical/squadron/wind.h"

namespace flagplot::tactical::squadron {

namespace {

/// What comes next, until a side has to be asked.
class Course {
  public:
    explicit Course(Ground& ground) : ground_(ground), battle_(ground.battle) {}

    void go_on();

  private:
    // each says whether somebody is asked
    bool go_one_step();
    bool take_reaction();
    bool take_critical();
    bool take_phase();
    bool muster();
    bool deployment();
    bool turn_cards();
    bool initiative();
    bool activations();
    bool end_phase();

    void begin_turn();
    void begin_activations();
    void end_turn();
    void end_battle(EndedBy how);
    [[nodiscard]] bool is_decided() const;
    [[nodiscard]] EndedBy how_decided() const;
    void log_turn();

    Ground& ground_;
    Battle& battle_;
};

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

// --- reactions -----------------------------------------------------------------------------------

bool Course::take_reaction() {
    Reaction& waiting = *battle_.progress.reaction;
    if (!waiting.to_ask.empty()) return ask(battle_, waiting.to_ask.front(), Asking::reaction);
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
        reaction.by = active_side(battle_);
        reaction.to_ask = {battle_.ships[hit.ship].side};
        announce(ground_, std::move(reaction));
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
    if (!progress.waiting.empty()) return ask(battle_, progress.waiting.front(), Asking::readiness);
    set_up(ground_);
    progress.phase = Phase::deployment;
    progress.waiting.assign(progress.initiative.rbegin(), progress.initiative.rend());
    return false;
}

bool Course::deployment() {
    auto& waiting = battle_.progress.waiting;
    std::erase_if(waiting, [&](SideIndex side) { return to_deploy(battle_, side).empty(); });
    if (!waiting.empty()) return ask(battle_, waiting.front(), Asking::deployment);
    put_derelicts(ground_);
    draw_opening_hands(ground_);
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
    if (!progress.waiting.empty()) return ask(battle_, progress.waiting.front(), Asking::turn_card);
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
    if (!progress.waiting.empty()) return ask(battle_, progress.waiting.front(), Asking::reroll);
    if (progress.done == 1) {
        change_wind(ground_, progress.initiative.front());
        progress.done = 2;
        if (ground_.switches().winner_may_pass && progress.initiative.size() > 1) {
            return ask(battle_, progress.initiative.front(), Asking::who_begins);
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
    if (battle_.activation.squadron != no_squadron) return go_on_with_activation(ground_);
    auto& queue = battle_.progress.queue;
    for (const kit::Waiting& side : std::vector(queue.sides)) {
        for (const kit::Activated squadron : side.units) {
            if (ships_of(battle_, squadron).empty()) {
                queue = kit::without_unit(std::move(queue), squadron);
            }
        }
    }
    if (const auto side = kit::side_to_activate(queue))
        return ask(battle_, *side, Asking::squadron);
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
                return ask(battle_, progress.waiting.front(), Asking::exchange);
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

}  // namespace

void go_on(Ground& ground) { Course(ground).go_on(); }

}  // namespace flagplot::tactical::squadron
