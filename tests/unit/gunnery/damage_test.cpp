#include <catch2/catch.hpp>

#include "tactical/gunnery/damage_control.h"
#include "unit/gunnery/battle_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

/// Two ships far apart, of which the first is damaged.
BattleKit damaged(Unit unit) {
    BattleKit kit({std::move(unit)}, {cruiser_unit("Foe")});
    kit.begin().hold_all_fire().put(0, 0, {0, 0}, 0, 0).put(1, 0, {0, 200'000}, 0, 0);
    return kit;
}

}  // namespace

TEST_CASE("each fire costs a hundredth of the hull, of merchants two, and goes out on a five",
          "[gunnery]") {
    BattleKit kit = damaged(battleship_unit("Hood"));
    const std::int32_t hull = kit.ship(0).hull;
    kit.ship(0).fires = 2;
    kit.force(DieUse::control, 0, 0, 0, 4).force(DieUse::control, 0, 0, 1, 5).turn();
    CHECK(hull - kit.ship(0).hull == 2 * (kit.ship(0).hull_new / 100));
    CHECK(kit.ship(0).fires == 1);
    BattleKit tramp = damaged(merchant_unit("Ada"));
    const std::int32_t before = tramp.ship(0).hull;
    tramp.ship(0).fires = 2;
    tramp.force(DieUse::control, 0, 0, 0, 5).force(DieUse::control, 0, 0, 1, 6).turn();
    CHECK(before - tramp.ship(0).hull == 2 * (tramp.ship(0).hull_new * 2 / 100));
    CHECK(tramp.ship(0).fires == 1);
}

TEST_CASE("flooding falls, rudder and fire control are repaired by the dice", "[gunnery]") {
    BattleKit kit = damaged(battleship_unit("Hood"));
    kit.ship(0).flood = 100;
    kit.ship(0).rudder_jammed = kit.ship(0).control_out = true;
    kit.force(DieUse::control, 0, 0, 0, 4).force(DieUse::control, 0, 0, 1, 9).turn();
    CHECK(kit.ship(0).flood == 100 - kit.ship(0).hull_new / 100);
    CHECK(kit.ship(0).rudder_jammed);
    CHECK(kit.ship(0).control_out);
    kit.force(DieUse::control, 0, 0, 0, 5).force(DieUse::control, 0, 0, 1, 10).turn();
    CHECK(!kit.ship(0).rudder_jammed);
    CHECK(!kit.ship(0).control_out);
}

TEST_CASE("machinery gains ten per cent on a nine, up to half of what was lost", "[gunnery]") {
    BattleKit kit = damaged(battleship_unit("Hood"));
    kit.ship(0).engines = 70;
    kit.ship(0).engines_lost = 30;
    kit.force(DieUse::control, 0, 0, 0, 8).turn();
    CHECK(kit.ship(0).engines == 70);
    for (const int engines : {80, 85, 85}) {
        kit.force(DieUse::control, 0, 0, 0, 9).turn();
        CHECK(kit.ship(0).engines == engines);
    }
}

TEST_CASE("every serious damage slows", "[gunnery]") {
    BattleKit kit = damaged(battleship_unit("Hood"));
    Ship& ship = kit.ship(0);
    CHECK(speed_percent(ship) == 100);
    ship.hull = ship.hull_new * 90 / 100 + 1;
    CHECK(speed_percent(ship) == 100);
    ship.hull = ship.hull_new * 60 / 100 + 1;
    CHECK(speed_percent(ship) == 80);
    ship.hull = ship.hull_new * 24 / 100 + 1;
    CHECK(speed_percent(ship) == 50);
    ship.hull = ship.hull_new;
    ship.flood = ship.hull_new / 2;
    CHECK(speed_percent(ship) == 70);
}

TEST_CASE("water sinks: with as much of it as hull points she is gone", "[gunnery]") {
    BattleKit kit = damaged(battleship_unit("Hood"));
    kit.ship(0).flood = kit.ship(0).hull_new + kit.ship(0).hull_new / 100;
    kit.turn();
    CHECK(kit.ship(0).fate == Fate::flooded);
    CHECK(kit.reads(0, "Hood is flooded and sinks"));
}

TEST_CASE("a wreck sinks by her size and by how far she is wrecked", "[gunnery]") {
    const auto chance = [](std::int32_t tons, std::int32_t hull, bool is_merchant = false) {
        Design design;
        design.tons = tons;
        design.is_merchant = is_merchant;
        Ship ship;
        ship.hull_new = 100;
        ship.hull = hull;
        return sinking_chance(ship, design);
    };
    CHECK(chance(25'000, 0) == 0);
    CHECK(chance(25'000, -30) == 2);
    CHECK(chance(25'000, -200) == 4);
    CHECK(chance(8'000, -30) == 1 + 3);
    CHECK(chance(7'999, -30) == 4 + 10);
    CHECK(chance(7'999, 0, true) == 14);
    BattleKit kit = damaged(merchant_unit("Ada"));
    kit.ship(0).hull = 0;
    kit.battle.sides[0].ships.push_back(kit.ship(0));  // somebody is left to fight for
    kit.battle.sides[0].ships[1].hull = 100;
    kit.side(0).divisions[0].ships.push_back(1);
    for (auto* list : {&kit.battle.truths[0].finishing, &kit.battle.truths[0].struck_at}) {
        list->push_back(0);
    }
    kit.battle.truths[0].hit_by.push_back({0});
    kit.force(DieUse::sinking, 0, 0, 0, 12).turn();  // 9,000 tons: 1 + 10
    CHECK(kit.ship(0).fate == Fate::afloat);
    kit.force(DieUse::sinking, 0, 0, 0, 11).turn();
    CHECK(kit.ship(0).fate == Fate::foundered);
}

TEST_CASE("a wreck is finished by a torpedo after three turns, if no friend is near", "[gunnery]") {
    for (const bool is_on : {true, false}) {
        BattleKit kit({battleship_unit("Wreck"), battleship_unit("Friend")},
                      {destroyer_unit("Foe")});
        kit.tables.switches.finish = is_on;
        kit.begin().hold_all_fire().order(1, "D1", Verb::torpedoes_freely);
        kit.put(0, 0, {0, 0}, 0, 0).put(0, 1, {0, 20'000}, 0, 0).put(1, 0, {3'000, 0}, 0, 0);
        kit.ship(0).hull = 0;
        const std::int32_t tubes = kit.ship(1).tubes;
        for (int i = 0; i < 3; ++i) {
            CHECK(kit.ship(0).fate == Fate::afloat);
            kit.force(DieUse::sinking, 0, 0, 0, 100).turn();
        }
        CHECK((kit.ship(0).fate == Fate::finished) == is_on);
        CHECK(kit.ship(1).tubes == tubes - (is_on ? 1 : 0));
        kit.begin().hold_all_fire().order(1, "D1", Verb::torpedoes_freely);
        kit.put(0, 0, {0, 0}, 0, 0).put(0, 1, {0, 7'000}, 0, 0).put(1, 0, {3'000, 0}, 0, 0);
        kit.ship(0).hull = 0;
        for (int i = 0; i < 4; ++i) kit.force(DieUse::sinking, 0, 0, 0, 100).turn();
        CHECK(kit.ship(0).fate == Fate::afloat);
        kit.begin().hold_all_fire();  // who is to keep torpedoes keeps them
        kit.put(0, 0, {0, 0}, 0, 0).put(0, 1, {0, 20'000}, 0, 0).put(1, 0, {3'000, 0}, 0, 0);
        kit.ship(0).hull = 0;
        for (int i = 0; i < 4; ++i) kit.force(DieUse::sinking, 0, 0, 0, 100).turn();
        CHECK(kit.ship(0).fate == Fate::afloat);
    }
}

TEST_CASE("who stops by a wreck saves her crew", "[gunnery]") {
    BattleKit kit({battleship_unit("Wreck"), battleship_unit("Friend")}, {cruiser_unit("Foe")});
    kit.begin().hold_all_fire();
    kit.put(0, 0, {0, 0}, 0, 0).put(0, 1, {0, 500}, 0, 0).put(1, 0, {0, 200'000}, 0, 0);
    kit.ship(0).hull = 0;
    kit.force(DieUse::sinking, 0, 0, 0, 100).turn();
    CHECK(kit.ship(0).saved == 0);  // she has to be told to stop
    kit.order(0, "D1", Verb::stop).force(DieUse::sinking, 0, 0, 0, 100).turn();
    CHECK(kit.ship(0).saved == 10);
    CHECK(kit.result().wreck == "10 % of the crew of Wreck were saved");
}

TEST_CASE("at the end a wreck in the enemy's field is sunk, any other by lot", "[gunnery]") {
    const auto fate = [](bool foe_can_steam, std::int32_t die) {
        BattleKit kit({battleship_unit("Wreck")}, {battleship_unit("Foe")});
        kit.begin().hold_all_fire();
        kit.ship(0).hull = 0;
        if (!foe_can_steam) kit.ship(1).engines = 0;
        kit.force(DieUse::sinking, 0, 0, 0, 100).force(DieUse::after, 0, 0, 0, die).turn();
        REQUIRE(kit.battle.conditions.stage == Stage::over);
        return kit.ship(0).fate;
    };
    CHECK(fate(true, 10) == Fate::afterwards);
    BattleKit kit({battleship_unit("Wreck")}, {destroyer_unit("Foe")});
    kit.begin().hold_all_fire().order(1, "D1", Verb::torpedoes_freely);
    kit.ship(0).hull = 0;
    kit.force(DieUse::sinking, 0, 0, 0, 100).turn();
    CHECK(kit.ship(0).fate == Fate::finished);  // who has torpedoes, and may use them
    CHECK(fate(false, 5) == Fate::afloat);
    CHECK(fate(false, 4) == Fate::afterwards);
}
