#include <algorithm>
#include <map>
#include <tuple>

#include "campaign/turn.h"
#include "rules/effect.h"
#include "rules/movement.h"
#include "view/permissions.h"
#include "view/tasks.h"

namespace flagplot::turn {

namespace {

constexpr Pulse last_pulse{half_hours_per_turn};

bool may_move(const Resolution& turn, FormationId id) {
    const FormationState& formation = turn.formation(id);
    return turn.is_on_chart(id) && !turn.is_engaged(id) && !formation.is_holding &&
           !formation.has_stopped;
}

/// Is the turn waiting for somebody?
bool has_stopped(const Resolution& turn) { return turn.state().stop.has_value(); }

/// Were ships of it that are afloat damaged in the turn before (3.5)?
bool was_hurt_last_turn(const Resolution& turn, FormationId id) {
    const auto& ships = turn.formation(id).ships;
    const TurnNumber last = turn.state().turn - TurnNumber{1};
    return std::any_of(ships.begin(), ships.end(), [&](ShipId ship) {
        return turn.state().ships[ship.index()].is_hurt_in(last);
    });
}

/// A current contact beside a formation that seeks battle, which it saw itself, even if others have
/// seen it since, and has not steamed at yet this turn (3.6.2, A-ST-39). Judged by its side's
/// picture, so it does not reveal who is there now.
std::optional<ContactId> prey_of(const Resolution& turn, FormationId id) {
    const FormationState& formation = turn.formation(id);
    if (stance_of(turn, id) != Stance::seek) return std::nullopt;
    const SeatId seat = turn.owner(id);
    const OwnNumber number = turn.own_number(id);
    const SideView& view = turn.view(seat);
    std::optional<ContactId> prey;
    for (std::uint32_t each = 1; each <= view.contacts.size(); ++each) {
        const Contact& contact = view.contact({each});
        const auto seen_by_it = last_sighted_by(contact, number);
        const auto& closed_on = formation.closed_on;
        const bool is_prey =
            contact.stands() && chebyshev(contact.square, formation.square) == Squares{1} &&
            seen_by_it &&
            is_current(*seen_by_it, view.turn, turn.switches().contact_current_turns) &&
            std::find(closed_on.begin(), closed_on.end(), ContactId{each}) == closed_on.end();
        // The last seen; among equals by place, never by number, because numbers depend on hidden
        // ones.
        const auto rank = [](const Contact& seen) {
            return std::tuple(-seen.turn.count, -seen.at.count, seen.square);
        };
        if (is_prey && (!prey || rank(contact) < rank(view.contact(*prey)))) prey = ContactId{each};
    }
    if (!prey || permission(turn.book(seat), view, number).freedom == Freedom::none) {
        return std::nullopt;
    }
    return prey;
}

/// A step a formation is about to take.
struct NextStep {
    Direction direction{};
    std::optional<ContactId> closes_on;
    bool is_of_task = false;
};

/// Toward the enemy it seeks, otherwise along its route.
std::optional<NextStep> next_step(Resolution& turn, FormationId id) {
    const Square from = turn.formation(id).square;
    if (const auto prey = prey_of(turn, id)) {
        const Square at = turn.view(turn.owner(id)).contact(*prey).square;
        const auto direction = direction_between(from, at);
        if (direction && turn.definition().chart.may_step(from, *direction)) {
            return NextStep{*direction, prey};
        }
    }
    const auto direction = next_direction(turn, id);
    if (!direction) return std::nullopt;
    return NextStep{*direction, std::nullopt, is_steered_by(turn.formation(id).task)};
}

/// A formation that left its course to attack a contact, and was told of nobody there, is told
/// that, too. It follows from what its side knows, so it does not reveal who is there (A-ST-39).
void tell_of_attack(Resolution& turn, FormationId id, Pulse at) {
    const SeatId seat = turn.owner(id);
    const OwnNumber number = turn.own_number(id);
    const auto attack = turn.view(seat).formation(number).attack;
    if (!attack) return;
    std::optional<OwnBattleNumber> fought;
    const auto& battles = turn.view(seat).battles;
    for (std::uint32_t i = 0; i < battles.size(); ++i) {
        const bool is_there =
            battles[i].square == attack->square && battles[i].turn == turn.state().turn;
        if (is_there) fought = OwnBattleNumber{i + 1};
    }
    turn.tell(seat, OwnAttackMissed{number, attack->contact, attack->square, fought, at});
}

/// What follows a step, in alternating play: sightings and contacts.
void look_about(Resolution& turn, FormationId id) {
    const Pulse at = hour_of(turn, id);
    if (turn.switches().timing == SightingTiming::on_step) sight(turn, {id}, at);
    mark_battles(turn, {id}, at);
}

/// What follows a step once it is known who fights, after the umpire's answer if there was a
/// question. False: stopped for a decision.
bool end_step(Resolution& turn, FormationId id) {
    const Pulse at = hour_of(turn, id);
    if (turn.switches().timing == SightingTiming::on_step) tell_of_attack(turn, id, at);
    if (!turn.switches().midmove_change) return true;
    judge_conditions(turn, id, at);
    return !ask_if_freed(turn, id);
}

/// Steps until points, route or a decision ends the move. False: stopped for a decision.
bool move_on(Resolution& turn, FormationId id) {
    while (take_step(turn, id, turn.formation(id).allowance(), std::nullopt)) {
        pass_markers(turn, id, hour_of(turn, id));
        look_about(turn, id);
        if (has_stopped(turn) || !end_step(turn, id)) return false;
    }
    return true;
}

/// A step made in this half hour.
struct Move {
    FormationId formation;
    Square from;
};

/// Hostile formations that exchanged squares in this half hour.
std::vector<Crossing> crossings_of(const Resolution& turn, const std::vector<Move>& moves) {
    std::multimap<Square, FormationId> by_square_left;
    for (const auto& [id, from] : moves) by_square_left.emplace(from, id);
    std::vector<Crossing> crossings;
    for (const auto& [a, from_a] : moves) {
        const auto [first, last] = by_square_left.equal_range(turn.formation(a).square);
        for (auto each = first; each != last; ++each) {
            const FormationId b = each->second;
            if (a < b && turn.formation(b).square == from_a && turn.are_hostile(a, b)) {
                crossings.push_back({a, b});
            }
        }
    }
    // By place, never by number, because battles are told in this order.
    std::sort(crossings.begin(), crossings.end(), [&](const Crossing& one, const Crossing& other) {
        return turn.formation(one.a).square < turn.formation(other.a).square;
    });
    return crossings;
}

/// All formations that have reached a marker in this half hour pass it, now that nobody can be
/// turned back on the way any more. All at once: the order must not depend on who met whom.
void pass_all_markers(Resolution& turn) {
    for (const FormationId id : turn.on_chart()) {
        pass_markers(turn, id, turn.state().progress.pulse);
    }
}

/// What follows the steps of a half hour once it is known who fights, after the umpire's answer if
/// there was a question. False: there are more questions first.
bool end_pulse(Resolution& turn) {
    const Pulse pulse = turn.state().progress.pulse;
    if (turn.switches().battle_refusal == BattleRefusal::umpire) {  // the remaining questions
        mark_battles(turn, turn.on_chart(), pulse, turn.state().progress.crossings);
        if (has_stopped(turn)) return false;
    }
    pass_all_markers(turn);
    if (!turn.switches().midmove_change || pulse == Pulse{0}) return true;
    for (const FormationId id : turn.on_chart()) judge_conditions(turn, id, pulse);
    return true;
}

}  // namespace

std::optional<Direction> next_direction(Resolution& turn, FormationId id) {
    const FormationState& formation = turn.formation(id);
    if (is_steered_by(formation.task)) return direction_by_task(turn, id);
    if (!formation.route) return std::nullopt;
    if (formation.leg.empty()) {
        const auto leg =
            turn.planner().plan(formation.square, formation.run, formation.next_marker());
        if (!leg || leg->empty()) return std::nullopt;
        turn.fact(LegPlanned{id, *leg});
    }
    return turn.formation(id).leg.front();
}

void pass_markers(Resolution& turn, FormationId id, Pulse at) {
    while (turn.formation(id).route &&
           turn.formation(id).next_marker() == turn.formation(id).square) {
        const FormationState& formation = turn.formation(id);
        const bool is_destination = formation.route->checkpoints.empty();
        const Square marker = formation.square;
        turn.fact(MarkerReached{id, marker, is_destination, at});
        turn.tell(turn.owner(id), OwnReached{turn.own_number(id), marker, is_destination, at});
    }
}

Pulse hour_of(const Resolution& turn, FormationId id) {
    const FormationState& formation = turn.formation(id);
    const MovePoints all = formation.allowance();
    return all.count > 0 ? pulse_of(std::min(formation.spent, all), all) : Pulse{0};
}

MovePoints points_of(Resolution& turn, FormationId id) {
    if (const auto counted = turn.formation(id).points) return *counted;
    return points_from_here(turn, id);
}

MovePoints points_from_here(Resolution& turn, FormationId id) {
    const std::vector<Unit> units = turn.units(id);
    const PointsBasis basis{units, turn.formation(id).effects, was_hurt_last_turn(turn, id),
                            weathering_at(turn.weather(), turn.formation(id).square).points};
    return points_for_turn(basis, turn.switches().speed(), turn.switches().after_battle);
}

void set_allowance(Resolution& turn, FormationId id) {
    pass_markers(turn, id, {0});
    const MovePoints points = slowed(turn.switches(), turn.formation(id).speed, turn.state().turn,
                                     points_from_here(turn, id));
    const auto next = may_move(turn, id) ? next_direction(turn, id) : std::nullopt;
    const MovePoints carried =
        usable_carry(turn.formation(id).carried, points, next, turn.switches().movement());
    turn.fact(AllowanceSet{id, points, carried});
    turn.tell(turn.owner(id), OwnAllowance{turn.own_number(id), points + carried, carried});
}

bool take_step(Resolution& turn, FormationId id, MovePoints earned, std::optional<Pulse> at) {
    if (!may_move(turn, id)) return false;
    const auto step = next_step(turn, id);
    if (!step) return false;
    const FormationState& formation = turn.formation(id);
    const MovePoints own = formation.points.value_or(MovePoints{});
    const StepPrice price =
        payable_price(formation.run, step->direction, own, turn.switches().movement());
    if (formation.spent + price.cost > earned) return false;
    const Pulse when = at.value_or(pulse_of(formation.spent + price.cost, formation.allowance()));
    const Square to = neighbour(formation.square, step->direction);
    turn.fact(FormationMoved{id, step->direction, to, price.cost, price.run_after, when,
                             step->closes_on, step->is_of_task});
    if (step->closes_on) {
        turn.tell(turn.owner(id), OwnAttacks{turn.own_number(id), *step->closes_on, to, when});
    }
    turn.tell(turn.owner(id), OwnMoved{turn.own_number(id), step->direction, to, price.cost,
                                       price.run_after, when});
    stop_at_marker(turn, id);
    return true;
}

void tell_of_attacks(Resolution& turn, Pulse at) {
    for (const FormationId id : turn.on_chart()) tell_of_attack(turn, id, at);
}

void activate(Resolution& turn) {
    const TurnProgress& progress = turn.state().progress;
    if (progress.next >= static_cast<std::int32_t>(progress.queue.size())) {
        return turn.fact(PhaseEntered{Phase::late});
    }
    const FormationId id = progress.queue[static_cast<std::size_t>(progress.next)];
    const bool was_asked = std::binary_search(progress.asked.begin(), progress.asked.end(), id);
    if (!progress.is_under_way) {
        if (!was_asked) {
            follow_sheet(turn, id);
            judge_conditions(turn, id, {0});
            if (ask_if_freed(turn, id)) return;
        }
        if (!turn.is_on_chart(id)) return turn.fact(FormationDone{id});  // it has joined another
        take_up_task(turn, id);
        turn.fact(FormationUnderWay{id});
        set_allowance(turn, id);
    }
    if (!move_on(turn, id)) return;
    if (turn.switches().timing == SightingTiming::end_of_move) {
        sight(turn, {id}, hour_of(turn, id));
        mark_battles(turn, {id}, hour_of(turn, id));
    }
    turn.fact(FormationDone{id});  // even if the umpire is asked: no step depends on the answer
}

void run_pulse(Resolution& turn) {
    if (turn.state().progress.pulse == Pulse{0} && !end_pulse(turn)) return;
    if (turn.switches().timing == SightingTiming::on_step) {
        tell_of_attacks(turn, turn.state().progress.pulse);
    }
    if (turn.state().progress.pulse == last_pulse) {
        return turn.fact(PhaseEntered{Phase::late});
    }
    const Pulse pulse = turn.state().progress.pulse + Pulse{1};
    turn.fact(PulseBegan{pulse});

    // All step before any of them looks: it must not matter who steps first.
    std::vector<Move> moves;
    for (const FormationId id : leaders_first(turn, turn.on_chart())) {
        const Square from = turn.formation(id).square;
        const MovePoints earned = earned_after(pulse, turn.formation(id).allowance());
        if (take_step(turn, id, earned, pulse)) moves.push_back({id, from});
    }
    std::vector<FormationId> whose;
    if (pulse == Pulse{1}) {
        whose = turn.on_chart();  // pairs that were in range before anybody moved
    } else {
        for (const Move& move : moves) whose.push_back(move.formation);
    }
    const auto crossings = crossings_of(turn, moves);
    if (turn.switches().timing == SightingTiming::on_step) sight(turn, whose, pulse, crossings);
    mark_battles(turn, whose, pulse, crossings);
    if (!has_stopped(turn)) end_pulse(turn);
}

void go_on_after_ruling(Resolution& turn) {
    const TurnProgress& progress = turn.state().progress;
    if (progress.phase == Phase::pulses) {
        end_pulse(turn);
    } else if (progress.phase == Phase::activations) {
        const auto last = static_cast<std::size_t>(progress.next) - (progress.is_under_way ? 0 : 1);
        const FormationId id = progress.queue[last];
        mark_battles(turn, {id}, hour_of(turn, id));
        if (!has_stopped(turn) && progress.is_under_way) end_step(turn, id);
    }
}

void rest(Resolution& turn) {
    const MovementSwitches movement = turn.switches().movement();
    for (const FormationId id : turn.on_chart()) {
        MovePoints carried{};
        DiagonalRun run{};
        const bool has_aim = turn.formation(id).route || is_steered_by(turn.formation(id).task);
        if (may_move(turn, id) && has_aim) {
            const auto next = next_direction(turn, id);
            const FormationState& formation = turn.formation(id);
            const MovePoints left = formation.allowance() - formation.spent;
            carried = carried_over(std::max(left, MovePoints{}), next, formation.run, movement);
            const bool goes_on = formation.has_moved || carried.count > 0;
            if (goes_on && movement.run_persists) run = formation.run;
        }
        const FormationState& formation = turn.formation(id);
        if (formation.carried == carried && formation.run == run) continue;
        turn.fact(FormationRested{id, carried, run});
        turn.tell(turn.owner(id), OwnTurnOver{turn.own_number(id), carried, run});
    }
}

}  // namespace flagplot::turn
