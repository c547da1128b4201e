#include <catch2/catch.hpp>

#include "tactical/battle_board/board_module.h"
#include "unit/battle_board/board_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::battle_board;

namespace {

Tables naval_tables() {
    Tables tables = small_tables();
    Weapon tube = torpedo(90, 4, 20);
    tube.name = "tube";
    tube.loads = 2;
    Weapon gun = beam(60, 3);
    gun.name = "gun";
    tables.naval.weapons = {gun, tube};
    tables.naval.types = {{"battleship", 8, false, {{"gun", 8}}, {}},
                          {"destroyer", 4, false, {{"gun", 1}, {"tube", 4}}, {}}};
    return tables;
}

Unit unit(std::string name, std::string type, std::int32_t points, std::int32_t speed) {
    Unit unit;
    unit.name = std::move(name);
    unit.class_name = "Class";
    unit.type = std::move(type);
    unit.size = unit.points_left = {points};
    unit.maximum = unit.speed_left = {speed};
    return unit;
}

BattleRequest request() {
    BattleRequest request;
    request.campaign = "small";
    request.battle = 1;
    request.scene.around = {{Direction::north, {0, 0}, Terrain::sea, true, ""},
                            {Direction::north_east, {1, 0}, Terrain::sea, true, ""}};
    request.parties = {{"blue", "Blue", {}, {}}, {"red", "Red", {}, {}}};
    request.parties[0].formations = {
        {"B1", "One", "seek", Direction::east, "", {unit("Hood", "battleship", 4, 300)}}};
    request.parties[1].formations = {
        {"R1", "Two", "avoid", Direction::south, "", {unit("Maestrale", "destroyer", 1, 380)}}};
    return request;
}

}  // namespace

TEST_CASE("BB-B2: a ship of a naval campaign becomes a token") {
    const Tables tables = naval_tables();
    const auto kind = kind_of(unit("Hood", "battleship", 4, 300), tables).value();
    CHECK(kind.armor == 400);
    CHECK(kind.mass == 80);
    CHECK(kind.initiative == 8);
    CHECK(kind.engines == 1);
    CHECK(kind.ideal_speed == 9);
    CHECK(kind.slots.size() == 1);
    for (const auto& [knots, ideal] : {std::pair{80, 4}, {119, 4}, {120, 5}, {160, 6}, {320, 10}}) {
        CHECK(kind_of(unit("x", "battleship", 4, knots), tables).value().ideal_speed == ideal);
    }
}

TEST_CASE("BB-B3: what a design costs if it does not say") {
    CHECK(kind_of(unit("Hood", "battleship", 4, 300), naval_tables()).value().value ==
          400 + 10 * 60 * 8);
}

TEST_CASE("BB-B2: a class may say of itself what it is") {
    Unit own = unit("Hood", "something else", 4, 300);
    own.data = {{"battle_board", "weapons", "gun 2, tube 3"},
                {"battle_board", "initiative", "9"},
                {"battle_board", "armor", "555"},
                {"other", "armor", "1"}};
    const auto kind = kind_of(own, naval_tables()).value();
    CHECK(kind.slots.size() == 2);
    CHECK(kind.slots[1].count == 3);
    CHECK(kind.initiative == 9);
    CHECK(kind.armor == 555);
    own.data[1].value = "nine";
    CHECK(kind_of(own, naval_tables()).error().code == ErrorCode::cannot_begin);
    own.data[0].value = "cannon 2";
    CHECK(kind_of(own, naval_tables()).error().code == ErrorCode::cannot_begin);
    CHECK(kind_of(unit("x", "something else", 1, 100), naval_tables()).error().code ==
          ErrorCode::cannot_begin);
}

TEST_CASE("BB-B2: what a class may say of itself is listed, and what is wrong is told") {
    const BoardModule module(naval_tables());
    const auto keys = module.data_keys();
    CHECK(keys.size() == 12);
    CHECK(module.problem_with_data("weapons", "gun 2, tube 3").empty());
    CHECK(module.problem_with_data("weapons", "gun 2, cannon") ==
          "a list of weapons like \"heavy-gun 4, torpedo-tube 2\" out of gun, tube");
    CHECK(module.problem_with_data("weapons", "gun many") ==
          "a list of weapons like \"heavy-gun 4, torpedo-tube 2\"");
    CHECK(module.problem_with_data("weapons", "gun 0") ==
          "a list of weapons like \"heavy-gun 4, torpedo-tube 2\"");
    CHECK(module.problem_with_data("armor", "0") == "a whole number from 1 to 100000");
    CHECK(module.problem_with_data("armor", "500").empty());
    CHECK(module.problem_with_data("ideal_speed", "-1") == "a whole number from 0 to 20");
    CHECK(module.problem_with_data("station", "rear").empty());
    CHECK(module.problem_with_data("station", "front") == "one of van, line, rear");
    // Without tables only the form of a list can be told.
    CHECK(BoardModule({}).problem_with_data("weapons", "gun 2, cannon").empty());
}

TEST_CASE("BB-B2, BB-B5: cost and station come of the type, or of the class") {
    Tables tables = naval_tables();
    tables.naval.types[1].station = Station::van;
    tables.naval.types[1].cost = 77;
    Unit ship = unit("Maestrale", "destroyer", 1, 380);
    CHECK(kind_of(ship, tables).value().value == 77);
    CHECK(station_of(ship, tables) == Station::van);
    ship.data = {{"battle_board", "station", "rear"}, {"battle_board", "cost", "5"}};
    CHECK(kind_of(ship, tables).value().value == 5);
    CHECK(station_of(ship, tables) == Station::rear);
    CHECK(station_of(unit("x", "something else", 1, 100), tables) == Station::line);
    tables.designs = {{"Class", "hull", "", 1, {}, {}, {}, {}, 0, 0, false}};
    CHECK(!station_of(ship, tables));
}

TEST_CASE("contract 4.1: hull, firepower and ammunition go in") {
    BattleRequest in = request();
    Unit& ship = in.parties[1].formations[0].units[0];
    ship.hull = {60};
    ship.state = UnitState::damaged;
    ship.firepower = {50};
    ship.ammunition = {50};
    const BoardModule module(naval_tables());
    const Battle battle = module.begin(in).value();
    const auto& token = battle.position.tokens[1];
    CHECK(token.stack.damage == 40 * 500);
    CHECK(token.left == std::vector<std::int32_t>{-1, 2});  // two tubes of four, a salvo of two
    CHECK(battle.position.kinds[1].slots[0].weapon.power == 30);
    CHECK(battle.orders[1].tactic == Tactic::disengage);  // she avoids a battle
}

TEST_CASE("a battle without two sides that have ships cannot begin") {
    BattleRequest alone = request();
    alone.parties[1].formations.clear();
    const BoardModule module(naval_tables());
    CHECK(module.begin(alone).error().code == ErrorCode::cannot_begin);
    CHECK(BoardModule({}).begin(request()).error().code == ErrorCode::cannot_begin);
}

TEST_CASE("BB-21: in a naval campaign each ship is a token of her own") {
    BattleRequest in = request();
    in.parties[0].formations[0].units.push_back(unit("Renown", "battleship", 4, 300));
    const Battle battle = BoardModule(naval_tables()).begin(in).value();
    REQUIRE(battle.position.tokens.size() == 3);
    CHECK(battle.position.kinds.size() == 2);
    CHECK(battle.position.tokens[1].name == "Renown");
    CHECK(battle.position.tokens[1].stack.ships == 1);
    CHECK(battle.position.tokens[0].at != battle.position.tokens[1].at);
}

TEST_CASE("contract 4.2: what comes out names every ship, and nobody gains anything") {
    const BoardModule module(naval_tables());
    BattleRequest in = request();
    in.parties[1].formations[0].stance = "seek";
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Battle battle = module.fought_out(module.begin(in).value(), OddsDice{seed});
        const BattleResult result = module.outcome(battle, in);
        REQUIRE(result.units.size() == 2);
        CHECK(result.fingerprint == fingerprint_of(in));
        CHECK(result.minutes == 5 * battle.position.round);
        CHECK(*result.minutes <= in.limit_minutes);
        for (const UnitResult& each : result.units) {
            CHECK(*each.hull >= Hundredths{0});
            CHECK(*each.hull <= Hundredths{100});
            CHECK(*each.ammunition >= Hundredths{0});
            CHECK((*each.state == UnitState::sunk) == (*each.hull == Hundredths{0}));
            CHECK((*each.state == UnitState::sunk) == !each.by.empty());
        }
    }
}

TEST_CASE(
    "contract 4.2: what was fired is told by weapon, what runs out apart from what does not") {
    Tables tables = naval_tables();
    Weapon deep = weapon(WeaponKind::torpedo, 160, 9, 5, 1);
    deep.name = "deep-hit";
    Weapon tube = weapon(WeaponKind::torpedo, 110, 9, 5, 5);
    tube.name = "tube";
    tube.loads = 1;
    const BoardModule module(tables);
    const BattleRequest in = request();
    Battle battle = module.begin(in).value();
    battle.position.kinds[0].slots = {{deep, 1}, {tube, 3}};
    battle.position.kinds[1].slots = {{tube, 4}};
    token_in(battle, 0).loaded = {-1, 3};
    token_in(battle, 1).loaded = {4};
    token_in(battle, 0).left = {-1, 1};  // two of three are gone
    token_in(battle, 0).fired = 9;
    token_in(battle, 1).left = {0};
    token_in(battle, 1).fired = 4;
    const std::string& own = token_in(battle, 0).name;
    const std::string& other = token_in(battle, 1).name;
    CHECK(module.outcome(battle, in).ammunition ==
          "tube: " + own + " 2, " + other + " 4; deep-hit: " + own + " 7");
    token_in(battle, 0).left = {-1, 3};
    token_in(battle, 0).fired = 0;
    token_in(battle, 1).left = {4};
    token_in(battle, 1).fired = 0;
    CHECK(module.outcome(battle, in).ammunition == "nothing that runs out or rolls");
}

TEST_CASE("contract 4.3: who leaves goes away from where the holder of the field came from") {
    const BoardModule module(naval_tables());
    const BattleRequest in = request();
    const Battle battle = module.fought_out(module.begin(in).value(), OddsDice{1});
    const BattleResult result = module.outcome(battle, in);
    CHECK(result.field_holder->side == "blue");
    CHECK(*result.units[1].has_withdrawn);
    CHECK(result.units[1].exit == Direction::north_east);  // east is no way
    CHECK(result.ended_by == EndedBy::disengagement);
}

TEST_CASE("contract 4.1: a time limit shorter than sixteen rounds holds") {
    BattleRequest in = request();
    in.limit_minutes = 20;
    const BoardModule module(naval_tables());
    CHECK(module.begin(in).value().position.rounds == 4);
    in.limit_minutes = 23;
    CHECK(module.begin(in).value().position.rounds == 5);
    in.limit_minutes = 360;
    CHECK(module.begin(in).value().position.rounds == 16);
}

TEST_CASE("BB-2 to BB-4: a design of parts comes to what its parts are") {
    Tables tables = small_tables();
    tables.hulls = {{"hull", 200, 3, 30, false, false, false, false, 0}};
    tables.engines = {{"engine", 8, 1}};
    tables.weapons = {beam(10, 1)};
    tables.devices = {{"all", 2, 30, 20, 10, 1, 2, 4, 25, 50}};
    Design design{"design", "hull", "engine", 2, {{"weapon", 3}}, {{"all", 2}}, 90, {}, 7, 1, true};
    const auto kind = kind_of(design, tables).value();
    CHECK(kind.initiative == 3 + 1 + 4);
    CHECK(kind.bonus_halves == 1 + 8);
    CHECK(kind.shields == 50);
    CHECK(kind.armor == 300);
    CHECK(kind.deflectors == 2);
    CHECK(kind.dampener == 4);
    CHECK(kind.computers == std::vector<std::int32_t>{30, 30});
    CHECK(kind.jammers.size() == 2);
    CHECK(kind.capacitors.size() == 2);
    CHECK(kind.mass == 90);
    CHECK(kind.value == 300 + 10 * 30);
    CHECK(kind.has_regenerating_shields);
    design.devices[0].part = "none";
    CHECK(!kind_of(design, tables));
    design.hull = "none";
    CHECK(!kind_of(design, tables));
}

TEST_CASE("BB-63: more can be recovered where a base still stands") {
    Tables tables = naval_tables();
    tables.hulls = {{"base", 100, 10, 0, true, false, false, false, 0}};
    tables.designs = {{"Fort", "base", "", 1, {}, {}, {}, {}, 0, 0, false}};
    BattleRequest in = request();
    Unit fort = unit("The Fort", "fort", 1, 0);
    fort.class_name = "Fort";
    in.parties[0].formations[0].units.push_back(fort);
    const BoardModule module(tables);
    Battle battle = module.begin(in).value();
    auto& sunk = battle.position.tokens[2];  // of 30 minerals a structure point, a third
    sunk.stack.ships = 0;
    sunk.where = Whereabouts::lost;
    CHECK(module.outcome(battle, in).wreck == "8 of minerals can be recovered");
    battle.position.tokens[1].where = Whereabouts::lost;
    CHECK(module.outcome(battle, in).wreck == "7 of minerals can be recovered");
    in.scene.terrain = Terrain::islands;
    CHECK(module.outcome(battle, in).wreck == "5 of minerals can be recovered");
}
