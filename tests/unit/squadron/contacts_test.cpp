#include "tactical/squadron/contacts.h"

#include <catch2/catch.hpp>

#include "tactical/squadron/ships.h"
#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

/// A cruiser of red heading north towards a battleship of blue that lies across her course.
SquadronKit before_contact() {
    SquadronKit kit;
    kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
    kit.ship(kit.squadron(blue, "battleship"), {0, 600}, 90);
    kit.begin();
    return kit;
}

}  // namespace

TEST_CASE("a ram rolls the ram score, and the initial hull points back (V-US-13)") {
    SquadronKit kit = before_contact();
    kit.battle.ships[1].damage.hull = 6;
    REQUIRE(kit.give("activate S1").empty());
    kit.force_attacks(0, 1);
    kit.force_attacks(1, 1);
    REQUIRE(kit.give("move T1 ahead 500 ram").empty());
    CHECK(kit.dice_said("rams") == "6 AD");
    CHECK(kit.dice_said("takes the ram of") == "8 AD");
}

TEST_CASE("a move ends at the last hundredth without overlap (US-B35)") {
    SquadronKit kit = before_contact();
    REQUIRE(kit.give("activate S1").empty());
    kit.force_attacks(0, 1);
    kit.force_attacks(1, 1);
    REQUIRE(kit.give("move T1 ahead 500").empty());
    // from the middle of the base to the bow 1.25; the battleship is 1.25 broad
    CHECK(kit.battle.ships[0].place.y == 600 - 62 - 125 - 1);
}

TEST_CASE("without a declared ram the same contact is a collision (US-54, US-56)") {
    SquadronKit kit = before_contact();
    REQUIRE(kit.give("activate S1").empty());
    kit.force_attacks(0, 1);
    kit.force_attacks(1, 1);
    REQUIRE(kit.give("move T1 ahead 500").empty());
    CHECK(kit.dice_said("collides with") == "5 AD");
    CHECK(kit.dice_said("is run into by") == "8 AD");
}

TEST_CASE("damage reduces a ram only by its switch (US-A32)") {
    SquadronKit kit = before_contact();
    kit.tables.switches.reduces_ram = true;
    kit.battle.ships[0].damage.hull = 2;
    REQUIRE(kit.give("activate S1").empty());
    kit.force_attacks(0, 1);
    kit.force_attacks(1, 1);
    REQUIRE(kit.give("move T1 ahead 500 ram").empty());
    CHECK(kit.dice_said("rams") == "4 AD");
}

TEST_CASE("a contact with the side of a ship is no ram, but by ram.declare = any_contact") {
    for (const RamDeclare declare : {RamDeclare::bow, RamDeclare::any_contact}) {
        SquadronKit kit;
        kit.tables.switches.ram_declare = declare;
        kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
        // beside her course, met by her port side as she turns away to starboard
        kit.ship(kit.squadron(blue, "frigate"), {-95, -80}, 0);
        kit.begin();
        REQUIRE(kit.give("activate S1").empty());
        kit.force_attacks(0, 1);
        kit.force_attacks(1, 1);
        REQUIRE(kit.give("move T1 starboard 45 ahead 100 ram").empty());
        INFO(word_of(declare));
        CHECK((kit.dice_said("rams") == "6 AD") == (declare == RamDeclare::any_contact));
    }
}

TEST_CASE("every pair of a contact is treated apart, all together (V-US-15)") {
    SquadronKit kit;
    ShipClass large = kit.class_called("cruiser"), middle = large, small = large;
    large.hull = 8;
    middle.hull = 5;
    small.hull = 2;
    kit.ship(kit.squadron(red, large), {0, 0}, 0);
    kit.ship(kit.squadron(blue, middle), {-60, 500}, 0);
    kit.ship(kit.squadron(blue, small), {60, 500}, 0);
    kit.begin();
    REQUIRE(kit.give("activate S1").empty());
    for (ShipNumber ship = 0; ship < 3; ++ship) kit.force_attacks(ship, 1);
    REQUIRE(kit.give("move T1 ahead 500").empty());
    std::vector<std::string> dice;
    for (const LogLine& line : kit.log.lines) {
        if (line.rule == "US-55" || line.rule == "US-56")
            dice.push_back(line.parts[0].substr(0, 4));
    }
    CHECK(dice == std::vector<std::string>{"8 AD", "5 AD", "8 AD", "2 AD"});
}

TEST_CASE("obstacles attack with 4, 8 or 12 dice by their kind (V-US-16)") {
    const std::vector<std::string> dice{"4 AD", "8 AD", "12 AD"};
    for (std::size_t kind = 0; kind < dice.size(); ++kind) {
        SquadronKit kit;
        kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
        kit.far_enemy();
        kit.battle.obstacles = {{static_cast<ObstacleKind>(kind), {{0, 500}, 0, 200, 200}, true}};
        kit.begin();
        REQUIRE(kit.give("activate S1").empty());
        kit.force_attacks(0, 1);
        REQUIRE(kit.give("move T1 ahead 500").empty());
        CHECK(kit.dice_said("runs against") == dice[kind]);
    }
}

TEST_CASE("a ship of the same squadron stops a move like any other (US-24)") {
    SquadronKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.ship(squadron, {0, 0}, 0);
    kit.ship(squadron, {0, 400}, 0);
    kit.far_enemy();
    kit.begin();
    REQUIRE(kit.give("activate S1").empty());
    REQUIRE(kit.give("move T1 ahead 400").empty());
    CHECK(kit.battle.ships[0].place.y == 400 - 250);
    CHECK(kit.battle.activation.contacts.size() == 1);
}

TEST_CASE("a ship that cannot go ahead may back, swing or stay; an old contact is none (US-B1)") {
    SquadronKit kit;
    kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
    kit.far_enemy();
    kit.battle.obstacles = {{ObstacleKind::soft, {{0, 175}, 0, 100, 100}, false}};
    kit.battle.grounded = {{0, 0}};
    for (const std::string order : {"back T1", "swing T1 port 45", "stay T1"}) {
        SquadronKit each = kit;
        each.begin();
        REQUIRE(each.give("activate S1").empty());
        CHECK(each.give(order).empty());
        CHECK(each.battle.activation.contacts.empty());
    }
    SquadronKit back = kit;
    back.begin();
    REQUIRE(back.give("activate S1").empty());
    REQUIRE(back.give("back T1").empty());
    CHECK(back.battle.ships[0].place == kit::Point{0, -100});
    CHECK(back.battle.grounded.empty());
    SquadronKit none = kit;
    none.tables.switches.contact_clear = Clearing::none;
    none.begin();
    REQUIRE(none.give("activate S1").empty());
    CHECK(none.give("back T1") == "a ship that cannot go ahead");
}

TEST_CASE("a move must run 2 inches, under a head wind as far as the allowance goes (US-B11)") {
    SquadronKit kit = before_contact();
    REQUIRE(kit.give("activate S1").empty());
    CHECK(kit.give("move T1 ahead 199") == "a run of at least 200 hundredths");
    kit.battle.ships[0].movement = 300;
    kit.battle.conditions.force = usual_force;
    kit.battle.conditions.wind_from = 0;
    CHECK(kit.give("move T1 ahead 149") == "a run of at least 150 hundredths");
    CHECK(kit.give("move T1 ahead 151") == "a move of at most 300 hundredths in place of 302");
    CHECK(kit.give("move T1 ahead 150").empty());
}

TEST_CASE("a ship without steering does not turn (table 1.4.4, 3)") {
    SquadronKit kit = before_contact();
    kit.battle.ships[0].damage.lasting[static_cast<std::size_t>(Lasting::steering)] = 1;
    REQUIRE(kit.give("activate S1").empty());
    CHECK(kit.give("move T1 port 45 ahead 200") == "no turn: her steering is shot away");
}

TEST_CASE("an anchored ship gives up one move to weigh, and may fire meanwhile (V-US-18)") {
    SquadronKit kit;
    kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
    kit.ship(kit.squadron(blue, "battleship"), {600, 0}, 0);
    kit.begin();
    const auto end_of_turn = [&] {
        for (int order = 0; order < 20 && kit.battle.progress.asked == red; ++order) {
            if (kit.battle.progress.asking == Asking::squadron) return;
            kit.give("pass");
        }
    };
    REQUIRE(kit.give("activate S1").empty());
    REQUIRE(kit.give("move T1 ahead 200 anchor").empty());
    CHECK(kit.battle.ships[0].anchor == Anchor::anchored);
    CHECK(kit.battle.progress.asking == Asking::fire);
    end_of_turn();
    kit.begin();
    REQUIRE(kit.give("activate S1").empty());
    CHECK(kit.give("move T1 ahead 200") == "a ship under way");
    REQUIRE(kit.give("weigh T1").empty());
    CHECK(kit.battle.ships[0].anchor == Anchor::weighing);
    CHECK(kit.battle.progress.asking == Asking::fire);
}
