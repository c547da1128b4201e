#include <catch2/catch.hpp>

#include "support/print.h"
#include "support/scenario.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

const CaseShip two_points{ShipType::DD, 30};  // cruises at 20 knots
const CaseShip one_point{ShipType::AUX, 10};

/// One formation A in open water, steaming from B8 (in the west) north-eastwards.
Scenario open_water(const CaseShip& ship) {
    Scenario scenario(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . A . . . . . z
    )");
    scenario.ships('A', {ship});
    return scenario;
}

}  // namespace

TEST_CASE("TV-ST-15, TV-ST-16: two points make one diagonal and carry a point, then two more") {
    Scenario scenario = open_water(two_points);
    scenario.orders(blue_seat, {"A route C7 D6 to E5"});
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "NE");
    CHECK(scenario.state().formation(scenario.id('A')).carried == MovePoints{1});
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "NE NE");
}

TEST_CASE("TV-ST-17: one point moves three diagonals in turns 1, 3 and 4") {
    Scenario scenario = open_water(one_point);
    scenario.orders(blue_seat, {"A route C7 D6 to E5"});
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "NE");
    CHECK(steps_of(scenario.resolve(), scenario.id('A')).empty());
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "NE");
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "NE");
}

TEST_CASE("TV-ST-18: a straight step breaks the run of diagonals") {
    Scenario scenario = open_water(two_points);
    scenario.orders(blue_seat, {"A route C7 D7 to E6"});
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "NE E");
    const Turn second = scenario.resolve();
    CHECK(second.all<FormationMoved>().front().cost == MovePoints{1});
}

TEST_CASE("ST-17: a formation moves all its points, and none past its destination (A-ST-27)") {
    Scenario scenario = open_water(two_points);
    scenario.orders(blue_seat, {"A route to E8"});
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "E E");
    const Turn second = scenario.resolve();
    CHECK(steps_of(second, scenario.id('A')) == "E");
    const auto reached = second.told<OwnReached>(blue_seat);
    REQUIRE(reached.size() == 1);
    CHECK(reached.front().is_destination);
    CHECK(reached.front().at == Pulse{6});
    CHECK(steps_of(scenario.resolve(), scenario.id('A')).empty());
}

TEST_CASE("checkpoints are passed in order, and the last marker is the destination (ST-06)") {
    Scenario scenario = open_water(two_points);
    scenario.orders(blue_seat, {"A route C8 C7 to D7"});
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "E N");
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "E");
    CHECK_FALSE(scenario.state().formation(scenario.id('A')).route);
}

TEST_CASE("A-ST-51: arriving at the destination ends the run of diagonals") {
    Scenario scenario = open_water(one_point);
    scenario.orders(blue_seat, {"A route to C7"});
    (void)scenario.resolve();
    scenario.orders(blue_seat, {"A route to D6"});
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "NE");
}

TEST_CASE("A-ST-06: the run survives the end of the turn, unless the campaign says otherwise") {
    for (const bool persists : {true, false}) {
        Scenario scenario = open_water(one_point);
        scenario.with("movement.diagonal_run_persists", persists ? "true" : "false");
        scenario.orders(blue_seat, {"A route C7 to D6"});
        (void)scenario.resolve();
        CHECK(steps_of(scenario.resolve(), scenario.id('A')).empty() == persists);
    }
}

TEST_CASE("A-ST-07: what is carried depends on movement.residual") {
    const auto second_turn = [](std::string_view residual) {
        Scenario scenario = open_water(two_points);
        scenario.with("movement.residual", residual);
        scenario.orders(blue_seat, {"A route C7 D6 to E5"});
        (void)scenario.resolve();
        return steps_of(scenario.resolve(), scenario.id('A'));
    };
    CHECK(second_turn("diagonal_only") == "NE NE");
    CHECK(second_turn("any") == "NE NE");
    CHECK(second_turn("none") == "NE");
}

TEST_CASE("A-ST-51: under `any` the carried point may pay for any step") {
    const auto second_turn = [](std::string_view residual) {
        Scenario scenario = open_water(two_points);
        scenario.with("movement.residual", residual).with("orders.trigger_scope", "side");
        scenario.orders(blue_seat, {"A route C7 to D6"});
        scenario.orders(red_seat, {"z route to H1"});
        (void)scenario.resolve();  // one diagonal; the second would cost two, one point is kept
        CampaignState freed = scenario.state();
        freed.formations[scenario.id('A').index()].route = PlotRoute{{}, {7, 6}};
        freed.formations[scenario.id('A').index()].leg.clear();
        const auto step = advance(scenario.rules(), freed, Resolve{});
        return steps_of({step->facts, {}, step->after}, scenario.id('A'));
    };
    CHECK(second_turn("any") == "E E E");
    CHECK(second_turn("diagonal_only") == "E E");  // lost, since the next step is another one
    CHECK(second_turn("none") == "E E");
}

TEST_CASE("A-ST-04: cripples move one square, unless the campaign lets them stand") {
    for (const bool one : {true, false}) {
        Scenario scenario = open_water({ShipType::AUX, 4});
        scenario.with("movement.min_mp", one ? "1" : "0");
        scenario.orders(blue_seat, {"A route to E8"});
        CHECK(steps_of(scenario.resolve(), scenario.id('A')).empty() != one);
    }
}

TEST_CASE("A-ST-33: a formation under way may stand still only where the campaign allows it") {
    Scenario scenario = open_water(two_points);
    scenario.with("orders.allow_hold", "false").orders(blue_seat, {"A route to H8"});
    (void)scenario.resolve();
    const auto refused = scenario.refusal(blue_seat, {"A hold"});
    REQUIRE(refused);
    CHECK(refused->code == ErrorCode::may_not_hold);

    Scenario patient = open_water(two_points);
    patient.with("orders.allow_hold", "true").orders(blue_seat, {"A route to H8"});
    (void)patient.resolve();
    patient.orders(blue_seat, {"A hold"});
    CHECK(steps_of(patient.resolve(), patient.id('A')).empty());
    CHECK(steps_of(patient.resolve(), patient.id('A')) == "E E");  // held for that turn only
}

TEST_CASE("A-ST-29: land is gone round, and a diagonal between two lands is barred") {
    Scenario scenario(R"(
        . . . .
        A # . .
        # . . z
    )");
    scenario.ships('A', {two_points}).orders(blue_seat, {"A route to C2"});
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "NE");
    CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "SE");
}

TEST_CASE("A-ST-36: the hour of a step is the share of the points spent") {
    Scenario scenario = open_water({ShipType::DD, 45});  // three points
    scenario.orders(blue_seat, {"A route to H8"});
    const auto moves = scenario.resolve().told<OwnMoved>(blue_seat);
    REQUIRE(moves.size() == 3);
    CHECK(moves[0].at == Pulse{4});
    CHECK(moves[1].at == Pulse{8});
    CHECK(moves[2].at == Pulse{12});
}

TEST_CASE("A-ST-35: moving together, a step is made when the points earned cover it") {
    Scenario scenario = open_water({ShipType::DD, 45});
    scenario.with("turn.mode", "simultaneous_steps");
    scenario.orders(blue_seat, {"A route C7 D6 to E5"});
    const auto moves = scenario.resolve().told<OwnMoved>(blue_seat);
    REQUIRE(moves.size() == 2);  // 1 + 2 points of three
    CHECK(moves[0].at == Pulse{4});
    CHECK(moves[1].at == Pulse{12});
}

TEST_CASE("both turn modes take the same steps where nobody meets") {
    for (const std::string_view mode : {"alternating", "simultaneous_steps"}) {
        Scenario scenario = open_water(two_points);
        scenario.with("turn.mode", mode).orders(blue_seat, {"A route C7 D6 to E5"});
        CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "NE");
        CHECK(steps_of(scenario.resolve(), scenario.id('A')) == "NE NE");
    }
}
