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
    CHECK(square_at(widest, -8999, 17999) == Square{31599, 20799});
    widest.projection = Projection::lambert_azimuthal_equal_area;
    CHECK(square_at(widest, 9000, 0) == Square{10000, 10000});
    const Square antipode = square_at(widest, -9000, 0);
    CHECK(chebyshev(antipode, {10000, 10000}) <= Squares{6876});
}
