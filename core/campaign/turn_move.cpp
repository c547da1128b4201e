#include <algorithm>
#include <map>
#include <tuple>

#include "campaign/turn.h"
#include "rules/effect.h"
#include "rules/movement.h"
#include "view/permissions.h"

namespace flagplot::turn {

namespace {

constexpr Pulse last_pulse{half_hours_per_turn};

bool may_move(const Resolution& turn, FormationId id) {
    return turn.is_on_chart(id) && !turn.is_engaged(id) && !turn.formation(id).is_holding;
}

/// Is the turn waiting for somebody?
bool has_stopped(const Resolution& turn) { return turn.state().stop.has_value(); }

/// Were ships of it, that are afloat, damaged in the turn before (3.5)?
bool was_hurt_last_turn(const Resolution& turn, FormationId id) {
    const auto& ships = turn.formation(id).ships;
    const TurnNumber last = turn.state().turn - TurnNumber{1};
    return std::any_of(ships.begin(), ships.end(), [&](ShipId ship) {
        return turn.state().ships[ship.index()].is_hurt_in(last);
    });
}

/// A contact beside a formation that seeks battle, that it saw itself and has not steamed at yet
/// this turn (3.6.2, A-ST-39): judged on its side's picture, so that it tells nothing of who is
/// there now.
std::optional<ContactId> prey_of(const Resolution& turn, FormationId id) {
    const FormationState& formation = turn.formation(id);
    if (formation.stance != Stance::seek) return std::nullopt;
    const SeatId seat = turn.owner(id);
    const OwnNumber number = turn.own_number(id);
    const SideView& view = turn.view(seat);
    std::optional<ContactId> prey;
    for (std::uint32_t each = 1; each <= view.contacts.size(); ++each) {
        const Contact& contact = view.contact({each});
        const bool was_seen_by_it =
            std::any_of(contact.seen_by.begin(), contact.seen_by.end(),
                        [&](const Observer& by) { return by.formation == number; });
        const auto& closed_on = formation.closed_on;
        const bool is_prey =
            was_seen_by_it && chebyshev(contact.square, formation.square) == Squares{1} &&
            is_current(contact.turn, view.turn, turn.switches().contact_current_turns) &&
            std::find(closed_on.begin(), closed_on.end(), ContactId{each}) == closed_on.end();
        // The last seen; of equals by place, never by number: numbers follow from hidden ones.
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
};

/// At the enemy it seeks, else along its route.
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
    return NextStep{*direction, std::nullopt};
}

/// A step and what it brings about, in alternating play.
void look_about(Resolution& turn, FormationId id) {
    const Pulse at = hour_of(turn, id);
    if (turn.switches().timing == SightingTiming::on_step) sight(turn, {id}, at);
    mark_battles(turn, {id}, at);
}

/// Steps until the points, the route or a decision ends it. False: stopped for a decision.
bool move_on(Resolution& turn, FormationId id) {
    while (take_step(turn, id, turn.formation(id).allowance(), std::nullopt)) {
        look_about(turn, id);
        if (has_stopped(turn)) return false;
        if (!turn.switches().midmove_change) continue;
        judge_conditions(turn, id, hour_of(turn, id));
        if (ask_if_freed(turn, id)) return false;
    }
    return true;
}

/// Formations of hostile sides that took each other's square in this half hour.
std::vector<Crossing> crossings_of(const Resolution& turn,
                                   const std::vector<std::pair<FormationId, Square>>& moves) {
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
    // By place, never by number: whoever fights is told in this order.
    std::sort(crossings.begin(), crossings.end(), [&](const Crossing& one, const Crossing& other) {
        return turn.formation(one.a).square < turn.formation(other.a).square;
    });
    return crossings;
}

}  // namespace

std::optional<Direction> next_direction(Resolution& turn, FormationId id) {
    const FormationState& formation = turn.formation(id);
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
    return formation.allowance().count > 0 ? pulse_of(formation.spent, formation.allowance())
                                           : Pulse{0};
}

MovePoints points_of(Resolution& turn, FormationId id) {
    const std::vector<Unit> units = turn.units(id);
    const PointsBasis basis{units, turn.formation(id).effects, was_hurt_last_turn(turn, id),
                            weathering_at(turn.weather(), turn.formation(id).square).points};
    return points_for_turn(basis, turn.switches().speed(), turn.switches().after_battle);
}

void set_allowance(Resolution& turn, FormationId id) {
    pass_markers(turn, id, {0});
    const MovePoints points = points_of(turn, id);
    const auto next = may_move(turn, id) ? next_direction(turn, id) : std::nullopt;
    const MovePoints carried =
        usable_carry(turn.formation(id).carried, next, turn.switches().movement());
    turn.fact(AllowanceSet{id, points, carried});
    turn.tell(turn.owner(id), OwnAllowance{turn.own_number(id), points + carried, carried});
}

bool take_step(Resolution& turn, FormationId id, MovePoints earned, std::optional<Pulse> at) {
    if (!may_move(turn, id)) return false;
    const auto step = next_step(turn, id);
    if (!step) return false;
    const FormationState& formation = turn.formation(id);
    const StepPrice price =
        payable_price(formation.run, step->direction, formation.points, turn.switches().movement());
    if (formation.spent + price.cost > earned) return false;
    const Pulse when = at.value_or(pulse_of(formation.spent + price.cost, formation.allowance()));
    const Square to = neighbour(formation.square, step->direction);
    turn.fact(FormationMoved{id, step->direction, to, price.cost, price.run_after, when,
                             step->closes_on});
    turn.tell(turn.owner(id), OwnMoved{turn.own_number(id), step->direction, to, price.cost,
                                       price.run_after, when});
    pass_markers(turn, id, when);
    return true;
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
        if (!turn.is_on_chart(id)) return turn.fact(FormationDone{id});  // it joined another
        turn.fact(FormationUnderWay{id});
        set_allowance(turn, id);
    }
    if (!move_on(turn, id)) return;
    if (turn.switches().timing == SightingTiming::end_of_move) {
        sight(turn, {id}, hour_of(turn, id));
        mark_battles(turn, {id}, hour_of(turn, id));
        if (has_stopped(turn)) return;
    }
    turn.fact(FormationDone{id});
}

void run_pulse(Resolution& turn) {
    if (turn.switches().battle_refusal == BattleRefusal::umpire) {  // what is left to ask of him
        const TurnProgress& progress = turn.state().progress;
        mark_battles(turn, turn.on_chart(), progress.pulse, progress.crossings);
        if (has_stopped(turn)) return;
    }
    if (turn.state().progress.pulse == last_pulse) {
        return turn.fact(PhaseEntered{Phase::late});
    }
    const Pulse pulse = turn.state().progress.pulse + Pulse{1};
    turn.fact(PulseBegan{pulse});

    // Everybody steps before anybody looks: who steps first must not matter.
    std::vector<std::pair<FormationId, Square>> moves;
    for (const FormationId id : turn.on_chart()) {
        const Square from = turn.formation(id).square;
        const MovePoints earned = earned_after(pulse, turn.formation(id).allowance());
        if (take_step(turn, id, earned, pulse)) moves.emplace_back(id, from);
    }
    std::vector<FormationId> whose;
    if (pulse == Pulse{1}) {
        whose = turn.on_chart();  // pairs that lay in range before anybody moved
    } else {
        for (const auto& [id, from] : moves) whose.push_back(id);
    }
    const auto crossings = crossings_of(turn, moves);
    if (turn.switches().timing == SightingTiming::on_step) sight(turn, whose, pulse, crossings);
    mark_battles(turn, whose, pulse, crossings);
    if (!turn.switches().midmove_change) return;
    for (const FormationId id : turn.on_chart()) judge_conditions(turn, id, pulse);
}

void rest(Resolution& turn) {
    const MovementSwitches movement = turn.switches().movement();
    for (const FormationId id : turn.on_chart()) {
        MovePoints carried{};
        DiagonalRun run{};
        if (may_move(turn, id) && turn.formation(id).route) {
            const auto next = next_direction(turn, id);
            const FormationState& formation = turn.formation(id);
            carried = carried_over(formation.allowance() - formation.spent, next, formation.run,
                                   movement);
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
