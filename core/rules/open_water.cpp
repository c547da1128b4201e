#include "rules/open_water.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace flagplot {

namespace {

/// What remains to the goal: points first, then distance from the line.
using Remaining = std::pair<MovePoints, std::int64_t>;

/// The remaining cost from each square of the rectangle and each run, filled from the goal
/// backward.
class OpenWater {
  public:
    OpenWater(Offset leg, DiagonalRule rule)
        : leg_(leg),
          rule_(rule),
          columns_(std::abs(leg.columns)),
          rows_(std::abs(leg.rows)),
          runs_(runs_told_apart(rule)),
          best_(static_cast<std::size_t>((columns_ + 1) * (rows_ + 1) * runs_)) {
        for (const Direction direction : clockwise) {
            if (is_toward_goal(direction)) toward_.push_back(direction);
        }
        for (std::int32_t row = rows_; row >= 0; --row) {
            for (std::int32_t column = columns_; column >= 0; --column) {
                for (std::int32_t run = 0; run < runs_; ++run) settle({column, row}, {run});
            }
        }
    }

    [[nodiscard]] std::vector<Direction> path_from(DiagonalRun run) const {
        std::vector<Direction> path;
        Offset at{};
        run = kept(run);
        while (at != Offset{columns_, rows_}) {
            const auto first = std::find_if(toward_.begin(), toward_.end(), [&](Direction step) {
                return by(at, run, step) == best(at, run);
            });
            path.push_back(*first);
            run = kept(step_price(run, *first, rule_).run_after);
            at = moved(at, *first);
        }
        return path;
    }

  private:
    // Offsets in here count away from the start, whichever way the leg points.
    [[nodiscard]] bool is_toward_goal(Direction direction) const {
        const Offset step = offset_of(direction);
        const auto fits = [](std::int32_t part, std::int32_t whole) {
            return part == 0 || (whole != 0 && (part > 0) == (whole > 0));
        };
        return fits(step.columns, leg_.columns) && fits(step.rows, leg_.rows);
    }
    [[nodiscard]] static Offset moved(Offset at, Direction direction) {
        const Offset step = offset_of(direction);
        return {at.columns + std::abs(step.columns), at.rows + std::abs(step.rows)};
    }
    [[nodiscard]] DiagonalRun kept(DiagonalRun run) const {
        return std::min(run, DiagonalRun{runs_ - 1});
    }
    [[nodiscard]] std::size_t index(Offset at, DiagonalRun run) const {
        return static_cast<std::size_t>((at.rows * (columns_ + 1) + at.columns) * runs_ +
                                        run.count);
    }
    [[nodiscard]] const Remaining& best(Offset at, DiagonalRun run) const {
        return best_[index(at, run)];
    }
    /// What remains if this step is taken first; nothing if it leads past the goal.
    [[nodiscard]] std::optional<Remaining> by(Offset at, DiagonalRun run, Direction step) const {
        const Offset next = moved(at, step);
        if (next.columns > columns_ || next.rows > rows_) return std::nullopt;
        const StepPrice price = step_price(run, step, rule_);
        const Remaining& rest = best(next, kept(price.run_after));
        return Remaining{price.cost + rest.first, off_line(next, {columns_, rows_}) + rest.second};
    }
    void settle(Offset at, DiagonalRun run) {
        std::optional<Remaining> least;
        for (const Direction step : toward_) {
            const auto remaining = by(at, run, step);
            if (remaining && (!least || *remaining < *least)) least = remaining;
        }
        best_[index(at, run)] = least.value_or(Remaining{});
    }

    Offset leg_;
    DiagonalRule rule_;
    std::int32_t columns_;
    std::int32_t rows_;
    std::int32_t runs_;
    std::vector<Direction> toward_;  // clockwise from north
    std::vector<Remaining> best_;
};

}  // namespace

MovePoints open_water_points(Offset apart, DiagonalRun run) {
    const std::int32_t longer = std::max(std::abs(apart.columns), std::abs(apart.rows));
    const std::int32_t both = std::abs(apart.columns) + std::abs(apart.rows);
    if (both == 0) return {0};
    const std::int32_t pending = run.count == 0 ? 0 : 1;
    return {std::max(longer, (2 * both - 1 + pending + 2) / 3)};
}

std::int64_t off_line(Offset step, Offset leg) {
    return std::abs(std::int64_t{step.columns} * leg.rows - std::int64_t{step.rows} * leg.columns);
}

std::int32_t runs_told_apart(DiagonalRule rule) { return rule == DiagonalRule::escalating ? 4 : 2; }

bool is_open_between(const Chart& chart, Square from, Square to) {
    if (!chart.barriers.empty()) return false;
    const auto [west, east] = std::minmax(from.column, to.column);
    const auto [north, south] = std::minmax(from.row, to.row);
    for (std::int32_t row = north; row <= south; ++row) {
        const auto first =
            chart.terrain.begin() +
            static_cast<std::ptrdiff_t>(chart.index({west, static_cast<std::int16_t>(row)}));
        const bool has_land =
            std::find(first, first + (east - west + 1), Terrain::land) != first + (east - west + 1);
        if (has_land) return false;
    }
    return true;
}

std::vector<Direction> open_water_path(Offset leg, DiagonalRun run, DiagonalRule rule) {
    return OpenWater(leg, rule).path_from(run);
}

}  // namespace flagplot
