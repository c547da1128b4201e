#include "tactical/galley/grappling.h"

#include <catch2/catch.hpp>

#include "tactical/galley/chances.h"
#include "tactical/galley/holds.h"
#include "tactical/galley/seamanship.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;
using kit::Around;

namespace {

/// T3 of Blue amid the sea, T4 of Red beside her on the same heading.
struct SideBySide : GalleyKit {
    explicit SideBySide(Around where = Around::bow_starboard) {
        add(blue, "trireme", midsea);
        add_beside(red, "trireme", 3, where, 0);
        activate(4);
        ship(3).is_crippled = true;  // she does not avoid
        ship(3).has_reacted = true;
    }
};

}  // namespace

TEST_CASE("V-WG-6: a grapple at Maximum, or over a bow hexside, is refused") {
    SideBySide kit;
    CHECK(kit.refused("grapple T4 T3").empty());
    kit.ship(4).speed = Speed::maximum;
    CHECK(kit.refused("grapple T4 T3") == "a ship at Cruise to grapple (WG-20)");
    SideBySide astern(Around::stern);
    CHECK(astern.refused("grapple T4 T3") == "a ship that shares a flank hexside with her (WG-20)");
}

TEST_CASE("WG-B12: the hexside is a flank of both ships, or by the switch of one") {
    SideBySide kit;
    kit.ship(4).at.facing = kit::in_hex(midsea.facing + 4);  // her bow at the other's flank
    CHECK(kit.refused("grapple T4 T3") == "a ship that shares a flank hexside with her (WG-20)");
    kit.tables.switches.grapple_hexside = GrappleHexside::either;
    CHECK(kit.refused("grapple T4 T3").empty());
}

TEST_CASE("the chance of a grapple between equals is one half, and each modifier that of 3.4.3") {
    SideBySide kit;
    kit.ship(3).is_crippled = false;
    const auto chance = [&] { return grapple_chance(kit.tables, kit.battle, 4, 3); };
    CHECK(chance() == 5000);
    kit.ship(3).is_crippled = true;
    CHECK(chance() == 6667);
    kit.ship(3).manpower = 3;
    CHECK(chance() == 5000);
    kit.ship(4).crew = 5;
    CHECK(chance() == 8333);  // a 1 always fails
    kit.ship(4).crew = 1;
    kit.ship(3).crew = 5;
    CHECK(chance() == 1667);  // a 6 always succeeds
}

TEST_CASE("WG-23: grappled ships do not move, and WG-B25: a target is tried once") {
    SideBySide kit;
    kit.force(DieUse::grapple, 4, {1});
    CHECK(kit.give("grapple T4 T3").empty());
    CHECK(kit.battle.holds.empty());
    CHECK(kit.refused("grapple T4 T3") ==
          "a ship she has not tried to grapple in this activation (WG-B25)");
    CHECK(kit.refused("move T4 ahead") == "no more movement after a ram or grapple (WG-A11)");
    kit.activate(4);
    kit.ship(3).has_reacted = true;
    kit.force(DieUse::grapple, 4, {6});
    CHECK(kit.give("grapple T4 T3").empty());
    CHECK(kit.battle.holds == std::vector<Hold>{{4, 3, HoldKind::grappled}});
    kit.activate(3);
    CHECK(kit.refused("move T3 ahead") ==
          "a ship that is not grappled or fouled; she may be cut free (WG-23)");
}

TEST_CASE("V-WG-15: disengaging costs 2 movement points or all, and a die for each ship") {
    for (const auto& [left, paid] : {std::pair{5, 2}, std::pair{1, 1}}) {
        GalleyKit kit;
        kit.add(red, "trireme", midsea);
        for (const Around where : {Around::bow_port, Around::bow_starboard, Around::stern_port}) {
            hold(kit.battle, 3, kit.add_beside(blue, "trireme", 3, where, 0), HoldKind::grappled);
        }
        kit.activate(3);
        kit.ship(3).cruise = left;
        kit.force(DieUse::cut, 3, {4, 3, 6});
        CHECK(kit.give("cut T3").empty());
        CHECK(kit.battle.progress.motion.left == left - paid);
        CHECK(kit.battle.holds == std::vector<Hold>{{3, 5, HoldKind::grappled}});
        CHECK(kit.refused("cut T3") == "one roll for each link in an activation (WG-B18)");
    }
}

TEST_CASE("WG-B8: a 6 always frees, a 1 never does") {
    GalleyKit kit;
    kit.add(red, "trireme", midsea);
    kit.add_beside(blue, "trireme", 3, Around::bow_port, 0);
    kit.ship(3).crew = 1;
    kit.ship(4).crew = 5;
    hold(kit.battle, 3, 4, HoldKind::fouled);  // cleared like a grapple (WG-A22)
    kit.activate(3);
    kit.force(DieUse::cut, 3, {6});
    CHECK(kit.give("cut T3").empty());
    CHECK(kit.battle.holds.empty());
    kit.ship(3).crew = 5;
    kit.ship(4).crew = 1;
    hold(kit.battle, 3, 4, HoldKind::grappled);
    kit.activate(3);
    kit.force(DieUse::cut, 3, {1});
    CHECK(kit.give("cut T3").empty());
    CHECK(kit.battle.holds.size() == 1);
}

TEST_CASE("WG-B18: a rammed ship may try to cut herself free at no cost") {
    GalleyKit kit;
    kit.add(red, "trireme", midsea);
    kit.add_beside(blue, "trireme", 3, Around::bow_port, 0);
    hold(kit.battle, 3, 4, HoldKind::grappled);
    kit.ship(3).is_rammed = true;
    kit.activate(3);
    CHECK(kit.refused("cut T3").empty());
}

TEST_CASE("WG-A29: each grapple is a link between two ships, friends can be in one chain") {
    GalleyKit kit;
    kit.add(red, "trireme", midsea);
    kit.add_beside(blue, "trireme", 3, Around::bow_port, 0);
    kit.add_beside(red, "trireme", 4, Around::bow_port, 0);
    kit.add_beside(blue, "trireme", 3, Around::bow_starboard, 0);
    for (const Tag other : {4U, 6U}) hold(kit.battle, 3, other, HoldKind::grappled);
    hold(kit.battle, 5, 4, HoldKind::grappled);
    hold(kit.battle, 4, 3, HoldKind::grappled);  // known from the other end
    CHECK(kit.battle.holds.size() == 3);
    kit.activate(3);
    kit.force(DieUse::cut, 3, {6, 1});
    CHECK(kit.give("cut T3").empty());
    // free of T4, who is still held by T5; held by T6 herself
    CHECK(kit.battle.holds ==
          std::vector<Hold>{{3, 6, HoldKind::grappled}, {5, 4, HoldKind::grappled}});
    CHECK(kit.refused("move T3 ahead") ==
          "a ship that is not grappled or fouled; she may be cut free (WG-23)");
    release(kit.battle, 3, 6);
    CHECK(kit.refused("move T3 ahead").empty());
    CHECK(is_held(kit.battle, 4));
}
