#include "chart/chart.h"

#include <catch2/catch.hpp>
#include <string>

#include "support/drawn_chart.h"
#include "support/print.h"

using namespace flagplot;

namespace {

/// The directions in which ships may leave a square: "N NE W".
std::string ways_from(const DrawnChart& drawn, char letter) {
    std::string text;
    for (const Direction direction : clockwise) {
        if (!drawn.chart.may_step(drawn.at(letter), direction)) continue;
        text += (text.empty() ? "" : " ") + std::string(word_of(direction));
    }
    return text;
}

}  // namespace

TEST_CASE("a chart knows what its squares are made of", "[chart]") {
    const Chart chart = drawn_chart(R"(
        . # ^
        ^ . #
    )")
                            .chart;
    CHECK(chart.columns == 3);
    CHECK(chart.rows == 2);
    CHECK(chart.at({0, 0}) == Terrain::sea);
    CHECK(chart.at({1, 0}) == Terrain::land);
    CHECK(chart.at({2, 0}) == Terrain::islands);
    CHECK(chart.at({0, 1}) == Terrain::islands);
    CHECK(chart.last_square() == "C2");
    for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
        CHECK(chart.index(chart.square_at(i)) == i);
    }
}

TEST_CASE("a chart ends at its edges", "[chart]") {
    const Chart chart = open_sea(3, 2);
    CHECK(chart.contains({0, 0}));
    CHECK(chart.contains({2, 1}));
    CHECK_FALSE(chart.contains({3, 0}));
    CHECK_FALSE(chart.contains({0, 2}));
    CHECK_FALSE(chart.contains({-1, 0}));
    CHECK_FALSE(chart.contains({0, -1}));
}

TEST_CASE("ships can be in sea and among islands, and sight stops at islands and land",
          "[chart][A-ST-16][A-ST-29]") {
    const Chart chart = drawn_chart(". # ^").chart;
    CHECK(chart.is_navigable({0, 0}));
    CHECK_FALSE(chart.is_navigable({1, 0}));
    CHECK(chart.is_navigable({2, 0}));
    CHECK_FALSE(chart.is_navigable({3, 0}));
    CHECK_FALSE(chart.blocks_sight({0, 0}));
    CHECK(chart.blocks_sight({1, 0}));
    CHECK(chart.blocks_sight({2, 0}));
    CHECK_FALSE(chart.blocks_sight({3, 0}));
}

TEST_CASE("a square is coastal if land or islands lie beside it", "[chart]") {
    const DrawnChart drawn = drawn_chart(R"(
        A . . D . .
        # . B . ^ C
        . . . . . E
        F . . . . .
    )");
    CHECK(drawn.chart.is_coastal(drawn.at('A')));
    CHECK_FALSE(drawn.chart.is_coastal(drawn.at('B')));
    CHECK(drawn.chart.is_coastal(drawn.at('C')));
    CHECK(drawn.chart.is_coastal(drawn.at('D')));
    CHECK(drawn.chart.is_coastal(drawn.at('E')));
    CHECK_FALSE(drawn.chart.is_coastal(drawn.at('F')));
}

TEST_CASE("in open sea ships may go all eight ways, at the edge fewer", "[chart][ST-18]") {
    const DrawnChart drawn = drawn_chart(R"(
        A . .
        . B .
        . . C
    )");
    CHECK(ways_from(drawn, 'B') == "N NE E SE S SW W NW");
    CHECK(ways_from(drawn, 'A') == "E SE S");
    CHECK(ways_from(drawn, 'C') == "N W NW");
}

TEST_CASE("land is impassable, and a diagonal between two land squares is barred",
          "[chart][A-ST-29]") {
    CHECK(ways_from(drawn_chart(R"(
        . # .
        . A #
        . . .
    )"),
                    'A') == "SE S SW W NW");
    CHECK(ways_from(drawn_chart(R"(
        . # .
        # A #
        . # .
    )"),
                    'A')
              .empty());
    CHECK(ways_from(drawn_chart(R"(
        . ^ .
        ^ A ^
        . ^ .
    )"),
                    'A') == "N NE E SE S SW W NW");
    const Chart land = drawn_chart("# .").chart;
    CHECK_FALSE(land.may_step({0, 0}, Direction::east));
}

TEST_CASE("a headland bars its edge both ways, and nothing else", "[chart][A-ST-29]") {
    const DrawnChart drawn = drawn_chart(R"(
        . . .
        . A B
        . . .
    )")
                                 .with_barrier('A', 'B');
    CHECK(ways_from(drawn, 'A') == "N NE SE S SW W NW");
    CHECK(ways_from(drawn, 'B') == "N S SW NW");
}

TEST_CASE("a headland on a corner bars both its diagonals", "[chart][A-ST-29]") {
    const DrawnChart drawn = drawn_chart(R"(
        A C
        D B
    )")
                                 .with_barrier('D', 'C');
    CHECK(ways_from(drawn, 'A') == "E S");
    CHECK(ways_from(drawn, 'B') == "N W");
    CHECK(ways_from(drawn, 'C') == "S W");
    CHECK(ways_from(drawn, 'D') == "N E");
}

TEST_CASE("a headland closes the sight, the passage or both", "[chart][A-ST-16][A-ST-29]") {
    const auto [closes, sight, passage] = GENERATE(table<Closes, bool, bool>({
        {Closes::both, true, true},
        {Closes::sight, true, false},
        {Closes::passage, false, true},
    }));
    const DrawnChart drawn = drawn_chart("A B").with_barrier('A', 'B', closes);
    CHECK(drawn.chart.has_barrier(drawn.at('A'), Direction::east, Closes::sight) == sight);
    CHECK(drawn.chart.has_barrier(drawn.at('B'), Direction::west, Closes::passage) == passage);
    CHECK(drawn.chart.may_step(drawn.at('A'), Direction::east) == !passage);
    CHECK_FALSE(drawn.chart.has_barrier(drawn.at('A'), Direction::west, Closes::sight));
}

TEST_CASE("a barrier has one way of being written", "[chart]") {
    const Square north_west{4, 4};
    const Square north_east{5, 4};
    const Square south_west{4, 5};
    const Square south_east{5, 5};
    const auto [a, b, first, second] = GENERATE_COPY(table<Square, Square, Square, Square>({
        {north_west, north_east, north_west, north_east},
        {north_east, north_west, north_west, north_east},
        {north_west, south_west, north_west, south_west},
        {south_west, north_west, north_west, south_west},
        {north_west, south_east, north_west, south_east},
        {south_east, north_west, north_west, south_east},
        {north_east, south_west, north_west, south_east},
        {south_west, north_east, north_west, south_east},
    }));
    CHECK(normalised({a, b, Closes::sight}) == Barrier{first, second, Closes::sight});
}

TEST_CASE("the direction between neighbours is known, between others there is none", "[chart]") {
    for (const Direction direction : clockwise) {
        CHECK(direction_between({5, 5}, neighbour({5, 5}, direction)) == direction);
    }
    CHECK(direction_between({5, 5}, {5, 5}) == std::nullopt);
    CHECK(direction_between({5, 5}, {7, 5}) == std::nullopt);
}

TEST_CASE("a named place is no port until it is said to be one", "[chart]") {
    CHECK_FALSE(NamedPlace{}.is_port);
}

TEST_CASE("places and ports are found by name and square", "[chart]") {
    const DrawnChart drawn =
        drawn_chart("A B").with_place("Malta", 'A', true).with_place("Cape Passero", 'B', false);
    REQUIRE(drawn.chart.place_named("Malta"));
    CHECK(drawn.chart.place_named("Malta")->square == drawn.at('A'));
    CHECK(drawn.chart.place_named("Cape Passero"));
    CHECK_FALSE(drawn.chart.place_named("Tripoli"));
    REQUIRE(drawn.chart.port_at(drawn.at('A')));
    CHECK(drawn.chart.port_at(drawn.at('A'))->name == "Malta");
    CHECK_FALSE(drawn.chart.port_at(drawn.at('B')));
}

TEST_CASE("waters that are joined by sea have one number", "[chart][waters]") {
    const DrawnChart drawn = drawn_chart(R"(
        A . # B .
        . # # . #
        . . # # .
        # # C . #
    )");
    const auto waters = connected_waters(drawn.chart);
    const auto water_of = [&](char letter) { return waters[drawn.chart.index(drawn.at(letter))]; };
    CHECK(water_of('A') == 0);
    CHECK(water_of('B') == 1);
    CHECK(waters == std::vector<std::int32_t>{0,  0,  -1, 1,  1,   //
                                              0,  -1, -1, 1,  -1,  //
                                              0,  0,  -1, -1, 2,   //
                                              -1, -1, 3,  3,  -1});
    CHECK(water_of('C') == 3);
}

TEST_CASE("a strait one diagonal wide joins two waters unless land stands on both sides",
          "[chart][waters]") {
    CHECK(connected_waters(drawn_chart(R"(
        . #
        . .
    )")
                               .chart) == std::vector<std::int32_t>{0, -1, 0, 0});
    CHECK(connected_waters(drawn_chart(R"(
        . #
        # .
    )")
                               .chart) == std::vector<std::int32_t>{0, -1, -1, 1});
    CHECK(connected_waters(drawn_chart(R"(
        # .
        . #
    )")
                               .chart) == std::vector<std::int32_t>{-1, 0, 1, -1});
    CHECK(connected_waters(drawn_chart(R"(
        # .
        . .
    )")
                               .chart) == std::vector<std::int32_t>{-1, 0, 0, 0});
}

TEST_CASE("headlands part waters, unless they close the sight alone", "[chart][waters]") {
    const DrawnChart strait = drawn_chart("A B");
    CHECK(connected_waters(strait.with_barrier('A', 'B').chart) == std::vector<std::int32_t>{0, 1});
    CHECK(connected_waters(strait.with_barrier('A', 'B', Closes::sight).chart) ==
          std::vector<std::int32_t>{0, 0});
}

TEST_CASE("a chart of land has no waters", "[chart][waters]") {
    CHECK(connected_waters(drawn_chart("# #").chart) == std::vector<std::int32_t>{-1, -1});
    CHECK(connected_waters(Chart{}).empty());
}
