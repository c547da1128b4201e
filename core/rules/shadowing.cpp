#include "rules/shadowing.h"

#include <algorithm>
#include <cstdlib>

#include "base/calendar.h"

namespace flagplot {

namespace {

std::int32_t nearest_whole(std::int32_t count, std::int32_t of) {
    const std::int32_t size = (2 * std::abs(count) + of) / (2 * of);
    return count < 0 ? -size : size;
}

std::int32_t squared_distance(Square a, Square b) {
    const std::int32_t columns = a.column - b.column;
    const std::int32_t rows = a.row - b.row;
    return columns * columns + rows * rows;
}

/// The step that leads farthest away; among equals, the first from north.
std::optional<Direction> step_away(const Chart& chart, Square from, Square target) {
    std::optional<Direction> best;
    std::int32_t farthest = squared_distance(from, target);
    for (const Direction direction : clockwise) {
        if (!chart.may_step(from, direction)) continue;
        const Square to = neighbour(from, direction);
        const std::int32_t distance = squared_distance(to, target);
        if (chebyshev(to, target) <= chebyshev(from, target) || distance <= farthest) continue;
        best = direction;
        farthest = distance;
    }
    return best;
}

}  // namespace

Square dead_reckoning(Square before, Square last, TurnNumber turns, Pulse half_hours) {
    const std::int32_t since = turns.count * half_hours_per_turn;
    const auto moved = [&](std::int16_t from, std::int16_t to) {
        return static_cast<std::int16_t>(to + nearest_whole((to - from) * half_hours.count, since));
    };
    return {moved(before.column, last.column), moved(before.row, last.row)};
}

std::optional<Direction> step_to_distance(RoutePlanner& planner, const Chart& chart,
                                          const Underway& from, Square target, Squares distance) {
    const Squares now = chebyshev(from.square, target);
    if (now == distance) return std::nullopt;
    if (now < distance) return step_away(chart, from.square, target);
    const auto way = planner.plan(from.square, from.run, target);
    if (!way || way->empty()) return std::nullopt;
    return way->front();
}

}  // namespace flagplot
