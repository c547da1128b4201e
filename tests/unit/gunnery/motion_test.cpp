#include <catch2/catch.hpp>

#include "tactical/gunnery/helm.h"
#include "unit/gunnery/battle_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

/// Far from each other, nobody fires.
BattleKit apart(std::vector<Unit> blue) {
    BattleKit kit(std::move(blue), {cruiser_unit("Foe")});
    kit.begin().hold_all_fire();
    kit.put(1, 0, {0, 200'000}, 0, 0);
    return kit;
}

}  // namespace

TEST_CASE("a knot is a hundred yards in three minutes", "[gunnery]") {
    BattleKit kit = apart({cruiser_unit("Kent")});
    kit.put(0, 0, {0, 0}, 90, 20).turn();
    CHECK(kit.ship(0).at.x == 2'000);  // 333 1/3 yards six times: the thirds are carried over
    CHECK(kit.ship(0).at.y == 0);
    kit.turn();
    CHECK(kit.ship(0).at.x == 4'000);
}

TEST_CASE("with turns of six minutes she runs twice as far, and the battle has half the turns",
          "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    kit.tables.switches.minutes_per_turn = 6;
    kit.begin().hold_all_fire();
    CHECK(kit.battle.conditions.turns == 60);
    kit.put(1, 0, {0, 200'000}).put(0, 0, {0, 0}, 90, 24).turn();
    CHECK(kit.ship(0).at == kit::Point{4800, 0});
}

TEST_CASE("a guide turns by the degrees of her kind in each half minute, a half circle to port",
          "[gunnery]") {
    BattleKit kit = apart({battleship_unit("Hood")});
    kit.put(0, 0, {0, 0}, 0, 20).order(0, "D1", Verb::steer, 90).turn();
    CHECK(kit.ship(0).heading == 90);  // 18 degrees five times
    kit.put(0, 0, {0, 0}, 0, 20).order(0, "D1", Verb::steer, 180).turn();
    CHECK(kit.ship(0).heading == 360 - 6 * 18);
    CHECK(kit.ship(0).at.x < 0);
}

TEST_CASE("a follower steers for where her next ahead was, and never past it", "[gunnery]") {
    BattleKit kit = apart({cruiser_unit("Kent"), cruiser_unit("Berwick")});
    kit.put(0, 0, {0, 0}, 0, 24).put(0, 1, {0, -400}, 0, 24).order(0, "D1", Verb::steer, 90);
    kit.turn();
    // The line follows its leader round the turn: the follower lies where the leader was a step
    // ago.
    const kit::Point leader = kit.ship(0, 0).at, follower = kit.ship(0, 1).at;
    CHECK(kit.ship(0, 0).heading == 90);
    CHECK(kit::distance(leader, follower) <= 402);
    CHECK(kit::distance(leader, follower) >= 390);
}

TEST_CASE("a follower that lags makes two knots more", "[gunnery]") {
    BattleKit kit = apart({cruiser_unit("Kent"), cruiser_unit("Berwick")});
    kit.put(0, 0, {0, 0}, 0, 20).put(0, 1, {0, -2'000}, 0, 20).turn();
    CHECK(kit.ship(0, 1).at.y - -2'000 == 2'200);
}

TEST_CASE("ordered together, every ship turns at once, until the division forms line again",
          "[gunnery]") {
    BattleKit kit = apart({cruiser_unit("Kent"), cruiser_unit("Berwick")});
    kit.put(0, 0, {0, 0}, 0, 24).put(0, 1, {0, -400}, 0, 24);
    kit.order(0, "D1", Verb::together, 90).turn();
    CHECK(kit.ship(0, 1).heading == 90);
    CHECK(kit.ship(0, 0).at.y - kit.ship(0, 1).at.y == 400);
    kit.order(0, "D1", Verb::reform).turn();
    CHECK(std::abs(kit.ship(0, 0).at.y - kit.ship(0, 1).at.y) < 100);
}

TEST_CASE("speed changes by the knots of a kind in a turn", "[gunnery]") {
    BattleKit kit = apart({battleship_unit("Hood")});
    kit.put(0, 0, {0, 0}, 0, 10).order(0, "D1", Verb::full).turn();
    CHECK(kit.ship(0).knots == 13);
    kit.order(0, "D1", Verb::stop).turn();
    CHECK(kit.ship(0).knots == 8);
}

TEST_CASE("a division goes as fast as its slowest ship; one much slower drops out", "[gunnery]") {
    BattleKit kit = apart({cruiser_unit("Kent"), cruiser_unit("Berwick"), cruiser_unit("York")});
    kit.put(0, 0, {0, 0}, 0, 26).put(0, 1, {0, -433}, 0, 26).put(0, 2, {0, -866}, 0, 26);
    kit.ship(0, 1).engines = 80;  // 25 knots: not under three quarters
    kit.ship(0, 2).engines = 40;
    kit.turn();
    CHECK(kit.division(0).knots == 25);
    REQUIRE(kit.side(0).divisions.size() == 2);
    CHECK(kit.division(0, 1).name == "D1x");
    CHECK(kit.division(0, 1).ships == std::vector<std::int32_t>{2});
    CHECK(kit.division(0, 1).motion == kit.division(0, 0).motion);
}

TEST_CASE("a ship with a jammed rudder drops out and circles", "[gunnery]") {
    BattleKit kit = apart({cruiser_unit("Kent"), cruiser_unit("Berwick")});
    kit.put(0, 0, {0, 0}, 0, 20).put(0, 1, {0, -333}, 0, 20);
    kit.ship(0, 1).rudder_jammed = true;
    kit.force(DieUse::control, 1, 0, 0, 1).turn();
    CHECK(kit.division(0, 1).name == "D1x");
    CHECK(kit.ship(0, 1).heading == 6 * 25);
}

TEST_CASE("a convoy keeps its columns when it turns, and scatters every ship for herself",
          "[gunnery]") {
    BattleKit kit = apart({merchant_unit("Ada"), merchant_unit("Bea"), merchant_unit("Cleo"),
                           merchant_unit("Dora"), merchant_unit("Eva")});
    CHECK(kit.division(0).is_convoy);
    const kit::Point gap{kit.ship(0, 1).at.x - kit.ship(0, 0).at.x,
                         kit.ship(0, 1).at.y - kit.ship(0, 0).at.y};
    kit.order(0, "D1", Verb::steer, 90).turn();
    CHECK(kit.ship(0, 1).at.x - kit.ship(0, 0).at.x == gap.x);
    CHECK(kit.ship(0, 1).at.y - kit.ship(0, 0).at.y == gap.y);
    CHECK(kit.ship(0).heading == 72);  // twelve degrees a step
    kit.order(0, "D1", Verb::scatter).turn();
    REQUIRE(kit.side(0).divisions.size() == 5);
    CHECK(kit.division(0, 1).name == "D1a");
    CHECK(kit::angle_between(kit.division(0, 0).heading, kit.division(0, 1).heading) == 30);
    CHECK(kit.division(0, 2).is_scattered);
    CHECK(kit.division(0, 2).speed == full_speed);
}

TEST_CASE("merchants never weave", "[gunnery]") {
    BattleKit kit = apart({merchant_unit("Ada")});
    kit.order(0, "D1", Verb::weave);
    Log log;
    Field field(kit.tables, kit.battle, kit.dice, nullptr);
    kit.turn();
    CHECK(kit.division(0).is_weaving);
    CHECK(!kit.contact(1));
}

TEST_CASE("standing orders steer by what the side knows", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    kit.begin().hold_all_fire().put(0, 0, {0, 0}, 0, 20).put(1, 0, {20'000, 0}, 0, 0).turn();
    REQUIRE(kit.knows(0) >= Knowing::seen);
    kit.order(0, "D1", Verb::close, 0, 1).turn();
    CHECK(kit.division(0).heading > 90);  // she is north of the line now
    CHECK(kit.division(0).heading < 100);
    kit.order(0, "D1", Verb::open, 0, 1).turn();
    CHECK(kit::angle_between(kit.division(0).heading, 270) < 15);
    kit.order(0, "D1", Verb::break_off, 45).turn();
    CHECK(kit.division(0).heading == 45);
    kit.order(0, "D1", Verb::break_off, -1).turn();
    CHECK(kit::angle_between(kit.division(0).heading, 270) < 30);
    kit.put(1, 0, {20'000, 0}, 0, 20).turn();
    kit.order(0, "D1", Verb::cross, 50, 1).turn();
    CHECK(kit::angle_between(kit.division(0).heading,
                             kit::bearing(kit.ship(0).at, {20'000, 8'000})) < 12);
}

TEST_CASE("a division that keeps a range steers for it, and then along", "[gunnery]") {
    const Tables tables;
    const Mover target{{0, 20'000}, 90, 20};
    CHECK(heading_for_range({{0, 0}, 0, 25}, Handling::cruiser, target, 10'000, 3, tables) == 330);
    const std::int32_t along =
        heading_for_range({{0, 0}, 60, 25}, Handling::cruiser, target, 20'000, 3, tables);
    CHECK(kit::angle_between(along, 90) <= 40);
}

TEST_CASE("a screen keeps between its charge and the nearest enemy", "[gunnery]") {
    BattleKit kit({battleship_unit("Hood"), destroyer_unit("Echo")}, {cruiser_unit("Foe")});
    kit.begin().hold_all_fire().put(0, 0, {0, 0}, 0, 0).put(0, 1, {0, 0}, 0, 20);
    kit.put(1, 0, {20'000, 0}, 0, 0).turn();
    kit.put(0, 1, {0, 0}, 0, 36)
        .order(0, "D2", Verb::screen, 0, 0, "D1")
        .order(0, "D2", Verb::full);
    kit.turn();
    CHECK(kit::angle_between(kit.division(0, 1).heading, 90) < 5);
    kit.put(0, 1, {0, -8'000}, 0, 30).order(0, "D2", Verb::follow, 0, 0, "D1").turn();
    CHECK(kit.division(0, 1).heading == 0);
}
