#include "campaign/shown.h"

#include <catch2/catch.hpp>

#include "support/scenario.h"
#include "view/event_log.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr FormationId formation_a{0};
constexpr FormationId formation_c{1};

/// A and C of Blue, b of Red far off; released by hand.
Scenario released_by_hand(std::string_view drawing = "A . . C\n. . . .\n. . . b") {
    Scenario scenario(drawing);
    scenario.ships('A', {light_cruiser, destroyer}).ships('C', {destroyer});
    scenario.draft().table.release = Releasing::by_hand;
    return scenario;
}

bool is_open(Scenario& scenario) { return is_held_back(scenario.definition(), scenario.state()); }

void carry_out(Scenario& scenario, const Command& command) {
    const auto done = scenario.attempt(command);
    INFO((done ? "" : describe(done.error())));
    REQUIRE(done);
}

Rule ruled(Ruling what) { return {std::move(what), "a reason", {}, ""}; }

std::vector<std::optional<std::int32_t>> turns_told(const SideView& view) {
    std::vector<std::optional<std::int32_t>> turns;
    for (const TurnTold& told : told_by_turn(view)) {
        turns.push_back(told.turn ? std::optional(told.turn->count) : std::nullopt);
    }
    return turns;
}

}  // namespace

TEST_CASE("something waits exactly from the first report to the release", "[shown]") {
    Scenario scenario = released_by_hand();
    CHECK_FALSE(is_open(scenario));  // the first briefings are out

    carry_out(scenario, PassMessage{{}, side_of(blue_seat), "Fog."});
    CHECK(is_open(scenario));
    carry_out(scenario, Release{});
    CHECK_FALSE(is_open(scenario));
    CHECK(scenario.attempt(Release{}).error().code == ErrorCode::nothing_to_release);

    scenario.orders(blue_seat, {"A hold"});  // its answer is given at once
    carry_out(scenario, RefuseOrders{blue_seat, "a wrong line"});
    carry_out(scenario, ruled(ruling::Victory{side_of(blue_seat), 3, "daring"}));
    CHECK_FALSE(is_open(scenario));  // nobody was told anything

    (void)scenario.resolve();
    CHECK(is_open(scenario));
    carry_out(scenario, Release{});
    carry_out(scenario, ruled(ruling::Switch{"sighting.cap", "12"}));
    CHECK(is_open(scenario));
}

TEST_CASE("what comes after a release in mid-turn waits for the next", "[shown]") {
    Scenario scenario = released_by_hand("A b C\n. . .");
    scenario.ships('A', {battleship, destroyer}).ships('b', {light_cruiser});
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.die('A', 'b', 1).die('b', 'A', 12).die('C', 'b', 12).die('b', 'C', 12);
    scenario.orders(blue_seat, {"A route to B1", "C hold"});
    (void)scenario.resolve();
    REQUIRE(scenario.state().stop);
    REQUIRE(std::holds_alternative<OpenBattle>(*scenario.state().stop));
    carry_out(scenario, Release{});
    CHECK_FALSE(is_open(scenario));

    (void)scenario.battle();
    CHECK(is_open(scenario));
    (void)scenario.resolve();
    carry_out(scenario, Release{});

    const auto told = told_by_turn(scenario.view(blue_seat));
    REQUIRE(told.size() == 1);
    CHECK(told[0].turn == TurnNumber{1});
    CHECK(told[0].is_continued);
    const auto is_begun = [](const Report& each) {
        return std::holds_alternative<TurnBegan>(each);
    };
    CHECK(std::none_of(told[0].reports.begin(), told[0].reports.end(), is_begun));
}

TEST_CASE("a release tells of every turn since the last one, and then of none again", "[shown]") {
    Scenario scenario = released_by_hand();
    (void)scenario.resolve();
    (void)scenario.resolve();
    carry_out(scenario, Release{});
    CHECK(turns_told(scenario.view(blue_seat)) == std::vector<std::optional<std::int32_t>>{1, 2});

    carry_out(scenario, PassMessage{{}, side_of(blue_seat), "Fog."});
    carry_out(scenario, Release{});
    CHECK(turns_told(scenario.view(blue_seat)) ==
          std::vector<std::optional<std::int32_t>>{std::nullopt});
    CHECK(scenario.view(blue_seat).released == std::vector<Report>{MessageTold{{}, {"Fog."}}});
    CHECK(scenario.view(red_seat).released.empty());
}

TEST_CASE("where nothing is held back a turn is released when it ends", "[shown]") {
    Scenario scenario("A . b");
    (void)scenario.resolve();
    CHECK(scenario.view(blue_seat).waiting.empty());
    carry_out(scenario, PassMessage{{}, side_of(blue_seat), "Fog."});
    CHECK_FALSE(is_open(scenario));
    const auto told = told_by_turn(scenario.view(blue_seat));
    REQUIRE(told.size() == 1);
    CHECK(told[0].reports.back() == Report{MessageTold{{}, {"Fog."}}});
}

TEST_CASE("a sheet is judged by what its side has been shown", "[shown]") {
    Scenario scenario = released_by_hand("A . . . . . . .\n. . . . . . . .\nC . . . . . . b");
    scenario.orders(blue_seat, {"A route to H1"});
    (void)scenario.resolve();
    carry_out(scenario, Release{});
    const std::vector<std::string> turned{"A route E2 to H1"};
    REQUIRE(scenario.refusal(blue_seat, turned));

    carry_out(scenario, ruled(ruling::Free{formation_a}));
    const auto refusal = scenario.refusal(blue_seat, turned);
    REQUIRE(refusal);
    CHECK(refusal->code == ErrorCode::not_free);
    carry_out(scenario, Release{});
    CHECK_FALSE(scenario.refusal(blue_seat, turned));
}

TEST_CASE("orders for a formation that has gone meanwhile lapse, and their side is told",
          "[shown]") {
    Scenario scenario = released_by_hand("A C . .\n. . . b");
    carry_out(scenario, ruled(ruling::Merge{formation_c, formation_a}));
    CHECK_FALSE(scenario.refusal(blue_seat, {"C stance avoid"}));
    scenario.orders(blue_seat, {"C stance avoid"});

    const auto lapsed = scenario.resolve().told<OwnOrderLapsed>(blue_seat);

    REQUIRE(lapsed.size() == 1);
    CHECK(lapsed[0].formation == OwnNumber{2});
    CHECK(lapsed[0].why == Lapse::not_on_chart);
}

TEST_CASE("a formation the umpire has formed between turns obeys the sheet of that turn",
          "[shown]") {
    Scenario scenario("A . . .\n. . . b");
    scenario.ships('A', {light_cruiser, destroyer});
    const ShipId destroyer_of_a = scenario.state().formation(formation_a).ships.at(1);
    carry_out(scenario, ruled(ruling::Split{formation_a, {destroyer_of_a}, "SCOUT"}));
    scenario.orders(blue_seat, {"SCOUT route to C1"});
    (void)scenario.resolve();
    CHECK(scenario.view(blue_seat).formations.at(1).square != scenario.at('A'));
}

TEST_CASE(
    "a part that a sheet forms keeps its orders when the umpire forms another before the turn",
    "[shown]") {
    Scenario scenario("A . . C\n. . . b");
    scenario.ships('A', {light_cruiser, destroyer, destroyer}).ships('C', {destroyer, destroyer});
    const std::vector<OwnShip> first{{1}};
    carry_out(scenario, SubmitOrders{blue_seat,
                                     {TurnNumber{1},
                                      {FormationOrder{{1}, Detach{first, "SCOUT", {}}},
                                       FormationOrder{{3}, PlotRoute{{}, {1, 0}}}}},
                                     {}});
    const ShipId other = scenario.state().formation(formation_c).ships.at(1);
    carry_out(scenario, ruled(ruling::Split{formation_c, {other}, "OTHER"}));

    (void)scenario.resolve();

    const auto& formations = scenario.view(blue_seat).formations;
    REQUIRE(formations.size() == 4);
    CHECK(formations[2].id == "OTHER");
    CHECK(formations[2].square == scenario.at('C'));
    CHECK(formations[3].id == "SCOUT");
    CHECK(formations[3].square == Square{1, 0});
}

namespace {

Release only_to(SeatId seat) { return {{}, {side_of(seat)}}; }

std::string refusal_of(Scenario& scenario, const Command& command) {
    const auto done = scenario.attempt(command);
    return done ? "" : sentence_of(done.error());
}

}  // namespace

TEST_CASE("a side that is held back learns nothing from the release to another", "[shown]") {
    Scenario scenario = released_by_hand();
    (void)scenario.resolve();
    const SideView told = scenario.view(red_seat);
    const auto shown = [&](SeatId seat) {
        return shown_view(scenario.definition(), scenario.state(), seat);
    };
    const SideView known = shown(red_seat);

    carry_out(scenario, only_to(blue_seat));

    CHECK(shown(blue_seat).turn == TurnNumber{2});
    CHECK(shown(red_seat) == known);
    CHECK(scenario.view(red_seat) == told);
    CHECK(is_held_back(scenario.definition(), scenario.state(), red_seat));
    CHECK_FALSE(is_held_back(scenario.definition(), scenario.state(), blue_seat));
    CHECK(sides_behind(scenario.definition(), scenario.state()) == std::vector{side_of(red_seat)});
}

TEST_CASE("a side that was held back is told all that waited, and the other nothing again",
          "[shown]") {
    Scenario scenario = released_by_hand();
    (void)scenario.resolve();
    const std::vector<Report> waiting = scenario.view(red_seat).waiting;
    carry_out(scenario, only_to(blue_seat));
    const SideView blue = scenario.view(blue_seat);
    carry_out(scenario, PassMessage{{}, side_of(red_seat), "Corrected."});

    carry_out(scenario, only_to(red_seat));

    std::vector<Report> all = waiting;
    all.push_back(MessageTold{{}, {"Corrected."}});
    CHECK(scenario.view(red_seat).released == all);
    CHECK(scenario.view(blue_seat) == blue);
    CHECK_FALSE(is_open(scenario));
}

TEST_CASE("a turn does not begin while one side alone knows the last, unless it is overruled",
          "[shown]") {
    Scenario scenario = released_by_hand();
    (void)scenario.resolve();
    carry_out(scenario, only_to(blue_seat));

    CHECK(refusal_of(scenario, Resolve{}).starts_with("the turn waits for the release to "));
    CHECK(scenario.state().turn == TurnNumber{2});

    carry_out(scenario, Resolve{{}, {}, "his mail is late"});
    CHECK(scenario.state().turn == TurnNumber{3});
    CHECK(sides_behind(scenario.definition(), scenario.state()).empty());  // nobody knows turn 2
    carry_out(scenario, Resolve{});
}

TEST_CASE("a turn begins although a message for one side waits", "[shown]") {
    Scenario scenario = released_by_hand();
    (void)scenario.resolve();
    carry_out(scenario, Release{});
    carry_out(scenario, PassMessage{{}, side_of(red_seat), "Fog."});
    carry_out(scenario, Resolve{});
}

TEST_CASE("a release in mid-turn to one side leaves the whole turn for the other", "[shown]") {
    Scenario scenario = released_by_hand();
    carry_out(scenario, Resolve{3});
    REQUIRE(scenario.state().progress.phase != Phase::orders);
    carry_out(scenario, only_to(blue_seat));
    carry_out(scenario, Resolve{});
    CHECK(sides_behind(scenario.definition(), scenario.state()).empty());
    carry_out(scenario, Release{});

    CHECK(told_by_turn(scenario.view(blue_seat)).at(0).is_continued);
    CHECK_FALSE(told_by_turn(scenario.view(red_seat)).at(0).is_continued);
}

TEST_CASE("no side is held back while other rules wait to be shown", "[shown]") {
    Scenario scenario = released_by_hand();
    carry_out(scenario, ruled(ruling::Switch{"sighting.cap", "12"}));
    CHECK(refusal_of(scenario, only_to(blue_seat)).starts_with("data or switches have changed"));
    carry_out(scenario, Release{});
}

TEST_CASE("nothing is released to a side for which nothing waits", "[shown]") {
    Scenario scenario = released_by_hand();
    carry_out(scenario, PassMessage{{}, side_of(red_seat), "Fog."});
    CHECK(refusal_of(scenario, only_to(blue_seat)).starts_with("nothing waits to be released to"));
}

TEST_CASE("orders of a side that is held back are judged by what it has been shown", "[shown]") {
    Scenario scenario = released_by_hand("A . . . . . . .\n. . . . . . . .\nC . . . . . . b");
    scenario.orders(blue_seat, {"A route to H1"});
    (void)scenario.resolve();
    carry_out(scenario, Release{});
    carry_out(scenario, ruled(ruling::Free{formation_a}));
    carry_out(scenario, PassMessage{{}, side_of(red_seat), "Fog."});
    carry_out(scenario, only_to(red_seat));
    const auto refusal = scenario.refusal(blue_seat, {"A route E2 to H1"});
    REQUIRE(refusal);
    CHECK(refusal->code == ErrorCode::not_free);
}
