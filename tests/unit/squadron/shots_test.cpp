#include "tactical/squadron/shots.h"

#include <catch2/catch.hpp>

#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

constexpr WeaponArc starboard = WeaponArc::starboard;

/// A battleship (10/8/6/4 on the broadside, base 3.5 x 1.25) heading north, and a frigate to
/// starboard of her (base 1.5 x 0.75), this far between their bases.
SquadronKit broadside_at(std::int32_t gap) {
    SquadronKit kit;
    kit.ship(kit.squadron(red, "battleship"), {0, 0}, 0);
    kit.ship(kit.squadron(blue, "frigate"), {62 + gap + 38, 0}, 0);
    kit.battle.activation.squadron = 0;
    kit.battle.activation.element = {0};
    return kit;
}

std::int32_t dice(const SquadronKit& kit, WeaponArc arc = starboard) {
    return dice_against(kit.tables, kit.battle, {0, arc}, 1);
}

/// A class with so many dice on its broadside in band 1.
ShipClass with_dice(SquadronKit& kit, std::int32_t dice) {
    ShipClass kind = kit.class_called("frigate");
    kind.dice[static_cast<std::size_t>(starboard)] = {dice, dice, dice, dice};
    return kind;
}

}  // namespace

TEST_CASE("dice fall with the bands of range, and end after 32 inches (US-31)") {
    CHECK(dice(broadside_at(700)) == 10);
    CHECK(dice(broadside_at(900)) == 8);
    CHECK(dice(broadside_at(1'700)) == 6);
    CHECK(dice(broadside_at(2'500)) == 4);
    CHECK(dice(broadside_at(3'300)) == 0);
}

TEST_CASE("8.00 inches are in the first band, 8.01 in the second") {
    SquadronKit kit = broadside_at(0);
    // bases are 62.5 and 37.5 wide from their middles
    kit.battle.ships[1].place = {900, 0};
    CHECK(band_of(kit.tables, kit.battle, 0, 1) == 0U);
    kit.battle.ships[1].place = {901, 0};
    CHECK(band_of(kit.tables, kit.battle, 0, 1) == 1U);
}

TEST_CASE("the larger of hull points and crew lost is taken from the dice (V-US-5, V-US-6)") {
    SquadronKit kit = broadside_at(300);
    kit.battle.ships[0].damage.hull = 3;
    kit.battle.ships[0].damage.crew = 2;
    CHECK(dice(kit) == 7);
    kit.battle.ships[1].place = {330, 330};  // across the forward edge of the arc
    REQUIRE(cover_of(kit.tables, kit.battle, {0, starboard}, 1) == kit::Cover::partly);
    CHECK(dice(kit) == 3);
    kit = broadside_at(300);
    kit.battle.ships[0].damage.hull = 2;
    kit.battle.ships[0].damage.crew = 5;
    CHECK(dice(kit) == 5);
}

TEST_CASE("how halves are rounded is a switch (US-A12)") {
    SquadronKit kit = broadside_at(300);
    kit.battle.ships[0].damage.hull = 3;
    kit.battle.ships[1].place = {330, 330};
    kit.tables.switches.partial_rounding = PartialRounding::reduce_halve_up;
    CHECK(dice(kit) == 4);
    kit.tables.switches.partial_rounding = PartialRounding::halve_reduce_down;
    CHECK(dice(kit) == 2);
}

TEST_CASE("dismounted guns and the swell count in the order of US-B15") {
    SquadronKit kit = broadside_at(300);
    kit.battle.ships[0].damage.lasting[static_cast<std::size_t>(Lasting::guns)] = 1;
    CHECK(dice(kit) == 5);
    kit.battle.conditions.swell = 1;
    kit.battle.ships[0].run = 251;  // more than half of 5 inches
    CHECK(dice(kit) == 4);          // (10 - 1) / 2
    kit.battle.ships[0].run = 250;
    CHECK(dice(kit) == 5);
}

TEST_CASE("a ship damaged too much fires nothing, or one die by fire.min_ad (US-A31)") {
    SquadronKit kit = broadside_at(2'500);
    kit.battle.ships[0].damage.hull = 5;
    CHECK(dice(kit) == 0);
    CHECK_FALSE(is_target(kit.tables, kit.battle, {0, starboard}, 1));
    kit.tables.switches.fire_minimum = 1;
    CHECK(dice(kit) == 1);
}

TEST_CASE("a corner on the edge of the arc is in it (US-B11, table 1.4.3)") {
    SquadronKit kit = broadside_at(300);
    // the target lies along the edge: two of its corners are exactly on the bearing 045
    kit.battle.classes[1].length = 100;
    kit.battle.classes[1].breadth = 100;
    kit.battle.ships[1].place = {450, 350};  // corners 400..500 east, 300..400 north
    CHECK(cover_of(kit.tables, kit.battle, {0, starboard}, 1) == kit::Cover::wholly);
    kit.battle.ships[1].place = {450, 351};
    CHECK(cover_of(kit.tables, kit.battle, {0, starboard}, 1) == kit::Cover::partly);
}

TEST_CASE("the fore corridor is as wide as the base, and a ship across it is partly in it") {
    SquadronKit kit = broadside_at(300);
    kit.battle.ships[1].place = {0, 900};
    CHECK(cover_of(kit.tables, kit.battle, {0, WeaponArc::fore}, 1) == kit::Cover::wholly);
    kit.battle.ships[1].heading = 90;  // 1.5 inches across a corridor of 1.25, no corner inside
    CHECK(cover_of(kit.tables, kit.battle, {0, WeaponArc::fore}, 1) == kit::Cover::partly);
    CHECK(cover_of(kit.tables, kit.battle, {0, WeaponArc::aft}, 1) == kit::Cover::none);
    CHECK(cover_of(kit.tables, kit.battle, {0, WeaponArc::turret}, 1) == kit::Cover::wholly);
    CHECK(cover_of(kit.tables, kit.battle, {0, WeaponArc::port}, 1) == kit::Cover::none);
}

TEST_CASE("fog and poor visibility end fire at their band (US-B37)") {
    SquadronKit kit = broadside_at(1'700);
    kit.battle.conditions.fog_band = 2;
    CHECK(dice(kit) == 0);
    kit.battle.conditions.fog_band = 4;
    kit.battle.conditions.band = 1;
    CHECK(dice(kit) == 0);
}

TEST_CASE("joiners add half their dice, one at least; who has none stays out (V-US-7)") {
    SquadronKit kit;
    std::int32_t y = 0;
    for (const std::int32_t dice : {7, 6, 3, 1, 0}) {
        const SquadronNumber squadron = kit.squadron(red, with_dice(kit, dice));
        kit.ship(squadron, {0, y}, 0);
        y -= 200;
    }
    kit.ship(kit.squadron(blue, "battleship"), {700, -400}, 90);
    kit.battle.activation.squadron = 0;
    kit.battle.activation.element = {0, 1, 2, 3, 4};
    const Shot shot{{0, starboard}, {{1, starboard}, {2, starboard}, {3, starboard}}, {{5, 0}}};
    CHECK(dice_linked(kit.tables, kit.battle, shot) == 7 + 3 + 1 + 1);
    CHECK(joiners_for(kit.tables, kit.battle, {0, starboard}, 5).size() == 3);
    CHECK_FALSE(why_not_shot(kit.tables, kit.battle, shot).has_value());
}

TEST_CASE("broadside and turret of one ship may be linked; the second is halved (US-46, US-A15)") {
    SquadronKit kit;
    kit.ship(kit.squadron(red, "heavy cruiser"), {0, 0}, 0);
    kit.ship(kit.squadron(blue, "cruiser"), {500, 0}, 0);
    kit.battle.activation.squadron = 0;
    kit.battle.activation.element = {0};
    const Shot shot{{0, starboard}, {{0, WeaponArc::turret}}, {{1, 0}}};
    CHECK(dice_linked(kit.tables, kit.battle, shot) == 7 + 1);
    kit.tables.switches.same_ship_full = true;
    CHECK(dice_linked(kit.tables, kit.battle, shot) == 7 + 3);
}

TEST_CASE("a ship without officers joins nobody (table 1.4.4, 11)") {
    SquadronKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.ship(squadron, {0, 0}, 0);
    kit.ship(squadron, {0, -300}, 0);
    kit.ship(kit.squadron(blue, "cruiser"), {500, -150}, 0);
    kit.battle.activation.squadron = squadron;
    kit.battle.activation.element = {0, 1};
    CHECK(joiners_for(kit.tables, kit.battle, {0, starboard}, 2).size() == 1);
    kit.battle.ships[1].damage.lasting[static_cast<std::size_t>(Lasting::officers)] = 1;
    CHECK(joiners_for(kit.tables, kit.battle, {0, starboard}, 2).empty());
}

TEST_CASE("a split shot divides the smallest number of dice, each share one at least (US-B4)") {
    SquadronKit kit = broadside_at(300);
    kit.ship(1, {1'100, 0}, 0);  // in the second band: 8
    const auto why = [&](std::int32_t first, std::int32_t second) {
        return why_not_shot(kit.tables, kit.battle,
                            {{0, starboard}, {}, {{1, first}, {2, second}}});
    };
    CHECK_FALSE(why(4, 4).has_value());
    CHECK(why(5, 4) == "at most 8 dice in all");
    CHECK(why(8, 0) == "at least one die for each target");
    kit.tables.switches.split_basis = SplitBasis::per_target;
    CHECK_FALSE(why(5, 4).has_value());  // half of 10 and half of 8
    CHECK(why(6, 4) == "shares that make no more than one shot");
    CHECK(why_not_shot(kit.tables, kit.battle,
                       {{0, starboard}, {{0, WeaponArc::turret}}, {{1, 4}, {2, 4}}}) ==
          "a split shot alone: it takes no part in linked fire");
}

TEST_CASE("islands hide targets, ships only by los.ships_block (US-A35)") {
    SquadronKit kit = broadside_at(1'000);
    CHECK(hidden(kit.tables, kit.battle, 0, 1) == kit::Cover::none);
    kit.battle.obstacles = {{ObstacleKind::very_solid, {{500, 0}, 0, 400, 200}, true}};
    CHECK(hidden(kit.tables, kit.battle, 0, 1) == kit::Cover::wholly);
    CHECK_FALSE(is_target(kit.tables, kit.battle, {0, starboard}, 1));
    kit.battle.obstacles[0].base.centre = {500, 200};
    CHECK(hidden(kit.tables, kit.battle, 0, 1) == kit::Cover::partly);
    kit.battle.obstacles.clear();
    kit.ship(1, {500, 0}, 0);
    CHECK(hidden(kit.tables, kit.battle, 0, 1) == kit::Cover::none);
    kit.tables.switches.ships_block = true;
    CHECK(hidden(kit.tables, kit.battle, 0, 1) != kit::Cover::none);
}

TEST_CASE("to-hit modifiers shift the face, and cancel each other (US-36, US-B43)") {
    SquadronKit kit = broadside_at(300);
    CHECK(face_needed(kit.tables, kit.battle, 0, 1) == 4);
    kit.tables.switches.to_hit_modifiers = true;
    CHECK(face_needed(kit.tables, kit.battle, 0, 1) == 5);  // a small target for a capital ship
    kit.battle.ships[1].heading = 90;                       // her stern towards the firer
    CHECK(face_needed(kit.tables, kit.battle, 0, 1) == 4);
    kit.battle.classes[1].is_small = false;
    CHECK(face_needed(kit.tables, kit.battle, 0, 1) == 3);
}

TEST_CASE("an engaged ship cannot fire, but may be fired at unless a switch forbids (US-B24)") {
    SquadronKit kit = broadside_at(300);
    kit.ship(kit.squadron(red, "frigate"), {800, 0}, 0);
    kit.battle.fights = {{1, 2}};
    CHECK(is_target(kit.tables, kit.battle, {0, starboard}, 1));
    kit.tables.switches.fire_into_melee = false;
    CHECK_FALSE(is_target(kit.tables, kit.battle, {0, starboard}, 1));
    kit.battle.fights = {{0, 1}};
    CHECK_FALSE(may_fire(kit.battle, {0, starboard}));
}

TEST_CASE("damage is taken from every shot once, before it is divided (US-B8)") {
    SquadronKit kit = broadside_at(300);
    kit.battle.ships[0].damage.hull = 2;
    const std::int32_t turret = dice_against(kit.tables, kit.battle, {0, WeaponArc::turret}, 1);
    CHECK(dice(kit) == 10 - 2);
    CHECK(turret == 4 - 2);
    kit.ship(1, {500, 300}, 0);
    const auto why = [&](std::int32_t first, std::int32_t second) {
        return why_not_shot(kit.tables, kit.battle,
                            {{0, starboard}, {}, {{1, first}, {2, second}}});
    };
    CHECK_FALSE(why(4, 4).has_value());
    CHECK(why(5, 4) == "at most 8 dice in all");
}
