#include "tactical/galley/ramming.h"

#include <catch2/catch.hpp>

#include "tactical/galley/chances.h"
#include "tactical/galley/holds.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;
using kit::Around;

namespace {

/// T3 of Blue amid the sea, T4 of Red in a hex round it, with this facing relative to it.
struct Contact : GalleyKit {
    explicit Contact(Around where = Around::stern_starboard, kit::Hexside turn = 5,
                     std::string_view rammer = "trireme", std::string_view target = "trireme") {
        add(blue, target, midsea);
        add_beside(red, rammer, 3, where, turn);
        activate(4);
    }
};

/// The hex straight behind a ship that stands so.
kit::HexShip behind(const kit::HexShip& at) { return a_hex_astern(at); }

}  // namespace

TEST_CASE("a ship in a flank hex with her bow at the target may ram") {
    Contact kit;
    CHECK(kit.refused("ram T4 T3").empty());
}

TEST_CASE("V-WG-7: a ship that is not fit to ram is refused by the name of what is wrong") {
    const auto refused_with = [](auto change) {
        Contact kit;
        change(kit);
        return kit.refused("ram T4 T3");
    };
    CHECK(refused_with([](Contact& kit) { kit.ship(4).ram_attack = 0; }) ==
          "a ship with a Ram Attack rating (WG-30)");
    CHECK(refused_with([](Contact& kit) { kit.ship(4).is_crippled = true; }) ==
          "a ship that is not crippled (WG-30)");
    CHECK(refused_with([](Contact& kit) { hold(kit.battle, 4, 1, HoldKind::fouled); }) ==
          "a ship that is not fouled (WG-30)");
    CHECK(refused_with([](Contact& kit) { hold(kit.battle, 4, 3, HoldKind::grappled); }) ==
          "a ship that is not grappled (WG-30)");
    CHECK(refused_with([](Contact& kit) { kit.ship(4).fatigue = 1; }) ==
          "a ship that is not fatigued (WG-30)");
    CHECK(refused_with([](Contact& kit) { kit.ship(4).is_slow = true; }) ==
          "a ship that is not at 1/2 Speed (WG-30)");
    CHECK(refused_with([](Contact& kit) { kit.ship(4).has_tried_to_ram = true; }) ==
          "a ship at her first ram of this turn (WG-30)");
    CHECK(refused_with([](Contact& kit) { kit.ship(4).is_rammed = true; }) ==
          "a ship that is not rammed (WG-B19)");
}

TEST_CASE("V-WG-8: the bow hex and the stern hex of the target are no flank hexes") {
    constexpr std::string_view wrong =
        "a ship in a flank hex of the target with her bow at it (WG-31)";
    CHECK(Contact(Around::bow, 3).refused("ram T4 T3") == wrong);
    CHECK(Contact(Around::stern, 0).refused("ram T4 T3") == wrong);
    CHECK(Contact(Around::stern_starboard, 0).refused("ram T4 T3") == wrong);
}

TEST_CASE("WG-A12: a ram may end in the midship hex of a large target") {
    Contact kit(Around::midship_port, 2, "trireme", "hexeres");
    CHECK(kit.refused("ram T4 T3").empty());
}

TEST_CASE("V-WG-9: a ram after a turn on the spot is refused, and one on the move is not") {
    Contact spun(Around::stern_starboard, 0);
    CHECK(spun.give("move T4 spin-port").empty());
    CHECK(spun.refused("ram T4 T3") == "a ship that turned only on the move (WG-32)");

    Contact turned(Around::stern_starboard, 4);
    turned.ship(4).at = behind(turned.ship(4).at);
    turned.activate(4);
    CHECK(turned.give("move T4 ahead starboard").empty());
    CHECK(turned.refused("ram T4 T3").empty());
    turned.tables.switches.ram_final_turn = false;
    CHECK(turned.refused("ram T4 T3") == "a hex forward after the last turn (WG-B14)");
}

TEST_CASE("V-WG-9: a ship that enters a hex twice may not ram in that movement") {
    Contact kit;
    kit.ship(4).at = behind(kit.ship(4).at);
    kit.activate(4);
    CHECK(kit.give("move T4 ahead").empty());
    CHECK(kit.refused("ram T4 T3").empty());
    CHECK(kit.give("move T4 back").empty());
    CHECK(kit.give("move T4 ahead").empty());
    CHECK(kit.refused("ram T4 T3") == "a ship that entered no hex twice (WG-33)");
}

TEST_CASE(
    "WG-A11: a ship that starts in contact pays one movement point, or what the switch says") {
    Contact kit;
    kit.force(DieUse::ram, 4, {2, 3});
    kit.ship(3).is_crippled = true;  // it avoids nothing
    CHECK(kit.give("ram T4 T3").empty());
    CHECK(kit.battle.progress.motion.left == 3);
    CHECK(kit.refused("move T4 ahead") == "no more movement after a ram or grapple (WG-A11)");
    CHECK(kit.refused("move T4 back").empty());

    Contact free;
    free.tables.switches.ram_min_mp = 0;
    free.ship(3).is_crippled = true;
    free.force(DieUse::ram, 4, {2, 3});
    CHECK(free.give("ram T4 T3").empty());
    CHECK(free.battle.progress.motion.left == 4);
}

TEST_CASE("a ship that moved into contact pays nothing more") {
    Contact kit;
    kit.ship(4).at = behind(kit.ship(4).at);
    kit.activate(4);
    kit.ship(3).is_crippled = true;
    CHECK(kit.give("move T4 ahead").empty());
    CHECK(kit.give("ram T4 T3").empty());
    CHECK(kit.battle.progress.motion.left == 3);
}

TEST_CASE("the chances of a ram are those of the rules: 58 percent at Cruise, 72 at Maximum") {
    Contact kit(Around::stern_starboard, 5, "fast trireme", "fast trireme");
    CHECK(ram_chance(kit.tables, kit.battle, 4, 3) == 5833);  // 21 of 36
    kit.ship(4).speed = Speed::maximum;
    CHECK(ram_chance(kit.tables, kit.battle, 4, 3) == 7222);  // 26 of 36
}

TEST_CASE("a trireme rams a decares on a natural 12 only") {
    Contact kit(Around::stern_starboard, 5, "trireme", "decares");
    CHECK(ram_chance(kit.tables, kit.battle, 4, 3) == 278);  // 1 of 36
}

TEST_CASE("each modifier of a ram is that of 3.4.4") {
    const auto total = [](auto change) {
        Contact kit;
        change(kit);
        return ram_modifiers(kit.tables, kit.battle, 4, 3, false).total();
    };
    CHECK(total([](Contact&) {}) == 1);  // RA 4, RD 3
    CHECK(total([](Contact& kit) { kit.ship(4).speed = Speed::maximum; }) == 2);
    CHECK(total([](Contact& kit) { kit.ship(4).crew = 5; }) == 2);
    CHECK(total([](Contact& kit) { kit.ship(4).crew = 1; }) == 0);
    CHECK(total([](Contact& kit) { hold(kit.battle, 3, 1, HoldKind::grappled); }) == 2);
    CHECK(total([](Contact& kit) { kit.ship(3).is_rammed = true; }) == 2);
    CHECK(total([](Contact& kit) { kit.ship(3).was_activated = true; }) == 2);
    CHECK(total([](Contact& kit) { kit.ship(3).was_activated = kit.ship(3).has_moved = true; }) ==
          1);
    CHECK(total([](Contact& kit) { kit.tables.switches.ram_still_target = StillTarget::any; }) ==
          2);
    Contact kit;
    CHECK(ram_modifiers(kit.tables, kit.battle, 4, 3, true).total() == 0);
}

TEST_CASE("every row of the ramming table has its result") {
    const Tables tables;
    const auto result = [&](std::int32_t first, std::int32_t second, std::int32_t modifier,
                            std::int32_t defence = 3) {
        Sum sum;
        sum.add("all", modifier);
        return ram_result(tables, {first, second, sum}, 4, defence);
    };
    CHECK(result(1, 1, 9) == RamResult::jammed);  // before all others
    CHECK(result(2, 2, 0) == RamResult::nothing);
    CHECK(result(2, 2, 0, 6) == RamResult::fouled);
    CHECK(result(2, 3, 0, 6) == RamResult::nothing);
    CHECK(result(3, 4, 0) == RamResult::nothing);
    CHECK(result(4, 4, 0) == RamResult::rammed);
    CHECK(result(5, 5, 0) == RamResult::rammed);
    CHECK(result(5, 6, 0) == RamResult::rammed_and_free);
    CHECK(result(6, 6, -9) == RamResult::rammed);
}

TEST_CASE("a natural 2 fouls the rammer and blunts her ram for the battle") {
    Contact kit;
    kit.ship(3).is_crippled = true;
    kit.force(DieUse::ram, 4, {1, 1});
    CHECK(kit.give("ram T4 T3").empty());
    CHECK(kit.ship(4).ram_attack == 3);
    CHECK(kit.battle.holds == std::vector<Hold>{{4, 3, HoldKind::fouled}});
    CHECK_FALSE(kit.ship(3).is_rammed);
}

TEST_CASE("a rammed ship cannot move, counts her Ram Defence, and can still grapple") {
    Contact kit;
    kit.ship(3).is_crippled = true;
    kit.force(DieUse::ram, 4, {5, 6});
    CHECK(kit.give("ram T4 T3").empty());
    CHECK(kit.ship(3).is_rammed);
    CHECK(kit.battle.sides[0].points == 3);
    CHECK(kit.give("move T4 back").empty());  // on 11 she backs off for nothing
    CHECK(kit.battle.progress.motion.left == 3);
    kit.add_beside(red, "trireme", 3, Around::bow_port, 0);
    kit.activate(3);
    CHECK(kit.refused("move T3 ahead") == "a ship that is not rammed (WG-36)");
    CHECK(kit.refused("grapple T3 T5").empty());
}

TEST_CASE(
    "WG-A10: the ship that was raked is not rammed in the same turn, unless the switch says so") {
    Contact kit;
    kit.ship(4).raked = {3};
    CHECK(kit.refused("ram T4 T3") == "a ship that she has not raked in this turn (WG-A10)");
    kit.tables.switches.rake_and_ram_same_target = true;
    CHECK(kit.refused("ram T4 T3").empty());
}

TEST_CASE("V-WG-19: a firepot lights the target on 5 and 6") {
    for (const auto& [face, burns] :
         {std::pair{4, false}, std::pair{5, true}, std::pair{6, true}}) {
        Contact kit;
        CHECK(kit.refused("firepot T4 T3") == "a ship with a firepot (WG-81)");
        kit.ship(3).is_crippled = true;
        kit.ship(4).firepots = 1;
        kit.force(DieUse::ram, 4, {2, 3});
        kit.force(DieUse::firepot, 4, {face});
        CHECK(kit.give("firepot T4 T3").empty());
        CHECK(kit.ship(3).fire_since.has_value() == burns);
        CHECK(kit.ship(4).firepots == 0);
    }
}

TEST_CASE("WG-A26: a firepot may need a hit") {
    Contact kit;
    kit.tables.switches.firepot_needs_hit = true;
    kit.ship(3).is_crippled = true;
    kit.ship(4).firepots = 1;
    kit.force(DieUse::ram, 4, {2, 3});
    CHECK(kit.give("firepot T4 T3").empty());
    CHECK(kit.ship(4).firepots == 1);
}

TEST_CASE("a ram with sails up brings down the masts of both") {
    Contact kit;
    kit.battle.wind.from = kit::in_hex(kit.ship(4).at.facing + 3);
    kit.ship(4).has_sails_up = kit.ship(3).has_sails_up = true;
    kit.ship(3).is_crippled = true;
    CHECK(kit.give("ram T4 T3").empty());
    CHECK_FALSE(kit.ship(4).has_mast);
    CHECK_FALSE(kit.ship(3).has_mast);
}
