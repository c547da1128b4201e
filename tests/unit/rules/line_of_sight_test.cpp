#include <catch2/catch.hpp>
#include <random>

#include "rules/sighting.h"
#include "support/drawn_chart.h"
#include "support/print.h"

using namespace flagplot;

namespace {

bool is_clear(const DrawnChart& drawn, LineOfSight rule = LineOfSight::square_and_edge) {
    return is_line_clear(drawn.chart, drawn.at('A'), drawn.at('B'), rule);
}

/// Sees A what stands in B, in this drawing?
bool is_clear(std::string_view drawing) { return is_clear(drawn_chart(drawing)); }

Chart random_chart(std::mt19937& random) {
    Chart chart = open_sea(5, 5);
    for (Terrain& terrain : chart.terrain) {
        terrain = random() % 3 == 0 ? (random() % 2 == 0 ? Terrain::land : Terrain::islands)
                                    : Terrain::sea;
    }
    for (int i = 0; i < 6; ++i) {
        const Square from{static_cast<std::int16_t>(1 + random() % 3),
                          static_cast<std::int16_t>(1 + random() % 3)};
        const Square to = neighbour(from, clockwise[random() % 8]);
        chart.barriers.push_back(normalised({from, to, static_cast<Closes>(random() % 3)}));
    }
    std::sort(chart.barriers.begin(), chart.barriers.end());
    return chart;
}

}  // namespace

TEST_CASE("TV-ST-22: an island between two formations in line hides them, radar or not",
          "[sighting][ST-38]") {
    CHECK_FALSE(is_clear("A # B"));
    CHECK_FALSE(is_clear("A ^ B"));
    CHECK_FALSE(is_clear(R"(
        . . .
        A # B
        . . .
    )"));
    CHECK(is_clear("A . B"));
}

TEST_CASE("on an open chart everything within two squares is in sight", "[sighting][ST-38]") {
    const Chart chart = open_sea(5, 5);
    for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
        CHECK(is_line_clear(chart, {2, 2}, chart.square_at(i), {}));
    }
}

TEST_CASE("formations in one square see each other, whatever lies round them",
          "[sighting][A-ST-16]") {
    const DrawnChart drawn = drawn_chart(R"(
        # # #
        # A #
        # # #
    )");
    CHECK(is_line_clear(drawn.chart, drawn.at('A'), drawn.at('A'), {}));
}

TEST_CASE("a diagonal neighbour is hidden if both squares beside the corner block",
          "[sighting][A-ST-16]") {
    CHECK_FALSE(is_clear(R"(
        A #
        # B
    )"));
    CHECK_FALSE(is_clear(R"(
        ^ B
        A #
    )"));
    CHECK(is_clear(R"(
        A #
        . B
    )"));
    CHECK(is_clear(R"(
        A .
        # B
    )"));
}

TEST_CASE("a straight neighbour is in sight, whatever lies beside it", "[sighting][A-ST-16]") {
    CHECK(is_clear(R"(
        # #
        A B
        # #
    )"));
}

TEST_CASE("who stands among islands can be seen", "[sighting][A-ST-16]") {
    const DrawnChart drawn = drawn_chart("A . ^");
    CHECK(is_line_clear(drawn.chart, {0, 0}, {2, 0}, {}));
    CHECK(is_line_clear(drawn.chart, {1, 0}, {2, 0}, {}));
    CHECK(is_line_clear(drawn.chart, {2, 0}, {0, 0}, {}));
}

TEST_CASE("two squares apart in line only the middle square matters", "[sighting][A-ST-50]") {
    CHECK(is_clear(R"(
        # # #
        A . B
        # # #
    )"));
    CHECK_FALSE(is_clear(R"(
        A
        #
        B
    )"));
    CHECK(is_clear(R"(
        # A #
        # . #
        # B #
    )"));
}

TEST_CASE("two squares apart on the diagonal the middle square and its corners matter",
          "[sighting][A-ST-50]") {
    CHECK(is_clear(R"(
        A . .
        . . .
        . . B
    )"));
    CHECK_FALSE(is_clear(R"(
        A . .
        . # .
        . . B
    )"));
    CHECK_FALSE(is_clear(R"(
        A # .
        # . .
        . . B
    )"));
    CHECK(is_clear(R"(
        A # #
        . . #
        # . B
    )"));
}

TEST_CASE("each half of the diagonal must be clear", "[sighting][A-ST-50]") {
    CHECK(is_clear(R"(
        . . A
        . . .
        B . .
    )"));
    CHECK_FALSE(is_clear(R"(
        . # A
        . . #
        B . .
    )"));
    CHECK_FALSE(is_clear(R"(
        . . A
        # . .
        B # .
    )"));
}

TEST_CASE("a knight's move apart, both middle squares must block", "[sighting][A-ST-16]") {
    CHECK(is_clear(R"(
        A # .
        . . B
    )"));
    CHECK(is_clear(R"(
        A . .
        . # B
    )"));
    CHECK_FALSE(is_clear(R"(
        A # .
        . # B
    )"));
    CHECK_FALSE(is_clear(R"(
        B .
        # #
        . A
    )"));
    CHECK(is_clear(R"(
        B #
        . #
        . A
    )"));
    CHECK_FALSE(is_clear(R"(
        B #
        . #
        # A
    )"));
}

TEST_CASE("a way round through other squares does not count", "[sighting][A-ST-50]") {
    // north about and south about are open, the middle is not
    CHECK_FALSE(is_clear(R"(
        . . .
        A ^ B
        . . .
    )"));
}

TEST_CASE("a headland on the edge between two neighbours hides them", "[sighting][A-ST-16]") {
    const DrawnChart apart = drawn_chart("A B");
    CHECK(is_clear(apart));
    CHECK_FALSE(is_clear(apart.with_barrier('A', 'B')));
    CHECK_FALSE(is_clear(apart.with_barrier('B', 'A')));
}

TEST_CASE("a headland on a corner hides across both its diagonals", "[sighting][A-ST-16]") {
    const DrawnChart crossing = drawn_chart(R"(
        A C
        D B
    )");
    CHECK_FALSE(is_clear(crossing.with_barrier('A', 'B')));
    CHECK_FALSE(is_clear(crossing.with_barrier('D', 'C')));
    const DrawnChart closed = crossing.with_barrier('A', 'B');
    CHECK_FALSE(is_line_clear(closed.chart, closed.at('D'), closed.at('C'), {}));
    CHECK(is_line_clear(closed.chart, closed.at('A'), closed.at('C'), {}));
    CHECK(is_line_clear(closed.chart, closed.at('A'), closed.at('D'), {}));
}

TEST_CASE("a headland met on the way hides what lies two squares off", "[sighting][A-ST-16]") {
    const DrawnChart line = drawn_chart("A m B");
    CHECK_FALSE(is_clear(line.with_barrier('A', 'm')));
    CHECK_FALSE(is_clear(line.with_barrier('m', 'B')));

    const DrawnChart diagonal = drawn_chart(R"(
        A . .
        . m .
        . . B
    )");
    CHECK_FALSE(is_clear(diagonal.with_barrier('A', 'm')));
    CHECK_FALSE(is_clear(diagonal.with_barrier('m', 'B')));

    const DrawnChart knight = drawn_chart(R"(
        A n .
        . m B
    )");
    CHECK(is_clear(knight.with_barrier('A', 'n')));
    CHECK(is_clear(knight.with_barrier('m', 'B')));
    CHECK(is_clear(knight.with_barrier('A', 'n').with_barrier('n', 'B')));
    CHECK_FALSE(is_clear(knight.with_barrier('A', 'n').with_barrier('m', 'B')));
    CHECK_FALSE(is_clear(knight.with_barrier('A', 'm').with_barrier('n', 'B')));
}

TEST_CASE("a headland that closes the passage alone hides nothing", "[sighting][A-ST-16]") {
    const DrawnChart apart = drawn_chart("A B");
    CHECK(is_clear(apart.with_barrier('A', 'B', Closes::passage)));
    CHECK_FALSE(is_clear(apart.with_barrier('A', 'B', Closes::sight)));
    CHECK_FALSE(is_clear(apart.with_barrier('A', 'B', Closes::both)));
}

TEST_CASE("sighting.los: headlands count, or whole squares alone", "[sighting][switch][A-ST-16]") {
    const DrawnChart headland = drawn_chart("A m B").with_barrier('m', 'B');
    CHECK_FALSE(is_clear(headland, LineOfSight::square_and_edge));
    CHECK(is_clear(headland, LineOfSight::square_only));

    const DrawnChart island = drawn_chart("A # B");
    CHECK_FALSE(is_clear(island, LineOfSight::square_and_edge));
    CHECK_FALSE(is_clear(island, LineOfSight::square_only));

    const DrawnChart corner = drawn_chart(R"(
        A #
        # B
    )");
    CHECK_FALSE(is_clear(corner, LineOfSight::square_only));
}

TEST_CASE("the edge of the chart does not hide anything", "[sighting]") {
    CHECK(is_clear(R"(
        A
        .
        B
    )"));
    CHECK(is_clear("A B"));
}

TEST_CASE("who can be seen can see", "[sighting][ST-34]") {
    std::mt19937 random(3);
    for (int i = 0; i < 200; ++i) {
        const Chart chart = random_chart(random);
        for (std::size_t at = 0; at < chart.terrain.size(); ++at) {
            const Square other = chart.square_at(at);
            for (const auto rule : {LineOfSight::square_and_edge, LineOfSight::square_only}) {
                REQUIRE(is_line_clear(chart, {2, 2}, other, rule) ==
                        is_line_clear(chart, other, {2, 2}, rule));
            }
        }
    }
}
