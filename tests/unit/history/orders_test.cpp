#include "history/orders.h"

#include <catch2/catch.hpp>

#include "campaign/historic.h"
#include "history/playing.h"
#include "support/scenario.h"
#include "unit/files/sources.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// A track from turn 1 on.
HistoricTrack track(HistoricId formation, const std::vector<std::string_view>& squares,
                    std::int32_t turn = 1) {
    HistoricTrack made{formation, {}};
    for (const auto square : squares) made.squares.push_back({{turn++}, *read_square(square)});
    return made;
}

HistoricTime time(std::string_view half_hour) { return {*read_moment(half_hour), 0}; }

constexpr std::string_view turn_1 = "1941-11-08 10:00";
constexpr std::string_view turn_2 = "1941-11-08 12:00";

std::string sheet_text(Scenario& scenario, SeatId seat = blue_seat) {
    const Sheet sheet = historical_sheet(scenario.rules(), scenario.state(), seat);
    return text_of(roster_of(scenario.definition(), scenario.state(), seat), sheet);
}

/// The turn played with Blue's historical sheet.
Turn play(Scenario& scenario) {
    const Sheet sheet = historical_sheet(scenario.rules(), scenario.state(), blue_seat);
    REQUIRE(scenario.attempt(SubmitOrders{blue_seat, sheet, {}}));
    return scenario.resolve();
}

const std::string wide = R"(
    A . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . z
)";

}  // namespace

TEST_CASE("a formation is sent to its square of the next turn start, and stays where it stood") {
    Scenario scenario(wide);
    scenario.draft().tracks = {track({0}, {"A1", "C1", "C1", "D2"})};
    CHECK(sheet_text(scenario) == "ORDERS blue turn 1\nA route to C1\nEND\n");
    (void)play(scenario);
    CHECK(sheet_text(scenario) == "ORDERS blue turn 2\nA hold\nEND\n");
    (void)play(scenario);
    CHECK(sheet_text(scenario) == "ORDERS blue turn 3\nA route to D2\nEND\n");
    (void)play(scenario);
    CHECK(scenario.square('A') == *read_square("D2"));
    CHECK(sheet_text(scenario) == "ORDERS blue turn 4\nEND\n");
}

TEST_CASE("who has fallen behind steams on to where he is in time again, or to the last square") {
    Scenario scenario(wide);
    scenario.draft().tracks = {track({0}, {"A1", "C4", "D4", "E4"})};
    CHECK(sheet_text(scenario) == "ORDERS blue turn 1\nA route C4 to D4\nEND\n");
    Scenario slow(wide);
    slow.ships('A', {merchant});
    slow.draft().tracks = {track({0}, {"A1", "C4", "D4", "E4"})};
    CHECK(sheet_text(slow) == "ORDERS blue turn 1\nA route C4 D4 to E4\nEND\n");
}

TEST_CASE("who can cut a corner cuts it") {
    Scenario scenario(wide);
    scenario.draft().tracks = {track({0}, {"A1", "A4", "C3", "E3"})};
    CHECK(sheet_text(scenario) == "ORDERS blue turn 1\nA route to C3\nEND\n");
}

TEST_CASE("before its track begins a formation waits; without a track it gets no orders") {
    Scenario scenario("A B . . . . . z");
    scenario.draft().tracks = {track({0}, {"C1", "D1"}, 3)};
    CHECK(sheet_text(scenario) == "ORDERS blue turn 1\nA hold\nEND\n");
}

TEST_CASE("a captain under way gets no orders, a freed one the way to his destination alone") {
    Scenario scenario(R"(
        A . . . . . . . . .
        . . b . . . . . . .
    )");
    scenario.ships('A', {merchant}).ships('b', {merchant}).die('A', 'b', 1).die('b', 'A', 12);
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.draft().tracks = {track({0}, {"A1", "C1", "D1", "F1"})};
    scenario.orders(blue_seat, {"A route to F1"});
    (void)scenario.resolve();
    CHECK(sheet_text(scenario) == "ORDERS blue turn 2\nA route D1 to F1\nEND\n");
    Scenario elsewhere(wide);
    elsewhere.draft().tracks = {track({0}, {"A1", "C1", "E1", "F1"})};
    elsewhere.orders(blue_seat, {"A route to A4"});
    (void)elsewhere.resolve();
    CHECK(sheet_text(elsewhere) == "ORDERS blue turn 2\nEND\n");
}

TEST_CASE("ships part when history says so, and steam on their own track") {
    Scenario scenario(wide);
    scenario.ships('A', {destroyer, destroyer, destroyer});
    Definition& campaign = scenario.draft();
    campaign.partings = {{time(turn_2),
                          {0},
                          "EAST",
                          "East",
                          {campaign.formations[0].ships[1], campaign.formations[0].ships[2]},
                          "They part.",
                          Confidence::low}};
    const HistoricId east{2};
    campaign.tracks = {track({0}, {"A1", "C1", "C3", "C3"}), track(east, {"C1", "E1", "G1"}, 2)};
    CHECK(sheet_text(scenario) == "ORDERS blue turn 1\nA route to C1\nEND\n");
    (void)play(scenario);
    CHECK(sheet_text(scenario) ==
          "ORDERS blue turn 2\nA detach A2, A3 as EAST\nA route to C3\nEAST route to E1\nEND\n");
    (void)play(scenario);
    REQUIRE(scenario.state().founded.size() == 1);
    CHECK(scenario.state().formations[2].square == *read_square("E1"));
    CHECK(sheet_text(scenario) == "ORDERS blue turn 3\nA hold\nEAST route to G1\nEND\n");
}

TEST_CASE("a parting that the rules forbid comes as soon as they allow it") {
    Scenario scenario("A . . . z");
    scenario.ships('A', {merchant, merchant});
    Definition& campaign = scenario.draft();
    campaign.partings = {{time(turn_2),
                          {0},
                          "HALF",
                          "Half",
                          {campaign.formations[0].ships[1]},
                          "They part.",
                          Confidence::low}};
    campaign.tracks = {track({0}, {"A1", "C1", "C1", "C1"})};
    scenario.orders(blue_seat, {"A route to C1"});
    (void)scenario.resolve();
    CHECK(sheet_text(scenario) == "ORDERS blue turn 2\nEND\n");
    (void)scenario.resolve();
    CHECK(sheet_text(scenario) == "ORDERS blue turn 3\nA detach A2 as HALF\nA hold\nEND\n");
}

TEST_CASE("formations join when they lie together, in either turn mode and whichever is first") {
    for (const std::string_view mode : {"alternating", "simultaneous_steps"}) {
        for (const bool first_joins : {true, false}) {
            INFO(mode << (first_joins ? ", A joins B" : ", B joins A"));
            Scenario scenario("A . . . . . . z",
                              {{}, {{'B', *read_square("A1")}, {'A', *read_square("A1")}}});
            scenario.with("turn.mode", mode);
            Definition& campaign = scenario.draft();
            const HistoricId a = historic(scenario.id('A'));
            const HistoricId b = historic(scenario.id('B'));
            const HistoricId into = first_joins ? b : a;
            campaign.joinings = {
                {time(turn_1), first_joins ? a : b, into, "They meet.", Confidence::low}};
            campaign.tracks = {track(into, {"A1", "C1", "E1"})};
            (void)play(scenario);
            const FormationState& joined = scenario.state().formations[into.index()];
            CHECK(joined.ships.size() == 2);
            CHECK(joined.square == *read_square("C1"));
        }
    }
}

TEST_CASE("a side's historical orders depend on its own history alone") {
    const auto text_with = [](const std::vector<std::string_view>& of_the_enemy) {
        Scenario scenario(wide);
        scenario.draft().tracks = {track({1}, of_the_enemy), track({0}, {"A1", "C1", "E1"})};
        return sheet_text(scenario);
    };
    CHECK(text_with({"J4", "H4"}) == text_with({"A2", "A3", "A4"}));
}

TEST_CASE("a campaign that its formations can follow is played as it was") {
    Scenario scenario(wide);
    scenario.turns(3);
    scenario.draft().tracks = {track({0}, {"A1", "C1", "E1", "E2"}),
                               track({1}, {"J4", "H4", "H4", "G4"})};
    const auto played = played_history(scenario.definition());
    REQUIRE(played);
    const Fit fit = fit_of(played->fits);
    CHECK(fit.formation_turns == 6);
    CHECK(fit.exact == 6);
    CHECK(played->battles == 0);
}

TEST_CASE("who is not on the chart counts as absent") {
    Scenario scenario(wide);
    scenario.turns(3);
    Definition& campaign = scenario.draft();
    campaign.partings = {{time(turn_2),
                          {0},
                          "GONE",
                          "Gone",
                          {campaign.formations[0].ships[0]},
                          "",
                          Confidence::low}};
    campaign.tracks = {track({2}, {"A1", "A1", "A1", "A1"})};
    const auto played = played_history(scenario.definition());
    REQUIRE(played);
    REQUIRE(played->fits.size() == 1);
    CHECK(played->fits[0].standings.empty());
    CHECK(played->fits[0].absent == 3);
}

TEST_CASE("convoy Beta plays itself to its end, and no formation strays far") {
    const auto beta = read_campaign(shipped_campaign("convoy-beta"));
    REQUIRE(beta);
    const auto played = played_history(*beta);
    REQUIRE(played);
    std::int32_t absent = 0;
    for (const FormationFit& fit : played->fits) absent += fit.absent;
    const Fit fit = fit_of(played->fits);
    CHECK(absent == 0);
    CHECK(fit.formation_turns == 15);
    CHECK(fit.exact == 14);
    CHECK(fit.within_one == 15);
    CHECK(fit.max_lag == Squares{1});
    CHECK(played->battles == 1);
}
