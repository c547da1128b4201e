#include <catch2/catch.hpp>

#include "tactical/gunnery/light.h"
#include "tactical/gunnery/sighting.h"
#include "unit/gunnery/battle_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

Light light_of(const BattleKit& kit) { return light_in(kit.battle.conditions, 0, kit.tables); }

BattleKit two_cruisers() { return BattleKit({cruiser_unit("Kent")}, {cruiser_unit("Foe")}); }

/// Plain visibility of a cruiser of 5,000 tons for eyes of the third grade, hundreds of yards.
Seen seen(const Light& light, Looking looking) {
    if (looking.tons == 0) looking.tons = 5'000;
    return visibility(light, looking, Tables{});
}

constexpr Light dark{Lit::night, 40, std::nullopt};

}  // namespace

TEST_CASE("a day is day throughout; by night there is twilight round six", "[gunnery]") {
    BattleKit kit = two_cruisers();
    kit.request.scene.date_hour = "24 May 1941 18:00";
    CHECK(light_of(kit.begin()).lit == Lit::day);
    kit.request.scene.light = "night";
    CHECK(light_of(kit.begin()) == Light{Lit::twilight, 120, 270});
    kit.request.scene.date_hour = "24 May 1941 05:30";
    CHECK(light_of(kit.begin()).glow == 90);
    kit.tables.switches.twilight = 15;
    CHECK(light_of(kit.begin()).lit == Lit::night);
}

TEST_CASE("the night is as dark as the moon, and weather shortens the sight", "[gunnery]") {
    BattleKit kit = two_cruisers();
    kit.at_night();
    CHECK(light_of(kit.begin()) == Light{Lit::night, 40, std::nullopt});
    kit.request.scene.moon_age = 14;
    CHECK(light_of(kit.begin()).visibility == 100);
    CHECK(light_of(kit.begin()).glow.has_value());
    kit.request.scene.moon_age = 7;
    CHECK(light_of(kit.begin()).visibility == 70);
    kit.request.scene.weather = "poor";
    CHECK(light_of(kit.begin()).visibility == 52);
    kit.request.scene.light = "day";
    CHECK(light_of(kit.begin()).visibility == 180);
    kit.request.scene.weather = "fog";
    CHECK(light_of(kit.begin()).visibility == 24);
}

TEST_CASE("the moon is that of the other half of the world if the campaign says so", "[gunnery]") {
    BattleKit kit = two_cruisers();
    kit.at_night().request.scene.moon_age = 14;
    const auto north = light_of(kit.begin()).glow;
    kit.tables.switches.hemisphere = Hemisphere::south;
    CHECK(light_of(kit.begin()).glow == kit::in_circle(180 - *north));
}

TEST_CASE("a date that cannot be read is no obstacle", "[gunnery]") {
    CHECK(!minutes_in("some day"));
    CHECK(!minutes_in("31 Feb 1941 12:00"));
    BattleKit kit = two_cruisers();
    kit.request.scene.date_hour = "";
    CHECK(year_of(kit.request) == 1940);
}

TEST_CASE("each circumstance changes how far a ship is seen", "[gunnery]") {
    CHECK(seen(dark, {}).plain == 40);
    CHECK(seen(dark, {12'000}).plain == 52);
    CHECK(seen(dark, {1'500}).plain == 28);
    CHECK(seen(dark, {500}).plain == 20);
    const Light moon{Lit::night, 100, 90};
    CHECK(seen(moon, {5'000, 120}).plain == 130);
    CHECK(seen(moon, {5'000, 180}).plain == 100);
    CHECK(seen(moon, {5'000, 260}).plain == 75);
    CHECK(seen(dark, {5'000, 0, false}).plain == 24);
    CHECK(seen(dark, {5'000, 0, true, 0}).plain == 28);
    CHECK(seen(dark, {5'000, 0, true, 1}).plain == 34);
    CHECK(seen(dark, {5'000, 0, true, 3}).plain == 52);
    CHECK(seen(dark, {5'000, 0, true, 2, true}).flashes == 100);
    CHECK(seen(dark, {5'000, 0, true, 2, true}).plain == 40);
    CHECK(seen(dark, {5'000, 0, true, 2, false, true}).plain == 120);
    CHECK(seen(dark, {5'000, 0, true, 2, true, true}).flashes == 100);
    CHECK(seen(dark, {5'000, 0, true, 2, false, false, true}).plain == 12);
    const Light day{Lit::day, 300, std::nullopt};
    CHECK(seen(day, {5'000, 0, true, 0, true, true}).plain == 300);
    CHECK(seen(day, {5'000, 0, true, 0, true, true}).flashes == 0);
}

TEST_CASE("what is seen has a type, and within half the distance a name", "[gunnery]") {
    BattleKit kit = two_cruisers();
    kit.begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 0, {38'000, 0}).turn();
    REQUIRE(kit.knows(0) == Knowing::seen);
    CHECK(kit.contact(0)->type == "heavy cruiser");
    CHECK(kit.contact(0)->name.empty());
    CHECK(called(*kit.contact(0)) == "a heavy cruiser of E1");
    kit.put(1, 0, {19'000, 0}).turn();
    REQUIRE(kit.knows(0) == Knowing::known);
    CHECK(kit.contact(0)->name == "Foe");
    kit.put(1, 0, {60'000, 0}).turn();
    CHECK(kit.knows(0) == Knowing::lost);
    CHECK(kit.contact(0)->name == "Foe");  // what was learned stays
    CHECK(kit.contact(0)->turn == 2);
    CHECK(kit.contact(0)->at == kit::Point{19'000, 0});
    CHECK(kit.reads(0, "Foe is lost to sight"));
}

TEST_CASE("enemy divisions are numbered as they are met, and never again", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe"), cruiser_unit("Friend of Foe")});
    kit.begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 0, {9'000, 0}).put(1, 1, {9'000, -400});
    kit.turn();
    CHECK(kit.side(0).enemies == 1);
    kit.ship(1, 1).rudder_jammed = true;
    kit.turn();
    CHECK(kit.contact(0, 0)->enemy == 1);
    CHECK(kit.contact(0, 1)->enemy == 2);
}

TEST_CASE("radar finds a contact by its grade, and keeps it", "[gunnery]") {
    BattleKit kit({with_data(cruiser_unit("Kent"), "radar", "2")}, {cruiser_unit("Foe")});
    kit.request.parties[0].formations[0].units[0].has_radar = true;
    kit.at_night().begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 0, {25'000, 0});
    CHECK(radar_range(2, 10'000, kit.tables) == 26'000);
    kit.force(DieUse::radar, 0, 1, 0, 86).turn();
    CHECK(kit.knows(0) == Knowing::lost);
    kit.force(DieUse::radar, 0, 1, 0, 85).turn();
    REQUIRE(kit.knows(0) == Knowing::contact);
    CHECK(kit.contact(0)->is_by_radar);
    CHECK(kit.contact(0)->is_large);
    CHECK(kit.contact(0)->type.empty());
    kit.force(DieUse::radar, 0, 1, 0, 95).turn();
    CHECK(kit.knows(0) == Knowing::contact);
    kit.force(DieUse::radar, 0, 1, 0, 96).turn();
    CHECK(kit.knows(0) == Knowing::lost);
    kit.order(0, "D1", Verb::radar_off).force(DieUse::radar, 0, 1, 0, 1).turn();
    CHECK(kit.knows(0) == Knowing::lost);
    kit.order(0, "D1", Verb::radar_on).put(1, 0, {26'500, 0});
    kit.force(DieUse::radar, 0, 1, 0, 1).turn();
    CHECK(kit.knows(0) == Knowing::lost);
}

TEST_CASE("off a coast radar finds less", "[gunnery]") {
    BattleKit kit({with_data(cruiser_unit("Kent"), "radar", "2")}, {cruiser_unit("Foe")});
    kit.request.parties[0].formations[0].units[0].has_radar = true;
    kit.request.scene.terrain = Terrain::islands;
    kit.at_night().begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 0, {25'000, 0});
    kit.force(DieUse::radar, 0, 1, 0, 66).turn();
    CHECK(kit.knows(0) == Knowing::lost);
    kit.force(DieUse::radar, 0, 1, 0, 65).turn();
    CHECK(kit.knows(0) == Knowing::contact);
}

TEST_CASE("flashes are seen by night in the turn after", "[gunnery]") {
    BattleKit kit = two_cruisers();
    kit.at_night().begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 0, {8'000, 0});
    kit.ship(1).fired_last_turn = true;
    kit.turn();
    CHECK(kit.knows(0) == Knowing::flash);
    kit.turn();
    CHECK(kit.knows(0) == Knowing::lost);
}

TEST_CASE("a searchlight lights its target and shows its ship", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    kit.at_night().begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 0, {5'000, 0}).turn();
    REQUIRE(kit.knows(0) == Knowing::seen);
    kit.put(1, 0, {5'900, 0}).turn();
    REQUIRE(kit.knows(0) == Knowing::lost);  // beyond 52 hundred yards
    kit.put(1, 0, {5'000, 0}).turn();
    kit.put(1, 0, {5'900, 0}).order(0, "D1", Verb::searchlights).turn();
    CHECK(kit.knows(0) == Knowing::known);
    CHECK(kit.knows(1) == Knowing::known);
    kit.put(1, 0, {9'000, 0}).turn();
    CHECK(kit.knows(0) == Knowing::lost);
}

TEST_CASE("star shell lights a division between four and twelve thousand yards", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe"), cruiser_unit("Other")});
    kit.at_night().begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 0, {9'000, 0});
    kit.put(1, 1, {9'000, -300});
    kit.ship(1, 0).fired_last_turn = true;
    kit.turn();
    REQUIRE(kit.knows(0, 0) == Knowing::flash);
    REQUIRE(kit.knows(0, 1) == Knowing::lost);
    kit.order(0, "D1", Verb::star_shell).turn();
    CHECK(kit.knows(0, 0) >= Knowing::seen);
    CHECK(kit.knows(0, 1) >= Knowing::seen);  // the whole division is lit
}

TEST_CASE("smoke hides who makes it and what lies close behind", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {battleship_unit("Foe"), destroyer_unit("Smoker")});
    kit.begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 1, {15'000, 0}).put(1, 0, {17'000, 0});
    kit.order(1, "D2", Verb::smoke).turn();
    CHECK(kit.knows(0, 0) == Knowing::lost);  // 30 % of 390
    CHECK(kit.knows(0, 1) == Knowing::lost);
    kit.order(1, "D2", Verb::no_smoke).turn();
    CHECK(kit.knows(0, 0) == Knowing::lost);  // smoke stays for a turn
    kit.turn();
    CHECK(kit.knows(0, 0) == Knowing::known);
    kit.order(1, "D2", Verb::smoke).put(1, 0, {19'000, 0}).turn();
    CHECK(kit.knows(0, 0) == Knowing::known);  // too far behind
    kit.put(1, 0, {17'000, 900}).turn();
    CHECK(kit.knows(0, 0) == Knowing::known);  // the line passes beside it
    kit.request.scene.weather = "storm";
    kit.begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 1, {8'500, 0}).put(1, 0, {9'000, 0});
    kit.order(1, "D2", Verb::smoke).turn();
    CHECK(kit.knows(0, 0) >= Knowing::seen);
}

TEST_CASE("a side takes another for unaware until it is seen to act", "[gunnery]") {
    BattleKit kit = two_cruisers();
    kit.begin().hold_all_fire().put(0, 0, {0, 0}).put(1, 0, {15'000, 0}, 0, 20).turn();
    kit.side(0).alert[1] = 0;
    kit.turn();
    CHECK(kit.side(0).alert[1] == 0);
    kit.order(1, "D1", Verb::steer, 90).turn();
    CHECK(kit.side(0).alert[1] == 1);
}
