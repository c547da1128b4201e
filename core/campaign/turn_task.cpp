#include <algorithm>

#include "campaign/turn.h"
#include "rules/shadowing.h"
#include "view/tasks.h"

namespace flagplot::turn {

namespace {

const SideView& view_of(const Resolution& turn, FormationId id) {
    return turn.view(turn.owner(id));
}

/// Where its task takes it now, if anywhere.
std::optional<Square> aim_of(const Resolution& turn, FormationId id) {
    const SideView& view = view_of(turn, id);
    const auto& task = turn.formation(id).task;
    if (const auto leader = leader_in(task)) return view.formation(*leader).square;
    const auto* shadow = task ? std::get_if<Shadow>(&*task) : nullptr;
    const auto quarry = shadow != nullptr ? standing_contact(view, shadow->contact) : std::nullopt;
    if (quarry) return view.contact(*quarry).square;
    return std::nullopt;
}

/// Why it cannot go on with its task, judged by its side's picture; none if it can.
std::optional<TaskEnd> end_now(Resolution& turn, FormationId id) {
    const SideView& view = view_of(turn, id);
    const auto& task = turn.formation(id).task;
    if (const auto leader = leader_in(task)) {
        if (view.formation(*leader).presence != Presence::on_chart) return TaskEnd::no_leader;
    }
    if (const auto* shadow = std::get_if<Shadow>(&*task)) {
        const auto quarry = standing_contact(view, shadow->contact);
        const bool has_touch = quarry && is_current(view.contact(*quarry).turn, view.turn,
                                                    turn.switches().contact_current_turns);
        if (!has_touch) return TaskEnd::touch_lost;
    }
    const auto aim = aim_of(turn, id);
    const FormationState& formation = turn.formation(id);
    if (aim && !turn.planner().plan(formation.square, formation.run, *aim)) return TaskEnd::no_way;
    return std::nullopt;
}

void end_task(Resolution& turn, FormationId id, TaskEnd why) {
    const Task task = turn.formation(id).task.value();
    turn.fact(TaskOver{id, why});
    turn.tell(turn.owner(id), OwnTaskOver{turn.own_number(id), task, why});
}

void give_task(Resolution& turn, FormationId id, const Task& task) {
    turn.fact(TaskSet{id, task});
    turn.tell(turn.owner(id), OwnTaskSet{turn.own_number(id), task});
}

Task led_by(Task task, OwnNumber leader) {
    if (auto* follow = std::get_if<Follow>(&task)) follow->leader = leader;
    if (auto* escort = std::get_if<Escort>(&task)) escort->ward = leader;
    return task;
}

}  // namespace

Stance stance_of(const Resolution& turn, FormationId id) {
    return stance_on(turn.formation(id).task, turn.formation(id).stance);
}

void set_task(Resolution& turn, FormationId id, const Task& task) {
    const auto& route = turn.formation(id).route;
    if (is_steered_by(task) && route && !route->checkpoints.empty()) {
        const PlotRoute straight_on{{}, route->destination};
        turn.fact(RouteSet{id, straight_on});
        turn.tell(turn.owner(id), OwnRouteSet{turn.own_number(id), straight_on});
    }
    give_task(turn, id, task);
}

void hold(Resolution& turn, FormationId id, const Hold& order) {
    const bool is_here = !order.at || *order.at == turn.formation(id).square;
    if (order.until || !is_here) set_task(turn, id, order);
    if (is_here) turn.fact(HoldOrdered{id});
}

void set_speed(Resolution& turn, FormationId id, const KeepSpeed& speed) {
    turn.fact(SpeedSet{id, speed});
    turn.tell(turn.owner(id), OwnSpeedSet{turn.own_number(id), speed});
}

void let_expire(Resolution& turn, FormationId id) {
    const TurnNumber now = turn.state().turn;
    const auto is_up = [&](const std::optional<TurnNumber>& until) {
        return until && *until <= now;
    };
    const auto& task = turn.formation(id).task;
    if (task && is_up(end_of(*task))) end_task(turn, id, TaskEnd::time_is_up);
    const auto& speed = turn.formation(id).speed;
    if (speed && is_up(speed->until)) set_speed(turn, id, KeepSpeed{});
    const std::vector<Conditional> conditions = turn.formation(id).conditions;
    for (std::size_t i = conditions.size(); i-- > 0;) {
        if (!is_up(conditions[i].until)) continue;
        turn.fact(ConditionExpired{id, static_cast<std::int32_t>(i)});
        turn.tell(turn.owner(id), OwnConditionExpired{turn.own_number(id), conditions[i]});
    }
}

void take_up_task(Resolution& turn, FormationId id) {
    if (!turn.is_on_chart(id) || !turn.formation(id).task) return;
    if (const auto why = end_now(turn, id)) return end_task(turn, id, *why);
    const auto* hold = std::get_if<Hold>(&*turn.formation(id).task);
    const bool is_there = hold != nullptr && (!hold->at || *hold->at == turn.formation(id).square);
    if (is_there && !turn.formation(id).is_holding) turn.fact(HoldOrdered{id});
}

void stop_at_marker(Resolution& turn, FormationId id) {
    const auto& task = turn.formation(id).task;
    const auto* hold = task ? std::get_if<Hold>(&*task) : nullptr;
    if (hold == nullptr || hold->at != turn.formation(id).square) return;
    const bool is_over = !hold->until;
    turn.fact(HoldOrdered{id});
    if (is_over) end_task(turn, id, TaskEnd::done);
}

void lead_on(Resolution& turn, FormationId merged, FormationId into) {
    const SeatId seat = turn.owner(merged);
    const OwnNumber gone = turn.own_number(merged);
    const OwnNumber leader = turn.own_number(into);
    for (const FormationId id : turn.on_chart()) {
        if (turn.owner(id) != seat || leader_in(turn.formation(id).task) != gone) continue;
        const bool is_lost = would_follow_itself(turn.view(seat), turn.own_number(id), leader);
        if (is_lost) {
            end_task(turn, id, TaskEnd::no_leader);
        } else {
            give_task(turn, id, led_by(*turn.formation(id).task, leader));
        }
    }
}

std::optional<Direction> direction_by_task(Resolution& turn, FormationId id) {
    const FormationState& formation = turn.formation(id);
    const auto* shadow = std::get_if<Shadow>(&*formation.task);
    const Underway from{formation.square, formation.run, formation.carried};
    const Chart& chart = turn.definition().chart;
    if (shadow == nullptr) {
        return step_to_distance(turn.planner(), chart, from, *aim_of(turn, id), {0});
    }
    const SeatId seat = turn.owner(id);
    const auto quarry = standing_contact(turn.view(seat), shadow->contact);
    if (!quarry) return std::nullopt;
    const Contact& contact = turn.view(seat).contact(*quarry);
    const Pulse now = turn.switches().turn_mode == TurnMode::alternating
                          ? hour_of(turn, id)
                          : turn.state().progress.pulse;
    const Squares distance =
        shadowing_distance(turn.book(seat), turn.view(seat), turn.own_number(id));
    // Where the contact should be by now. If both places are too near, away from where it was seen.
    const Square expected = expected_square(turn.book(seat), turn.view(seat), contact, now);
    const bool is_too_near = chebyshev(from.square, contact.square) < distance &&
                             chebyshev(from.square, expected) < distance;
    return step_to_distance(turn.planner(), chart, from, is_too_near ? contact.square : expected,
                            distance);
}

std::vector<FormationId> leaders_first(const Resolution& turn, std::vector<FormationId> ids) {
    std::stable_sort(ids.begin(), ids.end(), [&](FormationId a, FormationId b) {
        return place_in_company(view_of(turn, a), turn.own_number(a)) <
               place_in_company(view_of(turn, b), turn.own_number(b));
    });
    return ids;
}

}  // namespace flagplot::turn
