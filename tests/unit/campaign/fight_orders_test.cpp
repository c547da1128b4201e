#include <catch2/catch.hpp>

#include "campaign/fight_order.h"
#include "support/print.h"
#include "support/scenario.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr SideId first_side{0};
constexpr SideId second_side{1};

/// The turn waits for a battle of A and b.
Scenario battle_awaited() {
    Scenario scenario("A b . . . .");
    scenario.ships('A', {battleship, destroyer}).ships('b', {heavy_cruiser});
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.die('A', 'b', 1).die('b', 'A', 12);
    scenario.orders(blue_seat, {"A route to B1"});
    (void)scenario.resolve();
    REQUIRE(scenario.state().stop == Stop{OpenBattle{{0}}});
    return scenario;
}

OrderBattle orders(std::vector<FightOrder> given) {
    return {{0}, {"battle_board", std::move(given)}};
}

}  // namespace

TEST_CASE("orders of a battle are kept one behind the other, and nobody is told") {
    Scenario scenario = battle_awaited();
    auto step = advance(scenario.rules(), scenario.state(), orders({{first_side, "one"}}));
    REQUIRE(step);
    CHECK(step->reports.empty());
    CHECK(step->after.stop == Stop{OpenBattle{{0}}});
    step = advance(scenario.rules(), step->after,
                   orders({{second_side, "two"}, {first_side, "three"}}));
    REQUIRE(step);
    CHECK(
        step->after.battles[0].fight ==
        Fight{"battle_board", {{first_side, "one"}, {second_side, "two"}, {first_side, "three"}}});
    CHECK_FALSE(step->after.battles[0].outcome);
    const auto over = advance(scenario.rules(), step->after, ReportBattle{{0}, {60, {}, {}, {}}});
    REQUIRE(over);
    CHECK(over->after.battles[0].fight == step->after.battles[0].fight);
}

TEST_CASE("orders are refused of a battle that is not awaited, of another module, of nobody") {
    Scenario scenario = battle_awaited();
    const auto refused = [&](const CampaignState& state, const OrderBattle& command) {
        const auto step = advance(scenario.rules(), state, command);
        REQUIRE_FALSE(step);
        return step.error().code;
    };
    CHECK(refused(scenario.state(), {{1}, {"battle_board", {}}}) == ErrorCode::no_such_battle);
    CHECK(refused(scenario.state(), {{0}, {"", {}}}) == ErrorCode::bad_outcome);
    CHECK(refused(scenario.state(), orders({{{2}, "one"}})) == ErrorCode::bad_outcome);
    CHECK(refused(scenario.state(), orders({{first_side, ""}})) == ErrorCode::bad_outcome);
    const auto begun = advance(scenario.rules(), scenario.state(), orders({{first_side, "one"}}));
    REQUIRE(begun);
    CHECK(refused(begun->after, {{0}, {"galley", {{second_side, "two"}}}}) ==
          ErrorCode::bad_outcome);
    const auto over = advance(scenario.rules(), begun->after, ReportBattle{{0}, {60, {}, {}, {}}});
    REQUIRE(over);
    CHECK(refused(over->after, orders({{second_side, "two"}})) == ErrorCode::no_such_battle);
}

TEST_CASE("the state that orders led to is kept with them until the result has come") {
    Scenario scenario = battle_awaited();
    OrderBattle command = orders({{first_side, "one"}, {umpire_of_battle, "yes"}});
    command.more.present = std::string("\0\x7f\xff", 3);
    const std::string text = text_of(scenario.definition(), scenario.state(), command);
    CHECK(text == "fight 1 by \"battle_board\" state 007fff\nblue \"one\"\numpire \"yes\"");
    CHECK(read_command(scenario.definition(), scenario.state(), text).value() == Command{command});
    auto step = advance(scenario.rules(), scenario.state(), command);
    REQUIRE(step);
    CHECK(step->after.battles[0].fight->present == command.more.present);
    CHECK(step->reports.empty());
    step = advance(scenario.rules(), step->after, orders({{second_side, "two"}}));
    REQUIRE(step);
    CHECK(step->after.battles[0].fight->present.empty());
    step = advance(scenario.rules(), step->after, command);
    const auto over = advance(scenario.rules(), step->after, ReportBattle{{0}, {60, {}, {}, {}}});
    REQUIRE(over);
    CHECK(over->after.battles[0].fight->present.empty());
}
