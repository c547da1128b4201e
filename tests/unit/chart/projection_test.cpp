#include "chart/projection.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace flagplot;

namespace {

/// The North Atlantic in squares of 60 miles, from 57 N 20 W.
constexpr Geography atlantic{
    Projection::lambert_azimuthal_equal_area, -2000, 5700, 0, -1140, 1260, 60};

/// The Mediterranean in squares of 60 miles, from its corner at 42 N 12 E.
constexpr Geography mediterranean{Projection::equirectangular, 1200, 4200, 3600, 0, 0, 60};

struct Position {
    std::int32_t latitude, longitude;
    std::string square;
};

void check(const Geography& geography, const std::vector<Position>& positions) {
    for (const Position& at : positions) {
        INFO(at.latitude << " " << at.longitude);
        CHECK(name_of(square_at(geography, at.latitude, at.longitude)) == at.square);
    }
}

}  // namespace

TEST_CASE("Lambert's projection has the positions of the hunt for the Bismarck in their squares",
          "[chart][projection]") {
    check(atlantic, {{6710, -2483, "R11"},
                     {6333, -3183, "N15"},
                     {5650, -3600, "K21"},
                     {4850, -1733, "U30"},
                     {6020, 500, "AF16"},
                     {3613, -537, "AE41"},
                     {5977, -4390, "H17"}});
}

TEST_CASE("the equirectangular projection has the positions of the Mediterranean in their squares",
          "[chart][projection]") {
    check(mediterranean, {{3433, 2417, "J8"}, {3692, 1797, "E6"}, {3237, 2720, "M10"}});
}

TEST_CASE("a square begins at its western and northern edge", "[chart][projection]") {
    const Geography plane{Projection::equirectangular, 0, 0, 0, 0, 0, 60};
    CHECK(square_at(plane, 0, 0) == Square{0, 0});
    CHECK(square_at(plane, -99, 99) == Square{0, 0});
    CHECK(square_at(plane, 1, 0) == Square{0, -1});
    CHECK(square_at(plane, 0, -1) == Square{-1, 0});
    CHECK(square_at(plane, -101, 101) == Square{1, 1});
}

TEST_CASE("edges are where the origin is not", "[chart][projection]") {
    const Geography plane{Projection::equirectangular, 0, 0, 0, -120, 60, 60};
    CHECK(square_at(plane, -1, 1) == Square{2, 1});
}

TEST_CASE("every position of the globe has a square", "[chart][projection]") {
    Geography widest{
        Projection::equirectangular, -18000, 9000, 0, -farthest_edge, farthest_edge, 1};
    CHECK(square_at(widest, -8999, 17999) == Square{10799, 21599});
    widest.projection = Projection::lambert_azimuthal_equal_area;
    CHECK(square_at(widest, 9000, 0) == Square{10800, 10800});
    const Square antipode = square_at(widest, -9000, 0);
    CHECK(chebyshev(antipode, {10800, 10800}) <= Squares{6876});
}

TEST_CASE("longitudes are taken by the turn nearest to the origin", "[chart][projection]") {
    const Geography pacific{Projection::equirectangular, 18000, 0, 0, -600, 600, 60};
    CHECK(square_at(pacific, 0, 17950) == Square{9, 10});
    CHECK(square_at(pacific, 0, -17950) == Square{10, 10});
    CHECK(square_at(pacific, 0, -18000) == square_at(pacific, 0, 18000));
}

TEST_CASE("a point of a chart lies where its degrees say", "[chart][projection]") {
    Geography chart{Projection::equirectangular, 17000, 3000, 3000, -1200, 1200, 60};
    for (const Projection projection :
         {Projection::equirectangular, Projection::lambert_azimuthal_equal_area,
          Projection::mercator}) {
        chart.projection = projection;
        for (double row = 0; row < 40; row += 3.3) {
            const auto degrees = degrees_at(chart, {row / 2 + 11, row});
            REQUIRE(degrees);
            const OnGrid at = grid_at(chart, *degrees);
            CHECK(at.column == Approx(row / 2 + 11));
            CHECK(at.row == Approx(row).margin(1e-6));
        }
    }
}

TEST_CASE("beyond the edge of the globe there is nothing", "[chart][projection]") {
    const Geography world{Projection::equirectangular, 0, 0, 0, -10800, 5400, 60};
    CHECK(degrees_at(world, {0, 0}));
    CHECK_FALSE(degrees_at(world, {0, -1}));
    CHECK_FALSE(degrees_at(world, {361, 10}));
}

TEST_CASE("sides of squares are true in the middle and differ far from it", "[chart][projection]") {
    CHECK(side_deviation(mediterranean, 1, 7) == Approx(0.081).margin(0.02));
    CHECK(side_deviation({Projection::mercator, 0, 0, 0, -300, 300, 60}, 10, 10) < 0.005);
    CHECK(side_deviation({Projection::mercator, 0, 6000, 6000, -300, 300, 60}, 10, 10) > 0.1);
    CHECK(side_deviation(atlantic, 34, 44) == Approx(0.0203).margin(0.0001));
}
