#include <catch2/catch.hpp>
#include <numeric>

#include "tactical/gunnery/expected.h"
#include "tactical/gunnery/gunfire.h"
#include "tactical/gunnery/hits.h"
#include "tactical/gunnery/light.h"
#include "tactical/gunnery/poisson.h"
#include "tactical/gunnery/torpedoes.h"
#include "unit/gunnery/battle_kit.h"

// The test vectors of the rules page.

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

const GunClass& gun(const Tables& tables, std::string_view name) {
    return *std::find_if(tables.guns.begin(), tables.guns.end(),
                         [&](const GunClass& each) { return each.name == name; });
}

Design of(std::int32_t tons, std::int32_t belt, bool is_merchant = false) {
    Design design;
    design.tons = tons;
    design.belt = belt;
    design.is_merchant = is_merchant;
    return design;
}

/// Per cents of GU-35; what is not said is 100.
Factors factors(std::vector<std::int32_t> percents) {
    Factors made;
    for (std::size_t i = 0; i < percents.size(); ++i) made[i].percent = percents[i];
    return made;
}

}  // namespace

TEST_CASE("V-GU-01: the chance of a shot by effective range", "[gunnery]") {
    const Tables tables;
    const std::pair<int, int> expected[] = {{0, 4500},  {30, 2700}, {95, 877}, {195, 343},
                                            {208, 297}, {360, 34},  {600, 0},  {700, 0}};
    for (const auto& [range, chance] : expected) CHECK(chance_at(range, tables) == chance);
}

TEST_CASE("V-GU-02: hull points of a new ship", "[gunnery]") {
    CHECK(new_hull_of(of(41'700, 320)) == 1695);
    CHECK(new_hull_of(of(5'220, 57)) == 180);
    CHECK(new_hull_of(of(12'100, 80)) == 401);
    CHECK(new_hull_of(of(1'640, 0)) == 66);
    CHECK(new_hull_of(of(7'389 * 3 / 2, 0, true)) == 168);
}

TEST_CASE("V-GU-03: Bismarck at Prince of Wales", "[gunnery]") {
    const Tables tables;
    const GunClass& fifteen = gun(tables, "15h");
    const int effective = effective_range(160, fifteen, 4, tables);
    CHECK(effective == 160);
    CHECK(rate_percent(effective) == 60);
    const int shots = shots_of(8, 100, fifteen.rate, rate_percent(effective));
    CHECK(shots == 19);
    CHECK(chance_at(effective, tables) == 480);
    CHECK(expected_hits(shots, 480,
                        factors({100, 100, 100, 100, 100, 100, 100, 100, 100, 125,
                                 tables.salvo_die[3]})) == 1254);
}

TEST_CASE("V-GU-04: Ajax at Graf Spee, both weaving", "[gunnery]") {
    const Tables tables;
    const GunClass& six = gun(tables, "6");
    const int effective = effective_range(130, six, 4, tables);
    CHECK(effective == 201);
    CHECK(rate_percent(effective) == 35);
    const int shots = shots_of(8, 100, six.rate, 35);
    CHECK(shots == 30);
    CHECK(chance_at(effective, tables) == 321);
    CHECK(expected_hits(shots, 321,
                        factors({size_percent(tables.size_of_hits, 12'100), 100, 100, 100, 100, 65,
                                 100, 80, 100, 100, tables.salvo_die[2]})) == 383);
}

TEST_CASE("V-GU-05: Aurora at Duisburg against the moon", "[gunnery]") {
    const Tables tables;
    const GunClass& six = gun(tables, "6");
    const int effective = effective_range(45, six, 4, tables);
    CHECK(effective == 69);
    const int shots = shots_of(6, 100, six.rate, rate_percent(effective));
    CHECK(shots == 52);
    CHECK(chance_at(effective, tables) == 1242);
    CHECK(expected_hits(
              shots, 1242,
              factors({size_percent(tables.size_of_hits, 11'083), speed_factor(9), firers_factor(2),
                       100, 70, 100, 100, 100, 100, 110, tables.salvo_die[4]})) == 6391);
}

TEST_CASE("V-GU-06: Euro at the flashes of Aurora", "[gunnery]") {
    const Tables tables;
    const GunClass& small = gun(tables, "4.7");
    const int effective = effective_range(45, small, 3, tables);
    CHECK(effective == 85);
    const int shots = shots_of(4, 100, small.rate, rate_percent(effective) * 50 / 100);
    CHECK(shots == 22);
    CHECK(chance_at(effective, tables) == 992);
    CHECK(expected_hits(
              shots, 992,
              factors({size_percent(tables.size_of_hits, 5'220), 100, 100, 100, tables.aim.flashes,
                       100, 100, tables.aim.night_unseen[1], 100, 90, tables.salvo_die[3]})) == 49);
}

TEST_CASE("V-GU-07: the chance of no hit", "[gunnery]") {
    CHECK(chance_of_none(37) == 963'676'129);
    CHECK(chance_of_none(500) == 606'530'658);
    CHECK(chance_of_none(1250) == 286'504'788);
    CHECK(chance_of_none(3300) == 36'883'162);
    CHECK(chance_of_none(8000) == 335'458);
}

TEST_CASE("V-GU-08: hits for a die", "[gunnery]") {
    CHECK(hits_for(500, 606'530'658) == 0);
    CHECK(hits_for(500, 606'530'659) == 1);
    CHECK(hits_for(1250, 900'000'000) == 3);
    CHECK(hits_for(8000, 1) == 0);
    CHECK(hits_for(3300, 999'999'999) == 20);
}

TEST_CASE("V-GU-09: more than eight expected hits have several dice", "[gunnery]") {
    CHECK(part_for(20'000, 0) == 8000);
    CHECK(part_for(20'000, 1) == 8000);
    CHECK(part_for(20'000, 2) == 4000);
    CHECK(part_for(20'000, 3) == 0);
}

TEST_CASE("V-GU-10, V-GU-11: what a shell goes through by range", "[gunnery]") {
    const Tables tables;
    CHECK(belt_pierced(gun(tables, "15"), 129) == 420);
    CHECK(belt_pierced(gun(tables, "15"), 130) == 350);
    CHECK(deck_pierced(gun(tables, "15"), 240) == 48);
    CHECK(deck_pierced(gun(tables, "11"), 180) == 23);
}

TEST_CASE("V-GU-12: through the belt of Hood, or not", "[gunnery]") {
    const Tables tables;
    CHECK(is_pierced(belt_pierced(gun(tables, "15h"), 170), 80, 305));
    CHECK(!is_pierced(belt_pierced(gun(tables, "15"), 170), 80, 305));
    CHECK(is_pierced(0, 80, 0));
    CHECK(!is_pierced(100, 100, 100));  // greater, not as great
}

TEST_CASE("V-GU-13: the salvo die has a mean of 100", "[gunnery]") {
    const Tables tables;
    CHECK(std::accumulate(tables.salvo_die.begin(), tables.salvo_die.end(), 0) == 600);
}

TEST_CASE("V-GU-14: speed by engines, flooding and hull", "[gunnery]") {
    Design design;
    design.knots = 30;
    Ship ship;
    ship.hull_new = 200;
    ship.hull = 120;
    ship.engines = 80;
    ship.flood = 50;
    CHECK(knots_left(ship, design) == 20);
    ship.flood = 0;
    CHECK(knots_left(ship, design) == 24);
    ship.engines = 100;
    CHECK(knots_left(ship, design) == 24);  // the hull allows 80 %
}

TEST_CASE("V-GU-15: a torpedo that arrives next turn", "[gunnery]") {
    const Tables tables;
    CHECK(turns_to_arrive(3'900, tables.torpedoes[1], 3) == 1);
    CHECK(turns_to_arrive(4'001, tables.torpedoes[1], 3) == 2);
    TorpedoRun run{39, 10'000, 16, true, true, 2, false};
    CHECK(torpedo_chance(run, tables) == 1045);
    run.knots = 0;
    CHECK(torpedo_chance(run, tables) == 2090);
}

TEST_CASE("V-GU-16: the moon off Matapan and over convoy Beta", "[gunnery]") {
    const Moon dark = moon_at(*minutes_in("28 Mar 1941 22:00"), -1, Hemisphere::north);
    CHECK(dark.age == 103);
    CHECK(dark.phase == Phase::dark);
    const Moon bright = moon_at(*minutes_in("1941-11-09 00:40"), -1, Hemisphere::north);
    CHECK(bright.age == 1944);
    CHECK(bright.rises == 21 * 60 + 48);
    CHECK(bright.phase == Phase::bright);
    CHECK(bright.bearing == 133);
    CHECK(moon_at(*minutes_in("26 Dec 1943 18:00"), -1, Hemisphere::north).phase == Phase::dark);
    const Moon coronel = moon_at(*minutes_in("1 Nov 1914 19:00"), -1, Hemisphere::north);
    CHECK(coronel.age == 1322);
    CHECK(coronel.bearing.has_value());
    CHECK(moon_at(*minutes_in("1941-11-09 00:40"), -1, Hemisphere::south).bearing == 47);
}
