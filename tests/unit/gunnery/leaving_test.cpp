#include <catch2/catch.hpp>

#include "tactical/gunnery/leaving.h"
#include "unit/gunnery/battle_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

/// A cruiser that breaks off from a slower battleship.
BattleKit chase(std::int32_t range) {
    BattleKit kit({cruiser_unit("Kent"), cruiser_unit("Berwick")}, {battleship_unit("Foe")});
    kit.begin().hold_all_fire().put(0, 0, {0, 0}, 0, 0).put(0, 1, {0, 300}, 0, 0);
    kit.put(1, 0, {0, -range}, 0, 0).order(0, "D1", Verb::break_off, 45);
    return kit;
}

}  // namespace

TEST_CASE("who breaks off has left beyond 30,000 yards of every enemy warship", "[gunnery]") {
    BattleKit kit = chase(29'000);
    kit.turn();
    CHECK(!kit.ship(0).has_left);
    kit = chase(31'000);
    kit.turn();
    CHECK(kit.ship(0).has_left);
    CHECK(kit.ship(0, 1).has_left);
    CHECK(kit.battle.conditions.ended_by == EndedBy::disengagement);
    kit = chase(31'000);
    kit.order(0, "D1", Verb::steer, 45).turn();
    CHECK(!kit.ship(0).has_left);
}

TEST_CASE("a faster enemy who holds her keeps contact", "[gunnery]") {
    BattleKit kit = chase(31'000);
    kit.side(1).designs[0].knots = 35;
    kit.turn();
    CHECK(!kit.ship(0).has_left);
    kit.side(1).designs[0].knots = 34;
    kit.turn();
    CHECK(kit.ship(0).has_left);
}

TEST_CASE("by night she has left after three turns undetected and out of sight", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {battleship_unit("Foe")});
    kit.at_night().begin().hold_all_fire();
    kit.put(0, 0, {0, 0}, 0, 0).put(1, 0, {0, -9'000}, 0, 0).order(0, "D1", Verb::break_off, 0);
    kit.turns(2);
    CHECK(!kit.ship(0).has_left);
    kit.turn();
    CHECK(kit.ship(0).has_left);  // beyond 4,000 and 6,000 yards
    kit.begin().hold_all_fire();
    kit.ship(0).engines = 0;
    kit.put(0, 0, {0, 0}, 0, 0).put(1, 0, {0, -9'000}, 0, 0).order(0, "D1", Verb::break_off, 0);
    kit.turns(4);
    CHECK(!kit.ship(0).has_left);  // within them
}

TEST_CASE("merchants that scattered leave as well", "[gunnery]") {
    BattleKit kit({merchant_unit("Ada"), merchant_unit("Bea")}, {battleship_unit("Foe")});
    kit.begin().hold_all_fire().put(0, 0, {0, 0}).put(0, 1, {800, 0}).put(1, 0, {0, -31'000});
    kit.order(0, "D1", Verb::scatter).turn();
    CHECK(kit.ship(0, 0).has_left);
    CHECK(kit.ship(0, 1).has_left);
}

TEST_CASE("it is over when one side is out, or all break off, or nothing happens for an hour",
          "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    kit.begin().hold_all_fire();
    kit.ship(0).hull = 0;
    kit.force(DieUse::sinking, 0, 0, 0, 100).turn();
    CHECK(kit.battle.conditions.ended_by == EndedBy::annihilation);
    CHECK(kit.battle.conditions.stage == Stage::over);
    kit.begin().hold_all_fire();
    kit.order(0, "D1", Verb::break_off, 180).order(1, "D1", Verb::break_off, 0).turn();
    CHECK(kit.battle.conditions.ended_by == EndedBy::disengagement);
    CHECK(kit.ship(0).has_left);
    CHECK(kit.ship(1).has_left);
    kit.begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 0, {0, 200'000});
    kit.turns(19);
    CHECK(kit.battle.conditions.stage == Stage::orders);
    kit.turn();
    CHECK(kit.battle.conditions.stage == Stage::over);
    CHECK(kit.battle.conditions.ended_by == EndedBy::disengagement);
    kit.request.limit_minutes = 7;
    kit.begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 0, {0, 20'000});
    kit.turns(9);
    CHECK(kit.battle.conditions.turn == 2);
    CHECK(kit.battle.conditions.ended_by == EndedBy::turn_limit);
    kit.request.limit_minutes = 1;
    kit.begin().turns(9);
    CHECK(kit.battle.conditions.turn == 1);
    CHECK(kit.result().minutes == 1);
}

TEST_CASE("nobody hostile: there is nothing to fight", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    kit.request.parties[1].role = PartyRole::neutral;
    kit.begin();
    CHECK(kit.battle.conditions.stage == Stage::over);
    CHECK(kit.battle.conditions.ended_by == EndedBy::no_hostility);
}

TEST_CASE("with morale by dice a division that lost half of its value may break off", "[gunnery]") {
    for (const Morale morale : {Morale::dice, Morale::doctrine}) {
        BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
        kit.tables.switches.morale = morale;
        kit.begin().hold_all_fire();
        kit.forced.values[key_of(DieUse::heart, 0, 0, 0, 0)] = 76;
        const Dice forced = kit.forced;
        Field field(kit.tables, kit.battle, forced, nullptr);
        const auto before = division_values(field);
        lose_heart(field, before);
        CHECK(kit.division(0).shaken_until == 0);
        for (Battery& battery : kit.ship(0).batteries) battery.guns = 0;
        lose_heart(field, before);
        CHECK(kit.division(0).shaken_until == (morale == Morale::dice ? 5 : 0));
    }
}

TEST_CASE("who lost heart breaks off for five turns", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    kit.begin().hold_all_fire().put(0, 0, {0, 0}, 90, 20).put(1, 0, {0, 9'000}, 0, 0).turn();
    kit.division(0).shaken_until = kit.battle.conditions.turn + 5;
    kit.turn();
    CHECK(kit::angle_between(kit.division(0).heading, 180) < 20);
    kit.turns(4);
    CHECK(kit.division(0).heading != 90);
    kit.turn();
    CHECK(kit.division(0).heading == 90);
}

TEST_CASE("an air attack makes everybody weave in one turn by lot", "[gunnery]") {
    BattleKit kit({with_data(cruiser_unit("Kent"), "guns", "8x8/2 100 50")}, {cruiser_unit("Foe")});
    kit.tables.switches.air_event = true;
    kit.begin().order(1, "D1", Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {9'000, 0}, 0, 20);
    kit.force(DieUse::air, 0, 0, 0, 2).turn();
    CHECK(kit.battle.air_turn == 2);
    CHECK(!kit.reads(0, "her motion 65"));
    kit.turn();
    CHECK(kit.reads(0, "her motion 65"));
    kit.tables.switches.air_event = false;
    kit.begin().turn();
    CHECK(kit.battle.air_turn == 0);
}

TEST_CASE("merchants alone under an enemy's guns strike after three turns, if they may",
          "[gunnery]") {
    for (const bool may_strike : {true, false}) {
        BattleKit kit({merchant_unit("Ada")}, {cruiser_unit("Foe")});
        kit.tables.switches.striking = may_strike;
        kit.begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 0, {4'000, 0});
        kit.turns(2);
        CHECK(kit.ship(0).fate == Fate::afloat);
        kit.turn();
        CHECK((kit.ship(0).fate == Fate::struck) == may_strike);
        if (!may_strike) continue;
        CHECK(kit.battle.conditions.ended_by == EndedBy::surrender);
        const BattleResult result = kit.result();
        CHECK(result.units[0].state == UnitState::captured);
        CHECK(result.units[0].by == "red");
        CHECK(result.field_holder->side == "red");
    }
}
