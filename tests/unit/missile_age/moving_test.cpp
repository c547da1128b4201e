#include "tactical/missile_age/moving.h"

#include <catch2/catch.hpp>

#include "tactical/missile_age/flying.h"
#include "tactical/missile_age/shores.h"
#include "tactical/missile_age/torpedoes.h"
#include "unit/missile_age/missile_kit.h"

namespace flagplot::tactical::missile_age {

namespace {

bool may_move(const MissileKit& kit, const Unit& ship, std::int32_t markers,
              const std::vector<Leg>& legs) {
    return !why_not_move(kit.tables, kit.battle, ship, {ship.tag, markers, legs}).has_value();
}

}  // namespace

TEST_CASE("with 3 markers she goes 10 to 15 cm, both included (TV-MN-02, MN-08, A-MN-07)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "corvette");
    ship.markers = 3;
    CHECK_FALSE(may_move(kit, ship, 3, {{99, 0}}));
    CHECK(may_move(kit, ship, 3, {{100, 0}}));
    CHECK(may_move(kit, ship, 3, {{150, 0}}));
    CHECK_FALSE(may_move(kit, ship, 3, {{151, 0}}));
}

TEST_CASE("bands are those of the table (4.3)") {
    const Tables tables;
    const std::vector<std::pair<std::int32_t, std::int32_t>> rows{
        {0, 0}, {10, 50}, {50, 100}, {100, 150}, {150, 200}, {200, 250}, {250, 300}};
    for (std::size_t markers = 0; markers < rows.size(); ++markers) {
        const SpeedBand band = band_of(tables, static_cast<std::int32_t>(markers));
        CHECK(std::pair{band.least, band.most} == rows[markers]);
    }
}

TEST_CASE("without markers nobody moves by order (TV-MN-03)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "corvette");
    ship.markers = 0;
    CHECK_FALSE(may_move(kit, ship, 0, {{10, 0}}));
    CHECK(may_move(kit, ship, 0, {}));
}

TEST_CASE("markers change by one, of small craft by two, up to the rating (A-MN-08)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    Unit& boat = kit.add(red, "1960s missile boat");
    ship.markers = boat.markers = 2;
    CHECK(markers_allowed(kit.battle, ship) == MarkerRange{1, 3});
    CHECK(markers_allowed(kit.battle, boat) == MarkerRange{0, 4});
    boat.markers = boat.rating;
    CHECK(markers_allowed(kit.battle, boat) == MarkerRange{3, 5});
}

TEST_CASE("a crash stop holds her through the next turn (A-MN-08)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    kit.run([&](Ground& ground) { stop_vessel(ground, ship); });
    kit.battle.progress.turn = 2;
    CHECK(markers_allowed(kit.battle, ship) == MarkerRange{0, 0});
    kit.battle.progress.turn = 3;
    CHECK(markers_allowed(kit.battle, ship) == MarkerRange{0, 1});
}

TEST_CASE("she turns 45 degrees after her run, and again after another (A-MN-09)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    ship.markers = 4;
    CHECK_FALSE(may_move(kit, ship, 4, {{59, 45}, {141, 0}}));
    CHECK(may_move(kit, ship, 4, {{60, 45}, {140, 0}}));
    CHECK_FALSE(may_move(kit, ship, 4, {{60, 46}, {140, 0}}));
    CHECK(may_move(kit, ship, 4, {{60, 45}, {60, -45}, {80, 45}}));
    CHECK_FALSE(may_move(kit, ship, 4, {{60, 5}, {59, 5}, {81, 0}}));
}

TEST_CASE("a run carries over to the next turn, at most MVR, unless the switch forbids (A-MN-09)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "merchant");
    ship.markers = 1;
    kit.run([&](Ground& ground) { move_vessel(ground, ship, {ship.tag, 1, {{50, 0}}}); });
    CHECK(ship.run == 50);
    kit.run([&](Ground& ground) { move_vessel(ground, ship, {ship.tag, 2, {{100, 0}}}); });
    CHECK(ship.run == 100);
    CHECK(may_move(kit, ship, 1, {{0, 45}, {50, 0}}));
    kit.tables.switches.move_straight_carry = false;
    CHECK_FALSE(may_move(kit, ship, 1, {{0, 45}, {50, 0}}));
}

TEST_CASE("the angle of a turn is the switch's (A-MN-09)") {
    MissileKit kit;
    kit.tables.switches.move_turn_deg = 90;
    Unit& ship = kit.add(red, "frigate");
    CHECK(may_move(kit, ship, 4, {{60, 90}, {140, 0}}));
}

TEST_CASE("MVR beyond the table is its own run (MN-09)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    CHECK(run_before_turn(kit.tables, ship) == 60);
    ship.mvr = 14;
    CHECK(run_before_turn(kit.tables, ship) == 140);
}

TEST_CASE("she stops at the coast and may turn away without a run (B-MN-06)") {
    MissileKit kit;
    kit.battle.conditions.shores = {0};
    lay_shores(kit.tables.lengths, kit.battle.conditions);
    Unit& ship = kit.add(red, "frigate", {0, 900});
    kit.run([&](Ground& ground) { move_vessel(ground, ship, {ship.tag, 4, {{200, 0}}}); });
    CHECK(ship.is_aground);
    CHECK(ship.place.y <= 1000);
    ship.run = 0;
    CHECK(may_move(kit, ship, 4, {{0, 45}, {0, 45}, {0, 45}, {150, 0}}));
    kit.run([&](Ground& ground) {
        move_vessel(ground, ship, {ship.tag, 4, {{0, 45}, {0, 45}, {0, 45}, {150, 0}}});
    });
    CHECK_FALSE(ship.is_aground);
    CHECK(ship.place.y < 900);
}

TEST_CASE("she stops 1 cm short of a model, and not of a marker (B-MN-21)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate", {0, 0});
    kit.add(blue, "frigate", {0, 100});
    CHECK(voyage_of(kit.tables, kit.battle, ship, {{200, 0}}).path.back().y == 200);

    Unit& other = kit.battle.units.back();
    other.known_by.assign(2, Sighting::model);
    const Voyage voyage = voyage_of(kit.tables, kit.battle, ship, {{200, 0}});
    const std::int32_t length = base_of(kit.tables, ship).length;
    CHECK(voyage.path.back().y == 100 - length - 10);
}

TEST_CASE("she ends at the edge and leaves there (A-MN-49)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate", {0, 1100});
    kit.run([&](Ground& ground) { move_vessel(ground, ship, {ship.tag, 4, {{200, 0}}}); });
    CHECK(ship.is_leaving);
    CHECK(ship.place == kit::Point{0, 1200});
    CHECK(ship.exit == 0);
}

TEST_CASE("vessels without way drift with the wind, 1 cm for two points of sea (A-MN-10)") {
    for (const auto& [drifts, sea, run] :
         {std::tuple{Drift::wind, 5, 20}, {Drift::wind, 1, 0}, {Drift::none, 5, 0}}) {
        MissileKit kit;
        kit.tables.switches.move_drift = drifts;
        kit.battle.conditions.sea_state = sea;
        kit.battle.conditions.wind = {0, 4};
        Unit& ship = kit.add(red, "frigate");
        Unit& under_way = kit.add(red, "frigate", {300, 0});
        ship.markers = 0;
        kit.run([](Ground& ground) { drift(ground); });
        CHECK(ship.place == kit::Point{0, -run});
        CHECK(under_way.place == kit::Point{300, 0});
    }
}

TEST_CASE("a broken crew makes for the nearest edge (A-MN-44)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate", {900, 0});
    ship.crew_quality = -4;
    CHECK_FALSE(is_broken(kit.tables, ship));
    kit.tables.switches.morale_break_at = -4;
    CHECK(is_broken(kit.tables, ship));
    const Move move = broken_move(kit.tables, kit.battle, ship);
    CHECK(move.markers == ship.rating);
    CHECK(voyage_of(kit.tables, kit.battle, ship, move.legs).path.back().x > 900);
}

TEST_CASE("an autonomous torpedo turns to what it hears ahead and strikes it (A-MN-11, B-MN-13)") {
    MissileKit kit;
    Unit& firer = kit.add(red, "frigate", {0, -500});
    Unit& target = kit.add(blue, "frigate", {40, 80});
    const std::int32_t weapon = weapon_called(kit.tables, "LW torpedo").value();
    kit.battle.torpedoes.push_back({90, red, firer.tag, weapon, {0, 0}, 0, 200, 0});
    kit.run([](Ground& ground) { run_autonomous(ground); });
    REQUIRE(kit.battle.torpedoes.size() == 1);
    CHECK(kit.battle.torpedoes[0].target == target.tag);
    CHECK(kit.battle.torpedoes[0].heading == kit::bearing({0, 0}, {40, 80}));
}

TEST_CASE("a torpedo dies when its run is used up (B-MN-13)") {
    MissileKit kit;
    const std::int32_t weapon = weapon_called(kit.tables, "LW torpedo").value();
    kit.battle.torpedoes.push_back({90, red, 0, weapon, {0, 0}, 0, 300, 0});
    kit.run([](Ground& ground) { run_autonomous(ground); });
    CHECK(kit.battle.torpedoes.empty());
}

TEST_CASE("jets fly at least half of their range, helicopters may hover (6.4, B-MN-24)") {
    MissileKit kit;
    Unit& jet = kit.add(red, "strike jet");
    Unit& helicopter = kit.add(red, "helicopter");
    const auto flies = [&](const Unit& unit, std::int32_t cm, Altitude altitude = Altitude::low) {
        const Fly order{unit.tag, {120, 120 - cm}, altitude};
        return !why_not_fly(kit.tables, kit.battle, unit, order).has_value();
    };
    CHECK_FALSE(flies(jet, 74));
    CHECK(flies(jet, 75));
    CHECK(flies(jet, 120));
    CHECK(flies(helicopter, 0));
    CHECK(flies(helicopter, 30));
    CHECK_FALSE(flies(helicopter, 31));
    CHECK(flies(helicopter, 10, Altitude::medium));
    helicopter.altitude = Altitude::medium;
    CHECK_FALSE(flies(helicopter, 10, Altitude::high));
    CHECK_FALSE(flies(jet, 80, Altitude::high));  // one step a segment
}

TEST_CASE("a damaged aircraft comes back over an edge by a crew test (MN-31, A-MN-45, A-MN-46)") {
    for (const auto& [die, is_back] : {std::pair{5, false}, {6, true}}) {
        MissileKit kit;
        Unit& jet = kit.add(red, "strike jet");
        jet.where = Whereabouts::away;
        jet.back_from = 2;
        const Return order{jet.number, {120, 0}};
        CHECK(why_not_return(kit.battle, jet, order).has_value());
        kit.battle.progress.turn = 2;
        CHECK_FALSE(why_not_return(kit.battle, jet, order).has_value());
        CHECK(why_not_return(kit.battle, jet, {jet.number, {120, 5}}).has_value());
        kit.force(DieUse::crew_test, jet.tag, die);
        kit.run([&](Ground& ground) { CHECK(come_back(ground, jet, {0, 1200}) == is_back); });
        CHECK(jet.is_on_table() == is_back);
    }
}

}  // namespace flagplot::tactical::missile_age
