#include "files/kept_check.h"

#include <catch2/catch.hpp>

#include "campaign/fight_order.h"
#include "support/scenario.h"

using namespace flagplot;
using namespace flagplot::test;

TEST_CASE("a save may hold the umpire's answers in a battle, but no order of an unknown side") {
    Scenario scenario("A b . . . .");
    scenario.ships('A', {battleship, destroyer}).ships('b', {heavy_cruiser});
    scenario.initiative(blue_seat, 12).initiative(red_seat, 1);
    scenario.die('A', 'b', 1).die('b', 'A', 12);
    scenario.orders(blue_seat, {"A route to B1"});
    (void)scenario.resolve();
    REQUIRE(scenario.state().stop == Stop{OpenBattle{{0}}});
    const OrderBattle command{{0}, {"battle_board", {{{0}, "one"}, {umpire_of_battle, "yes"}}}};
    const auto step = advance(scenario.rules(), scenario.state(), command);
    REQUIRE(step);
    CHECK(problem_in(scenario.definition(), step->after) == std::nullopt);
    CampaignState other = step->after;
    other.battles[0].fight->orders[1].side = SideId{2};
    CHECK(problem_in(scenario.definition(), other) ==
          "battles, 1, fight, orders, 2, side: there is no number 2 of 2");
}
