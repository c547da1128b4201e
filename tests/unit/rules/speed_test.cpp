#include "rules/speed.h"

#include <catch2/catch.hpp>
#include <vector>

#include "support/print.h"
#include "unit/rules/units.h"

using namespace flagplot;
using test::auxiliary;
using test::battle_unit;

namespace {

constexpr SpeedSwitches as_ruled{};

MovePoints points_of(const std::vector<Unit>& units, const SpeedSwitches& switches = as_ruled) {
    return formation_speed(units, switches).points;
}
MovePoints unraised_points_of(const Unit& unit) {
    return points_at(cruising_speed(unit.maximum, unit.kind), as_ruled);
}

}  // namespace

TEST_CASE("TV-ST-01: a slowest speed of 12 knots gives one point", "[speed][ST-14]") {
    CHECK(points_of({auxiliary(120)}) == MovePoints{1});
    CHECK(points_of({battle_unit(180)}) == MovePoints{1});
}

TEST_CASE("TV-ST-02: a slowest speed of 16 knots gives two points", "[speed][ST-14]") {
    CHECK(points_of({auxiliary(160)}) == MovePoints{2});
    CHECK(points_of({battle_unit(240)}) == MovePoints{2});
}

TEST_CASE("TV-ST-07: a battle unit of 30 knots cruises at 20", "[speed][ST-11]") {
    CHECK(cruising_speed({300}, Kind::battle) == KnotThirtieths{600});
    CHECK(points_of({battle_unit(300)}) == MovePoints{2});
}

TEST_CASE("TV-ST-08: a battle unit of 38 knots cruises at 25 and a third", "[speed][ST-11]") {
    CHECK(cruising_speed({380}, Kind::battle) == KnotThirtieths{760});
    CHECK(points_of({battle_unit(380)}) == MovePoints{3});
}

TEST_CASE("an auxiliary cruises at its maximum speed", "[speed][ST-12]") {
    CHECK(cruising_speed({120}, Kind::auxiliary) == KnotThirtieths{360});
}

TEST_CASE("TV-ST-09: points of a battle unit change at 7.5, 22.5, 37.5 and 52.5 knots",
          "[speed][ST-16]") {
    const auto [tenths, points] = GENERATE(table<int, int>(
        {{0, 0}, {74, 0}, {75, 1}, {224, 1}, {225, 2}, {374, 2}, {375, 3}, {524, 3}, {525, 4}}));
    CHECK(unraised_points_of(battle_unit(tenths)) == MovePoints{points});
}

TEST_CASE("TV-ST-10: points of an auxiliary change at 5, 15, 25 and 35 knots", "[speed][ST-16]") {
    const auto [tenths, points] = GENERATE(table<int, int>(
        {{0, 0}, {49, 0}, {50, 1}, {149, 1}, {150, 2}, {249, 2}, {250, 3}, {349, 3}, {350, 4}}));
    CHECK(unraised_points_of(auxiliary(tenths)) == MovePoints{points});
}

TEST_CASE("points follow the whole-number formula at every tenth of a knot", "[speed][ST-16]") {
    for (std::int32_t tenths = 0; tenths <= 600; ++tenths) {
        REQUIRE(unraised_points_of(battle_unit(tenths)).count == (2 * tenths + 150) / 300);
        REQUIRE(unraised_points_of(auxiliary(tenths)).count == (tenths + 50) / 100);
    }
}

TEST_CASE("movement.mp_rounding: half a point goes up, to even or down", "[speed][switch]") {
    const auto [cruise, up, even, down] = GENERATE(table<int, int, int, int>(
        {{150, 1, 0, 0}, {450, 2, 2, 1}, {750, 3, 2, 2}, {1050, 4, 4, 3}}));
    CHECK(points_at({cruise}, {MpRounding::half_up}) == MovePoints{up});
    CHECK(points_at({cruise}, {MpRounding::half_even}) == MovePoints{even});
    CHECK(points_at({cruise}, {MpRounding::half_down}) == MovePoints{down});
}

TEST_CASE("only a tie asks for the rounding rule", "[speed][ST-14]") {
    const auto rule = GENERATE(MpRounding::half_up, MpRounding::half_even, MpRounding::half_down);
    CHECK(points_at({449}, {rule}) == MovePoints{1});
    CHECK(points_at({451}, {rule}) == MovePoints{2});
    CHECK(points_at({300}, {rule}) == MovePoints{1});
}

TEST_CASE("TV-ST-11: a tanker of 10 knots holds destroyers back", "[speed][ST-15]") {
    const std::vector<Unit> units{battle_unit(360), battle_unit(360), auxiliary(100)};
    const FormationSpeed speed = formation_speed(units, as_ruled);

    CHECK(speed.slowest == 2);
    CHECK(speed.cruise == KnotThirtieths{300});
    CHECK(speed.points == MovePoints{1});
}

TEST_CASE("of a single unit the first is the slowest", "[speed][ST-15]") {
    CHECK(formation_speed(std::vector<Unit>{battle_unit(300)}, as_ruled).slowest == 0);
    CHECK(FormationSpeed{}.slowest == 0);
}

TEST_CASE("TV-ST-12: the slowest unit is found by cruising speed", "[speed][ST-15]") {
    const std::vector<Unit> units{auxiliary(180), battle_unit(240)};
    const FormationSpeed speed = formation_speed(units, as_ruled);

    CHECK(speed.slowest == 1);
    CHECK(speed.points == MovePoints{2});
}

TEST_CASE("TV-ST-25: movement.slowest_basis decides between two ways of being slow",
          "[speed][switch]") {
    const std::vector<Unit> units{battle_unit(210), auxiliary(180)};

    const FormationSpeed by_cruise = formation_speed(units, {{}, SlowestBasis::cruise});
    CHECK(by_cruise.slowest == 0);
    CHECK(by_cruise.cruise == KnotThirtieths{420});
    CHECK(by_cruise.points == MovePoints{1});

    const FormationSpeed by_maximum = formation_speed(units, {{}, SlowestBasis::max});
    CHECK(by_maximum.slowest == 1);
    CHECK(by_maximum.cruise == KnotThirtieths{540});
    CHECK(by_maximum.points == MovePoints{2});
}

TEST_CASE("of two units with the same maximum the one that cruises slower is the slowest",
          "[speed][ST-15]") {
    const std::vector<Unit> units{auxiliary(180), battle_unit(180)};
    CHECK(formation_speed(units, {{}, SlowestBasis::max}).slowest == 1);
    CHECK(points_of(units, {{}, SlowestBasis::max}) == MovePoints{1});
}

TEST_CASE("of equally slow units the first one is named", "[speed][ST-15]") {
    CHECK(formation_speed(std::vector<Unit>{battle_unit(300), battle_unit(270), auxiliary(180)},
                          as_ruled)
              .slowest == 1);
}

TEST_CASE("movement.min_mp: a cripple makes one point, or none", "[speed][switch]") {
    CHECK(points_of({auxiliary(49)}, {{}, {}, MovePoints{1}}) == MovePoints{1});
    CHECK(points_of({auxiliary(49)}, {{}, {}, MovePoints{0}}) == MovePoints{0});
    CHECK(points_of({auxiliary(250)}, {{}, {}, MovePoints{1}}) == MovePoints{3});
}

TEST_CASE("a formation of which every unit is dead in the water does not move",
          "[speed][A-ST-04]") {
    Unit stopped = battle_unit(300);
    stopped.speed = {0};
    CHECK(points_of({stopped, stopped}) == MovePoints{0});
    CHECK(points_of({stopped, battle_unit(300)}) == MovePoints{1});
    CHECK(points_of({battle_unit(300), stopped}) == MovePoints{1});
}

TEST_CASE("a damaged unit slows its formation by its own speed", "[speed][A-ST-46]") {
    Unit slowed = battle_unit(300);
    slowed.speed = {50};
    CHECK(points_of({battle_unit(300), slowed}) == MovePoints{1});
    CHECK(formation_speed(std::vector<Unit>{battle_unit(300), slowed}, as_ruled).cruise ==
          KnotThirtieths{300});
}

TEST_CASE("half a point rounds as the campaign says for a whole formation too",
          "[speed][A-ST-02]") {
    CHECK(points_of({battle_unit(225)}, {MpRounding::half_up}) == MovePoints{2});
    CHECK(points_of({battle_unit(225)}, {MpRounding::half_down}) == MovePoints{1});
    CHECK(points_of({battle_unit(375)}, {MpRounding::half_even}) == MovePoints{2});
}

TEST_CASE("true distances are the squares that a ship makes in six hours", "[speed][A-ST-01]") {
    const auto [side, tenths, points] =
        GENERATE(table<std::int32_t, std::int32_t, std::int32_t>({{60, 200, 2},
                                                                  {30, 200, 4},
                                                                  {20, 200, 6},
                                                                  {30, 124, 2},   // 2.48
                                                                  {30, 125, 3},   // 2.5: up
                                                                  {120, 99, 0},   // 0.495
                                                                  {120, 100, 1},  // 0.5: up
                                                                  {1000, 300, 0}}));
    SpeedSwitches switches{{}, {}, MovePoints{0}, PointsScale::true_distance, side};
    INFO("squares of " << side << " nm, " << tenths << " tenths of a knot");
    CHECK(points_of({auxiliary(tenths)}, switches) == MovePoints{points});
    switches.scale = PointsScale::seed;
    CHECK(points_of({auxiliary(tenths)}, switches) == MovePoints{(tenths + 50) / 100});
}

TEST_CASE("true distances on squares of sixty miles are what the seed gives", "[speed][A-ST-01]") {
    for (std::int32_t tenths = 0; tenths <= 1000; ++tenths) {
        for (const Unit& unit : {battle_unit(tenths), auxiliary(tenths)}) {
            REQUIRE(points_of({unit}, {{}, {}, {0}, PointsScale::true_distance, 60}) ==
                    points_of({unit}, {{}, {}, {0}, PointsScale::seed, 30}));
        }
    }
}

TEST_CASE("a derelict lies still, and her formation waits for her", "[speed][A-ST-04]") {
    Unit derelict = battle_unit(300);
    derelict.is_adrift = true;
    CHECK(points_of({derelict}) == MovePoints{0});
    CHECK(points_of({battle_unit(300), derelict, auxiliary(10)}) == MovePoints{0});
    CHECK(formation_speed(std::vector<Unit>{auxiliary(0), derelict}, as_ruled).slowest == 1);
}
