#include <catch2/catch.hpp>

#include "tactical/gunnery/expected.h"
#include "tactical/gunnery/gunfire.h"
#include "tactical/gunnery/sighting.h"
#include "tactical/gunnery/targets.h"
#include "unit/gunnery/battle_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

/// One ship that fires at one that does not, at so many yards, both stopped and beam on.
BattleKit duel(Unit firer, Unit target, std::int32_t range) {
    BattleKit kit({std::move(firer)}, {std::move(target)});
    kit.begin();
    kit.order(1, "D1", Verb::hold_fire).order(1, "D1", Verb::keep_torpedoes);
    kit.order(0, "D1", Verb::keep_torpedoes);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {range, 0}, 0, 20);
    return kit;
}

/// The line of GU-40 of the first battery that fired.
std::string line(const BattleKit& kit) {
    for (const LogLine& each : kit.log.lines) {
        if (each.rule == "GU-40") return each.text;
    }
    return "no fire";
}
bool says(const BattleKit& kit, const std::string& words) {
    return line(kit).find(words) != std::string::npos;
}

Unit gunned(std::string guns, std::string name = "Kent") {
    return with_data(cruiser_unit(std::move(name)), "guns", std::move(guns));
}

}  // namespace

TEST_CASE("fire slows with the range as it counts", "[gunnery]") {
    CHECK(rate_percent(60) == 100);
    CHECK(rate_percent(61) == 80);
    CHECK(rate_percent(101) == 60);
    CHECK(rate_percent(161) == 50);
    CHECK(rate_percent(201) == 35);
}

TEST_CASE("guns bear by the target's bearing", "[gunnery]") {
    const BatteryDesign battery{0, 8, 2, 100, 40};
    CHECK(bearing_percent(battery, 30) == 40);
    CHECK(bearing_percent(battery, 150) == 40);
    CHECK(bearing_percent(battery, 31) == 70);
    CHECK(bearing_percent(battery, 50) == 70);
    CHECK(bearing_percent(battery, 51) == 100);
    CHECK(bearing_percent(battery, 129) == 100);
}

TEST_CASE("slow targets are easier, and many firers spoil each other's fall of shot", "[gunnery]") {
    CHECK(speed_factor(5) == 150);
    CHECK(speed_factor(12) == 120);
    CHECK(speed_factor(13) == 100);
    CHECK(firers_factor(1) == 100);
    CHECK(firers_factor(2) == 90);
    CHECK(firers_factor(3) == 75);
    CHECK(firers_factor(4) == 60);
    CHECK(firers_factor(9) == 60);
}

TEST_CASE("the log prints the product by which a battery hits", "[gunnery]") {
    BattleKit kit = duel(gunned("8x8/2 100 50"), cruiser_unit("Foe"), 12'000);
    kit.force(DieUse::salvo, 0, 0, 0, 4).force(DieUse::hits, 0, 1, 0, 1).turn();
    // eff 120 x 135 % x 108 % = 174: 8 x 6 x 50 % = 24 shots at 424 of 10,000
    CHECK(line(kit) ==
          "Kent at Foe, 12000 yards, 8-inch: 24 shots x 4.2 % x "
          "size 85 x first salvoes 70 x salvo 110 = 0.66 hits expected; no hit");
    CHECK(kit.battle.tally ==
          std::vector<Tally>{{{{0}, 0}, {{1}, 0}, kit.design(0).batteries[0].gun, 24, 665, 0}});
    CHECK(kit.ship(0).batteries[0].rounds == 8 * 150 - 24);
    CHECK(!kit.reads(1, "shots"));
}

TEST_CASE("without a log the same happens", "[gunnery]") {
    BattleKit kit = duel(gunned("8x8/2 100 50"), cruiser_unit("Foe"), 9'000);
    Battle quiet = kit.battle;
    kit.turn();
    play_turn(kit.tables, quiet, kit.dice, nullptr);
    CHECK(quiet == kit.battle);
}

TEST_CASE("fire goes on better at the same target", "[gunnery]") {
    BattleKit kit = duel(gunned("8x8/2 100 50"), battleship_unit("Foe"), 5'000);
    kit.turn();
    CHECK(says(kit, "first salvoes 85"));
    kit.log = {};
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {5'000, 0}, 0, 20).turn();
    CHECK(!says(kit, "first salvoes"));
}

TEST_CASE("an ambush needs no first salvoes", "[gunnery]") {
    BattleKit kit = duel(gunned("8x8/2 100 50"), battleship_unit("Foe"), 12'000);
    kit.side(1).is_aware = false;
    kit.at_night().begin();
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {5'000, 0}, 0, 20);
    kit.side(1).is_aware = false;
    kit.turn();
    CHECK(!says(kit, "first salvoes"));
}

TEST_CASE("no gun fires beyond its reach, or without rounds", "[gunnery]") {
    BattleKit kit = duel(gunned("8x8.2/2 100 50"), battleship_unit("Foe"), 16'200);
    kit.order(0, "D1", Verb::open_at, 300).turn();
    CHECK(line(kit) == "no fire");
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {9'000, 0}, 0, 20);
    kit.ship(0).batteries[0].rounds = 3;
    kit.order(0, "D1", Verb::fire_freely);
    kit.ship(0).fired_on_by = 1;
    kit.put(1, 0, {4'000, 0}, 0, 20).turn();
    CHECK(says(kit, ": 3 shots"));
    CHECK(kit.ship(0).batteries[0].rounds == 0);
    kit.tables.switches.ammunition = false;
    kit.log = {};
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'000, 0}, 0, 20).turn();
    CHECK(says(kit, " shots"));
    CHECK(kit.ship(0).batteries[0].rounds == 0);
}

TEST_CASE("with a quarter of her rounds left she spares them", "[gunnery]") {
    BattleKit kit = duel(gunned("8x8/2 100 50"), battleship_unit("Foe"), 8'000);
    kit.ship(0).batteries[0].rounds = 300;
    kit.ship(0).fired_on_by = 1;
    kit.turn();
    CHECK(line(kit) == "no fire");
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'900, 0}, 0, 20).turn();
    CHECK(line(kit) == "no fire");  // nobody fired at her last turn
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'900, 0}, 0, 20);
    kit.ship(0).fired_on_by = 1;
    kit.turn();
    CHECK(line(kit) != "no fire");
    kit.ship(0).batteries[0].rounds = 305;
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {8'000, 0}, 0, 20).turn();
    CHECK(kit.ship(0).batteries[0].rounds == 300);  // the last quarter is not for her
}

TEST_CASE("fire opens at effective range, or where it was ordered", "[gunnery]") {
    BattleKit kit = duel(gunned("8x8/2 100 50"), battleship_unit("Foe"), 17'000);
    kit.turn();
    CHECK(line(kit) == "no fire");  // counts as 247
    kit.ship(0).fired_on_by = 1;
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {17'000, 0}, 0, 20).turn();
    CHECK(line(kit) != "no fire");
    kit.log = {};
    kit.order(0, "D1", Verb::open_at, 100);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {10'200, 0}, 0, 20).turn();
    CHECK(line(kit) == "no fire");
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {10'000, 0}, 0, 20).turn();
    CHECK(line(kit) != "no fire");
    kit.log = {};
    kit.order(0, "D1", Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {5'000, 0}, 0, 20).turn();
    CHECK(line(kit) == "no fire");
}

TEST_CASE("weaving spares a target and spoils her own aim; so does a sharp turn", "[gunnery]") {
    BattleKit kit = duel(gunned("8x8/2 100 50"), battleship_unit("Foe"), 9'000);
    kit.order(0, "D1", Verb::weave).order(1, "D1", Verb::weave).turn();
    CHECK(says(kit, "her motion 65"));
    CHECK(says(kit, "own motion 80"));
    kit.log = {};
    kit.order(0, "D1", Verb::steady).order(1, "D1", Verb::steady);
    kit.put(0, 0, {0, 0}, 270, 20).put(1, 0, {9'000, 0}, 270, 20);
    kit.order(0, "D1", Verb::steer, 0).order(1, "D1", Verb::steer, 0).turn();
    CHECK(says(kit, "her motion 75"));
    CHECK(says(kit, "own motion 60"));
    kit.log = {};
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {9'000, 0}, 90, 20).turn();
    CHECK(says(kit, "her motion 90"));
}

TEST_CASE("size, crew, sea and aircraft count", "[gunnery]") {
    Unit firer = with_data(with_data(gunned("8x8/2 100 50"), "crew", "120"), "spotter", "true");
    BattleKit kit = duel(firer, destroyer_unit("Foe"), 15'000);
    kit.turn();
    CHECK(says(kit, "size 48"));
    CHECK(says(kit, "crew 120"));
    CHECK(says(kit, "aircraft 110"));
    kit.log = {};
    kit.request.scene.weather = "heavy";
    kit.begin();
    kit.order(1, "D1", Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {9'000, 0}, 0, 20).turn();
    CHECK(says(kit, "sea 70"));
    CHECK(!says(kit, "aircraft"));
    kit.log = {};
    kit.ship(0).design = kit.ship(0).design;
    kit.side(0).designs[0].tons = 5'000;
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {9'000, 0}, 0, 20).turn();
    CHECK(says(kit, "sea 49"));
}

TEST_CASE("a ship under half her hull, or without fire control, fires worse", "[gunnery]") {
    BattleKit kit = duel(gunned("8x8/2 100 50"), battleship_unit("Foe"), 12'000);
    kit.ship(0).hull = kit.ship(0).hull_new * 49 / 100;
    kit.turn();
    CHECK(says(kit, ": 14 shots"));  // 60 % of half
    kit.log = {};
    kit.ship(0).hull = kit.ship(0).hull_new;
    kit.ship(0).control_out = true;
    kit.force(DieUse::control, 0, 0, 0, 1);
    kit.order(0, "D1", Verb::open_at, 300);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {12'000, 0}, 0, 20).turn();
    CHECK(says(kit, ": 16 shots x 0.9 %"));  // counts as 291
}

TEST_CASE("far by day, by smoke, and by funnel smoke the sight is worse", "[gunnery]") {
    BattleKit kit = duel(gunned("8x15/2 100 50"), battleship_unit("Foe"), 20'000);
    kit.turn();
    CHECK(!says(kit, "sight"));
    kit.log = {};
    kit.request.scene.weather = "poor";
    kit.begin();
    kit.order(1, "D1", Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {19'000, 0}, 0, 20).turn();
    CHECK(says(kit, "sight 70"));  // beyond 80 % of 23,400
    kit.log = {};
    kit.order(0, "D1", Verb::smoke);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {9'000, 0}, 0, 20).turn();
    CHECK(says(kit, "sight 25"));
}

TEST_CASE("a fast coal burner looks to leeward through her own smoke", "[gunnery]") {
    BattleKit kit({gunned("8x8/2 100 50")}, {battleship_unit("Foe")});
    kit.request.scene.date_hour = "8 Dec 1914 12:00";
    kit.request.scene.wind = Wind{270, 4};
    kit.begin();
    kit.order(1, "D1", Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 30).put(1, 0, {8'000, 0}, 0, 20).turn();
    CHECK(says(kit, "sight 75"));
    kit.log = {};
    kit.put(0, 0, {0, 0}, 0, 30).put(1, 0, {-8'000, 0}, 0, 20).turn();
    CHECK(!says(kit, "sight"));
    kit.put(0, 0, {0, 0}, 0, 10).put(1, 0, {8'000, 0}, 0, 20);
    kit.log = {};
    kit.turn();
    CHECK(!says(kit, "sight"));
}

TEST_CASE("by night the sight is by moon, fires and training", "[gunnery]") {
    BattleKit kit({gunned("8x8/2 100 50")}, {battleship_unit("Foe")});
    kit.at_night().begin();
    kit.order(1, "D1", Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'000, 0}, 0, 20).turn();
    CHECK(says(kit, "sight 45"));
    CHECK(says(kit, "own motion 90"));  // the third grade, plainly seen
    kit.log = {};
    kit.ship(1).fires = 3;
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'000, 0}, 0, 20).turn();
    CHECK(says(kit, "sight 70"));
    kit.log = {};
    kit.side(0).designs[0].night = 3;
    kit.ship(1).fires = 3;
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'000, 0}, 0, 20).turn();
    CHECK(says(kit, "sight 80"));
    CHECK(!says(kit, "own motion"));
}

TEST_CASE("in twilight it matters who has the glow behind her", "[gunnery]") {
    BattleKit kit({gunned("8x8/2 100 50")}, {battleship_unit("Foe")});
    kit.at_night().request.scene.date_hour = "24 May 1941 18:00";
    kit.begin();
    kit.order(1, "D1", Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {-8'000, 0}, 0, 20).turn();
    CHECK(says(kit, "sight 80"));
    kit.log = {};
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {8'000, 0}, 0, 20).turn();
    CHECK(says(kit, "sight 50"));
}

TEST_CASE("at flashes a ship fires half as fast and hardly hits", "[gunnery]") {
    BattleKit kit({gunned("8x8/2 100 50")}, {battleship_unit("Foe")});
    kit.at_night().begin();
    kit.order(1, "D1", Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {8'000, 0}, 0, 20);
    kit.ship(1).fired_last_turn = true;
    kit.turn();
    CHECK(says(kit, ": 14 shots"));  // counts as 116: 60 %, and half of it
    CHECK(says(kit, "sight 8"));
    CHECK(says(kit, "own motion 80"));
}

TEST_CASE("radar of the second and third grade lays guns", "[gunnery]") {
    for (const auto& [grade, sight] : {std::pair{"2", "sight 35"}, std::pair{"3", "sight 75"}}) {
        Unit firer = with_data(gunned("8x8/2 100 50"), "radar", grade);
        firer.has_radar = true;
        BattleKit kit({firer}, {battleship_unit("Foe")});
        kit.at_night().begin();
        kit.order(1, "D1", Verb::hold_fire);
        kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {9'000, 0}, 0, 20);
        kit.force(DieUse::radar, 0, 1, 0, 1).turn();
        CHECK(says(kit, sight));
        kit.log = {};
        kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'000, 0}, 0, 20).turn();
        CHECK(says(kit, "sight 55"));  // with sight it helps
        kit.log = {};
        kit.order(0, "D1", Verb::radar_off);
        kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {9'000, 0}, 0, 20).turn();
        CHECK(line(kit) == "no fire");
    }
}

TEST_CASE(
    "by night an untrained ship fires only at what she knows, and at flashes that were at her",
    "[gunnery]") {
    BattleKit kit({with_data(gunned("8x8/2 100 50"), "night", "1")}, {battleship_unit("Foe")});
    kit.at_night().begin();
    kit.order(1, "D1", Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {3'000, 0}, 0, 20).turn();
    CHECK(line(kit) == "no fire");
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {2'000, 0}, 0, 20).turn();
    CHECK(line(kit) != "no fire");
    kit.log = {};
    kit.ship(1).fired_last_turn = true;
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {8'000, 0}, 0, 20).turn();
    CHECK(line(kit) == "no fire");
    kit.ship(1).fired_last_turn = true;
    kit.ship(0).fired_on_by = 1;
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {8'000, 0}, 0, 20).turn();
    CHECK(says(kit, "sight 8"));
    kit.log = {};
    kit.division(0).formation = 1;  // a cover never does
    kit.ship(1).fired_last_turn = true;
    kit.ship(0).fired_on_by = 1;
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {8'000, 0}, 0, 20).turn();
    CHECK(line(kit) == "no fire");
}

TEST_CASE("by night a captain waits for a chance as good as by day at effective range",
          "[gunnery]") {
    Unit firer = with_data(gunned("8x8/2 100 50"), "radar", "2");
    firer.has_radar = true;
    BattleKit kit({firer}, {battleship_unit("Foe")});
    kit.at_night().begin();
    kit.order(1, "D1", Verb::hold_fire);
    const auto fires_at = [&](std::int32_t range) {
        kit.log = {};
        kit.ship(0).fired_on_by = -1;
        kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {range, 0}, 0, 20);
        kit.force(DieUse::radar, 0, 1, 0, 1).turn();
        return line(kit) != "no fire";
    };
    CHECK(fires_at(9'000));
    CHECK_FALSE(fires_at(12'000));  // counts as 17,400; by radar alone a third is left of 4.2 %
}

TEST_CASE("secondary guns that fire freely wait for their own effective range", "[gunnery]") {
    BattleKit kit = duel(gunned("8x15/2 100 50; 8x6/1 50 50"), battleship_unit("Foe"), 17'000);
    kit.turn();
    CHECK(kit.battle.tally.size() == 1);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {13'000, 0}, 0, 20).turn();
    CHECK(kit.battle.tally.size() == 2);
}

TEST_CASE("nobody wastes shells on who has hardly anything left", "[gunnery]") {
    BattleKit kit({gunned("8x15/2 100 50")}, {cruiser_unit("Foe"), cruiser_unit("Other")});
    kit.begin().hold_all_fire().order(0, "D1", Verb::fire_freely);
    const auto chosen = [&](std::int32_t hurt) {
        kit.battle.tally.clear();
        kit.put(0, 0, {0, 0}, 0, 0).put(1, 0, {4'000, 0}, 0, 0).put(1, 1, {4'200, 0}, 0, 0);
        kit.ship(0).last_target = -1;
        for (Contact& contact : kit.side(0).contacts) contact.hurt = 0;
        const std::vector<ShipRef>& refs = kit.battle.truths[0].contacts;
        for (std::size_t i = 0; i < refs.size(); ++i) {
            if (refs[i].ship == 0) kit.side(0).contacts[i].hurt = hurt;
        }
        kit.turn();
        return kit.battle.tally.at(0).target.ship;
    };
    CHECK(chosen(0) == 0);
    CHECK(chosen(new_hull_of(kit.design(1))) == 1);
}

TEST_CASE("a surprised ship fires a quarter as fast at first", "[gunnery]") {
    BattleKit kit = duel(gunned("8x8/2 100 50"), battleship_unit("Foe"), 12'000);
    kit.ship(0).was_surprised = true;
    kit.turn();
    CHECK(says(kit, ": 5 shots"));  // a quarter of half of 48, the per cents floored
    kit.log = {};
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {12'000, 0}, 0, 20).turn();
    CHECK(says(kit, ": 24 shots"));
}

TEST_CASE("secondary guns take the nearest within 8,000 yards when the main target is farther",
          "[gunnery]") {
    BattleKit kit({gunned("8x15/2 100 50; 8x6/1 50 50")},
                  {battleship_unit("Far"), destroyer_unit("Near")});
    kit.begin();
    for (const char* each : {"D1", "D2"}) kit.order(1, each, Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {15'000, 0}, 0, 20).put(1, 1, {7'000, 0}, 0, 20);
    kit.order(0, "D1", Verb::fire_at, 0, 1).turn();
    REQUIRE(kit.battle.tally.size() == 2);
    CHECK(kit.battle.tally[0].target == ShipRef{{1}, 0});
    CHECK(kit.battle.tally[1].target == ShipRef{{1}, 1});
    CHECK(is_secondary(kit.design(0), 1, kit.tables));
    CHECK(!is_secondary(kit.design(0), 0, kit.tables));
}

TEST_CASE("ships that fire freely share out targets; what was ordered comes first", "[gunnery]") {
    BattleKit kit({gunned("8x8/2 100 50"), gunned("8x8/2 100 50", "Berwick")},
                  {cruiser_unit("Foe"), cruiser_unit("Other")});
    kit.begin();
    kit.order(1, "D1", Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 0).put(0, 1, {0, -400}, 0, 0);
    kit.put(1, 0, {9'000, 0}, 0, 0).put(1, 1, {9'000, -400}, 0, 0);
    kit.turn();
    REQUIRE(kit.battle.tally.size() == 2);
    CHECK(kit.battle.tally[0].target != kit.battle.tally[1].target);
    kit.battle.tally.clear();
    kit.order(0, "D1", Verb::fire_at, 0, 0, kit.contact(0, 1)->name).turn();
    REQUIRE(kit.battle.tally.size() == 2);
    CHECK(kit.battle.tally[0].target == ShipRef{{1}, 1});
    CHECK(kit.battle.tally[1].target == ShipRef{{1}, 1});
}

TEST_CASE("a ship that fires freely can prefer a sort of target", "[gunnery]") {
    const auto chosen = [](Prefer prefer) {
        BattleKit kit({gunned("8x8/2 100 50")},
                      {battleship_unit("Big"), destroyer_unit("Near"), merchant_unit("Fat")});
        kit.begin().hold_all_fire();
        kit.order(0, "D1", Verb::fire_freely, static_cast<std::int32_t>(prefer));
        kit.put(0, 0, {0, 0}, 0, 0).put(1, 0, {9'000, 0}, 0, 0).put(1, 1, {5'000, 0}, 0, 0);
        kit.put(1, 2, {9'000, 5'000}, 0, 0).turn();
        return kit.side(1)
            .ships.at(static_cast<std::size_t>(kit.battle.tally.at(0).target.ship))
            .name;
    };
    CHECK(chosen(Prefer::strongest) == "Big");
    CHECK(chosen(Prefer::nearest) == "Near");
    CHECK(chosen(Prefer::merchants) == "Fat");
    CHECK(chosen(Prefer::escorts) != "Fat");
}

TEST_CASE("a cripple is preferred by who wants cripples", "[gunnery]") {
    BattleKit kit({gunned("8x8/2 100 50")}, {cruiser_unit("Sound"), cruiser_unit("Burning")});
    kit.begin().hold_all_fire();
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {9'000, 0}, 0, 20).put(1, 1, {9'100, 300}, 0, 20);
    kit.ship(1, 1).fires = 5;
    kit.turn();
    kit.order(0, "D1", Verb::fire_freely, static_cast<std::int32_t>(Prefer::cripples));
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {9'000, 0}, 0, 20).put(1, 1, {9'100, 300}, 0, 20).turn();
    REQUIRE(kit.battle.tally.size() == 1);
    CHECK(kit.battle.tally[0].target == ShipRef{{1}, 1});
}

TEST_CASE("the salvo die can be left out", "[gunnery]") {
    BattleKit kit = duel(gunned("8x8/2 100 50"), battleship_unit("Foe"), 9'000);
    kit.tables.switches.salvo_die = false;
    kit.turn();
    CHECK(line(kit).find("salvo ") == std::string::npos);
}

TEST_CASE("star shell costs a tenth of the shots of the guide", "[gunnery]") {
    BattleKit kit({gunned("20x4/1 100 100")}, {battleship_unit("Foe")});
    kit.at_night().begin();
    kit.order(1, "D1", Verb::hold_fire);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'500, 0}, 0, 20).hold_all_fire().turn();
    kit.order(0, "D1", Verb::fire_freely).order(0, "D1", Verb::star_shell);
    kit.put(0, 0, {0, 0}, 0, 20).put(1, 0, {4'500, 0}, 0, 20).turn();
    CHECK(says(kit, ": 260 shots"));  // counts as 89: 288 less 28
    CHECK(says(kit, "sight 70"));
}
