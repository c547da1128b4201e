#include "rules/open_water.h"

#include <catch2/catch.hpp>

#include "rules/route.h"
#include "support/drawn_chart.h"
#include "support/print.h"

using namespace flagplot;

TEST_CASE("over open water the path needs no search: it is the one the search finds (A-ST-48)") {
    constexpr std::int16_t far = 9;  // offsets up to nine either way
    const Chart open = open_sea(2 * far + 1, 2 * far + 1);
    const Square middle{far, far};
    for (const DiagonalRule rule :
         {DiagonalRule::alternating, DiagonalRule::after_first, DiagonalRule::escalating}) {
        const MovementSwitches switches{rule, true, ResidualRule::diagonal_only};
        RoutePlanner planner(open, switches);
        for (std::size_t i = 0; i < open.terrain.size(); ++i) {
            const Square goal = open.square_at(i);
            for (std::int32_t run = 0; run < runs_told_apart(rule); ++run) {
                INFO(name_of(goal) << " after a run of " << run << ", " << word_of(rule));
                REQUIRE(planner.search(middle, {run}, goal) ==
                        open_water_path(offset(middle, goal), {run}, rule));
            }
        }
    }
}
