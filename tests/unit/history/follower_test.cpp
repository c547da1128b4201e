#include "history/follower.h"

#include <catch2/catch.hpp>

#include "support/scenario.h"
#include "unit/files/sources.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

Square square(std::string_view name) { return read_square(name).value(); }

constexpr MovementSwitches usual{};

/// The squares a follower is in after each turn of so many points, steaming for one square.
std::string way(Follower follower, std::string_view aim, std::int32_t points, int turns,
                const MovementSwitches& switches = usual) {
    std::string text;
    for (int turn = 0; turn < turns; ++turn) {
        follower = followed(follower, square(aim), {points}, switches);
        text += name_of(follower.square) + (follower.carried.count > 0 ? "+ " : " ");
    }
    return text;
}

std::string figures(const Fit& fit) {
    return std::to_string(fit.formation_turns) + " " + std::to_string(fit.exact) + " " +
           std::to_string(fit.within_one) + " " + std::to_string(fit.max_lag.count);
}

}  // namespace

TEST_CASE("the follower steps diagonally as long as both offsets are there, then straight") {
    CHECK(way({square("A1"), {}, {}}, "C2", 2, 1) == "C2 ");
    CHECK(way({square("C2"), {}, {}}, "A1", 2, 1) == "A1 ");
    CHECK(way({square("A1"), {}, {}}, "A4", 2, 2) == "A3 A4 ");
}

TEST_CASE("where the next diagonal cannot be paid it goes straight along the longer offset") {
    CHECK(way({square("A1"), {}, {}}, "D3", 2, 1) == "C2 ");
    CHECK(way({square("A1"), {}, {}}, "C4", 2, 1) == "B3 ");
}

TEST_CASE("where the offsets are equal it carries the point that is left") {
    CHECK(way({square("A1"), {}, {}}, "D4", 2, 2) == "B2+ D4 ");
    CHECK(way({square("A1"), {}, {}}, "D4", 1, 4) == "B2 B2+ C3 D4 ");
    const MovementSwitches nothing_kept{DiagonalRule::alternating, true, ResidualRule::none};
    CHECK(way({square("A1"), {}, {}}, "D4", 2, 2, nothing_kept) == "B2 C3 ");
    const MovementSwitches new_runs{DiagonalRule::alternating, false, ResidualRule::diagonal_only};
    CHECK(way({square("A1"), {}, {}}, "D4", 2, 2, new_runs) == "B2 C3 ");
}

TEST_CASE("in the square it steams for the follower stays, and its run ends with a turn there") {
    const Follower there = followed({square("A1"), {}, {}}, square("B2"), {3}, usual);
    CHECK(there == Follower{square("B2"), {1}, {}});
    CHECK(followed(there, square("B2"), {3}, usual) == Follower{square("B2"), {}, {}});
    CHECK(followed(there, square("C3"), {1}, usual) == Follower{square("B2"), {1}, {1}});
}

TEST_CASE("a point kept for a diagonal is lost on a straight step") {
    CHECK(followed({square("A1"), {1}, {1}}, square("D1"), {2}, usual).square == square("C1"));
    CHECK(followed({square("A1"), {1}, {1}}, square("C3"), {2}, usual).square == square("C3"));
}

TEST_CASE("a fit counts turn starts, exact and near ones, and the largest lag") {
    FormationFit fit{{0}, {}, 1};
    fit.standings = {{{2}, square("B2"), square("B2")},
                     {{3}, square("B3"), square("C4")},
                     {{4}, square("B4"), square("E4")}};
    CHECK(figures(fit_of(fit)) == "3 1 2 3");
    CHECK(figures(fit_of(std::vector{fit, fit})) == "6 2 4 3");
    CHECK(figures(fit_of(std::vector<FormationFit>{})) == "0 0 0 0");
}

TEST_CASE("the points of a follower are those of the ships that it has when the turn begins") {
    Scenario scenario("A . . . . . . b\nC . . . . . . .");
    scenario.ships('A', {destroyer, merchant}).ships('C', {merchant});
    Definition& campaign = scenario.draft();
    const HistoricId formation = historic(scenario.id('A'));
    campaign.tracks = {{formation,
                        {{{1}, square("A1")},
                         {{2}, square("C1")},
                         {{3}, square("E1")},
                         {{4}, square("G1")},
                         {{5}, square("H1")}}}};
    // The merchant leaves in turn 2, so the destroyer is alone from the beginning of turn 3 on.
    campaign.partings = {{{*read_moment("1941-11-08 12:30"), 5},
                          formation,
                          "SLOW",
                          "Slow",
                          {campaign.formations[0].ships[1]},
                          "The merchant leaves.",
                          Confidence::low}};
    // Another merchant joins in turn 4: nothing to steam with is gained.
    campaign.joinings = {{{*read_moment("1941-11-09 00:00"), 0},
                          historic(scenario.id('C')),
                          formation,
                          "A merchant joins.",
                          Confidence::low}};
    const auto fits = followed_tracks(campaign);
    REQUIRE(fits.size() == 1);
    std::string squares;
    for (const Standing& standing : fits[0].standings) squares += name_of(standing.played) + " ";
    CHECK(squares == "B1 C1 E1 F1 ");
    CHECK(figures(fit_of(fits)) == "4 0 1 2");
}

TEST_CASE("a formation that is formed later steams with the ships it will have") {
    Scenario scenario("A . . . b");
    scenario.ships('A', {destroyer, merchant});
    Definition& campaign = scenario.draft();
    campaign.partings = {{{*read_moment("1941-11-08 06:30"), 0},
                          historic(scenario.id('A')),
                          "FAST",
                          "Fast",
                          {campaign.formations[0].ships[0]},
                          "",
                          Confidence::low}};
    campaign.tracks = {{HistoricId{2}, {{{1}, square("A1")}, {{2}, square("C1")}}}};
    CHECK(figures(fit_of(followed_tracks(campaign))) == "1 1 1 0");
}

TEST_CASE("the follower fits convoy Beta as it does by hand") {
    const auto beta = read_campaign(shipped_campaign("convoy-beta"));
    REQUIRE(beta);
    const auto fits = followed_tracks(*beta);
    REQUIRE(fits.size() == 3);
    CHECK(figures(fit_of(fits[0])) == "6 3 6 1");
    CHECK(figures(fit_of(fits[1])) == "4 4 4 0");
    CHECK(figures(fit_of(fits[2])) == "5 5 5 0");
    CHECK(figures(fit_of(fits)) == "15 12 15 1");
}
