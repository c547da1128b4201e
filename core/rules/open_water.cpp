#include "rules/open_water.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace flagplot {

namespace {

/// Weights to the goal from every square of the rectangle and every run, filled in from the goal
/// backward.
class OpenWater {
  public:
    OpenWater(Offset leg, DiagonalRule rule)
        : columns_(std::abs(leg.columns)),
          rows_(std::abs(leg.rows)),
          runs_(static_cast<std::size_t>(runs_told_apart(rule))),
          entered_(place({0, rows_ + 2}), beyond) {
        for (const Direction direction : clockwise) {
            if (is_toward(leg, direction)) steps_.push_back(step_in(direction, rule));
        }
        for (std::int32_t row = rows_; row >= 0; --row) {
            for (std::int32_t column = columns_; column >= 0; --column) settle({column, row});
        }
    }

    [[nodiscard]] std::vector<Direction> path_from(DiagonalRun run) const {
        std::vector<Direction> path;
        std::size_t after = kept(run);
        const std::size_t goal = place({columns_, rows_});
        for (std::size_t at = place({}); at != goal;) {
            const auto first = std::min_element(
                steps_.begin(), steps_.end(), [&](const Step& one, const Step& other) {
                    return through(one, at, after) < through(other, at, after);
                });
            path.push_back(first->direction);
            at += first->ahead;
            after = first->prices[after].run_after;
        }
        return path;
    }

  private:
    static constexpr PathWeight beyond = UINT64_MAX / 2;  // past the goal: never the smallest

    struct Price {
        PathWeight weight{};
        std::size_t run_after{};
    };
    struct Step {
        Direction direction{};
        std::size_t ahead{};          // to another place in the table
        std::array<Price, 4> prices;  // by run
    };

    // Offsets here count away from the start, in whichever direction the leg goes.
    [[nodiscard]] static bool is_toward(Offset leg, Direction direction) {
        const Offset step = offset_of(direction);
        const auto fits = [](std::int32_t part, std::int32_t whole) {
            return part == 0 || (whole != 0 && (part > 0) == (whole > 0));
        };
        return fits(step.columns, leg.columns) && fits(step.rows, leg.rows);
    }
    [[nodiscard]] Step step_in(Direction direction, DiagonalRule rule) const {
        const Offset step = offset_of(direction);
        Step made{direction, place({std::abs(step.columns), std::abs(step.rows)}), {}};
        for (std::size_t run = 0; run < runs_; ++run) {
            const auto [cost, run_after] =
                step_price({static_cast<std::int32_t>(run)}, direction, rule);
            made.prices[run] = {in_weight(cost), kept(run_after)};
        }
        return made;
    }
    [[nodiscard]] std::size_t kept(DiagonalRun run) const {
        return std::min(static_cast<std::size_t>(run.count), runs_ - 1);
    }
    /// Where the runs of a square begin in the table. It has a column and a row past the goal, so
    /// that steps need no bounds check.
    [[nodiscard]] std::size_t place(Offset at) const {
        return (static_cast<std::size_t>(at.rows) * static_cast<std::size_t>(columns_ + 2) +
                static_cast<std::size_t>(at.columns)) *
               runs_;
    }
    /// What remains if this step is taken first.
    [[nodiscard]] PathWeight through(const Step& step, std::size_t at, std::size_t run) const {
        const Price& price = step.prices[run];
        return price.weight + entered_[at + step.ahead + price.run_after];
    }
    void settle(Offset square) {
        const Offset goal{columns_, rows_};
        const auto off = static_cast<PathWeight>(off_line(square, goal));
        const std::size_t at = place(square);
        for (std::size_t run = 0; run < runs_; ++run) {
            PathWeight least = square == goal ? 0 : beyond;
            for (const Step& step : steps_) least = std::min(least, through(step, at, run));
            entered_[at + run] = off + least;
        }
    }

    std::int32_t columns_;
    std::int32_t rows_;
    std::size_t runs_;
    std::vector<Step> steps_;          // clockwise from north
    std::vector<PathWeight> entered_;  // the square's own distance from the line, plus what remains
};

}  // namespace

std::int32_t runs_told_apart(DiagonalRule rule) { return rule == DiagonalRule::escalating ? 4 : 2; }

std::vector<Direction> open_water_path(Offset leg, DiagonalRun run, DiagonalRule rule) {
    return OpenWater(leg, rule).path_from(run);
}

}  // namespace flagplot
