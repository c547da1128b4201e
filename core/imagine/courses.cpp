#include "imagine/courses.h"

#include <algorithm>

#include "base/calendar.h"
#include "rules/movement.h"

namespace flagplot {

namespace {

// How formations behave of which nothing is known, in percent and in weights.
constexpr std::int32_t stays = 15;
constexpr std::int32_t waits_first = 30;
constexpr std::int32_t is_slow = 30;
constexpr std::int32_t keeps_to_known_marker = 80;
constexpr std::int32_t weight_of_ports = 12;  // shared by all of them
constexpr std::int32_t weight_of_own_goal = 40;
constexpr std::int32_t weight_of_other_goal = 6;
constexpr std::int32_t weight_of_expected_goal = 40;  // for each of its own weight
constexpr std::int32_t weight_of_any_sea = 30;

constexpr int tries = 12;  // for a course on which it would not have been seen

struct Goals {
    std::vector<Square> squares;
    std::vector<std::int32_t> weights;

    void add(Square square, std::int32_t weight) {
        squares.push_back(square);
        weights.push_back(weight);
    }
};

bool shares_a_ship(const VictoryRow& row, const FormationRow& formation) {
    return std::any_of(formation.ships.begin(), formation.ships.end(), [&](ShipId ship) {
        return std::binary_search(row.ships.begin(), row.ships.end(), ship);
    });
}

/// Ports of its side, and squares that give points.
Goals goals_of(const Definition& definition, const Suspect& suspect) {
    Goals goals;
    const auto& ports = definition.side(suspect.side).ports;
    for (const Square port : ports) {
        goals.add(port, std::max(1, weight_of_ports / static_cast<std::int32_t>(ports.size())));
    }
    const FormationRow& formation = definition.formation(suspect.formation);
    for (const VictoryRow& row : definition.victory) {
        if (!row.at) continue;
        goals.add(*row.at,
                  shares_a_ship(row, formation) ? weight_of_own_goal : weight_of_other_goal);
    }
    return goals;
}

}  // namespace

Courses::Courses(const Rules& rules, const SideView& view,
                 const std::vector<admiral::ExpectedForce>& expected, const Lookout& lookout,
                 SeaDistances& sea)
    : rules_(rules), view_(view), expected_(expected), lookout_(lookout), sea_(sea) {}

const admiral::ExpectedForce* Courses::expected_of(const Suspect& suspect) const {
    const auto found =
        std::find_if(expected_.begin(), expected_.end(), [&](const admiral::ExpectedForce& each) {
            return each.biggest == suspect.strength.biggest;
        });
    return found == expected_.end() ? nullptr : &*found;
}

/// Where it may be expected by now, or else where it entered.
Courses::Start Courses::unseen_start(const Suspect& suspect, Lots& lots) const {
    Start start{suspect.enters_at, suspect.enters, {0}, std::nullopt, true};
    const admiral::ExpectedForce* expected = expected_of(suspect);
    if (expected == nullptr) return start;
    std::vector<const admiral::Beginning*> places;
    std::vector<std::int32_t> weights;
    for (const admiral::Beginning& each : expected->from) {
        const bool is_water = rules_.definition.chart.is_navigable(each.square);
        if (!is_water || each.turn > view_.turn || each.weight < 1) continue;
        places.push_back(&each);
        weights.push_back(each.weight);
    }
    if (places.empty()) return start;
    const admiral::Beginning& place = *places[lots.by_weight(weights)];
    start.square = place.square;
    start.turn = place.turn;
    return start;
}

Courses::Start Courses::start_of(const Suspect& suspect, const std::optional<Anchor>& seen,
                                 Lots& lots) const {
    if (!seen) return unseen_start(suspect, lots);
    const Contact& contact = view_.contact(seen->contact);
    return {seen->square, contact.turn, contact.at, contact.next_marker, false};
}

/// One of a few squares all over the chart, since how far it is to a goal is worked out for all
/// squares and kept.
std::optional<Square> Courses::any_sea(Square from, Lots& lots) const {
    constexpr int most = 30;
    constexpr std::int32_t across = 8;
    const Chart& chart = rules_.definition.chart;
    const auto one_of = [&](std::int32_t length) {
        return static_cast<std::int16_t>(length * (2 * lots.below(across) + 1) / (2 * across));
    };
    for (int i = 0; i < most; ++i) {
        const std::int16_t column = one_of(chart.columns);
        const std::int16_t row = one_of(chart.rows);
        const Square square{column, row};
        if (!chart.is_navigable(square) || square == from) continue;
        if (sea_.between(square, from) < SeaDistances::unreachable) return square;
    }
    return std::nullopt;
}

std::optional<Square> Courses::goal_of(const Suspect& suspect, Square from, Lots& lots) const {
    Goals goals = goals_of(rules_.definition, suspect);
    if (const admiral::ExpectedForce* expected = expected_of(suspect)) {
        for (const admiral::Goal& each : expected->bound) {
            if (!rules_.definition.chart.contains(each.square)) continue;
            goals.add(each.square, weight_of_expected_goal * std::max(0, each.weight));
        }
    }
    for (std::size_t i = 0; i < goals.squares.size(); ++i) {
        const bool is_there = goals.squares[i] == from;
        const bool is_reached = sea_.between(goals.squares[i], from) < SeaDistances::unreachable;
        if (is_there || !is_reached) goals.weights[i] = 0;
    }
    goals.weights.push_back(weight_of_any_sea);
    const std::size_t chosen = lots.by_weight(goals.weights);
    return chosen < goals.squares.size() ? goals.squares[chosen] : any_sea(from, lots);
}

Courses::Plan Courses::plan_of(const Suspect& suspect, const Start& start, Lots& lots) const {
    if (start.next_marker && lots.in_percent(keeps_to_known_marker)) return {start.next_marker};
    if (lots.in_percent(stays)) return {};
    Plan plan{goal_of(suspect, start.square, lots)};
    const std::int32_t turns = (view_.turn - start.turn).count;
    const bool is_at_entry = start.turn == suspect.enters && start.square == suspect.enters_at;
    if (is_at_entry && turns > 0 && lots.in_percent(waits_first))
        plan.waits = lots.below(turns + 1);
    plan.is_slow = lots.in_percent(is_slow);
    return plan;
}

/// A cheapest step, or one that is hardly worse.
Direction Courses::next_step(Square from, const SeaDistances::Table& to_goal, Lots& lots) const {
    const Passages& passages = sea_.passages();
    const Passages::Place here = passages.place(from);
    std::vector<std::int32_t> weights(clockwise.size());
    const SeaDistances::Halves left = to_goal[here];
    for (std::size_t i = 0; i < clockwise.size(); ++i) {
        if (!passages.may_step(here, clockwise[i])) continue;
        const SeaDistances::Halves way =
            to_goal[passages.next(here, clockwise[i])] + (is_diagonal(clockwise[i]) ? 3 : 2);
        if (way <= left + 1) weights[i] = way == left ? 8 : 1;
    }
    return clockwise[lots.by_weight(weights)];
}

void Courses::steam(Course& course, MovePoints points, MovePoints allowance, Lots& lots) const {
    const MovementSwitches switches = rules_.definition.switches.movement();
    const SeaDistances::Table& to_goal = sea_.to(*course.bound);
    std::optional<MovePoints> left;
    while (course.square != *course.bound) {
        const Direction step = next_step(course.square, to_goal, lots);
        if (!left) left = points + usable_carry(course.carried, points, step, switches);
        const StepPrice price = payable_price(course.run, step, allowance, switches);
        if (price.cost > *left) {
            course.carried = carried_over(*left, step, course.run, switches);
            return;
        }
        *left -= price.cost;
        course.run = price.run_after;
        course.came_from = course.square;
        course.square = neighbour(course.square, step);
    }
    course.run = {0};
    course.carried = {0};
    course.bound.reset();
    course.has_arrived = true;
}

bool Courses::is_sheltered_in(const Course& course, SideId side) const {
    const auto& ports = rules_.definition.side(side).ports;
    return rules_.definition.switches.port_shelter && !course.bound &&
           std::binary_search(ports.begin(), ports.end(), course.square);
}

Course Courses::steamed(const Suspect& suspect, const Start& start, const Plan& plan,
                        Thousandths& unseen, Lots& lots) const {
    Course course{start.square, {}, {}, {}, plan.goal, false, false};
    const MovePoints allowance{plan.is_slow ? (suspect.points.count + 1) / 2
                                            : suspect.points.count};
    const bool leaves =
        rules_.definition.formation(suspect.formation).at_destination == AtDestination::leaves;
    unseen = {1000};
    for (TurnNumber turn = start.turn; turn < view_.turn; turn += TurnNumber{1}) {
        const bool is_first = turn == start.turn;
        const MovePoints points =
            is_first ? allowance - earned_after(start.at, allowance) : allowance;
        const bool is_waiting = turn - start.turn < TurnNumber{plan.waits};
        if (course.bound && !is_waiting) steam(course, points, allowance, lots);
        if (is_first && start.at > Pulse{0}) continue;  // it was seen in that turn
        if (!is_sheltered_in(course, suspect.side)) {
            const Thousandths now = lookout_.unseen(course.square, turn, suspect.strength);
            unseen = {unseen.count * now.count / 1000};
        }
        course.has_left = course.has_arrived && leaves;
        if (course.has_left) break;
    }
    return course;
}

Course Courses::draw(const Suspect& suspect, const std::optional<Anchor>& seen, Lots& lots) const {
    std::optional<Course> best;
    Thousandths most{-1};
    for (int i = 0; i < tries; ++i) {
        Thousandths unseen;
        const Start start = start_of(suspect, seen, lots);
        const Course course = steamed(suspect, start, plan_of(suspect, start, lots), unseen, lots);
        if (lots.below(1000) < unseen.count) return course;
        if (unseen > most) {
            most = unseen;
            best = course;
        }
    }
    return *best;
}

}  // namespace flagplot
