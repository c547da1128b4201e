#include <catch2/catch.hpp>

#include "support/print.h"
#include "support/scenario.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// A steams into the square of b and spots it, or not.
Scenario meeting(std::int32_t blue_die) {
    Scenario scenario("A b . . . .");
    scenario.ships('A', {battleship, destroyer}).ships('b', {heavy_cruiser});
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.die('A', 'b', blue_die).die('b', 'A', 12);
    scenario.orders(blue_seat, {"A route to B1"});
    return scenario;
}

std::optional<ErrorCode> refused(Scenario& scenario, const ReportBattle& report) {
    const auto step = advance(scenario.rules(), scenario.state(), report);
    if (step) return std::nullopt;
    return step.error().code;
}

}  // namespace

TEST_CASE("3.6: a battle is marked in the same square if at least one has spotted the other") {
    Scenario scenario = meeting(1);
    const Turn turn = scenario.resolve();
    REQUIRE(turn.after.stop);
    const auto joined = turn.told<BattleJoined>(red_seat);
    REQUIRE(joined.size() == 1);
    CHECK(joined.front().enemy == std::vector<EnemyMet>{{{1}, {ShipType::BB, {2}}}});
    CHECK(joined.front().own == std::vector<OwnNumber>{{1}});
    CHECK(joined.front().square == scenario.at('b'));
}

TEST_CASE("3.6.5: if neither has spotted, they pass") {
    Scenario scenario = meeting(12);
    const Turn turn = scenario.resolve();
    CHECK_FALSE(turn.after.stop);
    CHECK(turn.told<BattleJoined>(blue_seat).empty());
    CHECK(scenario.square('A') == scenario.square('b'));
}

TEST_CASE("3.1: the turn waits for its battles and goes on with their results") {
    Scenario scenario = meeting(1);
    (void)scenario.resolve();
    const ShipId cruiser = scenario.definition().formation(scenario.id('b')).ships.front();
    const Turn fought = scenario.battle({{cruiser, {40}, {50}}});
    CHECK(fought.told<OwnShipsLeft>(red_seat).front().ships.front().left ==
          ShipState{{40}, {50}, TurnNumber{1}});
    CHECK(fought.told<BattleOver>(blue_seat).size() == 1);
    (void)scenario.resolve();
    CHECK(scenario.state().turn == TurnNumber{2});
    CHECK(scenario.state().ships[cruiser.index()] == ShipState{{40}, {50}, TurnNumber{1}});
}

TEST_CASE("a formation whose ships are all sunk is gone") {
    Scenario scenario = meeting(1);
    (void)scenario.resolve();
    const ShipId cruiser = scenario.definition().formation(scenario.id('b')).ships.front();
    (void)scenario.battle({{cruiser, {0}, {0}}});
    (void)scenario.resolve();
    CHECK(scenario.state().formation(scenario.id('b')).presence == Presence::gone);
    CHECK(scenario.view(red_seat).formation({1}).presence == Presence::gone);
    CHECK(scenario.resolve().all<SightingTried>().empty());
}

TEST_CASE("a result that cannot be is refused, and nothing has changed") {
    Scenario scenario = meeting(1);
    (void)scenario.resolve();
    const ShipId ours = scenario.definition().formation(scenario.id('A')).ships.front();
    const auto report = [](std::int32_t minutes, std::vector<ShipOutcome> ships) {
        return ReportBattle{{0}, {minutes, std::move(ships), {}, {}}};
    };
    CHECK(refused(scenario, {{3}, {60, {}, {}, {}}}) == ErrorCode::no_such_battle);
    CHECK(refused(scenario, report(-1, {})) == ErrorCode::bad_outcome);
    CHECK(refused(scenario, report(60, {{{99}, {50}, {50}}})) == ErrorCode::bad_outcome);
    CHECK(refused(scenario, report(60, {{ours, {101}, {100}}})) == ErrorCode::result_beyond_limits);
    CHECK_FALSE(refused(scenario, report(60, {{ours, {50}, {50}}})));
}

TEST_CASE("a ship that was not in the battle cannot be in its result") {
    Scenario scenario("A b . . C . . . z");
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1).die('A', 'b', 1);
    scenario.orders(blue_seat, {"A route to B1"});
    (void)scenario.resolve();
    const ShipId bystander = scenario.definition().formation(scenario.id('C')).ships.front();
    CHECK(refused(scenario, {{0}, {60, {{bystander, {50}, {50}}}, {}, {}}}) ==
          ErrorCode::result_ship_elsewhere);
}

TEST_CASE("A-ST-40: who is neither spotted nor has spotted passes by") {
    Scenario scenario(R"(
        A b . .
        C . . .
    )");
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.die('A', 'b', 1).die('b', 'A', 12).die('C', 'b', 12).die('b', 'C', 12);
    scenario.orders(blue_seat, {"C route to B1", "C place 1", "A route to B1", "A place 2"});
    const auto battles = scenario.resolve().all<BattleMarked>();
    REQUIRE(battles.size() == 1);
    CHECK(battles.front().formations ==
          std::vector<FormationId>{scenario.id('A'), scenario.id('b')});
}

TEST_CASE("ST-25 b: a battle being fought frees its side in its turn and the next") {
    Scenario scenario(R"(
        A b . . . .
        C . . . . z
    )");
    scenario.with("contact.current_turns", "0");
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.die('A', 'b', 1).die('b', 'A', 12).ships('C', {merchant});
    scenario.die('C', 'b', 12).die('b', 'C', 12);
    scenario.orders(blue_seat, {"A route to B1", "C route to F2"});
    (void)scenario.resolve();
    (void)scenario.battle();
    (void)scenario.resolve();
    CHECK_FALSE(scenario.refusal(blue_seat, {"C route B1 to F2"}));
    (void)scenario.resolve();
    if (scenario.state().stop) {
        (void)scenario.battle();
        (void)scenario.resolve();
    }
    CHECK(scenario.state().turn == TurnNumber{3});
}

TEST_CASE("A-ST-51: a battle ends the run of diagonals and the move") {
    Scenario scenario(R"(
        . . . .
        . b . .
        A . . .
    )");
    scenario.ships('A', {{ShipType::DD, 60}}).die('A', 'b', 1).die('b', 'A', 12);
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.orders(blue_seat, {"A route B2 to D1"});
    const Turn turn = scenario.resolve();
    CHECK(steps_of(turn, scenario.id('A')) == "NE");
    (void)scenario.battle();
    (void)scenario.resolve();
    CHECK(scenario.state().formation(scenario.id('A')).run == DiagonalRun{0});
}

TEST_CASE("formations that have fought may part before they fight again") {
    Scenario scenario = meeting(1);
    (void)scenario.resolve();
    (void)scenario.battle();
    (void)scenario.resolve();
    scenario.orders(red_seat, {"b route to F1"});
    const Turn second = scenario.resolve();
    CHECK(second.all<BattleMarked>().empty());
    CHECK_FALSE(second.after.stop);

    Scenario staying = meeting(1);
    (void)staying.resolve();
    (void)staying.battle();
    (void)staying.resolve();
    CHECK(staying.resolve().all<BattleMarked>().size() == 1);
}

TEST_CASE("contract 4.3.3: who is still in the square fights again, unless both avoid battle") {
    for (const bool both_avoid : {false, true}) {
        Scenario scenario = meeting(1);
        (void)scenario.resolve();
        (void)scenario.battle();
        (void)scenario.resolve();
        if (both_avoid) {
            scenario.orders(blue_seat, {"A stance avoid"}).orders(red_seat, {"b stance avoid"});
        }
        CHECK(scenario.resolve().all<BattleMarked>().empty() == both_avoid);
    }
}

TEST_CASE("battles are numbered by each side for itself") {
    Scenario scenario(R"(
        A b . . . .
        . . . . . .
        . . . . C d
    )");
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.die('A', 'b', 1).die('C', 'd', 1).die('b', 'A', 12).die('d', 'C', 12);
    scenario.orders(blue_seat, {"A route to B1", "C route to F3"});
    const auto joined = scenario.resolve().told<BattleJoined>(blue_seat);
    REQUIRE(joined.size() == 2);
    CHECK(joined[0].battle == OwnBattleNumber{1});
    CHECK(joined[1].battle == OwnBattleNumber{2});
}
