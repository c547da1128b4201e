#include <catch2/catch.hpp>

#include "support/print.h"
#include "support/scenario.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// Red 2 (here `A` of Blue) has spotted its hunter `b`; `C` is far from both.
Scenario hunted(std::string_view key = "turn.mode", std::string_view value = "alternating") {
    Scenario scenario(R"(
        . . . . . . . . . .
        A . b . . . . . . .
        . . . . . . . . . C
    )");
    scenario.ships('A', {merchant}).ships('b', {merchant}).ships('C', {merchant});
    scenario.die('A', 'b', 1).die('b', 'A', 12).with(key, value);
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.orders(blue_seat, {"A route B2 to J1", "C route to A3"});
    return scenario;
}

}  // namespace

TEST_CASE("ST-24: without a reason a route is not changed") {
    Scenario scenario("A . . . . . . z");
    scenario.orders(blue_seat, {"A route to F1"});
    (void)scenario.resolve();
    const auto refused = scenario.refusal(blue_seat, {"A route to C1"});
    REQUIRE(refused);
    CHECK(refused->code == ErrorCode::not_free);
}

TEST_CASE("TV-ST-06, ST-26, ST-27: who has spotted may move checkpoints, not the destination") {
    Scenario scenario = hunted();
    (void)scenario.resolve();
    CHECK_FALSE(scenario.refusal(blue_seat, {"A route A1 B1 to J1"}));
    const auto refused = scenario.refusal(blue_seat, {"A route A1 to C1"});
    REQUIRE(refused);
    CHECK(refused->code == ErrorCode::destination_fixed);
    scenario.orders(blue_seat, {"A route A1 B1 to J1"});
    (void)scenario.resolve();
    CHECK(scenario.square('A') == Square{0, 0});
}

TEST_CASE("ST-28: at a reached destination a new one may be given") {
    Scenario scenario("A . . . z");
    scenario.orders(blue_seat, {"A route to B1"});
    (void)scenario.resolve();
    CHECK_FALSE(scenario.refusal(blue_seat, {"A route to D1"}));
}

TEST_CASE("A-ST-14: whom a sighting frees is orders.trigger_scope") {
    const auto far_one_is_free = [](std::string_view scope) {
        Scenario scenario = hunted("orders.trigger_scope", scope);
        (void)scenario.resolve();
        return !scenario.refusal(blue_seat, {"C route I2 to A3"});
    };
    CHECK(far_one_is_free("side"));
    CHECK_FALSE(far_one_is_free("own"));
    CHECK_FALSE(far_one_is_free("radius(3)"));
    CHECK(far_one_is_free("radius(9)"));

    Scenario own = hunted("orders.trigger_scope", "own");
    (void)own.resolve();
    CHECK_FALSE(own.refusal(blue_seat, {"A route A1 to J1"}));
}

TEST_CASE("A-ST-18: contact.current_turns says how long a sighting frees") {
    for (const std::int32_t turns : {0, 1}) {
        Scenario scenario = hunted("contact.current_turns", std::to_string(turns));
        (void)scenario.resolve();
        CHECK(scenario.refusal(blue_seat, {"A route A1 to J1"}).has_value() == (turns == 0));
    }
}

TEST_CASE(
    "A-ST-38: at_activation the turn stops at a captain freed since his orders were written") {
    Scenario scenario = hunted("turn.decisions", "at_activation");
    const Turn stopped = scenario.resolve();
    REQUIRE(stopped.after.stop);
    CHECK(std::get<FreedCaptain>(*stopped.after.stop).formation == scenario.id('C'));
    CHECK_FALSE(stopped.all<CaptainAsked>().empty());
    const Turn answered = scenario.answer("route J2 to A3");
    CHECK(answered.told<OwnRouteSet>(blue_seat).size() == 1);
    (void)scenario.resolve();
    CHECK(scenario.square('C') == Square{9, 1});

    Scenario umpired = hunted("turn.decisions", "between_turns");
    CHECK_FALSE(umpired.resolve().after.stop);
}

TEST_CASE("an answer is judged like any order, and nobody else may give it") {
    Scenario scenario = hunted("turn.decisions", "at_activation");
    (void)scenario.resolve();
    const OwnNumber c{2};
    const auto refused =
        advance(scenario.rules(), scenario.state(), Answer{blue_seat, c, PlotRoute{{}, {0, 0}}});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::destination_fixed);
    const auto other = advance(scenario.rules(), scenario.state(), Answer{red_seat, {1}, {}});
    REQUIRE_FALSE(other);
    CHECK(other.error().code == ErrorCode::no_such_stop);
    const auto early = advance(scenario.rules(), scenario.state(), Resolve{});
    REQUIRE_FALSE(early);
    CHECK(early.error().code == ErrorCode::waiting_for);
}

TEST_CASE("A-ST-34: a sighting in mid-move frees at once only where the campaign says so") {
    for (const bool midmove : {true, false}) {
        Scenario scenario(R"(
            . . . . . . .
            A . . b . . .
            . . . . . . .
        )");
        scenario.ships('A', {{ShipType::DD, 60}}).ships('b', {merchant});
        scenario.with("orders.midmove_change", midmove ? "true" : "false");
        scenario.die('A', 'b', 1).die('b', 'A', 12);
        scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
        scenario.orders(blue_seat,
                        {"A route B2 C1 to G1", "A when contact within 1 then route B3 to G1"});
        const Turn turn = scenario.resolve();
        const bool acted = !turn.told<OwnConditionMet>(blue_seat).empty();
        CHECK(acted == midmove);
        const auto met = scenario.resolve().told<OwnConditionMet>(blue_seat);
        CHECK(met.empty() == midmove);  // else at the next activation, if the contact is near
    }
}

TEST_CASE("5.3: the first condition that holds acts, once") {
    Scenario scenario("A . . . . . . z");
    scenario.ships('A', {merchant});
    scenario.orders(blue_seat, {"A route to H1", "A when turn 2 then stance avoid",
                                "A when turn 2 then stance seek"});
    (void)scenario.resolve();
    const Turn second = scenario.resolve();
    REQUIRE(second.told<OwnConditionMet>(blue_seat).size() == 1);
    CHECK(scenario.state().formation(scenario.id('A')).stance == Stance::avoid);
    (void)scenario.resolve();
    CHECK(scenario.state().formation(scenario.id('A')).stance == Stance::seek);
    CHECK(scenario.resolve().told<OwnConditionMet>(blue_seat).empty());
}

TEST_CASE("5.3: what the truth forbids when the time comes is a report, never an error") {
    Scenario scenario("A . . . . . . z");
    scenario.orders(blue_seat, {"A route to H1", "A when turn 2 then route to C1"});
    (void)scenario.resolve();
    const auto lapsed = scenario.resolve().told<OwnOrderLapsed>(blue_seat);
    REQUIRE(lapsed.size() == 1);
    CHECK(lapsed.front().why == Lapse::not_free);
}

TEST_CASE("5.3: conditions by contact ask for type, number, distance and how it was seen") {
    const auto acts = [](const std::string& condition) {
        Scenario scenario("A b . . . . .");
        scenario.ships('b', {heavy_cruiser, destroyer}).ships('A', {merchant});
        scenario.die('A', 'b', 1).die('b', 'A', 12);
        scenario.with("sighting.timing", "end_of_turn");
        scenario.orders(blue_seat, {"A when " + condition + " then stance seek"});
        (void)scenario.resolve();
        (void)scenario.resolve();
        return scenario.state().formation(scenario.id('A')).stance == Stance::seek;
    };
    CHECK(acts("contact"));
    CHECK(acts("contact of CL or bigger"));
    CHECK(acts("contact of CA or bigger"));
    CHECK_FALSE(acts("contact of BB or bigger"));
    CHECK(acts("contact of at least 2 ships"));
    CHECK_FALSE(acts("contact of at least 3 ships"));
    CHECK(acts("contact within 1"));
    CHECK_FALSE(acts("contact within 0"));
    CHECK(acts("contact by eye"));
    CHECK_FALSE(acts("contact by radar"));
    CHECK(acts("contact and at A1"));
    CHECK_FALSE(acts("contact and at B1"));
    CHECK_FALSE(acts("battle"));
    CHECK_FALSE(acts("sighted"));
}

TEST_CASE("5.3: `sighted` holds for the formation that was told, in that turn and the next") {
    Scenario scenario("A b . . .");
    scenario.die('A', 'b', 12).die('b', 'A', 1);
    scenario.orders(blue_seat, {"A when sighted then radar off"});
    (void)scenario.resolve();
    (void)scenario.resolve();
    CHECK_FALSE(scenario.state().formation(scenario.id('A')).radar_on);
}

TEST_CASE("A-ST-37: `place` and `initiative` decide who moves first") {
    const auto order_of_play = [](const std::vector<std::string>& blue_orders) {
        Scenario scenario("A B . . . . . . . z");
        scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
        scenario.orders(blue_seat, blue_orders);
        std::string order;
        for (const FormationUnderWay& each : scenario.resolve().all<FormationUnderWay>()) {
            order += scenario.definition().formation(each.formation).id;
        }
        return order;
    };
    CHECK(order_of_play({"A hold"}) == "AzB");
    CHECK(order_of_play({"B place 1"}) == "BzA");
    CHECK(order_of_play({"initiative enemy"}) == "zAB");
    CHECK(order_of_play({"initiative self"}) == "AzB");
}

TEST_CASE("3.1: equal rolls for the initiative are rolled again") {
    Scenario scenario("A . . . z");
    scenario.initiative(blue_seat, 7).initiative(red_seat, 7);
    std::size_t dice = 0;
    for (const DieRolled& die : scenario.resolve().all<DieRolled>()) {
        dice += die.key.purpose == Purpose::initiative ? 1U : 0U;
    }
    CHECK(dice >= 4);
}

TEST_CASE("5.2: who won the initiative is told, but not where an umpire presides") {
    for (const Profile profile : {Profile::standard, Profile::umpired}) {
        Scenario scenario("A . . . z");
        scenario.profile(profile).with("turn.mode", "alternating");
        scenario.with("turn.decisions", "between_turns");
        CHECK(scenario.resolve().told<InitiativeTold>(blue_seat).empty() ==
              (profile == Profile::umpired));
    }
}

TEST_CASE("A-ST-35: moving together there is no initiative") {
    Scenario scenario("A . . . z");
    scenario.with("turn.mode", "simultaneous_steps");
    CHECK(scenario.refusal(blue_seat, {"initiative self"}));
    for (const DieRolled& die : scenario.resolve().all<DieRolled>()) {
        CHECK(die.key.purpose != Purpose::initiative);
    }
}
