#include "tactical/galley/moving.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "tactical/galley/board.h"
#include "tactical/galley/reach.h"
#include "tactical/galley/seamanship.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;
using kit::Around;

namespace {

struct Alone : GalleyKit {
    explicit Alone(std::string_view kind = "trireme") {
        add(red, kind, midsea);
        activate(3);
    }
    [[nodiscard]] std::int32_t left() const { return battle.progress.motion.left; }
};

}  // namespace

TEST_CASE("a hex forward costs 1, a turn 1 after a hex, backing 2, a Turn Around 3 or 4") {
    Alone kit;
    CHECK(kit.refused("move T3 port") == "a hex forward before a turn (3.4.2)");
    CHECK(kit.give("move T3 ahead port").empty());
    CHECK(kit.left() == 2);
    CHECK(kit.refused("move T3 port") == "a hex forward before a turn (3.4.2)");
    CHECK(kit.give("move T3 back").empty());
    CHECK(kit.left() == 0);
    CHECK(kit.refused("move T3 ahead") == "more movement points (3.4.2)");

    Alone about;
    CHECK(about.give("move T3 about").empty());
    CHECK(about.left() == 1);
    CHECK(about.ship(3).at.facing == kit::in_hex(midsea.facing + 3));

    Alone large("hexeres");
    CHECK(large.refused("move T3 about") == "more movement points (3.4.2)");
    large.ship(3).speed = Speed::maximum;
    large.activate(3);
    CHECK(large.give("move T3 about").empty());
    CHECK(large.left() == 1);
}

TEST_CASE("at Maximum a turn needs two hexes forward since the last, and there is no backing") {
    Alone kit;
    kit.activate_fast(3);
    CHECK(kit.give("move T3 ahead").empty());
    CHECK(kit.refused("move T3 port") == "more hexes forward before a turn at Maximum (3.4.2)");
    CHECK(kit.give("move T3 ahead port").empty());
    CHECK(kit.left() == 3);
    CHECK(kit.refused("move T3 back") == "a ship at Cruise to back water (3.4.2)");
}

TEST_CASE("backing and a Turn Around start the count for a turn again") {
    Alone kit;
    CHECK(kit.give("move T3 ahead back").empty());
    CHECK(kit.refused("move T3 port") == "a hex forward before a turn (3.4.2)");
}

TEST_CASE("a turn on the spot takes all the movement of a ship that has spent none") {
    Alone kit;
    CHECK(kit.give("move T3 spin-starboard").empty());
    CHECK(kit.left() == 0);
    CHECK(kit.ship(3).at.facing == midsea.facing + 1);
    Alone moved;
    CHECK(moved.give("move T3 ahead").empty());
    CHECK(moved.refused("move T3 spin-port") ==
          "a ship that has spent no movement to turn on the spot (3.4.2)");
}

TEST_CASE("WG-A30: one ship in a hex, friends included") {
    Alone kit;
    kit.add_beside(red, "trireme", 3, Around::bow, 0);
    CHECK(kit.refused("move T3 ahead") == "an empty hex (WG-A30)");
    kit.ship(4).where = Whereabouts::sunk;
    CHECK(kit.refused("move T3 ahead").empty());
    kit.battle.land = {a_hex_ahead(midsea).bow};
    CHECK(kit.refused("move T3 ahead") == "an empty hex (WG-A30)");
}

TEST_CASE("WG-B2: a two-hex ship turns on her bow's hex, and her stern needs room") {
    Alone kit("hexeres");
    CHECK(kit.give("move T3 ahead").empty());
    const kit::HexShip turned = turned_by(kit.ship(3).at, 1);
    kit.add(red, "trireme", {stern_of(turned), 0, 1});
    CHECK(kit.refused("move T3 starboard") == "an empty hex (WG-A30)");
    CHECK(kit.refused("move T3 port").empty());
}

TEST_CASE("ships move one after another, and one that another followed has finished") {
    Alone kit;
    kit.add(red, "trireme", {{5, 20}, 2, 1});
    kit.activate({3, 4});
    CHECK(kit.give("move T3 ahead").empty());
    CHECK(kit.give("move T4 ahead").empty());
    CHECK(kit.refused("move T3 ahead") == "a ship that has not finished her movement (WG-2)");
    CHECK(kit.refused("move T1 ahead") == "a ship of the active group (WG-2)");
}

TEST_CASE("a ship that leaves the board counts 3 for the enemy") {
    Alone kit;
    kit.ship(3).at = {kit::hex_at({39, 10}, layout), 2, 1};
    kit.activate(3);
    CHECK(kit.give("move T3 ahead").empty());
    CHECK(kit.ship(3).where == Whereabouts::left);
    CHECK(kit.ship(3).exit == 90);
    CHECK(kit.battle.sides[1].points == 3);
}

TEST_CASE("WG-A23: half speed is an allowance of half of cruise at most") {
    Alone kit;
    const auto is_half = [&] { return is_at_half_speed(kit.tables, kit.battle, 3); };
    CHECK_FALSE(is_half());
    kit.ship(3).is_captured = true;
    CHECK(allowance(kit.tables, kit.battle, 3) == 2);
    CHECK(is_half());
    kit.ship(3).is_captured = false;
    kit.ship(3).has_sails_up = true;  // the wind is ahead
    kit.battle.wind.from = midsea.facing;
    CHECK(allowance(kit.tables, kit.battle, 3) == 2);
    Alone merchant("transport");
    merchant.ship(3).is_slow = true;
    CHECK(allowance(merchant.tables, merchant.battle, 3) == 1);
    merchant.ship(3).cruise = 3;
    CHECK(allowance(merchant.tables, merchant.battle, 3) == 2);  // rounded up
}

TEST_CASE("a ship steers to what she can reach by the cheapest way") {
    Alone kit;
    const auto reached = reachable(kit.tables, kit.battle, 3);
    CHECK(reached.front().steps.empty());
    CHECK(kit.refused("steer T3 to 39,29 heading 090") ==
          "a hex and heading that she can reach (3.4.2)");
    for (const Reach& reach : reached) {
        Alone other;
        if (reach.steps.empty()) continue;
        const BoardPlace to = place_of(reach.at.bow, layout);
        const std::string line = fmt::format("steer T3 to {},{} heading {:03}", to.column, to.row,
                                             kit::heading_of(reach.at.facing, layout));
        CHECK(other.give(line).empty());
        CHECK(other.ship(3).at == reach.at);
        CHECK(other.left() == 4 - reach.cost);
    }
}

TEST_CASE("V-WG-20: jettisoned towers cost 1, add 1 to Maximum, and take the flames") {
    Alone cruise("hepteres");
    cruise.ship(3).has_flames = true;
    CHECK(cruise.give("jettison T3").empty());
    CHECK(cruise.left() == 2);
    CHECK(cruise.ship(3).maximum == 5);
    CHECK_FALSE(cruise.ship(3).has_flames);
    CHECK(cruise.refused("jettison T3") == "a ship with towers (WG-82)");

    Alone fast("hepteres");
    fast.activate_fast(3);
    CHECK(fast.give("jettison T3").empty());
    CHECK(fast.left() == 4);
    CHECK(fast.ship(3).missiles == 3);

    Alone by_switch("hepteres");
    by_switch.tables.switches.tower_missile = -1;
    CHECK(by_switch.give("jettison T3").empty());
    CHECK(by_switch.ship(3).missiles == 2);
}

TEST_CASE("sails: 1 point, one more with the wind from astern, and no turns on the spot") {
    Alone kit;
    kit.battle.wind.from = kit::in_hex(midsea.facing + 2);
    CHECK(kit.give("sails T3 up").empty());
    CHECK(kit.left() == 3);
    CHECK(kit.refused("move T3 about") == "a ship without sails up for a Turn Around (WG-93)");
    CHECK(allowance(kit.tables, kit.battle, 3) == 5);
    kit.activate(3);
    CHECK(kit.refused("move T3 spin-port") ==
          "a ship without sails up to turn on the spot (WG-93)");
    CHECK_FALSE(may_go_maximum(kit.battle, kit.ship(3)));
    kit.battle.wind.is_calm = true;
    CHECK(allowance(kit.tables, kit.battle, 3) == 2);
    kit.ship(3).has_mast = false;
    CHECK(kit.refused("sails T3 down") == "a ship with masts (WG-93)");
    Alone fast;
    fast.activate_fast(3);
    CHECK(fast.refused("sails T3 up") == "a ship at Cruise to raise sails (WG-93)");
}

TEST_CASE("who may go at Maximum") {
    const auto may = [](auto change) {
        Alone kit;
        change(kit);
        return may_go_maximum(kit.battle, kit.ship(3));
    };
    CHECK(may([](Alone&) {}));
    CHECK_FALSE(may([](Alone& kit) { kit.ship(3).crew = 0; }));
    CHECK_FALSE(may([](Alone& kit) { kit.ship(3).is_captured = true; }));
    CHECK_FALSE(may([](Alone& kit) { kit.ship(3).is_crippled = true; }));
    CHECK_FALSE(may([](Alone& kit) { kit.ship(3).fatigue = 1; }));
    CHECK_FALSE(may([](Alone& kit) { kit.battle.wind.is_storm = true; }));
    CHECK_FALSE(may_go_maximum(Alone("transport").battle, Alone("transport").ship(3)));
}
