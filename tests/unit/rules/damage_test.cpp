#include "rules/damage.h"

#include <catch2/catch.hpp>
#include <vector>

#include "rules/forces.h"
#include "support/print.h"

using namespace flagplot;

namespace {

/// The hull in hundredths after each structure point lost, until nothing is left.
std::vector<int> hulls_of(std::int32_t size) {
    std::vector<int> hulls;
    ShipLeft left;
    while (left.hull > Hundredths{0}) {
        left = with_a_point_lost({size}, left);
        hulls.push_back(left.hull.count);
    }
    return hulls;
}

}  // namespace

TEST_CASE("damage.next_turn: what is left of the points in the turn after",
          "[damage][switch][ST-41][A-ST-15]") {
    const auto [points, half, minus_one] = GENERATE(table<int, int, int>({
        {0, 0, 0},
        {1, 1, 1},
        {2, 1, 1},
        {3, 1, 2},
        {4, 2, 3},
        {5, 2, 4},
        {6, 3, 5},
        {7, 3, 6},
    }));
    CAPTURE(points);
    CHECK(points_after_battle({points}, AfterBattle::half) == MovePoints{half});
    CHECK(points_after_battle({points}, AfterBattle::none_move) == MovePoints{0});
    CHECK(points_after_battle({points}, AfterBattle::minus_one) == MovePoints{minus_one});
    CHECK(points_after_battle({points}, AfterBattle::none) == MovePoints{points});
}

TEST_CASE("a ship is whole until she is hit", "[damage][A-ST-46]") {
    CHECK(ShipLeft{}.hull == Hundredths{100});
    CHECK(ShipLeft{}.speed == Hundredths{100});
}

TEST_CASE("every structure point lost takes its share of the hull, to the last",
          "[damage][A-ST-46]") {
    const auto [size, hulls] = GENERATE(table<int, std::vector<int>>({
        {1, {0}},
        {2, {50, 0}},
        {3, {66, 33, 0}},
        {4, {75, 50, 25, 0}},
        {5, {80, 60, 40, 20, 0}},
        {6, {83, 66, 50, 33, 16, 0}},
    }));
    CAPTURE(size);
    CHECK(hulls_of(size) == hulls);
}

TEST_CASE("after each point lost one point less is left", "[damage][A-ST-46]") {
    for (std::int32_t size = 1; size <= 6; ++size) {
        for (std::int32_t hull = 1; hull <= 100; ++hull) {
            CAPTURE(size, hull);
            const ShipLeft left = with_a_point_lost({size}, {{hull}, {100}});
            REQUIRE(points_left({size}, left.hull) ==
                    points_left({size}, {hull}) - StructurePoints{1});
        }
    }
}

TEST_CASE(
    "a structure point is worth as much of a damaged ship as of a sound one, as far as there is "
    "any",
    "[damage][A-ST-46]") {
    const auto [size, before, after] = GENERATE(table<int, int, int>({
        {4, 100, 75},
        {4, 99, 74},
        {4, 76, 51},
        {4, 75, 50},
        {4, 74, 49},
        {4, 51, 26},
        {4, 26, 1},
        {4, 25, 0},
        {4, 1, 0},
        {3, 100, 66},
        {3, 67, 34},
        {3, 34, 1},
        {3, 33, 0},
        {2, 60, 10},
        {1, 50, 0},
    }));
    CHECK(with_a_point_lost({size}, {{before}, {100}}).hull == Hundredths{after});
}

TEST_CASE("a structure point costs a quarter of the speed that is left, whatever the size",
          "[damage][A-ST-46]") {
    const auto [before, after] = GENERATE(table<int, int>({
        {100, 75},
        {75, 56},
        {56, 42},
        {42, 31},
        {50, 37},
        {4, 3},
        {3, 2},
        {1, 0},
        {0, 0},
    }));
    for (std::int32_t size = 1; size <= 6; ++size) {
        CHECK(with_a_point_lost({size}, {{100}, {before}}).speed == Hundredths{after});
    }
}
