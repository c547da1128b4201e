#include "tactical/squadron/melee.h"

#include <catch2/catch.hpp>

#include "tactical/squadron/fates.h"
#include "tactical/squadron/ships.h"
#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

/// A class with so much crew.
ShipClass with_crew(SquadronKit& kit, std::int32_t crew) {
    ShipClass kind = kit.class_called("cruiser");
    kind.crew = crew;
    return kind;
}

/// A ship of red with 8 crew that fights two of blue, with 5 and 3.
SquadronKit one_against_two() {
    SquadronKit kit;
    kit.ship(kit.squadron(red, with_crew(kit, 8)), {0, 0}, 0);
    kit.ship(kit.squadron(blue, with_crew(kit, 5)), {110, 0}, 0);
    kit.ship(kit.squadron(blue, with_crew(kit, 3)), {-110, 0}, 0);
    kit.battle.fights = {{0, 1}, {0, 2}};
    kit.begin();
    return kit;
}

void force_melee(SquadronKit& kit, ShipNumber ship, const std::vector<std::int32_t>& faces) {
    for (std::uint32_t nth = 0; nth < 30; ++nth) {
        kit.force(DieUse::melee, ship, nth, nth < faces.size() ? faces[nth] : 1);
    }
}

}  // namespace

TEST_CASE("crews are the dice of both sides, a pool adds them up (V-US-20)") {
    SquadronKit kit = one_against_two();
    REQUIRE(kit.give("activate S1").empty());
    REQUIRE(kit.give("pass").empty());
    CHECK(kit.battle.progress.asking == Asking::melee_dice);
    CHECK(kit.give("assign T1 T2 5 T3 4") == "8 dice in all");
    for (ShipNumber ship = 0; ship < 3; ++ship) force_melee(kit, ship, {});
    REQUIRE(kit.give("assign T1 T2 5 T3 3").empty());
    std::int32_t own = 0, theirs = 0;
    for (const LogLine& line : kit.log.lines) {
        if (line.rule != "US-65") continue;
        (line.text.starts_with("Ship 1") ? own : theirs) += line.parts[0][0] - '0';
    }
    CHECK(own == 8);
    CHECK(theirs == 8);
}

TEST_CASE("each side loses as many crew as it is hit; who has none is a prize (US-65, US-66)") {
    SquadronKit kit = one_against_two();
    REQUIRE(kit.give("activate S1").empty());
    REQUIRE(kit.give("pass").empty());
    force_melee(kit, 0, {4, 4, 1, 1, 1, 4, 4, 4});  // two on T2, three on T3
    force_melee(kit, 1, {4});
    force_melee(kit, 2, {4, 4});
    REQUIRE(kit.give("assign T1 T2 5 T3 3").empty());
    CHECK(crew_left(kit.battle, kit.battle.ships[0]) == 5);
    CHECK(crew_left(kit.battle, kit.battle.ships[1]) == 3);
    CHECK(kit.battle.ships[2].where == Whereabouts::captured);
    CHECK(kit.battle.ships[2].taken_by == red);
    CHECK(kit.battle.fights == std::vector<Pair>{{0, 1}});
}

TEST_CASE("hits on a pool are spread evenly, the owner chooses the rest (US-69, US-B21)") {
    SquadronKit kit = one_against_two();
    REQUIRE(kit.give("activate S1").empty());
    REQUIRE(kit.give("pass").empty());
    force_melee(kit, 0, {4, 4, 4});
    force_melee(kit, 1, {});
    force_melee(kit, 2, {});
    REQUIRE(kit.give("assign T1 pool").empty());
    CHECK(kit.battle.progress.asking == Asking::losses);
    CHECK(kit.battle.progress.asked == blue);
    CHECK(kit.give("losses T2 3") == "losses spread as evenly as possible");
    REQUIRE(kit.give("losses T2 1 T3 2").empty());
    CHECK(crew_left(kit.battle, kit.battle.ships[1]) == 4);
    CHECK(crew_left(kit.battle, kit.battle.ships[2]) == 1);
}

TEST_CASE("melee.casualties lets the owner or the enemy spread all hits (US-A20)") {
    for (const Casualties by : {Casualties::owner, Casualties::enemy}) {
        SquadronKit kit = one_against_two();
        kit.tables.switches.melee_casualties = by;
        REQUIRE(kit.give("activate S1").empty());
        for (ShipNumber ship = 1; ship < 3; ++ship) force_melee(kit, ship, {});
        force_melee(kit, 0, {4, 4, 4});
        REQUIRE(kit.give("pass").empty());
        CHECK(kit.battle.progress.asking == Asking::losses);
        CHECK(kit.battle.progress.asked == (by == Casualties::owner ? blue : red));
        CHECK(kit.give("losses T2 3").empty());
    }
}

TEST_CASE("both wiped out at once are prizes of each other (US-69)") {
    SquadronKit kit;
    kit.ship(kit.squadron(red, with_crew(kit, 1)), {0, 0}, 0);
    kit.ship(kit.squadron(blue, with_crew(kit, 1)), {110, 0}, 0);
    kit.ship(kit.squadron(red, "cruiser"), {-2'000, 0}, 0);
    kit.far_enemy();
    kit.battle.fights = {{0, 1}};
    kit.begin();
    REQUIRE(kit.give("activate S1").empty());
    force_melee(kit, 0, {4});
    force_melee(kit, 1, {4});
    REQUIRE(kit.give("pass").empty());
    CHECK(kit.battle.ships[0].taken_by == blue);
    CHECK(kit.battle.ships[1].taken_by == red);
}

TEST_CASE("to break off needs a higher total than all enemies touched (US-B22)") {
    SquadronKit kit = one_against_two();
    REQUIRE(kit.give("activate S1").empty());
    kit.force(DieUse::break_off, 0, 0, 3);
    kit.force(DieUse::break_off, 1, 0, 3);
    SquadronKit tie = kit;
    REQUIRE(tie.give("break T1").empty());
    CHECK(tie.battle.fights.size() == 2);
    kit.force(DieUse::break_off, 0, 0, 4);
    REQUIRE(kit.give("break T1").empty());
    CHECK(kit.battle.fights.empty());
    CHECK(kit.battle.progress.asking == Asking::movement);
}

TEST_CASE("breaking off is free or impossible by its switch (US-A21)") {
    SquadronKit kit = one_against_two();
    kit.tables.switches.break_off = BreakOff::free;
    REQUIRE(kit.give("activate S1").empty());
    REQUIRE(kit.give("break T1").empty());
    CHECK(kit.battle.fights.empty());
    kit = one_against_two();
    kit.tables.switches.break_off = BreakOff::never;
    REQUIRE(kit.give("activate S1").empty());
    CHECK(kit.battle.progress.asking == Asking::melee_dice);
}

TEST_CASE("contact with an enemy is fought out after the shots, unless it is optional (US-B5)") {
    for (const bool is_optional : {false, true}) {
        SquadronKit kit;
        kit.tables.switches.melee_optional = is_optional;
        kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
        kit.ship(kit.squadron(blue, "cruiser"), {0, 600}, 0);
        kit.begin();
        REQUIRE(kit.give("activate S1").empty());
        kit.force_attacks(0, 1);
        kit.force_attacks(1, 1);
        force_melee(kit, 0, {});
        force_melee(kit, 1, {});
        REQUIRE(kit.give("move T1 ahead 600 ram").empty());
        if (is_optional) {
            CHECK(kit.battle.progress.asking == Asking::melee);
            CHECK(kit.battle.fights.empty());
            SquadronKit boarding = kit;
            REQUIRE(boarding.give("board T1 T2").empty());
            CHECK(boarding.battle.fights == std::vector<Pair>{{0, 1}});
            REQUIRE(kit.give("pass").empty());
            CHECK(kit.battle.fights.empty());
        } else {
            CHECK(kit.battle.fights == std::vector<Pair>{{0, 1}});
        }
    }
}

TEST_CASE("an old fight is fought once in an activation, before the moves or after them (US-B2)") {
    for (const MeleeTiming timing : {MeleeTiming::before_moves, MeleeTiming::after_moves}) {
        SquadronKit kit;
        kit.tables.switches.melee_timing = timing;
        kit.tables.switches.break_off = BreakOff::never;
        kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
        kit.ship(kit.squadron(blue, "cruiser"), {110, 0}, 0);
        kit.battle.fights = {{0, 1}};
        kit.begin();
        force_melee(kit, 0, {});
        force_melee(kit, 1, {});
        REQUIRE(kit.give("activate S1").empty());
        CHECK(std::count_if(kit.log.lines.begin(), kit.log.lines.end(),
                            [](const LogLine& line) { return line.rule == "US-65"; }) == 2);
        CHECK(kit.battle.progress.asked == blue);
    }
}
