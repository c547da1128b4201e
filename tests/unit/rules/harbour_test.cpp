#include "rules/harbour.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/drawn_chart.h"
#include "support/print.h"

using namespace flagplot;

namespace {

/// The letter of the port that is the nearest to `S`; "none" where none is.
std::string nearest_of(const DrawnChart& drawn, const std::string& ports, DiagonalRule rule = {}) {
    MovementSwitches switches;
    switches.diagonal = rule;
    RoutePlanner planner(drawn.chart, switches);
    std::vector<Square> squares;
    for (const char letter : ports) squares.push_back(drawn.at(letter));
    const auto nearest = nearest_port(planner, rule, squares, drawn.at('S'));
    if (!nearest) return "none";
    for (const auto& [letter, square] : drawn.squares) {
        if (square == *nearest) return {letter};
    }
    return "elsewhere";
}

}  // namespace

TEST_CASE("the nearest port takes the fewest points", "[harbour][3.4][3.5]") {
    const DrawnChart row = drawn_chart("A . . S . B");
    CHECK(nearest_of(row, "AB") == "B");
    CHECK(nearest_of(row, "BA") == "B");
    CHECK(nearest_of(row, "A") == "A");
}

TEST_CASE("of equally near ports the first is taken", "[harbour]") {
    const DrawnChart row = drawn_chart("A . S . B");
    CHECK(nearest_of(row, "AB") == "A");
    CHECK(nearest_of(row, "BA") == "B");
}

TEST_CASE("a port in the formation's own square is the nearest of all", "[harbour]") {
    const DrawnChart row = drawn_chart("S A . B");
    CHECK(nearest_of(row, "ASB") == "S");
    CHECK(nearest_of(row, "S") == "S");
}

TEST_CASE("near by sea, not as the crow flies", "[harbour]") {
    CHECK(nearest_of(drawn_chart(R"(
              A # S . . B
              . # . # # #
              . . . # # #
          )"),
                     "AB") == "B");
}

TEST_CASE("a port that cannot be reached is no port", "[harbour]") {
    CHECK(nearest_of(drawn_chart("A # S . . B"), "AB") == "B");
    CHECK(nearest_of(drawn_chart("A # S # B"), "AB") == "none");
    CHECK(nearest_of(drawn_chart("S . ."), "") == "none");
}

TEST_CASE("diagonals are paid for as in a run of their own", "[harbour][ST-19][ST-20]") {
    // two diagonals cost 1 + 2, as much as three straight steps and more than two
    const DrawnChart drawn = drawn_chart(R"(
        . . A . . .
        . . . . . .
        S . B C . .
    )");
    CHECK(nearest_of(drawn, "AB") == "B");
    CHECK(nearest_of(drawn, "AC") == "A");
    CHECK(nearest_of(drawn, "CA") == "C");
}

TEST_CASE("a straight step between two diagonals begins a new run", "[harbour][ST-22]") {
    const DrawnChart drawn = drawn_chart(R"(
        . . . . . . . A
        . . . . . . . .
        D C . . S . . .
    )");
    CHECK(nearest_of(drawn, "DA") == "A");  // 1 + 1 + 1 against 4
    CHECK(nearest_of(drawn, "AC") == "A");
    CHECK(nearest_of(drawn, "CA") == "C");
}

TEST_CASE("movement.diagonal decides how near a port on the diagonal is", "[harbour][switch]") {
    // three diagonals with nothing beside them: 1 + 2 + 1, 1 + 2 + 2 or 1 + 2 + 3
    DrawnChart drawn = drawn_chart(R"(
        # # # # # # # # c A
        # # # # # # # b C #
        # # # # # # a B # #
        F E D . . . S # # #
    )");
    for (const std::string barred : {"Sa", "aB", "Bb", "bC", "Cc", "cA"}) {
        drawn = drawn.with_barrier(barred[0], barred[1], Closes::passage);
    }
    const auto [rule, nearer, equal] = GENERATE(table<DiagonalRule, std::string, std::string>({
        {DiagonalRule::alternating, "E", "D"},
        {DiagonalRule::after_first, "F", "E"},
        {DiagonalRule::escalating, "", "F"},
    }));
    CHECK(nearest_of(drawn, nearer + "A", rule) == "A");
    CHECK(nearest_of(drawn, equal + "A", rule) == equal);
    CHECK(nearest_of(drawn, "A" + equal, rule) == "A");
}

TEST_CASE("a formation that looks for a port has no run behind it", "[harbour][ST-19]") {
    // By H the way costs 4, its first diagonal being the first of a run; were it the second, the
    // way by D, nearer to the straight line and as cheap then, would be taken for 5.
    const DrawnChart drawn = drawn_chart(R"(
        # # # # # # # # # #
        B . . . . S D # E A
        # # # # # # H . G #
    )")
                                 .with_barrier('G', 'A', Closes::passage);
    CHECK(nearest_of(drawn, "BA") == "A");
}
