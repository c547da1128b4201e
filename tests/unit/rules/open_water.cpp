#include "rules/open_water.h"

#include <catch2/catch.hpp>

#include "rules/route.h"
#include "support/drawn_chart.h"
#include "support/print.h"

using namespace flagplot;

TEST_CASE("over open water the path needs no search: it is the one the search finds (A-ST-48)") {
    constexpr std::int16_t far = 9;  // offsets up to nine either way
    const Chart open = open_sea(2 * far + 1, 2 * far + 1);
    Chart searched = open;  // one barrier in a corner: no rectangle counts as open any more
    searched.barriers.push_back(normalised({{0, 0}, {1, 0}, Closes::sight}));
    const Square middle{far, far};
    for (const DiagonalRule rule :
         {DiagonalRule::alternating, DiagonalRule::after_first, DiagonalRule::escalating}) {
        const MovementSwitches switches{rule, true, ResidualRule::diagonal_only};
        RoutePlanner planner(searched, switches);
        for (std::size_t i = 0; i < open.terrain.size(); ++i) {
            const Square goal = open.square_at(i);
            for (std::int32_t run = 0; run < runs_told_apart(rule); ++run) {
                REQUIRE(is_open_between(open, middle, goal));
                INFO(name_of(goal) << " after a run of " << run << ", " << word_of(rule));
                REQUIRE(planner.plan(middle, {run}, goal) ==
                        open_water_path(offset(middle, goal), {run}, rule));
            }
        }
    }
}

TEST_CASE("a rectangle with land or a barrier in it is not open, islands can be passed") {
    const DrawnChart drawn = drawn_chart(R"(
        A . . #
        . . ^ .
        . . B C
    )");
    CHECK(is_open_between(drawn.chart, drawn.at('A'), drawn.at('B')));
    CHECK(is_open_between(drawn.chart, drawn.at('B'), drawn.at('A')));
    CHECK_FALSE(is_open_between(drawn.chart, drawn.at('A'), drawn.at('C')));
    CHECK_FALSE(is_open_between(drawn.chart, drawn.at('C'), drawn.at('A')));
    const DrawnChart barred = drawn.with_barrier({0, 1}, {1, 1});
    CHECK_FALSE(is_open_between(barred.chart, drawn.at('A'), drawn.at('B')));
}
