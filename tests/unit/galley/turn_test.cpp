#include "tactical/galley/turn.h"

#include <catch2/catch.hpp>

#include "tactical/galley/end_phase.h"
#include "tactical/galley/seamanship.h"
#include "tactical/galley/weather.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;

namespace {

/// Two squadrons of Red and one of Blue; T1 is Red's admiral.
struct Fleets : GalleyKit {
    Fleets() {
        battle.ships.clear();
        battle.squadrons = {{"Van", red, 1}, {"Rear", red, 3}, {"Blue", blue, 5}};
        put(red, 0, {5, 10});
        put(red, 0, {5, 11});
        put(red, 1, {5, 16});
        put(red, 1, {5, 17});
        put(blue, 2, {20, 12});
        put(blue, 2, {20, 13});
        battle.sides[0].admiral = 1;
        battle.sides[0].initiative = 2;
        battle.sides[1].admiral = 5;
        battle.sides[1].initiative = 1;
        begin();
    }
    void put(SideIndex side, std::uint32_t squadron, kit::Hex hex) {
        ship(add(side, "trireme", {hex, side == red ? 2 : 5, 1})).squadron = squadron;
    }
    /// As if the turn had just begun.
    void begin() {
        battle.progress.groups = groups_of(tables, battle);
        battle.progress.phase = Phase::who_first;
        battle.progress.asked = red;
        battle.progress.is_individuals = false;
    }
    void set_speeds() {
        while (battle.progress.phase == Phase::speed) CHECK(give("done").empty());
    }
};

}  // namespace

TEST_CASE("squadrons are the ships in command range of their commander, the others act alone") {
    Fleets kit;
    const auto groups = groups_of(kit.tables, kit.battle);
    REQUIRE(groups.size() == 3);
    CHECK(groups[0].ships == std::vector<Tag>{1, 2});
    CHECK(groups[0].is_command);
    kit.ship(2).at.bow = {5, 14};  // 4 hexes off
    const auto apart = groups_of(kit.tables, kit.battle);
    REQUIRE(apart.size() == 4);
    CHECK(apart[3].ships == std::vector<Tag>{2});
    CHECK_FALSE(apart[3].is_command);
    kit.ship(3).where = Whereabouts::sunk;  // the commander of the rear
    CHECK(is_individual(kit.tables, kit.battle, 4));
}

TEST_CASE("the winner of the initiative chooses who goes first, in speeds and in activations") {
    Fleets kit;
    CHECK(kit.give("begin S2").empty());
    CHECK(kit.battle.progress.phase == Phase::speed);
    CHECK(kit.battle.progress.asked == blue);
    CHECK(kit.give("speed Q3 T5").empty());
    CHECK(kit.ship(5).speed == Speed::maximum);
    CHECK(kit.battle.progress.asked == red);
    CHECK(kit.give("speed Q1").empty());
    CHECK(kit.battle.progress.asked == red);  // Blue has no other
    CHECK(kit.refused("speed Q2 T1") == "a ship of that squadron (WG-1)");
    CHECK(kit.give("speed Q2").empty());
    CHECK(kit.battle.progress.phase == Phase::squadrons);
    CHECK(kit.battle.progress.asked == blue);
    CHECK(kit.give("activate Q3").empty());
    CHECK(kit.give("done").empty());
    CHECK(kit.battle.progress.asked == red);
}

TEST_CASE("a tired ship is not set to Maximum") {
    Fleets kit;
    kit.ship(1).fatigue = 1;
    CHECK(kit.give("begin S1").empty());
    CHECK(kit.refused("speed Q1 T1") == "a ship that can go at Maximum (WG-5)");
    CHECK(kit.refused("speed Q1 T2").empty());
}

TEST_CASE("an admiral leads two squadrons on a total of 6, one of them his own") {
    for (const auto& [face, both] : {std::pair{4, true}, std::pair{3, false}}) {
        Fleets kit;
        CHECK(kit.give("begin S1").empty());
        kit.set_speeds();
        kit.force(DieUse::double_activation, 1, {face});
        CHECK(kit.give("activate Q1 Q2").empty());
        // without success the other squadron acts now, the admiral's later
        CHECK(kit.battle.progress.active == (both ? 1U : 2U));
        CHECK(kit.give("done").empty());
        CHECK(kit.battle.progress.asked == (both ? red : blue));
        CHECK(kit.battle.progress.active == (both ? 2U : 0U));
    }
}

TEST_CASE("an admiral who is lost leads no two squadrons") {
    Fleets kit;
    CHECK(kit.give("begin S1").empty());
    kit.set_speeds();
    kit.ship(1).where = Whereabouts::sunk;
    CHECK(kit.refused("activate Q1 Q2") ==
          "two squadrons that have not acted, one of them the admiral's (WG-1)");
}

TEST_CASE("WG-B16: a double activation is two, in the order of its owner, counted apart") {
    Fleets kit;
    CHECK(kit.give("begin S1").empty());
    kit.set_speeds();
    kit.force(DieUse::double_activation, 1, {6});
    CHECK(kit.give("activate Q2 Q1").empty());  // the admiral's own second
    CHECK(kit.battle.progress.active == 2);
    kit.ship(5).has_reacted = true;
    kit.ship(5).avoidances = 1;
    CHECK(kit.give("done").empty());
    CHECK(kit.battle.progress.active == 1);
    CHECK_FALSE(kit.ship(5).has_reacted);
    CHECK(kit.ship(5).avoidances == 0);
    CHECK(kit.give("done").empty());
    CHECK(kit.battle.progress.asked == blue);
}

TEST_CASE("WG-B16: the side that goes first begins every part, and who has more goes on alone") {
    Fleets kit;
    for (const Tag ship : {2U, 6U}) kit.ship(ship).at.bow.r += 6;  // out of command range
    kit.ship(4).where = kit.ship(3).where = Whereabouts::left;
    kit.add(blue, "trireme", {{25, 2}, 5, 1});
    kit.ship(7).squadron = 2;
    kit.begin();
    CHECK(kit.give("begin S2").empty());
    CHECK(kit.battle.progress.asked == blue);  // D
    kit.set_speeds();
    std::vector<SideIndex> acted;
    while (kit.battle.progress.turn == 1) {
        if (kit.battle.progress.active == 0) acted.push_back(*kit.battle.progress.asked);
        REQUIRE(kit.give("done").empty());
    }
    // E: a squadron each; F: ship by ship, and Blue has two
    CHECK(acted == std::vector{blue, red, blue, red, blue});
}

TEST_CASE("each activation counts its own avoidances and reactions") {
    Fleets kit;
    CHECK(kit.give("begin S1").empty());
    kit.set_speeds();
    CHECK(kit.give("activate Q1").empty());
    kit.ship(5).has_reacted = true;
    kit.ship(5).avoidances = 2;
    CHECK(kit.give("done").empty());
    CHECK_FALSE(kit.ship(5).has_reacted);
    CHECK(kit.ship(5).avoidances == 0);
}

TEST_CASE("individual ships act after the squadrons, and then the turn ends") {
    Fleets kit;
    kit.ship(2).at.bow = {5, 25};
    kit.begin();
    CHECK(kit.give("begin S1").empty());
    kit.set_speeds();
    for (int group = 0; group < 3; ++group) {
        CHECK(kit.battle.progress.phase == Phase::squadrons);
        CHECK(kit.give("done").empty());
        CHECK(kit.give("done").empty());
    }
    CHECK(kit.battle.progress.phase == Phase::individuals);
    CHECK(kit.give("activate Q4").empty());
    CHECK(kit.give("done").empty());
    CHECK(kit.battle.progress.turn == 2);
    CHECK(kit.battle.progress.phase == Phase::who_first);
    CHECK(kit.log.turns.size() == 1);
}

TEST_CASE("every row of the wind table has its effect") {
    const auto after = [](std::int32_t first, std::int32_t second) {
        Fleets kit;
        kit.force(DieUse::wind, 0, {first, second});
        Ground ground(kit.tables, kit.battle, kit.dice, nullptr);
        roll_wind(ground);
        return kit.battle.wind;
    };
    CHECK(after(1, 1) == WindState{0, true, false});
    CHECK(after(1, 2) == WindState{5, false, false});
    CHECK(after(2, 2) == WindState{5, false, false});
    CHECK(after(2, 3) == WindState{0, false, false});
    CHECK(after(4, 5) == WindState{0, false, false});
    CHECK(after(5, 5) == WindState{1, false, false});
    CHECK(after(5, 6) == WindState{1, false, false});
    CHECK(after(6, 6) == WindState{0, false, true});
}

TEST_CASE("WG-94: a side that lost its admiral tests once, and withdraws on 7") {
    for (const auto& [face, behind, goes] :
         {std::tuple{6, true, true}, std::tuple{6, false, false}, std::tuple{5, true, false}}) {
        Fleets kit;
        kit.battle.progress.turn = 1;
        kit.ship(1).where = Whereabouts::sunk;
        kit.battle.sides[1].points = behind ? 3 : 0;
        kit.force(DieUse::withdrawal, 1, {face});
        Ground ground(kit.tables, kit.battle, kit.dice, nullptr);
        CHECK(end_phase(ground) == goes);
        CHECK(kit.battle.sides[1].points == (behind ? 3 : 0) + (goes ? 25 : 0));
        if (goes) CHECK(kit.battle.progress.ended_by == EndedBy::disengagement);
        CHECK(kit.battle.sides[0].has_tested_withdrawal);
    }
}

TEST_CASE("WG-A25: at the end a rammed ship sinks on 4, or as the switch says") {
    for (const auto& [on, face, sinks] :
         {std::tuple{4, 4, true}, std::tuple{4, 3, false}, std::tuple{7, 6, false}}) {
        Fleets kit;
        kit.tables.switches.rammed_sinks_on = on;
        kit.ship(5).is_rammed = true;
        kit.force(DieUse::sinking, 5, {face});
        Ground ground(kit.tables, kit.battle, kit.dice, nullptr);
        end_battle(ground, {});
        CHECK((kit.ship(5).where == Whereabouts::sunk) == sinks);
        CHECK(kit.battle.progress.phase == Phase::over);
    }
}

TEST_CASE("points end the battle in the phase of its end") {
    Fleets kit;
    kit.battle.sides[1].points = 80;
    Ground ground(kit.tables, kit.battle, kit.dice, nullptr);
    CHECK(end_phase(ground));
    CHECK(kit.battle.progress.ended_by == EndedBy::victory_points);
}

TEST_CASE("the last turn ends the battle") {
    Fleets kit;
    kit.battle.progress.turn = kit.battle.progress.turns;
    Ground ground(kit.tables, kit.battle, kit.dice, nullptr);
    CHECK(end_phase(ground));
    CHECK(kit.battle.progress.ended_by == EndedBy::turn_limit);
}
