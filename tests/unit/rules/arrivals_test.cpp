#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "rules/route.h"
#include "support/drawn_chart.h"
#include "support/print.h"

using namespace flagplot;

namespace {

/// "1@12 3@6": turn and half hour in which each marker is reached.
std::string text_of(const std::vector<Arrival>& reached) {
    std::string text;
    for (const Arrival& arrival : reached) {
        if (!text.empty()) text += ' ';
        text += std::to_string(arrival.turns.count) + "@" + std::to_string(arrival.pulse.count);
    }
    return text;
}

/// A formation on the chart, the points it makes and the letters it steams by.
struct Voyage {
    std::int32_t points = 1;  ///< a turn, after those of `next`
    std::string markers;
    MovementSwitches switches{};
    DiagonalRun run{};
    MovePoints carried{};
    TurnNumber limit{20};
    std::vector<MovePoints> next{};
};

std::string arrivals_of(const DrawnChart& drawn, const Voyage& voyage) {
    RoutePlanner planner(drawn.chart, voyage.switches);
    std::vector<Square> markers;
    for (const char letter : voyage.markers) markers.push_back(drawn.at(letter));
    return text_of(arrivals(planner, voyage.switches, {drawn.at('S'), voyage.run, voyage.carried},
                            {voyage.next, {voyage.points}}, markers, voyage.limit));
}

const DrawnChart diagonal = drawn_chart(R"(
    . . . . D
    . . . C .
    . . B . .
    . A . . .
    S . . . .
)");

/// The same way with no other beside it: two straight steps cannot replace a diagonal.
DrawnChart channel() {
    DrawnChart drawn = drawn_chart(R"(
        # # # d D
        # # c C #
        # b B # #
        a A # # #
        S # # # #
    )");
    for (const std::string barred : {"Sa", "aA", "Ab", "bB", "Bc", "cC", "Cd", "dD"}) {
        drawn = drawn.with_barrier(barred[0], barred[1], Closes::passage);
    }
    return drawn;
}

const DrawnChart bent = drawn_chart(R"(
    . . . C
    . A B .
    S . . .
)");

}  // namespace

TEST_CASE("TV-ST-15, TV-ST-16: two points a turn make three diagonals in two turns",
          "[arrivals][ST-21][ST-23]") {
    // turn 2 has three points: two for the pending diagonal, one for the next
    CHECK(arrivals_of(diagonal, {2, "ABC"}) == "1@6 2@8 2@12");
}

TEST_CASE("TV-ST-17: with one point a turn the second diagonal waits for a carried point",
          "[arrivals][A-ST-07]") {
    CHECK(arrivals_of(diagonal, {1, "ABC"}) == "1@12 3@12 4@12");
}

TEST_CASE("TV-ST-18: a straight step breaks the run", "[arrivals][ST-22]") {
    CHECK(arrivals_of(bent, {2, "ABC"}) == "1@6 1@12 2@6");
}

TEST_CASE("movement.residual decides what is done with the odd point", "[arrivals][switch]") {
    // none: the second diagonal is paid out of one turn, and at one point a turn it is a new run
    CHECK(arrivals_of(diagonal, {2, "ABC", {{}, true, ResidualRule::none}}) == "1@6 2@12 3@6");
    CHECK(arrivals_of(diagonal, {1, "ABC", {{}, true, ResidualRule::none}}) == "1@12 2@12 3@12");
    CHECK(arrivals_of(diagonal, {2, "ABC", {{}, true, ResidualRule::any}}) == "1@6 2@8 2@12");
}

TEST_CASE("under escalating prices a point carried for anything pays a third diagonal",
          "[arrivals][A-ST-07]") {
    // 1 (one left, carried); 2 + 1: the second; 2 left over, 1 carried; 3 for the third
    CHECK(arrivals_of(channel(), {2, "ABC", {DiagonalRule::escalating, true, ResidualRule::any}}) ==
          "1@6 2@8 3@12");
    CHECK(arrivals_of(channel(), {2, "ABC", {DiagonalRule::escalating}}) == "1@6 2@8 2@12");
}

TEST_CASE("movement.diagonal changes when a diagonal is made", "[arrivals][switch]") {
    CHECK(arrivals_of(channel(), {3, "ABCD"}) == "1@4 1@12 2@4 2@12");
    CHECK(arrivals_of(channel(), {3, "ABCD", {DiagonalRule::after_first}}) == "1@4 1@12 2@8 3@6");
    CHECK(arrivals_of(channel(), {3, "ABCD", {DiagonalRule::escalating}}) == "1@4 1@12 2@12 3@4");
    // in open water the third diagonal is two straight steps, and the next begins a new run
    CHECK(arrivals_of(diagonal, {3, "ABCD", {DiagonalRule::escalating}}) == "1@4 1@12 2@8 2@12");
}

TEST_CASE("movement.diagonal_run_persists: every turn begins a new run, or does not",
          "[arrivals][switch][A-ST-06]") {
    CHECK(arrivals_of(diagonal, {2, "ABC", {{}, false}}) == "1@6 2@6 3@6");
    CHECK(arrivals_of(diagonal, {1, "ABC", {{}, false}}) == "1@12 2@12 3@12");
}

TEST_CASE("a run that lies behind the formation makes its first diagonal dearer",
          "[arrivals][ST-22]") {
    CHECK(arrivals_of(diagonal, {2, "AB", {}, {1}}) == "1@12 2@6");
}

TEST_CASE("a carried point adds to the first turn if a diagonal comes first", "[arrivals][ST-23]") {
    CHECK(arrivals_of(diagonal, {2, "AB", {}, {1}, {1}}) == "1@8 1@12");
    CHECK(arrivals_of(drawn_chart("S A B"), {1, "AB", {}, {1}, {1}}) == "1@12 2@12");
    CHECK(arrivals_of(drawn_chart("S A B"), {1, "AB", {{}, true, ResidualRule::any}, {1}, {1}}) ==
          "1@6 1@12");
}

TEST_CASE("the next turns may have other points than those after them", "[arrivals]") {
    CHECK(arrivals_of(diagonal, {2, "ABC", {}, {}, {}, {20}, {{1}, {3}}}) == "1@12 2@8 2@12");
    CHECK(arrivals_of(diagonal, {1, "A", {}, {}, {}, {20}, {{0}}}) == "2@12");
}

TEST_CASE("a formation that lies dead arrives if it will move again, and else never",
          "[arrivals]") {
    const DrawnChart row = drawn_chart("S A B C");
    CHECK(arrivals_of(row, {0, "ABC", {}, {}, {}, {20}, {{1}, {0}, {1}}}) == "1@12 3@12");
    CHECK(arrivals_of(row, {1, "AB", {}, {}, {}, {20}, {{0}, {0}}}) == "3@12 4@12");
    CHECK(arrivals_of(row, {0, "A"}).empty());
}

TEST_CASE("a carried point is used once", "[arrivals][ST-23]") {
    CHECK(arrivals_of(diagonal, {1, "ABC", {}, {1}, {1}}) == "1@12 2@12 4@12");
}

TEST_CASE("a marker in the formation's own square is reached at once", "[arrivals]") {
    CHECK(arrivals_of(diagonal, {2, "S"}) == "1@0");
    CHECK(arrivals_of(diagonal, {2, "SA"}) == "1@0 1@6");
}

TEST_CASE("markers beyond the limit are left out", "[arrivals]") {
    const DrawnChart row = drawn_chart("S A B C");
    CHECK(arrivals_of(row, {1, "ABC", {}, {}, {}, {2}}) == "1@12 2@12");
    CHECK(arrivals_of(row, {1, "ABC", {}, {}, {}, {3}}) == "1@12 2@12 3@12");
    CHECK(arrivals_of(row, {1, "ABC", {}, {}, {}, {1}}) == "1@12");
}

TEST_CASE("a marker that cannot be reached ends the list", "[arrivals]") {
    CHECK(arrivals_of(drawn_chart("S A # B"), {1, "AB"}) == "1@12");
    CHECK(arrivals_of(drawn_chart("S A . B"), {0, "AB"}).empty());
    CHECK(arrivals_of(drawn_chart("S A . B"), {0, "SB"}) == "1@0");
}

TEST_CASE("several steps lie between two markers", "[arrivals]") {
    CHECK(arrivals_of(drawn_chart("S . A . . B"), {2, "AB"}) == "1@12 3@6");
    CHECK(arrivals_of(drawn_chart("S . A . . B"), {5, "AB"}) == "1@5 1@12");
}
