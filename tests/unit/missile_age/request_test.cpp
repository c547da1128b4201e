#include <catch2/catch.hpp>

#include "tactical/missile_age/aftermath.h"
#include "tactical/missile_age/class_data.h"
#include "tactical/missile_age/end_phase.h"
#include "tactical/missile_age/lasting.h"
#include "tactical/missile_age/muster.h"
#include "tactical/outcome.h"
#include "unit/missile_age/missile_kit.h"

namespace flagplot::tactical::missile_age {

namespace {

tactical::Unit ship_called(std::string name, std::int32_t size = 2) {
    tactical::Unit unit;
    unit.name = std::move(name);
    unit.class_name = "any";
    unit.type = "destroyer";
    unit.size = unit.points_left = {size};
    unit.maximum = unit.speed_left = {300};
    return unit;
}

BattleRequest request_of(std::vector<tactical::Unit> ships) {
    BattleRequest request;
    request.scene.light = "day";
    request.parties = {
        {"red", "Red", {}, {{"R-1", "R", "attack", {}, "", std::move(ships)}}},
        {"blue", "Blue", {}, {{"B-1", "B", "attack", {}, "", {ship_called("Foe")}}}}};
    for (const Direction direction : clockwise) {
        request.scene.around.push_back({direction, {}, Terrain::sea, true, ""});
    }
    return request;
}

Battle begun(const BattleRequest& request) { return battle_of(standard_tables(), request).value(); }

/// What comes back of the first ship.
UnitResult back(const BattleRequest& request, const Battle& battle) {
    const BattleResult result = result_of(standard_tables(), battle, request);
    CHECK(broken_promises(request, result).empty());
    return result.units.at(0);
}

std::string value_of(const UnitResult& result, std::string_view key) {
    for (const ModuleValue& value : result.lasting.value()) {
        if (value.module == "missile_age" && value.key == key) return value.value;
    }
    return {};
}

}  // namespace

TEST_CASE("a rating is the knots by 7.5, halves up, at most 6 (A-MN-02, B-MN-23)") {
    const Switches switches;
    const std::vector<std::pair<std::int32_t, std::int32_t>> rows{
        {0, 0}, {37, 0}, {38, 1}, {300, 4}, {337, 4}, {338, 5}, {450, 6}, {600, 6}};
    for (const auto& [tenths, rating] : rows) {
        CHECK(rating_of(switches, KnotTenths{tenths}) == rating);
    }
    Switches wider;
    wider.nm_hundredths_per_cm = 50;
    CHECK(rating_of(wider, KnotTenths{300}) == 2);
}

TEST_CASE("a ship is of the template that her class, her type or her size says (B-MN-23)") {
    tactical::Unit unit = ship_called("Any", 2);
    const auto kind = [&] { return class_of(standard_tables(), unit).value().made.name; };
    CHECK(kind() == "frigate");
    unit.type = "auxiliary";
    CHECK(kind() == "merchant");
    unit.data = {{"missile_age", "template", "corvette"}, {"elsewhere", "template", "x"}};
    CHECK(kind() == "corvette");
}

TEST_CASE("a class says what differs from its template") {
    tactical::Unit unit = ship_called("Any");
    unit.data = {{"missile_age", "mvr", "4"},
                 {"missile_age", "crew_quality", "2"},
                 {"missile_age", "ecm", "3rd"},
                 {"missile_age", "radar", "no"},
                 {"missile_age", "weapons", "medium ASM 4, 76 mm gun 2"},
                 {"missile_age", "aircraft", "helicopter 2"}};
    const BattleRequest request = request_of({unit});
    const Battle battle = begun(request);
    const Unit& ship = battle.units[0];
    CHECK(ship.mvr == 4);
    CHECK(ship.crew_quality == 2);
    CHECK(ship.ecm == Generation::third);
    CHECK_FALSE(ship.has_radar);
    REQUIRE(ship.mounts.size() == 3);
    CHECK(ship.mounts[0].full == 4);
    CHECK(ship.mounts[1].rounds == -1);
    CHECK(battle.units[2].craft == Craft::helicopter);
    CHECK(battle.units[2].where == Whereabouts::aboard);
}

TEST_CASE("wrong data of a class are refused with what was expected") {
    for (const auto& [key, value] : {std::pair{"template", "galleon"},
                                     {"mvr", "x"},
                                     {"ecm", "4th"},
                                     {"weapons", "oars 3"},
                                     {"aircraft", "frigate 1"},
                                     {"commander", "3"}}) {
        CAPTURE(key);
        CHECK_FALSE(problem_with(standard_tables(), key, value).empty());
        tactical::Unit unit = ship_called("Any");
        unit.data = {{"missile_age", key, value}};
        CHECK_FALSE(battle_of(standard_tables(), request_of({unit})).has_value());
    }
}

TEST_CASE(
    "the commander sails in the largest ship of the first formation, or as a class says "
    "(A-MN-05)") {
    BattleRequest request =
        request_of({ship_called("Small", 1), ship_called("Large", 3), ship_called("Other", 2)});
    CHECK(begun(request).sides[0].flagship == 1);
    request.parties[0].formations[0].units[2].data = {{"missile_age", "commander", "2"}};
    CHECK(begun(request).sides[0].flagship == 2);
    CHECK(begun(request).sides[0].commander == 2);
}

TEST_CASE("hull brings a level, and a level gives its hull back (B-MN-04)") {
    const std::vector<std::pair<std::int32_t, Level>> rows{
        {100, Level::intact}, {81, Level::intact},   {80, Level::light},
        {50, Level::heavy},   {20, Level::critical}, {1, Level::critical}};
    for (const auto& [hull, level] : rows) CHECK(level_with(standard_tables(), {hull}) == level);

    for (const auto& [level, hull] :
         {std::pair{Level::light, 80}, {Level::heavy, 50}, {Level::critical, 20}}) {
        const BattleRequest request = request_of({ship_called("Any")});
        Battle battle = begun(request);
        battle.units[0].level = level;
        const UnitResult result = back(request, battle);
        CHECK(result.hull == Hundredths{hull});
        CHECK(result.state == UnitState::damaged);
    }
}

TEST_CASE("a wreck comes back derelict, a sunk ship not at all (B-MN-04, B-MN-19)") {
    const BattleRequest request = request_of({ship_called("Any")});
    Battle battle = begun(request);
    battle.units[0].level = Level::wrecked;
    CHECK(back(request, battle).state == UnitState::derelict);
    battle.units[0].where = Whereabouts::sunk;
    battle.units[0].hit_by = blue;
    const UnitResult sunk = back(request, battle);
    CHECK(sunk.state == UnitState::sunk);
    CHECK(sunk.by == "blue");
}

TEST_CASE("at half of her first rating she is crippled (B-MN-19)") {
    const BattleRequest request = request_of({ship_called("Any")});
    Battle battle = begun(request);
    battle.units[0].rating = 2;  // of 4
    CHECK(back(request, battle).speed == Hundredths{50});
    CHECK(back(request, battle).state == UnitState::crippled);
    battle.units[0].rating = 3;
    CHECK(back(request, battle).speed == Hundredths{75});
    CHECK(back(request, battle).state == UnitState::damaged);
}

TEST_CASE("who was not hit comes back as she came, odd shares and all") {
    tactical::Unit unit = ship_called("Limper");
    unit.hull = {67};
    unit.speed = {45};
    unit.speed_left = {135};
    unit.firepower = {45};
    unit.ammunition = {81};
    unit.state = UnitState::damaged;
    const BattleRequest request = request_of({unit});
    const UnitResult result = back(request, begun(request));
    CHECK(result.hull == Hundredths{67});
    CHECK(result.speed == Hundredths{45});
    CHECK(result.firepower == Hundredths{45});
    CHECK(result.ammunition == Hundredths{81});
    CHECK(result.state == UnitState::damaged);
}

TEST_CASE("fires, crew, blackout and what is knocked out last, and rounds by launcher (B-MN-19)") {
    const BattleRequest request = request_of({ship_called("Any")});
    Battle battle = begun(request);
    Unit& ship = battle.units[0];
    ship.fires = 2;
    ship.crew_quality = -1;
    ship.blackout = 1;
    ship.propulsion = 1;
    ship.rating = 3;
    ship.is_out[static_cast<std::size_t>(System::fire_control)] = true;
    ship.mounts[1].is_out = true;
    ship.mounts[0].rounds = 3;
    const UnitResult result = back(request, battle);
    CHECK(value_of(result, "fires") == "2");
    CHECK(value_of(result, "crew_quality") == "-1");
    CHECK(value_of(result, "blackout") == "1");
    CHECK(value_of(result, "propulsion") == "1");
    CHECK(value_of(result, "knocked_out") == "fire-control W2");

    tactical::Unit again = ship_called("Any");
    again.lasting = *result.lasting;
    again.ammunition = *result.ammunition;
    again.firepower = *result.firepower;
    again.speed_left = {225};
    const Battle next = begun(request_of({again}));
    const Unit& came = next.units[0];
    CHECK(came.fires == 2);
    CHECK(came.crew_quality == -1);
    CHECK(came.blackout == 1);
    CHECK(came.propulsion == 1);
    CHECK(came.is_out == ship.is_out);
    CHECK(came.mounts == ship.mounts);
}

TEST_CASE("what other modules left of a ship stays") {
    tactical::Unit unit = ship_called("Any");
    unit.lasting = {{"elsewhere", "rudder", "jammed"}};
    const BattleRequest request = request_of({unit});
    CHECK(back(request, begun(request)).lasting == unit.lasting);
}

TEST_CASE("a surprised side begins with its radar off (B-MN-20)") {
    BattleRequest request = request_of({ship_called("Any")});
    request.surprised = {"red"};
    const Battle battle = begun(request);
    CHECK_FALSE(battle.units[0].has_radar_on);
    CHECK(battle.units.back().has_radar_on == battle.units.back().has_radar);
}

TEST_CASE("the contract's weather holds, a battle has as many turns as its limit (B-MN-05)") {
    BattleRequest request = request_of({ship_called("Any")});
    request.scene.sea_state = 8;
    request.scene.visibility = 6;
    request.scene.weather = "fog";
    request.scene.wind = Wind{90, 5};
    request.limit_minutes = 31;
    const Battle battle = begun(request);
    CHECK(battle.conditions.sea_state == 6);
    CHECK(battle.conditions.day_visibility == 220);
    CHECK(battle.conditions.is_fog);
    request.scene.weather = "poor weather and fog";
    CHECK(begun(request).conditions.is_fog);
    request.scene.weather = "poor weather";
    CHECK_FALSE(begun(request).conditions.is_fog);
    CHECK(battle.conditions.wind == Wind{90, 5});
    CHECK(battle.progress.turns == 4);
    request.limit_minutes = 3600;
    CHECK(begun(request).progress.turns == 36);
}

TEST_CASE("a derelict is a wreck that all see and nobody fights for") {
    tactical::Unit hulk = ship_called("Hulk");
    hulk.state = UnitState::derelict;
    hulk.hull = {60};
    const BattleRequest request = request_of({hulk});
    const Battle battle = begun(request);
    CHECK(battle.units[0].is_wreck());
    CHECK(battle.units[0].seen_by(blue) == Sighting::model);
    CHECK(battle.progress.phase == Phase::over);
    CHECK(battle.progress.ended_by == EndedBy::no_hostility);
    CHECK(back(request, battle).hull == Hundredths{60});
}

}  // namespace flagplot::tactical::missile_age
