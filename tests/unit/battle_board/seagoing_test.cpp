#include "tactical/battle_board/seagoing.h"

#include <catch2/catch.hpp>

#include "tactical/battle_board/board_module.h"
#include "tactical/battle_board/captain.h"
#include "tactical/battle_board/loads.h"
#include "tactical/battle_board/skin.h"
#include "tactical/battle_board/speed.h"
#include "unit/battle_board/board_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::battle_board;

namespace {

using BoardToken = battle_board::Token;

/// Tables of a sea with guns that run out, torpedoes of one salvo, sights and words.
Tables sea_tables(const Switches& switches = {}) {
    Tables tables = small_tables(switches);
    Weapon gun = beam(3, 5);
    gun.name = "gun";
    gun.loads = 40;
    Weapon tube = torpedo(9, 2, 20);
    tube.name = "tube";
    tube.loads = 1;
    tables.naval.weapons = {gun, tube};
    tables.naval.types = {{"cruiser", 8, false, {{"gun", 2}, {"tube", 3}}, {}},
                          {"merchant", 0, true, {}, {}}};
    tables.naval.sights = {
        {"day", "clear", 9}, {"day", "poor", 4}, {"day", "storm", 2}, {"night", "clear", 2}};
    tables.naval.words = {
        {"freighters", "merchants"}, {"starbase", ""}, {"minerals", "wreckage and survivors"}};
    return tables;
}

Unit cruiser(std::string name, std::int32_t speed = 300) {
    Unit unit;
    unit.name = std::move(name);
    unit.class_name = unit.name + " class";
    unit.type = "cruiser";
    unit.size = unit.points_left = {4};
    unit.maximum = unit.speed_left = {speed};
    return unit;
}

BattleRequest sea_request() {
    BattleRequest request;
    request.campaign = "small";
    request.battle = 1;
    request.scene.light = "day";
    request.scene.weather = "clear";
    request.scene.around = {{Direction::north, {0, 0}, Terrain::land, false, ""},
                            {Direction::east, {1, 0}, Terrain::sea, true, ""}};
    request.parties = {{"blue", "Blue", {}, {}}, {"red", "Red", {}, {}}};
    request.parties[0].formations = {{"B1", "One", "seek", Direction::east, "", {cruiser("Ajax")}}};
    request.parties[1].formations = {
        {"R1", "Two", "seek", Direction::west, "", {cruiser("Gorizia")}}};
    return request;
}

Battle begun(const BattleRequest& request, const Switches& switches = {}) {
    Battle battle = BoardModule(sea_tables(switches)).begin(request).value();
    for (std::size_t at = 0; at < battle.position.hostile.size(); ++at) {
        battle.position.hostile[at] = at == 1 || at == 2;
    }
    for (BoardToken& token : battle.position.tokens) token.quarters_at_start = token.quarters;
    return battle;
}

/// Leaves a ship so many hundredths of her armour.
void hurt(Battle& battle, std::int32_t number, std::int32_t hull) {
    BoardToken& token = token_in(battle, number);
    const Kind& kind = battle.position.kinds[static_cast<std::size_t>(token.kind)];
    token.stack.damaged = 1;
    token.stack.damage = std::int64_t{kind.armor} * 500 * (100 - hull) / 100;
}

UnitResult result_at(std::int32_t hull, const Unit& unit, const Switches& switches = {}) {
    BattleRequest in = sea_request();
    in.parties[0].formations[0].units = {unit};
    Battle battle = begun(in, switches);
    if (hull < unit.hull.count) hurt(battle, 0, hull);
    return BoardModule(sea_tables(switches)).outcome(battle, in).units[0];
}

}  // namespace

TEST_CASE("BB-B9: at half her hull a ship has three quarters of her speed, at a quarter half") {
    for (const auto& [hull, speed] :
         {std::pair{100, 100}, {51, 100}, {50, 75}, {26, 75}, {25, 50}, {1, 50}}) {
        CHECK(speed_left_at({hull}) == Hundredths{speed});
    }
}

TEST_CASE("BB-B9: a survivor goes home slower and weaker, as her hull is") {
    const UnitResult half = result_at(50, cruiser("Ajax"));
    CHECK(half.speed == Hundredths{75});
    CHECK(half.firepower == Hundredths{50});
    CHECK(half.state == UnitState::damaged);
    const UnitResult quarter = result_at(20, cruiser("Ajax"));
    CHECK(quarter.speed == Hundredths{50});
    CHECK(quarter.firepower == Hundredths{20});
    CHECK(quarter.state == UnitState::crippled);
    const UnitResult light = result_at(80, cruiser("Ajax"));
    CHECK(light.speed == Hundredths{100});
    CHECK(light.firepower == Hundredths{80});
}

TEST_CASE("BB-B9: what earlier battles took is not taken again") {
    Unit limping = cruiser("Ajax");
    limping.hull = {50};
    limping.speed = {75};
    limping.firepower = {50};
    limping.state = UnitState::damaged;
    const UnitResult untouched = result_at(50, limping);
    CHECK(untouched.speed == Hundredths{75});
    CHECK(untouched.firepower == Hundredths{50});
    CHECK(untouched.state == UnitState::damaged);
    const UnitResult worse = result_at(25, limping);
    CHECK(worse.speed == Hundredths{50});
    CHECK(worse.firepower == Hundredths{25});
    CHECK(worse.state == UnitState::crippled);
}

TEST_CASE("BB-B9: without naval.cripples damage costs hull alone") {
    const UnitResult hurt_ship = result_at(20, cruiser("Ajax"), {.naval_cripples = false});
    CHECK(hurt_ship.speed == Hundredths{100});
    CHECK(hurt_ship.firepower == Hundredths{100});
    CHECK(hurt_ship.state == UnitState::damaged);
}

TEST_CASE("BB-B9: a ship that is hit falls behind in the battle, too") {
    Battle battle = begun(sea_request());
    const std::int32_t speed = token_in(battle, 0).quarters;
    REQUIRE(speed == 4);
    const auto limping = [&](std::int32_t hull, const Switches& switches) {
        Battle hit = battle;
        hurt(hit, 0, hull);
        const Works works(hit, switches);
        return limping_speed(works.ground.token(0), works.ground);
    };
    CHECK(limping(51, {}) == 4);
    CHECK(limping(50, {}) == 3);
    CHECK(limping(25, {}) == 2);
    CHECK(limping(25, {.naval_cripples = false}) == 4);
}

TEST_CASE("BB-B10: who is pursued by a faster armed ship in sight does not leave") {
    BattleRequest in = sea_request();
    in.parties[1].formations[0].units = {cruiser("Gorizia", 380)};
    Battle battle = begun(in);
    token_in(battle, 0).at = {0, 0};
    token_in(battle, 1).at = {5, 5};
    const auto pursued = [](const Battle& of, const Switches& switches = {}) {
        const Works works(of, switches);
        return is_pursued(works.ground, 0);
    };
    CHECK(pursued(battle));
    CHECK_FALSE(pursued(battle, {.naval_pursuit = false}));
    Battle dark = battle;
    dark.position.sight = 4;
    CHECK_FALSE(pursued(dark));
    dark.position.sight = 5;
    CHECK(pursued(dark));
    Battle as_fast = battle;
    token_in(as_fast, 1).quarters = token_in(as_fast, 0).quarters;
    CHECK_FALSE(pursued(as_fast));
    Battle sunk = battle;
    token_in(sunk, 1).where = Whereabouts::lost;
    CHECK_FALSE(pursued(sunk));
    Battle unarmed = battle;
    unarmed.position.kinds[1].slots.clear();
    CHECK_FALSE(pursued(unarmed));
}

TEST_CASE("BB-B10: seven steps do not take a ship away from a faster one") {
    BattleRequest in = sea_request();
    in.parties[0].formations[0].stance = "avoid";
    in.parties[1].formations[0].units = {cruiser("Gorizia", 380), cruiser("Fiume", 380),
                                         cruiser("Zara", 380)};
    const auto left_in = [&in](const Switches& switches) {
        const BoardModule module(sea_tables(switches));
        const Battle battle = module.fought_out(module.begin(in).value(), OddsDice{3});
        return battle.position.tokens[0].where == Whereabouts::left;
    };
    CHECK_FALSE(left_in({}));
    CHECK(left_in({.naval_pursuit = false}));
}

TEST_CASE("nobody leaves a square that has no water round it") {
    BattleRequest in = sea_request();
    in.parties[0].formations[0].stance = "avoid";
    in.scene.around[1].is_way = false;
    const BoardModule module(sea_tables({.naval_pursuit = false}));
    const Battle battle = module.fought_out(module.begin(in).value(), OddsDice{3});
    CHECK(battle.position.tokens[0].where != Whereabouts::left);
}

TEST_CASE("contract 4.3: who leaves without a course of its own leaves where there is water") {
    BattleRequest in = sea_request();
    in.parties[0].formations[0].stance = "avoid";
    for (Party& party : in.parties) party.formations[0].course.reset();
    const BoardModule module(sea_tables());
    const BattleResult result =
        module.outcome(module.fought_out(module.begin(in).value(), OddsDice{3}), in);
    REQUIRE(*result.units[0].has_withdrawn);
    CHECK(result.units[0].exit == Direction::east);
}

TEST_CASE("BB-B11: guns reach no farther than the light and the weather let them see") {
    BattleRequest in = sea_request();
    const auto reach = [&in](const Switches& switches = {}) {
        const Battle battle = begun(in, switches);
        return battle.position.kinds[0].slots[0].weapon.range;
    };
    CHECK(reach() == 5);
    in.scene.light = "night";
    CHECK(reach() == 2);
    CHECK(reach({.naval_sight = false}) == 5);
    in.parties[0].formations[0].units[0].has_radar = true;
    CHECK(reach() == 3);
    in.scene.weather = "a word without a row";
    CHECK(reach() == 5);
    in.parties[0].formations[0].units[0].has_radar = false;
    in.scene.light = "day";
    in.scene.weather = "poor weather";  // as a campaign words it
    CHECK(reach() == 4);
    in.scene.weather = "poor weather and a storm";
    CHECK(reach() == 2);
}

TEST_CASE("BB-B11: in the dark the vans meet in each other's sight") {
    BattleRequest in = sea_request();
    const auto apart = [](const Battle& battle) {
        return distance(battle.position.tokens[0].at, battle.position.tokens[1].at);
    };
    CHECK(apart(begun(in)) == 7);
    in.scene.light = "night";
    CHECK(apart(begun(in)) == 3);
}

TEST_CASE("BB-B12: the guns of a surprised side are silent in the first round") {
    BattleRequest in = sea_request();
    in.surprised = {"red"};
    const auto fired = [&in](std::int32_t round, const Switches& switches = {}) {
        Battle battle = begun(in, switches);
        battle.position.round = round;
        token_in(battle, 0).at = {4, 4};
        token_in(battle, 1).at = {4, 6};
        Works works(battle, switches);
        works.firing.fire();
        const auto spent = [&works](std::int32_t token) {
            const BoardToken& its = works.ground.token(token);
            return its.left[0] < its.loaded[0];
        };
        return std::pair{spent(0), spent(1)};
    };
    CHECK(fired(1) == std::pair{true, false});
    CHECK(fired(2) == std::pair{true, true});
    CHECK(fired(1, {.naval_surprise = false}) == std::pair{true, true});
}

TEST_CASE("BB-B13: a round of fire costs a salvo, and guns that are empty are silent") {
    Battle battle = begun(sea_request());
    battle.position.round = 1;
    token_in(battle, 0).at = {4, 4};
    token_in(battle, 1).at = {4, 8};
    Works works(battle);
    works.firing.fire();
    CHECK(works.ground.token(0).left[0] == 2 * 39);
    CHECK(works.ground.token(0).left[1] == 3);  // out of their range
    works.ground.token(0).left[0] = 0;
    const Stack before = works.ground.token(1).stack;
    works.firing.fire();
    CHECK(works.ground.token(1).stack == before);
}

TEST_CASE("BB-B13: ammunition is that of the guns, and torpedoes last by themselves") {
    const Tables tables = sea_tables();
    const Kind kind = kind_of(cruiser("Ajax"), tables).value();
    CHECK(loads_of(kind, 1, {100}, {}) == std::vector<std::int32_t>{80, 3});
    CHECK(loads_of(kind, 1, {51}, {}) == std::vector<std::int32_t>{2 * 21, 3});
    CHECK(
        loads_of(kind, 1, {100}, {{"battle_board", "tube", "1 of 3"}, {"gunnery", "tube", "0"}}) ==
        std::vector<std::int32_t>{80, 1});
    BoardToken token;
    token.loaded = {80, 3};
    token.left = {70, 3};
    CHECK(ammunition_left(token, kind, {100}) == Hundredths{87});
    const ModuleValue of_others{"gunnery", "tube", "0"};
    CHECK(lasting_of(token, kind, {of_others}) == std::vector<ModuleValue>{of_others});
    token.left = {80, 1};
    CHECK(ammunition_left(token, kind, {100}) == Hundredths{100});
    CHECK(lasting_of(token, kind, {{"battle_board", "tube", "2 of 3"}, of_others}) ==
          std::vector<ModuleValue>{of_others, {"battle_board", "tube", "1 of 3"}});
}

TEST_CASE("BB-B13: of a ship with torpedoes alone they are her ammunition") {
    Tables tables = sea_tables();
    tables.naval.types[0].weapons = {{"tube", 4}};
    tables.naval.weapons[1].loads = 2;
    const Kind kind = kind_of(cruiser("Ajax"), tables).value();
    CHECK(loads_of(kind, 1, {50}, {}) == std::vector<std::int32_t>{4});
    CHECK(loads_of(kind, 1, {49}, {}) == std::vector<std::int32_t>{0});
    BoardToken token;
    token.loaded = {8};
    token.left = {2};
    CHECK(ammunition_left(token, kind, {100}) == Hundredths{25});
    CHECK(lasting_of(token, kind, {}).empty());
}

TEST_CASE("BB-B14: the sea says its own words, and a word without one is not offered") {
    const Tables tables = sea_tables();
    const BoardModule module(tables);
    const Battle battle = module.begin(sea_request()).value();
    const View view = module.view(battle, {0});
    std::string all;
    for (const Order& order : module.options(view)) all += module.text_of(order) + "\n";
    CHECK(all.find("primary merchants") != std::string::npos);
    CHECK(all.find("primary freighters") == std::string::npos);
    CHECK(all.find("starbase") == std::string::npos);
    const auto order = module.read_order(view, "doctrine T1 primary merchants").value();
    CHECK(module.text_of(order) == "doctrine T1 primary merchants");
    CHECK(module.read_order(view, "doctrine T1 primary freighters").value() == order);
    CHECK(module.read_order(view, "doctrine T1 primary merchant").error().nearest == "merchants");
    for (const DoctrineKey& key : module.doctrine_keys()) {
        for (const std::string_view word : key.words) CHECK(word != "starbase");
    }
    const auto wanted = Captain(battle.position, {0}, tables)
                            .wanted(0, battle.orders[0], {{{"", "primary", "merchants"}}});
    CHECK(wanted.primary == TargetClass::freighters);
}

TEST_CASE("BB-B14: what a sunk ship leaves is told in the words of the sea") {
    const BattleRequest in = sea_request();
    Battle battle = begun(in);
    token_in(battle, 1).where = Whereabouts::lost;
    token_in(battle, 1).stack.ships = 0;
    CHECK(BoardModule(sea_tables()).outcome(battle, in).wreck ==
          "wreckage and survivors of Gorizia");
    Tables without_words = sea_tables();
    without_words.naval.words.clear();
    CHECK(BoardModule(without_words).outcome(battle, in).wreck ==
          "30 of minerals can be recovered");
}

TEST_CASE("the minutes of a battle are never more than its limit") {
    BattleRequest in = sea_request();
    in.limit_minutes = 3;
    const BoardModule module(sea_tables());
    const Battle battle = module.fought_out(module.begin(in).value(), OddsDice{1});
    const BattleResult result = module.outcome(battle, in);
    CHECK(battle.position.round == 1);
    CHECK(result.minutes == 3);
    CHECK(result.ended_by == EndedBy::turn_limit);
}
