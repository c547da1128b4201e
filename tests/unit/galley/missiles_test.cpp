#include "tactical/galley/missiles.h"

#include <catch2/catch.hpp>

#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;
using kit::Around;

namespace {

constexpr std::string_view no_path =
    "an unblocked path through flank hexsides of both ships (WG-11)";

/// A target so many hexes off the port bow of the ship, on the same heading: all by flanks.
kit::HexShip off_port(std::int32_t hexes) {
    kit::HexShip at = midsea;
    for (std::int32_t hex = 0; hex < hexes; ++hex) at.bow = kit::neighbour(at.bow, at.facing - 1);
    return at;
}

}  // namespace

TEST_CASE("V-WG-1: missiles reach one and two hexes through flank hexsides, and not three") {
    for (const std::int32_t hexes : {1, 2, 3}) {
        GalleyKit kit;
        const Tag ship = kit.add(red, "trireme", midsea);
        const Tag target = kit.add(blue, "trireme", off_port(hexes));
        kit.activate(ship);
        const std::string wrong = kit.refused("fire T3 T4 x1");
        CHECK(target == 4);
        CHECK(wrong == (hexes == 3 ? "a target 1 or 2 hexes away (WG-10)" : ""));
    }
}

TEST_CASE("V-WG-2: missiles do not leave by the bow, and flames at one hex may") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "trireme", midsea);
    kit.add_beside(blue, "trireme", ship, Around::bow, 1);
    kit.ship(ship).has_flames = true;
    kit.activate(ship);
    CHECK(kit.refused("fire T3 T4 x1") == no_path);
    CHECK(kit.refused("flame T3 T4 x1").empty());
}

TEST_CASE("flames reach no second hex, and only ships that have them shoot them") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "trireme", midsea);
    kit.add(blue, "trireme", off_port(2));
    kit.activate(ship);
    CHECK(kit.refused("flame T3 T4 x1") == "a ship with flame missiles (WG-80)");
    kit.ship(ship).has_flames = true;
    CHECK(kit.refused("flame T3 T4 x1") == "a target 1 hex away for flames (WG-80)");
}

TEST_CASE("V-WG-3: fire may be split as long as each part is at least one") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "hexeres", midsea);
    kit.add_beside(blue, "trireme", ship, Around::bow_port, 0);
    kit.add_beside(blue, "trireme", ship, Around::bow_starboard, 0);
    kit.activate(ship);
    CHECK(kit.refused("fire T3 T4 x2 T5 x1").empty());
    CHECK(kit.refused("fire T3 T4 x3 T5 x0") == "at least 1 of strength in each part (WG-15)");
    CHECK(kit.refused("fire T3 T4 x3 T5 x1") == "no more strength than she has (WG-16)");
    CHECK(kit.refused("fire T3 T4 x1 T4 x1") == "each target once (WG-15)");
}

TEST_CASE("strength is limited by manpower, unless the switch says otherwise") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "quadrireme", midsea);
    kit.add(blue, "trireme", off_port(1));
    kit.ship(ship).manpower = 1;
    kit.activate(ship);
    CHECK(kit.refused("fire T3 T4 x2") == "no more strength than she has (WG-16)");
    kit.tables.switches.missile_by_manpower = false;
    CHECK(kit.refused("fire T3 T4 x2").empty());
}

TEST_CASE("WG-A6: ships and land between block missiles") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "trireme", midsea);
    kit.add(blue, "trireme", off_port(2));
    kit.add(red, "trireme", off_port(1));
    kit.activate(ship);
    CHECK(kit.refused("fire T3 T4 x1") == no_path);
    kit.ship(5).where = Whereabouts::left;
    CHECK(kit.refused("fire T3 T4 x1").empty());
    kit.battle.land = {off_port(1).bow};
    CHECK(kit.refused("fire T3 T4 x1") == no_path);
}

TEST_CASE("missile_path: a shot along the edge of two hexes needs one of them, or both") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "trireme", midsea);
    const kit::Hex beam = kit::neighbour(off_port(1).bow, midsea.facing - 2);
    kit.add(blue, "trireme", {beam, midsea.facing, 1});
    kit.activate(ship);
    CHECK(kit.refused("fire T3 T4 x1").empty());
    kit.add(red, "trireme", off_port(1));
    CHECK(kit.refused("fire T3 T4 x1").empty());
    kit.tables.switches.missile_path = MissilePath::line;
    CHECK(kit.refused("fire T3 T4 x1") == no_path);
}

TEST_CASE("a ship fires once in her own turn, and not before she moves") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "trireme", midsea);
    kit.add(blue, "trireme", off_port(1));
    kit.ship(4).manpower = 0;  // fires nothing back
    kit.activate(ship);
    CHECK(kit.give("fire T3 T4 x1").empty());
    CHECK(kit.refused("fire T3 T4 x1") == "a ship that has not fired in her own turn (WG-13)");
    CHECK(kit.refused("move T3 ahead") == "a ship that has not fired before she moves (WG-B23)");
    kit.tables.switches.fire_before_move = true;
    CHECK(kit.refused("move T3 ahead").empty());
}

TEST_CASE("the modifiers of missiles are those of 3.4.6") {
    GalleyKit kit;
    const Tag deck = kit.add(blue, "trireme", midsea);
    const Tag open = kit.add(blue, "fast trireme", off_port(1));
    const Tag tower = kit.add(blue, "quinquereme", off_port(2));
    const auto total = [&](Tag target, std::int32_t range, std::int32_t strength) {
        return missile_modifiers(kit.tables, kit.battle, target, range, strength).total();
    };
    CHECK(total(deck, 2, 1) == 1);
    CHECK(total(deck, 2, 3) == 3);
    CHECK(total(deck, 1, 1) == 2);
    CHECK(total(open, 2, 1) == 2);
    CHECK(total(tower, 2, 1) == 0);
    kit.battle.wind.is_storm = true;
    CHECK(total(deck, 2, 1) == 0);
}

TEST_CASE("a total of 7 takes one manpower, of 10 two, and none below nothing") {
    for (const auto& [face, strength, left] :
         {std::tuple{4, 1, 2}, std::tuple{5, 1, 1}, std::tuple{6, 2, 1}, std::tuple{6, 3, 0}}) {
        GalleyKit kit;
        const Tag ship = kit.add(red, "hexeres", midsea);
        const Tag target = kit.add_beside(blue, "trireme", ship, Around::bow_port, 0);
        kit.activate(ship);
        kit.ship(target).has_reacted = true;
        kit.force(DieUse::missiles, ship, {face});
        CHECK(kit.give("fire T3 T4 x" + std::to_string(strength)).empty());
        CHECK(kit.ship(target).manpower == left);
    }
}

TEST_CASE("flames set fire on 6, and each point of strength adds one") {
    for (const auto& [face, burns] : {std::pair{4, false}, std::pair{5, true}}) {
        GalleyKit kit;
        const Tag ship = kit.add(red, "trireme", midsea);
        const Tag target = kit.add(blue, "trireme", off_port(1));
        kit.ship(ship).has_flames = true;
        kit.activate(ship);
        kit.ship(target).has_reacted = true;
        kit.force(DieUse::flame, ship, {face});
        CHECK(kit.give("flame T3 T4 x1").empty());
        CHECK(kit.ship(target).fire_since.has_value() == burns);
    }
}

TEST_CASE("WG-B24: a long ship is as near as her nearest hex, and any two hexes give the path") {
    // 2 hexes from her stern, 3 from her bow
    const kit::HexShip at{midsea.bow, midsea.facing, 2};
    const kit::Hex stern = a_hex_astern(at).bow;
    GalleyKit kit;
    const Tag ship = kit.add(red, "hexeres", at);
    const kit::Hex abeam = kit::neighbour(kit::neighbour(stern, at.facing - 2), at.facing - 2);
    kit.add(blue, "trireme", {abeam, at.facing, 1});
    kit.activate(ship);
    CHECK(hexes_apart(kit.ship(3).at, kit.ship(4).at) == 2);
    CHECK(kit.refused("fire T3 T4 x1").empty());
    kit.ship(4).at.bow = kit::neighbour(abeam, at.facing - 2);
    CHECK(kit.refused("fire T3 T4 x1") == "a target 1 or 2 hexes away (WG-10)");
    // the other way: her target is the long one, on the same heading
    GalleyKit long_target;
    const Tag small = long_target.add(red, "trireme", {abeam, at.facing, 1});
    long_target.add(blue, "hexeres", at);
    long_target.activate(small);
    CHECK(long_target.refused("fire T3 T4 x1").empty());
}
