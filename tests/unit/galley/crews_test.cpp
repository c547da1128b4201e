#include <catch2/catch.hpp>

#include "tactical/galley/boarding.h"
#include "tactical/galley/chances.h"
#include "tactical/galley/fatigue.h"
#include "tactical/galley/fires.h"
#include "tactical/galley/holds.h"
#include "tactical/galley/points.h"
#include "tactical/galley/sinking.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;
using kit::Around;

namespace {

/// T3 of Blue amid the sea, T4 of Red grappled with her; Red has moved and boards.
struct Boarding : GalleyKit {
    explicit Boarding(std::string_view boarder = "hexeres") {
        add(blue, "trireme", midsea);
        add_beside(red, boarder, 3, Around::bow_starboard, 0);
        hold(battle, 4, 3, HoldKind::grappled);
        activate(4);
        battle.progress.phase = Phase::boarding;
    }
};

struct Burning : GalleyKit {
    Burning() {
        add(blue, "trireme", midsea);
        ship(3).fire_since = 1;
        battle.progress.turn = 2;
    }
    void burn_with(std::int32_t face) {
        force(DieUse::fire, 3, {face});
        Ground ground(tables, battle, dice, &log);
        burn(ground);
    }
};

}  // namespace

TEST_CASE("every row of the boarding table has its losses") {
    const Tables tables;
    const auto row = [&](std::int32_t total) { return boarding_row(tables.boarding, total); };
    CHECK(row(-3).attacker == 2);
    CHECK(row(4).attacker == 2);
    CHECK(row(5).attacker == 1);
    CHECK(row(6).defender == 0);
    CHECK(row(7).attacker == 1);
    CHECK(row(8).defender == 1);
    CHECK(row(9).attacker == 0);
    CHECK(row(10).defender == 1);
    CHECK(row(11).defender == 2);
    CHECK_FALSE(row(11).is_captured);
    CHECK(row(12).is_captured);
    CHECK(row(20).is_captured);
}

TEST_CASE("boarders add, defenders take off, and crews count up to 2 either way") {
    const Tables tables;
    Ship target;
    target.manpower = 2;
    target.crew = 1;
    CHECK(boarding_modifiers(tables, target, 4, 5).total() == 4);
    target.crew = 5;
    CHECK(boarding_modifiers(tables, target, 4, 1).total() == 0);
}

TEST_CASE("the chance of a capture is that of the table") {
    Boarding kit;
    CHECK(capture_chance(kit.tables, kit.battle, 4, 3, 4) == 2778);  // 10 of 36
    kit.ship(3).manpower = 1;
    CHECK(capture_chance(kit.tables, kit.battle, 4, 3, 4) == 9167);  // 33 of 36
}

TEST_CASE("a captured ship has neither crew nor men, and her captor gives the prize crew") {
    Boarding kit;
    kit.ship(3).firepots = 1;
    kit.force(DieUse::boarding, 3, {6, 6});
    CHECK(kit.give("board T3 T4 x4").empty());
    const Ship& prize = kit.ship(3);
    CHECK(prize.is_captured);
    CHECK(prize.side == red);
    CHECK(prize.crew + prize.manpower + prize.firepots == 0);
    CHECK(kit.ship(4).manpower == 3);
    CHECK(kit.battle.holds.empty());
    CHECK(kit.battle.sides[0].points == 4);  // her Ram Defence and 1
}

TEST_CASE("a defender without men is taken by one who has some left") {
    Boarding kit;
    kit.ship(3).manpower = 1;
    kit.force(DieUse::boarding, 3, {2, 2});  // 4 and 3: both lose one
    CHECK(kit.give("board T3 T4 x4").empty());
    CHECK(kit.ship(3).is_captured);
    CHECK(kit.ship(4).manpower == 2);
}

TEST_CASE("WG-B20: several boarders add up, and the largest loses first") {
    Boarding kit;
    kit.add_beside(red, "trireme", 3, Around::bow_port, 0);
    hold(kit.battle, 5, 3, HoldKind::grappled);
    kit.activate({4, 5}, true);
    kit.battle.progress.phase = Phase::boarding;
    kit.ship(3).manpower = 9;
    kit.force(DieUse::boarding, 3, {1, 2});
    CHECK(kit.give("board T3 T4 x3 T5 x2").empty());
    CHECK(kit.has_part("WG-92", "boarders +5"));
    CHECK(kit.ship(4).manpower == 2);
    CHECK(kit.ship(5).manpower == 2);
}

TEST_CASE("who may board") {
    Boarding kit;
    CHECK(kit.refused("board T3 T4 x5") == "no more manpower than she has (WG-92)");
    CHECK(kit.refused("board T3 T4 x0") == "at least 1 manpower from each ship (WG-92)");
    CHECK(kit.refused("board T3 T1 x1") == "a ship of the active group to board from (WG-B20)");
    CHECK(kit.refused("board T2 T4 x1") == "a ship grappled with her (WG-92)");
    CHECK(kit.refused("board T3 T4 x1 T4 x1") == "each boarding ship once (WG-92)");
    kit.battle.progress.boarded = {3};
    CHECK(kit.refused("board T3 T4 x1") == "one boarding of each target (WG-B20)");
}

TEST_CASE("every cell of the fatigue table is that of 3.4.8") {
    const FatigueTable table;
    const auto cells = [&](std::int32_t speed, std::int32_t crew) {
        std::string text;
        for (std::int32_t face = 1; face <= 6; ++face) {
            text += std::to_string(fatigue_level(table, speed, crew, face));
        }
        return text;
    };
    CHECK(cells(5, 4) == "000001");
    CHECK(cells(5, 3) == "000011");
    CHECK(cells(5, 1) == "000112");
    CHECK(cells(6, 5) == "000011");
    CHECK(cells(6, 2) == "000112");
    CHECK(cells(6, 1) == "001122");
    CHECK(cells(7, 4) == "000112");
    CHECK(cells(7, 3) == "001122");
    CHECK(cells(7, 1) == "011223");
    CHECK(cells(8, 4) == "001122");
    CHECK(cells(8, 3) == "011223");
    CHECK(cells(8, 0) == "112233");
    CHECK(cells(4, 4) == cells(5, 4));
    CHECK(cells(9, 4) == cells(8, 4));
}

TEST_CASE("a ship at Maximum rolls when its group has acted, and rests from the next turn on") {
    GalleyKit kit;
    kit.add(red, "fast trireme", midsea);
    kit.activate_fast(3);
    kit.force(DieUse::fatigue, 3, {6});
    CHECK(kit.give("done").empty());
    CHECK(kit.ship(3).fatigue == 2);  // row 7B
    Ground ground(kit.tables, kit.battle, kit.dice, nullptr);
    kit.ship(3).fatigued_in = kit.battle.progress.turn;
    rest(ground);
    CHECK(kit.ship(3).fatigue == 2);
    ++kit.battle.progress.turn;
    rest(ground);
    CHECK(kit.ship(3).fatigue == 1);
}

TEST_CASE("a fire rolls from the next turn on") {
    Burning kit;
    kit.battle.progress.turn = 1;
    kit.burn_with(1);
    CHECK(kit.ship(3).manpower == 2);
    kit.battle.progress.turn = 2;
    kit.burn_with(1);
    CHECK(kit.ship(3).manpower == 1);
}

TEST_CASE("each face of the fire has its effect") {
    const auto after = [](std::int32_t face) {
        Burning kit;
        kit.burn_with(face);
        return std::pair{kit.ship(3).manpower, kit.ship(3).fire_since.has_value()};
    };
    CHECK(after(1) == std::pair{1, true});
    CHECK(after(2) == std::pair{1, true});
    CHECK(after(3) == std::pair{2, true});
    CHECK(after(4) == std::pair{2, true});
    CHECK(after(5) == std::pair{2, false});
    CHECK(after(6) == std::pair{2, false});
}

TEST_CASE("a fire without men to take takes from the crew rating, and then nothing") {
    Burning kit;
    kit.ship(3).manpower = 0;
    kit.ship(3).crew = 1;
    kit.burn_with(1);
    CHECK(kit.ship(3).crew == 0);
    kit.burn_with(1);
    CHECK(kit.ship(3).crew == 0);
}

TEST_CASE("a fire spreads on 4 to ships in contact that roll 5 or 6") {
    for (const auto& [face, burns] : {std::pair{4, false}, std::pair{5, true}}) {
        Burning kit;
        kit.add_beside(red, "trireme", 3, Around::bow, 0);
        kit.force(DieUse::spread, 4, {face});
        kit.burn_with(4);
        CHECK(kit.ship(4).fire_since.has_value() == burns);
        CHECK_FALSE(kit.ship(1).fire_since.has_value());
    }
}

TEST_CASE("from its third end phase on a fire that burns sinks the ship on a 6") {
    for (const auto& [turn, sinks] : {std::pair{3, false}, std::pair{4, true}}) {
        Burning kit;
        kit.battle.progress.turn = turn;
        kit.force(DieUse::burnt_down, 3, {6});
        kit.burn_with(3);
        CHECK((kit.ship(3).where == Whereabouts::sunk) == sinks);
    }
}

TEST_CASE("WG-23: who is grappled with a ship that sinks comes free on 3, or goes down too") {
    for (const auto& [face, sinks] : {std::pair{2, true}, std::pair{3, false}}) {
        GalleyKit kit;
        kit.add(blue, "trireme", midsea);
        kit.add_beside(red, "trireme", 3, Around::bow_port, 0);
        hold(kit.battle, 3, 4, HoldKind::grappled);
        kit.force(DieUse::dragged, 4, {face});
        Ground ground(kit.tables, kit.battle, kit.dice, nullptr);
        sink(ground, 3, "WG-83");
        CHECK((kit.ship(4).where == Whereabouts::sunk) == sinks);
        CHECK(kit.ship(4).lost_with.has_value() == sinks);
        CHECK(kit.battle.holds.empty());
    }
}

TEST_CASE("WG-B27: along a chain, unless the switch forbids it") {
    for (const bool drags : {true, false}) {
        GalleyKit kit;
        kit.tables.switches.grapple_drags_down = drags;
        kit.add(blue, "trireme", midsea);
        kit.add_beside(red, "trireme", 3, Around::bow_port, 0);
        kit.add_beside(blue, "trireme", 4, Around::bow_port, 0);
        hold(kit.battle, 3, 4, HoldKind::grappled);
        hold(kit.battle, 5, 4, HoldKind::grappled);
        kit.force(DieUse::dragged, 4, {1});
        kit.force(DieUse::dragged, 5, {1}, 1);
        Ground ground(kit.tables, kit.battle, kit.dice, nullptr);
        sink(ground, 3, "WG-83");
        CHECK((kit.ship(5).where == Whereabouts::sunk) == drags);
        CHECK((kit.ship(4).where == Whereabouts::sunk) == drags);
    }
}

TEST_CASE("a ship counts once, at her best, and a prize anew") {
    GalleyKit kit;
    kit.add(blue, "trireme", midsea);
    Ground ground(kit.tables, kit.battle, kit.dice, nullptr);
    count_loss(ground, 3, red);
    CHECK(kit.battle.sides[0].points == 3);
    count_loss(ground, 3, red);
    CHECK(kit.battle.sides[0].points == 3);
    count_capture(ground, 3, red);
    CHECK(kit.battle.sides[0].points == 4);
    kit.ship(3).side = red;
    count_loss(ground, 3, blue);
    CHECK(kit.battle.sides[1].points == 3);
}

TEST_CASE("victory is 80 points and twice the enemy's") {
    GalleyKit kit;
    kit.battle.sides[0].points = 79;
    CHECK_FALSE(winner_by_points(kit.tables, kit.battle));
    kit.battle.sides[0].points = 80;
    CHECK(winner_by_points(kit.tables, kit.battle) == red);
    kit.battle.sides[1].points = 41;
    CHECK_FALSE(winner_by_points(kit.tables, kit.battle));
}
