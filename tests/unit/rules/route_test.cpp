#include "rules/route.h"

#include <catch2/catch.hpp>
#include <string>

#include "support/drawn_chart.h"
#include "support/print.h"

using namespace flagplot;

namespace {

/// "NE E E", "none" where there is no route by sea.
std::string path_of(const DrawnChart& drawn, char from, char to, DiagonalRun run = {},
                    const MovementSwitches& switches = {}) {
    const auto path = RoutePlanner(drawn.chart, switches).plan(drawn.at(from), run, drawn.at(to));
    if (!path) return "none";
    std::string text;
    for (const Direction direction : *path) {
        if (!text.empty()) text += ' ';
        text += word_of(direction);
    }
    return text;
}
std::string path_of(std::string_view drawing) { return path_of(drawn_chart(drawing), 'A', 'B'); }

std::int32_t cost_of(const std::vector<Direction>& path, DiagonalRun run, DiagonalRule rule) {
    std::int32_t cost = 0;
    for (const Direction direction : path) {
        const StepPrice price = step_price(run, direction, rule);
        cost += price.cost.count;
        run = price.run_after;
    }
    return cost;
}

}  // namespace

TEST_CASE("a path in line is straight", "[route][A-ST-28]") {
    CHECK(path_of("A . . B") == "E E E");
    CHECK(path_of("B . A") == "W W");
    CHECK(path_of(R"(
        B
        .
        A
    )") == "N N");
}

TEST_CASE("two diagonals and one straight step more cost the same; the line decides",
          "[route][A-ST-48]") {
    CHECK(path_of(R"(
        . B
        A .
    )") == "NE");
    CHECK(path_of(R"(
        . . B
        . . .
        A . .
    )") == "NE NE");
}

TEST_CASE("of paths equally cheap and equally close the first clockwise is taken",
          "[route][A-ST-48]") {
    CHECK(path_of(R"(
        . . .
        A # B
        . . .
    )") == "NE SE");
    CHECK(path_of(R"(
        . B .
        . # .
        . A .
    )") == "NE NW");
    CHECK(path_of(R"(
        . . B
        A . .
    )") == "NE E");
}

TEST_CASE("land is gone round", "[route][A-ST-29]") {
    CHECK(path_of(R"(
        . . . .
        A # # B
        # # . #
    )") == "NE E SE");
}

TEST_CASE("no way leads through land, nor between two corners of it", "[route][A-ST-29]") {
    CHECK(path_of("A # B") == "none");
    CHECK(path_of(R"(
        A #
        # B
    )") == "none");
    const DrawnChart shore = drawn_chart(R"(
        A .
        # B
    )");
    CHECK(path_of(shore, 'A', 'B') == "SE");
    RoutePlanner planner(shore.chart, MovementSwitches{});
    CHECK_FALSE(planner.plan({0, 0}, {}, {0, 1}));
    CHECK_FALSE(planner.plan({0, 1}, {}, {0, 0}));
}

TEST_CASE("a headland is gone round", "[route][A-ST-29]") {
    const DrawnChart drawn = drawn_chart(R"(
        . .
        A B
    )");
    CHECK(path_of(drawn.with_barrier('A', 'B'), 'A', 'B') == "N SE");
    CHECK(path_of(drawn.with_barrier('A', 'B', Closes::sight), 'A', 'B') == "E");
}

TEST_CASE("a leg to its own square has no steps", "[route]") {
    const DrawnChart drawn = drawn_chart("A #");
    RoutePlanner planner(drawn.chart, MovementSwitches{});
    CHECK(planner.plan({0, 0}, {}, {0, 0}) == std::vector<Direction>{});
}

TEST_CASE("the run that lies behind a formation can turn its path", "[route][A-ST-48]") {
    const DrawnChart drawn = drawn_chart(R"(
        . B
        A .
        . .
    )");
    // with a diagonal behind it the straight way round costs as much, but lies farther off
    CHECK(path_of(drawn, 'A', 'B', {0}) == "NE");
    CHECK(path_of(drawn, 'A', 'B', {1}) == "NE");
    const DrawnChart longer = drawn_chart(R"(
        . . B
        A . .
    )");
    CHECK(path_of(longer, 'A', 'B', {0}) == "NE E");
    CHECK(path_of(longer, 'A', 'B', {1}) == "E NE");
}

TEST_CASE("where a third diagonal costs three, two straight steps replace it",
          "[route][switch][A-ST-05]") {
    const DrawnChart drawn = drawn_chart(R"(
        . . . B
        . . . .
        . . . .
        A . . .
    )");
    CHECK(path_of(drawn, 'A', 'B', {}, {DiagonalRule::alternating}) == "NE NE NE");
    const auto escalating = RoutePlanner(drawn.chart, {DiagonalRule::escalating})
                                .plan(drawn.at('A'), {}, drawn.at('B'));
    REQUIRE(escalating);
    CHECK(escalating->size() == 4);
    CHECK(cost_of(*escalating, {}, DiagonalRule::escalating) == 4);
}

TEST_CASE("planning tells at most four lengths of a run apart", "[route][A-ST-05]") {
    // six diagonals with no other way beside them count 1 + 2 + 3 + 4 + 4 + 4, eighteen points; the
    // way round takes nineteen, and would be taken if the fifth and sixth counted five and more
    DrawnChart drawn = drawn_chart(R"(
        # # # # # f F . .
        # # # # e E # # .
        # # # d D # # # .
        # # c C # # # # .
        # b B # # # # # .
        a A # # # # # # .
        S # # # # # # # .
        . # # # # # # # .
        . # # # # # # # .
        . . . . . . . . .
    )");
    for (const std::string barred :
         {"Sa", "aA", "Ab", "bB", "Bc", "cC", "Cd", "dD", "De", "eE", "Ef", "fF"}) {
        drawn = drawn.with_barrier(barred[0], barred[1], Closes::passage);
    }
    CHECK(path_of(drawn, 'S', 'F', {}, {DiagonalRule::escalating}) == "NE NE NE NE NE NE");
    CHECK(path_of(drawn, 'S', 'F', {}, {DiagonalRule::alternating}) == "NE NE NE NE NE NE");
}

TEST_CASE("a planner plans leg after leg", "[route]") {
    const DrawnChart drawn = drawn_chart(R"(
        . . C
        A # B
    )");
    RoutePlanner planner(drawn.chart, MovementSwitches{});
    for (int i = 0; i < 3; ++i) {
        CHECK(planner.plan(drawn.at('A'), {}, drawn.at('B'))->size() == 2);
        CHECK(planner.plan(drawn.at('B'), {}, drawn.at('C'))->size() == 1);
        CHECK_FALSE(planner.plan(drawn.at('A'), {}, {1, 1}));
    }
}

TEST_CASE("points over open water: the first diagonal of a run, and a pending one",
          "[route][ST-22]") {
    const auto [columns, rows, run, points] = GENERATE(table<int, int, int, int>({
        {0, 0, 0, 0},
        {0, 0, 1, 0},
        {3, 0, 0, 3},
        {3, 0, 1, 3},
        {1, 1, 0, 1},
        {1, 1, 1, 2},
        {2, 2, 0, 3},
        {2, 2, 1, 3},
        {3, 3, 0, 4},
        {3, 3, 1, 4},
        {-2, 1, 0, 2},
        {2, -1, 1, 2},
        {1, 1, 3, 2},
        {4, 4, 0, 5},
        {0, -5, 0, 5},
    }));
    CHECK(open_water_points({columns, rows}, {run}) == MovePoints{points});
}

TEST_CASE("points over open water are what the planner finds there", "[route][ST-22]") {
    const auto rule =
        GENERATE(DiagonalRule::alternating, DiagonalRule::after_first, DiagonalRule::escalating);
    const Chart chart = open_sea(13, 13);
    const MovementSwitches switches{rule};
    RoutePlanner planner(chart, switches);
    const Square start{6, 6};
    for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
        const Square to = chart.square_at(i);
        for (std::int32_t run = 0; run <= 1; ++run) {
            const auto path = planner.plan(start, {run}, to);
            REQUIRE(path);
            CAPTURE(name_of(to), run);
            REQUIRE(open_water_points(offset(start, to), {run}).count ==
                    cost_of(*path, {run}, rule));
        }
    }
}

TEST_CASE(
    "points are to come where a later turn of those known, or every turn after them, has any") {
    const PointsAhead only_the_third{{{0}, {0}, {2}}, {0}};
    CHECK(only_the_third.has_any_from(TurnNumber{1}));
    CHECK(only_the_third.has_any_from(TurnNumber{3}));
    CHECK_FALSE(only_the_third.has_any_from(TurnNumber{4}));
    CHECK(PointsAhead{{{0}}, {1}}.has_any_from(TurnNumber{1}));
    CHECK_FALSE(PointsAhead{{{0}, {0}}, {0}}.has_any_from(TurnNumber{1}));
    CHECK_FALSE(PointsAhead{{}, {0}}.has_any_from(TurnNumber{1}));
}
