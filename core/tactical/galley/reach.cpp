#include "tactical/galley/reach.h"

#include <algorithm>
#include <array>
#include <utility>

#include "tactical/galley/board.h"
#include "tactical/galley/moving.h"

namespace flagplot::tactical::galley {

namespace {

constexpr std::array all_steps{Step::ahead, Step::port,      Step::starboard,     Step::back,
                               Step::about, Step::spin_port, Step::spin_starboard};

/// Are two courses the same for what she may still do?
bool is_same(const Course& one, const Course& other, std::int32_t most_run) {
    return one.at == other.at &&
           std::min(one.motion.run, most_run) == std::min(other.motion.run, most_run) &&
           one.motion.has_turned_still == other.motion.has_turned_still;
}

/// A course and how it was reached.
struct Found {
    Course course;
    std::int32_t cost = 0;
    std::vector<Step> steps;
};

}  // namespace

std::vector<Reach> reachable(const Tables& tables, const Battle& battle, Tag tag) {
    const Ship& ship = battle.ship(tag);
    const std::int32_t most_run = std::max(tables.costs.run_at_maximum, tables.costs.run_at_cruise);
    std::vector<Found> found{{course_of(tables, battle, tag), 0, {}}};
    for (std::size_t next = 0; next < found.size(); ++next) {
        for (const Step step : all_steps) {
            const Found from = found[next];
            if (!why_not_step(tables, battle, tag, from.course, step).empty()) continue;
            Course after = after_step(tables, ship, from.course, step);
            if (after.motion.has_circled || !is_on_board(battle, after.at.bow)) continue;
            const std::int32_t cost = found.front().course.motion.left - after.motion.left;
            const bool is_known = std::any_of(found.begin(), found.end(), [&](const Found& each) {
                return each.cost <= cost && is_same(each.course, after, most_run);
            });
            if (is_known) continue;
            std::vector<Step> steps = from.steps;
            steps.push_back(step);
            found.push_back({std::move(after), cost, std::move(steps)});
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.cost < b.cost; });
    std::vector<Reach> reached;
    for (Found& each : found) {
        const bool is_new = std::none_of(reached.begin(), reached.end(), [&](const Reach& other) {
            return other.at == each.course.at;
        });
        if (is_new) reached.push_back({each.course.at, each.cost, std::move(each.steps)});
    }
    return reached;
}

}  // namespace flagplot::tactical::galley
