#include "rules/movement.h"

#include <catch2/catch.hpp>
#include <vector>

#include "support/print.h"

using namespace flagplot;

namespace {

constexpr auto N = Direction::north;
constexpr auto NE = Direction::north_east;

MovementSwitches with(DiagonalRule diagonal, ResidualRule residual = {}, bool run_persists = true) {
    return {diagonal, run_persists, residual};
}

/// Points spent after each step of a path begun from rest.
std::vector<std::int32_t> sums(const std::vector<Direction>& path, DiagonalRule rule) {
    std::vector<std::int32_t> spent;
    DiagonalRun run;
    for (const Direction direction : path) {
        const StepPrice price = step_price(run, direction, rule);
        spent.push_back((spent.empty() ? 0 : spent.back()) + price.cost.count);
        run = price.run_after;
    }
    return spent;
}

}  // namespace

TEST_CASE("a step to any of the eight neighbours costs one point from rest", "[movement][ST-18]") {
    const auto direction = GENERATE(from_range(clockwise));
    const auto rule =
        GENERATE(DiagonalRule::alternating, DiagonalRule::after_first, DiagonalRule::escalating);
    CHECK(step_price({0}, direction, rule).cost == MovePoints{1});
}

TEST_CASE("TV-ST-03: two diagonals in a row cost three points", "[movement][ST-19]") {
    CHECK(sums({NE, NE}, DiagonalRule::alternating) == std::vector{1, 3});
}

TEST_CASE("TV-ST-04: any neighbour and then one straight step cost two points",
          "[movement][ST-20]") {
    const auto first = GENERATE(from_range(clockwise));
    CHECK(sums({first, Direction::east}, DiagonalRule::alternating) == std::vector{1, 2});
}

TEST_CASE("TV-ST-13: runs of one to six diagonals", "[movement][ST-22][A-ST-05]") {
    CHECK(sums({NE, NE, NE, NE, NE, NE}, DiagonalRule::alternating) ==
          std::vector{1, 3, 4, 6, 7, 9});
}

TEST_CASE("TV-ST-14: movement.diagonal: the other readings of the third diagonal",
          "[movement][switch][A-ST-05]") {
    CHECK(sums({NE, NE, NE, NE, NE, NE}, DiagonalRule::after_first) ==
          std::vector{1, 3, 5, 7, 9, 11});
    CHECK(sums({NE, NE, NE, NE, NE, NE}, DiagonalRule::escalating) ==
          std::vector{1, 3, 6, 10, 15, 21});
}

TEST_CASE("any two diagonal directions make a run", "[movement][ST-22]") {
    CHECK(sums({NE, Direction::south_east, Direction::south_west}, DiagonalRule::alternating) ==
          std::vector{1, 3, 4});
}

TEST_CASE("a straight step ends the run and costs one point", "[movement][ST-22]") {
    const auto rule =
        GENERATE(DiagonalRule::alternating, DiagonalRule::after_first, DiagonalRule::escalating);
    CHECK(sums({NE, N, NE}, rule) == std::vector{1, 2, 3});
    CHECK(sums({NE, NE, N, NE, NE}, rule) == std::vector{1, 3, 4, 5, 7});
    CHECK(step_price({1}, N, rule) == StepPrice{{1}, {0}});
}

TEST_CASE("a run is kept as far as its next price needs it", "[movement][ST-22]") {
    const auto [rule, run, cost, after] = GENERATE(table<DiagonalRule, int, int, int>({
        {DiagonalRule::alternating, 0, 1, 1},
        {DiagonalRule::alternating, 1, 2, 0},
        {DiagonalRule::after_first, 0, 1, 1},
        {DiagonalRule::after_first, 1, 2, 1},
        {DiagonalRule::escalating, 0, 1, 1},
        {DiagonalRule::escalating, 1, 2, 2},
        {DiagonalRule::escalating, 2, 3, 3},
        {DiagonalRule::escalating, 5, 6, 6},
    }));
    CHECK(step_price({run}, NE, rule) == StepPrice{{cost}, {after}});
}

TEST_CASE("a diagonal that can never be paid begins a new run", "[movement][A-ST-07]") {
    using D = DiagonalRule;
    using R = ResidualRule;
    // run and allowance against the price that is asked
    const auto [diagonal, residual, run, allowance, cost] = GENERATE(table<D, R, int, int, int>({
        {D::alternating, R::diagonal_only, 1, 1, 2},
        {D::alternating, R::diagonal_only, 1, 0, 1},
        {D::alternating, R::any, 1, 1, 2},
        {D::alternating, R::none, 1, 1, 1},
        {D::alternating, R::none, 1, 2, 2},
        {D::alternating, R::none, 0, 1, 1},
        {D::alternating, R::diagonal_only, 1, 2, 2},
        {D::after_first, R::none, 1, 1, 1},
        {D::after_first, R::diagonal_only, 1, 1, 2},
        {D::escalating, R::diagonal_only, 1, 1, 2},
        {D::escalating, R::diagonal_only, 2, 2, 1},
        {D::escalating, R::diagonal_only, 2, 3, 3},
        {D::escalating, R::any, 2, 2, 3},
        {D::escalating, R::any, 3, 2, 1},
        {D::escalating, R::none, 1, 1, 1},
        {D::escalating, R::none, 2, 3, 3},
    }));
    CHECK(payable_price({run}, NE, {allowance}, with(diagonal, residual)).cost == MovePoints{cost});
    CHECK(payable_price({run}, N, {allowance}, with(diagonal, residual)).cost == MovePoints{1});
}

TEST_CASE("a new run counts the diagonal that began it", "[movement][A-ST-07]") {
    CHECK(payable_price({1}, NE, {1}, with(DiagonalRule::alternating, ResidualRule::none)) ==
          StepPrice{{1}, {1}});
    CHECK(payable_price({4}, NE, {2}, with(DiagonalRule::escalating)) == StepPrice{{1}, {1}});
}

TEST_CASE("where no run survives the turn nothing is carried to pay a diagonal",
          "[movement][A-ST-06]") {
    const auto residual =
        GENERATE(ResidualRule::diagonal_only, ResidualRule::any, ResidualRule::none);
    CHECK(payable_price({1}, NE, {1}, with({}, residual, false)).cost == MovePoints{1});
    CHECK(payable_price({1}, NE, {2}, with({}, residual, false)).cost == MovePoints{2});
}

TEST_CASE("one point is carried toward the diagonal that costs two", "[movement][ST-21][ST-23]") {
    const MovementSwitches switches = with(DiagonalRule::alternating);
    CHECK(carried_over({1}, NE, {1}, switches) == MovePoints{1});
    CHECK(carried_over({1}, NE, {0}, switches) == MovePoints{0});
    CHECK(carried_over({1}, N, {1}, switches) == MovePoints{0});
    CHECK(carried_over({0}, NE, {1}, switches) == MovePoints{0});
    CHECK(carried_over({1}, std::nullopt, {1}, switches) == MovePoints{0});
}

TEST_CASE("exactly one point must be left for it to be carried", "[movement][ST-23]") {
    CHECK(carried_over({2}, NE, {1}, with(DiagonalRule::alternating)) == MovePoints{0});
    CHECK(carried_over({1}, NE, {2}, with(DiagonalRule::escalating)) == MovePoints{0});
    CHECK(carried_over({1}, NE, {1}, with(DiagonalRule::escalating)) == MovePoints{1});
    CHECK(carried_over({1}, NE, {1}, with(DiagonalRule::after_first)) == MovePoints{1});
}

TEST_CASE("movement.residual: what may be carried, and for what", "[movement][switch][A-ST-07]") {
    const auto [residual, left, next, kept] = GENERATE(table<ResidualRule, int, Direction, int>({
        {ResidualRule::diagonal_only, 1, NE, 1},
        {ResidualRule::diagonal_only, 1, N, 0},
        {ResidualRule::any, 1, NE, 1},
        {ResidualRule::any, 1, N, 1},
        {ResidualRule::any, 3, N, 1},
        {ResidualRule::any, 0, N, 0},
        {ResidualRule::none, 1, NE, 0},
        {ResidualRule::none, 1, N, 0},
    }));
    CHECK(carried_over({left}, next, {1}, with({}, residual)) == MovePoints{kept});
}

TEST_CASE("at a destination what is left is lost under every rule", "[movement][A-ST-51]") {
    const auto residual =
        GENERATE(ResidualRule::diagonal_only, ResidualRule::any, ResidualRule::none);
    CHECK(carried_over({1}, std::nullopt, {1}, with({}, residual)) == MovePoints{0});
}

TEST_CASE("movement.diagonal_run_persists: no run kept, no point carried",
          "[movement][switch][A-ST-06][A-ST-51]") {
    const auto residual =
        GENERATE(ResidualRule::diagonal_only, ResidualRule::any, ResidualRule::none);
    CHECK(carried_over({1}, NE, {1}, with({}, residual, false)) == MovePoints{0});
    CHECK(carried_over({1}, N, {0}, with({}, residual, false)) == MovePoints{0});
}

TEST_CASE("a run survives the turn unless it is said not to", "[movement][A-ST-06]") {
    CHECK(MovementSwitches{}.run_persists);
}

TEST_CASE("a point kept for a diagonal is lost if another step comes first", "[movement][ST-23]") {
    CHECK(usable_carry({1}, {2}, NE, with({})) == MovePoints{1});
    CHECK(usable_carry({1}, {2}, N, with({})) == MovePoints{0});
    CHECK(usable_carry({1}, {2}, std::nullopt, with({})) == MovePoints{0});
    CHECK(usable_carry({0}, {2}, NE, with({})) == MovePoints{0});
    CHECK(usable_carry({1}, {2}, N, with({}, ResidualRule::any)) == MovePoints{1});
    CHECK(usable_carry({1}, {2}, NE, with({}, ResidualRule::any)) == MovePoints{1});
    CHECK(usable_carry({1}, {2}, std::nullopt, with({}, ResidualRule::any)) == MovePoints{0});
    CHECK(usable_carry({1}, {0}, NE, with({})) == MovePoints{0});  // dead in the water
    CHECK(usable_carry({1}, {0}, NE, with({}, ResidualRule::any)) == MovePoints{0});
}

TEST_CASE("points are earned half hour by half hour, rounded down", "[movement][A-ST-35]") {
    // one row an allowance, one column a pulse from 0 to 12
    const std::vector<std::vector<std::int32_t>> earned{
        {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1},
        {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2}, {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3},
        {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4}, {0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5},
        {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6}};
    for (std::int32_t allowance = 0; allowance <= 6; ++allowance) {
        for (std::int32_t pulse = 0; pulse <= 12; ++pulse) {
            CAPTURE(allowance, pulse);
            CHECK(earned_after({pulse}, {allowance}).count ==
                  earned[static_cast<std::size_t>(allowance)][static_cast<std::size_t>(pulse)]);
        }
    }
}

TEST_CASE("a step falls due at the next half hour", "[movement][A-ST-36]") {
    const auto [allowance, spent, pulse] = GENERATE(table<int, int, int>({
        {1, 0, 0}, {1, 1, 12}, {2, 1, 6}, {2, 2, 12}, {3, 1, 4}, {3, 2, 8},  {3, 3, 12},
        {4, 1, 3}, {4, 3, 9},  {5, 1, 3}, {5, 2, 5},  {5, 3, 8}, {5, 4, 10}, {5, 5, 12},
        {6, 1, 2}, {6, 5, 10}, {7, 1, 2}, {7, 3, 6},  {7, 4, 7},
    }));
    CHECK(pulse_of({spent}, {allowance}) == Pulse{pulse});
}

TEST_CASE("both turn modes agree on the half hour of a step", "[movement][A-ST-35][A-ST-36]") {
    for (std::int32_t allowance = 1; allowance <= 6; ++allowance) {
        for (std::int32_t spent = 1; spent <= allowance; ++spent) {
            Pulse first{0};
            while (earned_after(first, {allowance}).count < spent) ++first.count;
            CAPTURE(allowance, spent);
            CHECK(pulse_of({spent}, {allowance}) == first);
        }
    }
}
