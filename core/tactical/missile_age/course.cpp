#include "tactical/missile_age/course.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tactical/missile_age/acts.h"
#include "tactical/missile_age/end_phase.h"
#include "tactical/missile_age/flying.h"
#include "tactical/missile_age/initiative.h"
#include "tactical/missile_age/moving.h"
#include "tactical/missile_age/repair.h"
#include "tactical/missile_age/spotting.h"
#include "tactical/missile_age/table_units.h"
#include "tactical/missile_age/torpedoes.h"

namespace flagplot::tactical::missile_age {

namespace {

/// Sub-phases that begin a phase of MN-01: the winner of the initiative says who begins (A-MN-04).
bool begins_a_phase(Phase phase) {
    return phase == Phase::civilians || phase == Phase::spotting || phase == Phase::launch ||
           phase == Phase::guns;
}

/// For the tracks that a side sees of its own units.
void note_places(Battle& battle) {
    for (const Unit& unit : battle.units) {
        if (!unit.is_on_table() || unit.is_civilian) continue;
        battle.sides[unit.side.index()].passed.push_back(
            {unit.tag, battle.progress.turn, unit.place});
    }
}

Phase after(Phase phase) { return static_cast<Phase>(static_cast<std::uint8_t>(phase) + 1); }

}  // namespace

void Course::begin_turn() {
    if (progress_.turn >= progress_.turns) return end(EndedBy::turn_limit);
    ++progress_.turn;
    note_places(ground_.battle);
    roll_for_initiative(ground_);
    enter(Phase::civilians);
}

void Course::enter(Phase phase) {
    progress_.phase = phase;
    progress_.queue = {};
    if (!begins_a_phase(phase)) return start();
    progress_.beginner = progress_.initiative.front();
    const bool is_chosen =
        ground_.tables.switches.initiative_benefit == InitiativeBenefit::choose_each_phase;
    if (!is_chosen || sides_there() < 2 || !has_units(progress_.beginner)) return start();
    progress_.asking = Asking::beginner;
    progress_.asked = progress_.beginner;
}

void Course::start() {
    switch (progress_.phase) {
        case Phase::civilians:
            move_civilians(ground_);
            fly_civilians();
            return enter(Phase::air);
        case Phase::torpedoes:
            run_autonomous(ground_);
            return enter(Phase::air_again);
        case Phase::air_again:
            fly_civilians();
            break;
        case Phase::vessels:
            move_broken();
            break;
        case Phase::spotting:
            listen(ground_);
            break;
        default:
            break;
    }
    progress_.queue = queue_of_phase();
    go_on();
}

void Course::go_on() {
    if (progress_.found) return ask(Asking::owner, owner_of(progress_.found->tag));
    if (progress_.civilian) return ask(Asking::umpire, umpire);
    if (progress_.active != 0) {
        if (acts(active_side(), progress_.active)) {
            return ask(Asking::activation, active_side());
        }
        progress_.active = 0;
    }
    const auto side = next_side();
    if (!side) return finish();
    ask(Asking::activation, *side);
}

void Course::activate(Tag tag, bool is_over) {
    if (progress_.active != tag) {
        progress_.queue = kit::after_activation(std::move(progress_.queue), tag);
    }
    progress_.active = is_over ? 0 : tag;
}

void Course::pass() {
    if (kit::may_pass(progress_.queue)) {
        progress_.queue = kit::after_pass(std::move(progress_.queue));
    }
}

void Course::ask(Asking asking, SideIndex side) {
    progress_.asking = asking;
    progress_.asked = side;
}

void Course::end(EndedBy ended_by) {
    progress_.phase = Phase::over;
    progress_.queue = {};
    progress_.active = 0;
    progress_.ended_by = ended_by;
    ask(Asking::nobody, nobody);
}

SideIndex Course::owner_of(Tag tag) const { return unit_with(ground_.battle, tag)->side; }

SideIndex Course::active_side() const {
    const Unit* unit = unit_with(ground_.battle, progress_.active);
    return unit == nullptr ? nobody : unit->side;
}

bool Course::acts(SideIndex side, Tag tag) const {
    return can_act(ground_.tables, ground_.battle, side, tag);
}

bool Course::has_units(SideIndex side) const {
    const auto& units = ground_.battle.units;
    return std::any_of(units.begin(), units.end(), [side](const Unit& unit) {
        return unit.side == side && unit.is_on_table() && !unit.is_wreck();
    });
}

std::int32_t Course::sides_there() const {
    std::int32_t there = 0;
    for (std::uint32_t side = 0; side < ground_.battle.sides.size(); ++side) {
        there += has_units({side}) ? 1 : 0;
    }
    return there;
}

kit::ActivationQueue Course::queue_of_phase() const {
    std::vector<SideIndex> order{progress_.beginner};
    for (const SideIndex side : progress_.initiative) {
        if (side != progress_.beginner) order.push_back(side);
    }
    const bool may_pass = progress_.phase != Phase::hits;
    std::vector<kit::Waiting> waiting;
    for (const SideIndex side : order) {
        waiting.push_back({side, asked_in_phase(ground_.tables, ground_.battle, side),
                           may_pass ? std::nullopt : std::optional(0)});
    }
    return kit::queue_of(std::move(waiting));
}

std::optional<SideIndex> Course::next_side() {
    while (const auto side = kit::side_to_activate(progress_.queue)) {
        const kit::Activated first = progress_.queue.sides[progress_.queue.next].units.front();
        if (acts(*side, first)) return side;
        progress_.queue = kit::without_unit(std::move(progress_.queue), first);
    }
    return std::nullopt;
}

void Course::finish() {
    switch (progress_.phase) {
        case Phase::vessels:
            move_waiting_vessels();
            run_unguided();
            drift(ground_);
            break;
        case Phase::air:
        case Phase::air_again:
            fly_waiting();
            break;
        case Phase::hits:
            progress_.queue = {};
            control_damage(ground_);
            end_turn(ground_);
            if (!is_fought_over(ground_.battle)) return end(how_it_ended(ground_.battle));
            return begin_turn();
        default:
            break;
    }
    enter(after(progress_.phase));
}

bool Course::waits(Tag tag) const {
    const auto& sides = progress_.queue.sides;
    return std::any_of(sides.begin(), sides.end(), [tag](const kit::Waiting& side) {
        return std::find(side.units.begin(), side.units.end(), tag) != side.units.end();
    });
}

void Course::move_waiting_vessels() {
    for (Unit& unit : ground_.battle.units) {
        if (unit.tag == 0 || !waits(unit.tag)) continue;
        move_vessel(ground_, unit, steady_move(ground_.tables, ground_.battle, unit));
    }
}

void Course::run_unguided() {
    for (Torpedo& torpedo : ground_.battle.torpedoes) {
        if (torpedo.target != 0 || !is_guided(ground_.tables, torpedo)) continue;
        const bool is_steered_now = is_steered(ground_.tables, ground_.battle, torpedo);
        if (!is_steered_now || waits(torpedo.tag)) {
            run_torpedo(ground_, torpedo, torpedo.heading);
        }
    }
    remove_spent(ground_.battle);
}

void Course::move_broken() {
    for (Unit& unit : ground_.battle.units) {
        const bool flees = is_broken(ground_.tables, unit) && unit.is_on_table() &&
                           !unit.is_wreck() && !unit.is_aircraft();
        if (flees) {
            move_vessel(ground_, unit, broken_move(ground_.tables, ground_.battle, unit));
        }
    }
}

void Course::fly_waiting() {
    for (Unit& unit : ground_.battle.units) {
        if (unit.is_on_table() && unit.is_aircraft() && waits(unit.tag)) {
            fly_on(ground_, unit);
        }
    }
}

void Course::fly_civilians() {
    for (Unit& unit : ground_.battle.units) {
        if (unit.is_civilian && unit.is_on_table() && unit.is_aircraft()) {
            fly_on(ground_, unit);
        }
    }
}

}  // namespace flagplot::tactical::missile_age
