#include "tactical/battle_board/speed.h"

#include <array>
#include <catch2/catch.hpp>

#include "tactical/battle_board/apart.h"
#include "unit/battle_board/board_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::battle_board;

namespace {

Kind engine(std::int32_t ideal, std::int32_t engines = 1, std::int32_t bonus_halves = 0) {
    Kind kind = ship();
    kind.ideal_speed = ideal;
    kind.engines = engines;
    kind.bonus_halves = bonus_halves;
    return kind;
}

std::int32_t speed(const Kind& kind, std::int32_t mass, const Switches& switches = {}) {
    return quarters_of(kind, mass, switches);
}

}  // namespace

TEST_CASE("BB-1, BB-5: a speed is never below half a square nor above two and a half") {
    CHECK(speed(engine(4), 0) == 2);
    CHECK(speed(engine(6), 7000) == 2);
    CHECK(speed(engine(10, 1, 2 * 40), 0) == 10);
}

TEST_CASE("BB-2, BB-3: ideal speed less four, less weight by 70 an engine, products first") {
    CHECK(speed(engine(10), 0) == 6);
    CHECK(speed(engine(10), 140) == 4);
    CHECK(speed(engine(10, 2), 140) == 5);
}

TEST_CASE("BB-4: every jet adds a quarter and every overthruster a half") {
    CHECK(speed(engine(6, 1, 2 * 1), 0) == 3);
    CHECK(speed(engine(6, 1, 2 * 3), 0) == 5);
    CHECK(speed(engine(6, 1, 2 * (2 + 2)), 0) == 6);
}

TEST_CASE("BB-6: the table, all nine rows, and again from round 9") {
    constexpr std::array<std::array<std::int32_t, 8>, 9> table{{{1, 0, 1, 0, 1, 0, 1, 0},
                                                                {1, 1, 0, 1, 1, 1, 0, 1},
                                                                {1, 1, 1, 1, 1, 1, 1, 1},
                                                                {2, 1, 1, 1, 2, 1, 1, 1},
                                                                {2, 1, 2, 1, 2, 1, 2, 1},
                                                                {2, 2, 1, 2, 2, 2, 1, 2},
                                                                {2, 2, 2, 2, 2, 2, 2, 2},
                                                                {3, 2, 2, 2, 3, 2, 2, 2},
                                                                {3, 2, 3, 2, 3, 2, 3, 2}}};
    for (std::int32_t row = 0; row < 9; ++row) {
        for (std::int32_t round = 1; round <= 16; ++round) {
            const auto column = static_cast<std::size_t>((round - 1) % 8);
            CHECK(squares_in_round(row + 2, round) == table[static_cast<std::size_t>(row)][column]);
        }
    }
    CHECK(squares_in_round(0, 1) == 0);
}

TEST_CASE("BB-7: a token with three squares has one in each phase, with two in the last two") {
    battle_board::Token token;
    token.quarters = 10;
    CHECK(moves_left(token, 1, 3) == 3);
    CHECK(moves_left(token, 1, 2) == 2);
    token.has_moved = true;
    CHECK(moves_left(token, 1, 1) == 0);
    token.quarters = 8;
    CHECK(moves_left(token, 1, 3) == 2);
}

TEST_CASE("BB-30, BB-A2: by the original formula a ship is half a square faster") {
    const Switches original{.speed_formula = SpeedFormula::original};
    for (const auto& [mass, quarters] : {std::pair{186, 2}, {130, 3}, {69, 4}, {74, 3}}) {
        CHECK(speed(engine(6), mass, original) == quarters);
    }
    CHECK(speed(engine(6), 69) == 2);
    CHECK(speed(engine(8), 69) == 4);
    CHECK(speed(engine(8), 69, original) == 6);
}

TEST_CASE("BB-A3: the four ways of rounding a speed") {
    const Kind kind = engine(10, 1, 1);  // 6, half a quarter more, less 105/70 = 5.0 exactly
    const auto by = [&](SpeedRounding rounding, std::int32_t mass) {
        return speed(kind, mass, {.speed_rounding = rounding});
    };
    CHECK(by(SpeedRounding::weight_truncated, 105) == 6);
    CHECK(by(SpeedRounding::exact_floor, 105) == 5);
    CHECK(by(SpeedRounding::exact_floor, 106) == 4);
    CHECK(by(SpeedRounding::exact_nearest, 106) == 5);
    CHECK(by(SpeedRounding::exact_nearest, 141) == 4);
    CHECK(by(SpeedRounding::whole_squares, 279) == 7);
    CHECK(by(SpeedRounding::whole_squares, 280) == 3);
}

TEST_CASE("BB-25: what slows does not stop, and what stands is not moved") {
    CHECK(slowed(6, 4) == 2);
    CHECK(slowed(5, 4) == 2);
    CHECK(slowed(0, 4) == 0);
    Kind base = ship();
    base.is_base = true;
    CHECK(speed(base, 0) == 0);
}

TEST_CASE("BB-32: the table of distances says the same as the rule") {
    std::int32_t wrong = 0;
    for (std::int32_t from = 0; from < board_side * board_side; ++from) {
        for (std::int32_t to = 0; to < board_side * board_side; ++to) {
            const BoardSquare a{from % board_side, from / board_side};
            const BoardSquare b{to % board_side, to / board_side};
            if (apart(place_of(a), place_of(b)) != distance(a, b)) ++wrong;
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("BB-32: distance is the greater difference") {
    CHECK(distance({1, 4}, {8, 5}) == 7);
    CHECK(distance({3, 3}, {4, 9}) == 6);
}
