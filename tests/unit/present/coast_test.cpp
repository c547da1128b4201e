#include "present/basemap/coast.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "support/drawn_chart.h"

using namespace flagplot;

TEST_CASE("the outline of a square is its four corners", "[coast]") {
    const auto rings = outline_of({{2, 3}});
    REQUIRE(rings.size() == 1);
    CHECK(rings[0] == std::vector<Point>{{2, 3}, {3, 3}, {3, 4}, {2, 4}});
}

TEST_CASE("squares that meet in a corner alone have rings of their own, a hole is one more",
          "[coast]") {
    CHECK(outline_of({{0, 0}, {1, 1}}).size() == 2);
    CHECK(outline_of({{0, 0}, {1, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}}).size() == 2);
}

TEST_CASE("the coast is smooth and stays near its squares", "[coast]") {
    const auto rings = coast_of(drawn_chart(R"(
        . . . .
        . # # .
        . . . .
    )")
                                    .chart);
    REQUIRE(rings.size() == 1);
    CHECK(rings[0].size() > 40);
    for (const Point point : rings[0]) {
        CHECK(point.x > 0.7);
        CHECK(point.x < 3.3);
        CHECK(point.y > 0.7);
        CHECK(point.y < 2.3);
    }
}

TEST_CASE("land at the edge of a chart goes on beyond it", "[coast]") {
    const auto rings = coast_of(drawn_chart(R"(
        # .
        . .
    )")
                                    .chart);
    REQUIRE(rings.size() == 1);
    CHECK(std::any_of(rings[0].begin(), rings[0].end(),
                      [](Point point) { return point.x < -1 && point.y < -1; }));
}
