#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <utility>

#include "rules/route.h"
#include "support/drawn_chart.h"
#include "support/print.h"

// The planner against a plain search: every state is improved until nothing changes, from the goal
// backwards, and the path is then read off direction by direction. Prices and passages are written
// down here a second time, from the rules page.

using namespace flagplot;

namespace {

struct Weight {
    std::int64_t points = 0;
    std::int64_t off_line = 0;

    friend auto operator<=>(const Weight&, const Weight&) = default;
};

constexpr Weight unreached{INT64_MAX, 0};
constexpr std::int32_t run_lengths = 4;

std::pair<std::int32_t, std::int32_t> price(std::int32_t run, Direction direction,
                                            DiagonalRule rule) {
    if (!is_diagonal(direction)) return {1, 0};
    if (run == 0) return {1, 1};
    if (rule == DiagonalRule::alternating) return {2, 0};
    if (rule == DiagonalRule::after_first) return {2, 1};
    return {run + 1, std::min(run + 1, run_lengths - 1)};
}

bool is_open(const Chart& chart, Square from, Direction direction) {
    const Square to = neighbour(from, direction);
    const auto is_water = [&](Square square) {
        return square.column >= 0 && square.column < chart.columns && square.row >= 0 &&
               square.row < chart.rows && chart.at(square) != Terrain::land;
    };
    if (!is_water(from) || !is_water(to)) return false;
    const Square beside{from.column, to.row};
    const Square above{to.column, from.row};
    if (is_diagonal(direction) && !is_water(beside) && !is_water(above)) return false;
    return std::none_of(chart.barriers.begin(), chart.barriers.end(), [&](const Barrier& barrier) {
        if (barrier.closes == Closes::sight) return false;
        const auto joins = [&](Square one, Square other) {
            return (barrier.a == one && barrier.b == other) ||
                   (barrier.a == other && barrier.b == one);
        };
        return joins(from, to) || (is_diagonal(direction) && joins(beside, above));
    });
}

/// What remains from every square and run to the goal, for a leg from `start`.
class Remaining {
  public:
    Remaining(const Chart& chart, DiagonalRule rule, Square start, Square goal)
        : chart_(chart),
          rule_(rule),
          start_(start),
          goal_(goal),
          best_(chart.terrain.size() * run_lengths, unreached) {
        // to and fro, since the goal may lie either way
        for (bool has_changed = true; has_changed;) {
            has_changed = improve(false);
            has_changed = improve(true) || has_changed;
        }
    }

    [[nodiscard]] Weight at(Square square, std::int32_t run) const {
        return square == goal_ ? Weight{} : best_[place(square, run)];
    }
    [[nodiscard]] Weight through(Square square, std::int32_t run, Direction direction) const {
        if (!is_open(chart_, square, direction)) return unreached;
        const auto [points, run_after] = price(run, direction, rule_);
        const Square next = neighbour(square, direction);
        const Weight rest = at(next, run_after);
        if (rest.points == unreached.points) return unreached;
        return {rest.points + points, rest.off_line + off_line(next)};
    }
    /// The first best path clockwise, as text.
    [[nodiscard]] std::string first(std::int32_t run) const {
        if (at(start_, run) == unreached) return "none";
        std::string text;
        for (Square square = start_; square != goal_;) {
            for (const Direction direction : clockwise) {
                if (through(square, run, direction) != at(square, run)) continue;
                text += std::string(word_of(direction)) + " ";
                run = price(run, direction, rule_).second;
                square = neighbour(square, direction);
                break;
            }
        }
        return text;
    }

  private:
    [[nodiscard]] std::size_t place(Square square, std::int32_t run) const {
        return chart_.index(square) * run_lengths + static_cast<std::size_t>(run);
    }
    [[nodiscard]] std::int64_t off_line(Square square) const {
        const Offset here = offset(start_, square);
        const Offset whole = offset(start_, goal_);
        return std::abs(here.columns * whole.rows - here.rows * whole.columns);
    }
    bool improve(bool is_backward) {
        bool has_changed = false;
        for (std::size_t i = 0; i < chart_.terrain.size(); ++i) {
            const Square square = chart_.square_at(is_backward ? chart_.terrain.size() - 1 - i : i);
            if (square == goal_) continue;
            for (std::int32_t run = 0; run < run_lengths; ++run) {
                for (const Direction direction : clockwise) {
                    const Weight weight = through(square, run, direction);
                    if (!(weight < at(square, run))) continue;
                    best_[place(square, run)] = weight;
                    has_changed = true;
                }
            }
        }
        return has_changed;
    }

    const Chart& chart_;
    DiagonalRule rule_;
    Square start_;
    Square goal_;
    std::vector<Weight> best_;
};

std::int16_t below(std::mt19937& random, std::int32_t limit) {
    return static_cast<std::int16_t>(random() % static_cast<std::uint32_t>(limit));
}

Chart random_waters(std::mt19937& random) {
    Chart chart = open_sea(1 + below(random, 8), 2 + below(random, 7));
    const std::int32_t land_in_twelve = below(random, 6);
    for (Terrain& terrain : chart.terrain) {
        if (below(random, 12) < land_in_twelve) terrain = Terrain::land;
        if (below(random, 12) == 0) terrain = Terrain::islands;
    }
    const std::int32_t headlands = below(random, 3) == 0 ? below(random, 20) : 0;
    for (std::int32_t i = 0; i < headlands; ++i) {
        const Square from{below(random, chart.columns), below(random, chart.rows)};
        const Square to = neighbour(from, clockwise[random() % 8]);
        if (!chart.contains(to)) continue;
        chart.barriers.push_back(normalised({from, to, static_cast<Closes>(random() % 3)}));
    }
    std::sort(chart.barriers.begin(), chart.barriers.end());
    return chart;
}

std::string drawing_of(const Chart& chart) {
    std::string drawing;
    for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
        if (i % static_cast<std::size_t>(chart.columns) == 0) drawing += '\n';
        drawing += ".#^"[static_cast<std::size_t>(chart.terrain[i])];
    }
    return drawing;
}

std::string text_of(const std::optional<std::vector<Direction>>& path) {
    if (!path) return "none";
    std::string text;
    for (const Direction direction : *path) text += std::string(word_of(direction)) + " ";
    return text;
}

}  // namespace

TEST_CASE("every planned leg is the cheapest, the closest to the line, the first clockwise",
          "[route][property][A-ST-28][A-ST-48]") {
    const auto rule =
        GENERATE(DiagonalRule::alternating, DiagonalRule::after_first, DiagonalRule::escalating);
    const MovementSwitches switches{rule};
    std::mt19937 random(20260);
    int ways = 0;
    for (int world = 0; world < 150; ++world) {
        const Chart chart = random_waters(random);
        RoutePlanner planner(chart, switches);
        for (int leg = 0; leg < 4; ++leg) {
            const Square from{below(random, chart.columns), below(random, chart.rows)};
            const Square to{below(random, chart.columns), below(random, chart.rows)};
            const std::int32_t run = below(random, rule == DiagonalRule::escalating ? 4 : 2);
            const Remaining oracle(chart, rule, from, to);
            const std::string found = text_of(planner.plan(from, {run}, to));
            CAPTURE(drawing_of(chart), name_of(from), name_of(to), run, chart.barriers.size());
            REQUIRE(found == oracle.first(run));
            ways += found.size() > 6 ? 1 : 0;
        }
    }
    CHECK(ways > 80);  // legs of several steps, or the charts were too small to tell anything
}

TEST_CASE("over open water, in every direction, planned legs are those of the plain search",
          "[route][property][A-ST-28][A-ST-48]") {
    const auto rule =
        GENERATE(DiagonalRule::alternating, DiagonalRule::after_first, DiagonalRule::escalating);
    const MovementSwitches switches{rule};
    const Chart chart = open_sea(9, 9);
    RoutePlanner planner(chart, switches);
    const Square from{4, 4};
    // every leg of up to three squares either way, and some longer ones
    for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
        const Square to = chart.square_at(i);
        if (chebyshev(from, to) > Squares{3} && i % 5 != 0) continue;
        const Remaining oracle(chart, rule, from, to);
        const std::int32_t runs = rule == DiagonalRule::escalating ? 4 : 2;
        for (std::int32_t run = 0; run < runs; ++run) {
            CAPTURE(name_of(to), run);
            REQUIRE(text_of(planner.plan(from, {run}, to)) == oracle.first(run));
        }
    }
}

TEST_CASE("legs across open water are the same from one edge of the chart as from its middle",
          "[route][property][A-ST-28]") {
    const auto rule =
        GENERATE(DiagonalRule::alternating, DiagonalRule::after_first, DiagonalRule::escalating);
    const MovementSwitches switches{rule};
    const Chart wide = open_sea(30, 30);
    const Chart narrow = open_sea(6, 9);
    RoutePlanner over_wide(wide, switches);
    RoutePlanner over_narrow(narrow, switches);
    for (const auto& [from, to] : std::vector<std::pair<Square, Square>>{
             {{0, 0}, {5, 8}}, {{5, 8}, {0, 0}}, {{0, 8}, {5, 0}}, {{5, 2}, {0, 8}}}) {
        const auto shifted = [](Square square) {
            return Square{static_cast<std::int16_t>(square.column + 10),
                          static_cast<std::int16_t>(square.row + 10)};
        };
        CHECK(text_of(over_narrow.plan(from, {0}, to)) ==
              text_of(over_wide.plan(shifted(from), {0}, shifted(to))));
    }
}
