#include "rules/label_search.h"

#include <catch2/catch.hpp>
#include <string>

#include "rules/run_search.h"
#include "support/print.h"
#include "support/random_chart.h"

// One label a square against the graph of squares and runs, on charts of some size full of land,
// headlands and closed corners.

using namespace flagplot;

namespace {

/// Steps as digits, clockwise from north.
std::string steps_of(const std::optional<std::vector<Direction>>& path) {
    if (!path) return "none";
    std::string text;
    for (const Direction direction : *path) text += std::to_string(static_cast<int>(direction));
    return text;
}

}  // namespace

TEST_CASE("one label a square finds the very path that the graph of squares and runs holds",
          "[route][property][A-ST-28][A-ST-48]") {
    const auto rule = GENERATE(DiagonalRule::alternating, DiagonalRule::after_first);
    ChartLottery lottery(rule == DiagonalRule::alternating ? 41 : 42);
    int ways = 0;
    int none = 0;
    for (int world = 0; world < 80; ++world) {
        const Chart chart = lottery.chart(50, 40, 600);
        const Passages passages(chart);
        LabelSearch by_label(passages, rule);
        RunSearch by_run(passages, rule);
        for (int leg = 0; leg < 8; ++leg) {
            const Square from = lottery.square(chart);
            const Square to = lottery.square(chart);
            if (!chart.is_navigable(from) || !chart.is_navigable(to)) continue;
            const DiagonalRun run{lottery.lot(2)};
            CAPTURE(world, name_of(from), name_of(to), run.count, chart.barriers.size());
            const auto path = by_label.first_best_path(from, run, to);
            REQUIRE(steps_of(path) == steps_of(by_run.first_best_path(from, run, to)));
            ++(path ? ways : none);
        }
    }
    CHECK(ways > 200);
    CHECK(none > 20);
}

TEST_CASE("a label grows with each step and never turns its order", "[route][property][ST-22]") {
    // what the search rests on: the prices as one number, 2 * points + run
    const auto rule = GENERATE(DiagonalRule::alternating, DiagonalRule::after_first);
    const auto after = [&](std::int32_t label, Direction direction) {
        const StepPrice price = step_price({label % 2}, direction, rule);
        return 2 * (label / 2 + price.cost.count) + price.run_after.count;
    };
    for (const Direction direction : {Direction::north, Direction::north_east}) {
        for (std::int32_t label = 0; label < 20; ++label) {
            CHECK(after(label, direction) > label);
            CHECK(after(label, direction) <= after(label + 1, direction));
            CHECK(after(label + 2, direction) == after(label, direction) + 2);
        }
    }
}

TEST_CASE("a label that is one more than the least can lie on the path nearest to the line",
          "[route][A-ST-48]") {
    // the square before the goal is reached as cheaply with a diagonal behind as without one
    const DrawnChart drawn = drawn_chart(R"(
        . . . . B
        . # . . .
        A . # . .
    )");
    const Passages passages(drawn.chart);
    for (const DiagonalRule rule : {DiagonalRule::alternating, DiagonalRule::after_first}) {
        LabelSearch by_label(passages, rule);
        RunSearch by_run(passages, rule);
        for (const std::int32_t run : {0, 1}) {
            const auto path = by_label.first_best_path(drawn.at('A'), {run}, drawn.at('B'));
            REQUIRE(path);
            CHECK(path == by_run.first_best_path(drawn.at('A'), {run}, drawn.at('B')));
        }
    }
}
