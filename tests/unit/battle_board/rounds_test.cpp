#include "tactical/battle_board/rounds.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tactical/battle_board/aftermath.h"
#include "unit/battle_board/board_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::battle_board;

namespace {

std::vector<std::int32_t> order_of(const std::vector<std::int32_t>& masses,
                                   const Switches& switches, const Dice& dice,
                                   std::int32_t phase = 3) {
    BoardKit kit;
    for (const std::int32_t mass : masses) {
        Kind kind = ship();
        kind.mass = mass;
        kit.add(0, kind);
    }
    Battle battle = kit.fighting({});
    battle.position.phase = phase;
    Ground ground{switches, battle, dice};
    ground.rank = shuffled_ranks(ground);
    std::vector<Turn> turns;
    put_in_moving_order(ground, turns);
    std::vector<std::int32_t> order;
    for (const Turn& turn : turns) order.push_back(turn.token);
    return order;
}

/// Both sides leave everything to the tactics as they are ordered.
Battle run(const BoardKit& kit, Battle battle, Log* log = nullptr,
           const Dice& dice = plain_dice()) {
    const BoardModule module = kit.module();
    while (const auto side = module.to_act(battle)) {
        battle = module.step(std::move(battle), *side, {ByTactics{}}, dice, log).value();
    }
    return battle;
}

Battle opened(const BoardKit& kit) {
    const BoardModule module = kit.module();
    Battle battle = kit.battle();
    while (battle.position.stage == Stage::orders) {
        battle =
            module.step(std::move(battle), battle.position.asked, {GoOn{}}, plain_dice(), nullptr)
                .value();
    }
    return battle;
}

bool fights(const Battle& battle, std::size_t a, std::size_t b) {
    return hostilities(battle)[a * battle.position.sides.size() + b] != 0;
}

}  // namespace

TEST_CASE("BB-8, BB-31: the heaviest moves first, each weight rolled within 15 %") {
    CHECK(order_of({50, 200, 100}, {}, plain_dice()) == std::vector<std::int32_t>{1, 2, 0});
    ForcedDice forced;  // faces from 1: 85.00 % to 3001: 115.00 %
    force(forced, DieUse::weight, 1, 0, 0, 3001);
    force(forced, DieUse::weight, 1, 0, 1, 1);
    CHECK(order_of({100, 135}, {}, forced) == std::vector<std::int32_t>{0, 1});
    CHECK(order_of({100, 136}, {}, forced) == std::vector<std::int32_t>{1, 0});
}

TEST_CASE("BB-A8: margins by phase, by overtaking, of another width, or none") {
    ForcedDice forced;
    force(forced, DieUse::weight, 1, 3, 0, 3001);
    force(forced, DieUse::weight, 1, 3, 1, 1);
    force(forced, DieUse::weight, 1, 2, 0, 1);
    force(forced, DieUse::weight, 1, 2, 1, 3001);
    const Switches phase{.weight_fuzz = WeightFuzz::phase};
    CHECK(order_of({100, 110}, phase, forced, 3) == std::vector<std::int32_t>{0, 1});
    CHECK(order_of({100, 110}, phase, forced, 2) == std::vector<std::int32_t>{1, 0});
    const Switches none{.weight_fuzz = WeightFuzz::none};
    CHECK(order_of({100, 101}, none, forced) == std::vector<std::int32_t>{1, 0});
    ForcedDice shuffled;
    force(shuffled, DieUse::shuffle, 0, 0, 0, 1);
    force(shuffled, DieUse::shuffle, 0, 0, 1, 2);
    const Switches overtake{.weight_fuzz = WeightFuzz::overtake};
    CHECK(order_of({86, 100}, overtake, shuffled) == std::vector<std::int32_t>{0, 1});
    CHECK(order_of({84, 100}, overtake, shuffled) == std::vector<std::int32_t>{1, 0});
    ForcedDice narrow;  // 5 %: faces 1 to 1001
    force(narrow, DieUse::weight, 1, 0, 0, 1001);
    force(narrow, DieUse::weight, 1, 0, 1, 1);
    CHECK(order_of({100, 112}, {.weight_fuzz_pct = 5}, narrow) == std::vector<std::int32_t>{1, 0});
}

TEST_CASE("BB-A9: of equal weights the earlier in the shuffled list moves first") {
    const Switches none{.weight_fuzz = WeightFuzz::none};
    ForcedDice forced;
    force(forced, DieUse::shuffle, 0, 0, 0, 2);
    force(forced, DieUse::shuffle, 0, 0, 1, 1);
    CHECK(order_of({100, 100}, none, forced) == std::vector<std::int32_t>{1, 0});
}

TEST_CASE("BB-7: in phase 1 moves who has three squares, in phase 2 two, in phase 3 everybody") {
    BoardKit kit;
    for (const std::int32_t jets : {6, 4, 0}) {
        Kind kind = ship({{beam(1, 1), 1}});
        kind.bonus_halves = 2 * jets;
        kit.add(0, kind);
    }
    kit.add(1, ship());
    Log log;
    Battle battle = run(kit, kit.battle(), &log);
    std::vector<std::string> steps;
    for (const LogLine& line : log.lines) {
        if (line.text == "Round 2") break;
        if (line.rule == "BB-7") steps.push_back(line.text.substr(0, 2) + " " + line.parts[0]);
    }
    std::sort(steps.begin(), steps.end());
    CHECK(steps == std::vector<std::string>{"T1 phase 1", "T1 phase 2", "T1 phase 3", "T2 phase 2",
                                            "T2 phase 3", "T3 phase 3", "T4 phase 3"});
}

TEST_CASE("BB-20: ten by ten squares and sixteen rounds at most") {
    BoardKit kit;
    Kind base = ship({{beam(1, 1), 1}});
    base.is_base = true;
    kit.add(0, base);
    kit.add(1, ship({{torpedo(1, 9, 1), 1}}));
    const Battle battle = run(kit, kit.battle());
    CHECK(battle.position.round == 16);
    CHECK(battle.position.ended_by == EndedBy::turn_limit);
}

TEST_CASE("BB-22: every side has its share of 256, and what others do not need") {
    CHECK(shares({300, 300}, 256) == std::vector<std::int32_t>{128, 128});
    CHECK(shares({300, 50}, 256) == std::vector<std::int32_t>{206, 50});
    CHECK(shares({300, 10, 200, 3}, 256) == std::vector<std::int32_t>{122, 10, 121, 3});
    CHECK(shares({5, 6}, 256) == std::vector<std::int32_t>{5, 6});
    BoardKit kit;
    for (int token = 0; token < 200; ++token) kit.add(0, ship());
    for (int token = 0; token < 100; ++token) kit.add(1, ship());
    const Battle battle = kit.battle();
    CHECK(battle.position.tokens[155].where == Whereabouts::on_board);
    CHECK(battle.position.tokens[156].where == Whereabouts::outside);
    CHECK(battle.position.tokens[299].where == Whereabouts::on_board);
}

TEST_CASE("BB-23: sides start on the squares of their number, and share them beyond the last row") {
    BoardKit two;
    two.add(0, ship());
    two.add(1, ship());
    CHECK(two.battle().position.tokens[0].at == BoardSquare{1, 4});
    CHECK(two.battle().position.tokens[1].at == BoardSquare{8, 5});
    BoardKit five(5);
    for (std::uint32_t side = 0; side < 5; ++side) five.add(side, ship());
    CHECK(five.battle().position.tokens[3].at == five.battle().position.tokens[0].at);
}

TEST_CASE("BB-24: who has orders to attack is hostile, and whoever is attacked is hostile back") {
    BoardKit kit(3);
    for (std::uint32_t side = 0; side < 3; ++side) kit.add(side, ship({{beam(1, 1), 1}}));
    kit.muster().relations.assign(9, Relation::neutral);
    Battle battle = kit.battle();
    CHECK(!fights(battle, 0, 1));
    orders_in(battle, 0).attack = Attack::one_side;
    orders_in(battle, 0).attacked = {1};
    CHECK(fights(battle, 0, 1));
    CHECK(fights(battle, 1, 0));
    CHECK(!fights(battle, 0, 2));
    orders_in(battle, 0).attack = Attack::neutrals;
    CHECK(fights(battle, 0, 2));
    orders_in(battle, 0).attack = Attack::nobody;
    CHECK(!fights(battle, 0, 1));
    orders_in(battle, 0).attack = Attack::everyone;
    CHECK(fights(battle, 2, 0));
    orders_in(battle, 0).primary = TargetClass::none;
    CHECK(!fights(battle, 2, 0));
}

TEST_CASE("BB-24: bases alone and unarmed fleets start nothing") {
    BoardKit kit;
    Kind base = ship({{beam(1, 1), 1}});
    base.is_base = true;
    kit.add(0, base);
    kit.add(1, ship());
    CHECK(!fights(kit.battle(), 0, 1));
    const Battle battle = run(kit, kit.battle());
    CHECK(battle.position.ended_by == EndedBy::no_hostility);
    CHECK(battle.position.round == 0);
}

TEST_CASE("BB-24: who is left out joins his friends, unless they fight each other") {
    BoardKit kit(3);
    for (std::uint32_t side = 0; side < 3; ++side) kit.add(side, ship({{beam(1, 1), 1}}));
    auto& relations = kit.muster().relations;
    relations.assign(9, Relation::neutral);
    relations[0 * 3 + 1] = Relation::enemy;
    relations[2 * 3 + 0] = Relation::friendly;
    CHECK(fights(kit.battle(), 2, 1));
    CHECK(fights(kit.battle(), 1, 2));
    relations[2 * 3 + 1] = Relation::friendly;
    CHECK(!fights(kit.battle(), 2, 1));
}

TEST_CASE("BB-25: cargo weighs by shares, and thrown overboard costs a quarter of a square") {
    BoardKit kit;
    Kind carrier = ship({{beam(1, 1), 1}});
    carrier.cargo = 200;
    kit.add(0, carrier, 2);
    kit.add(1, ship({{beam(1, 1), 1}}));
    kit.muster().arrivals[0].fleet.minerals = 250;
    kit.muster().arrivals[0].fleet.colonists = 31;
    CHECK(opened(kit).position.tokens[0].mass == 70 + 140);
    CHECK(opened(kit).position.tokens[0].quarters == 2);
    BoardKit light(2, {.mass_includes_cargo = false});
    light.muster() = kit.muster();
    CHECK(opened(light).position.tokens[0].mass == 70);

    const BoardModule module = kit.module();
    GiveOrders dump{0};
    dump.dumps_cargo = true;
    Battle battle = module.step(kit.battle(), {0}, {dump}, plain_dice(), nullptr).value();
    battle = module.step(battle, {0}, {GoOn{}}, plain_dice(), nullptr).value();
    battle = module.step(battle, {1}, {GoOn{}}, plain_dice(), nullptr).value();
    CHECK(battle.position.tokens[0].mass == 70 + 15);
    CHECK(battle.position.tokens[0].quarters == 4 - 1);
    CHECK(battle.position.fleets[0].minerals_dumped == 250);
}

TEST_CASE("BB-25, BB-A32: a dampener takes a square from everybody once, however many there are") {
    BoardKit kit;
    Kind damper = ship({{beam(1, 1), 1}});
    damper.dampener = 4;
    damper.bonus_halves = 2 * 6;
    kit.add(0, damper, 3);
    Kind fast = ship({{beam(1, 1), 1}});
    fast.bonus_halves = 2 * 3;
    kit.add(1, fast);
    CHECK(opened(kit).position.tokens[0].quarters == 6);
    CHECK(opened(kit).position.tokens[1].quarters == 3);
}

TEST_CASE("BB-26: shields grow again by a tenth from round 2 on, if any are left") {
    BoardKit kit;
    Kind growing = ship({{beam(1, 0), 1}});
    growing.shields = 100;
    growing.has_regenerating_shields = true;
    growing.engines = 0;
    kit.add(0, growing);
    kit.add(1, growing);
    Battle battle = opened(kit);
    CHECK(battle.position.ended_by == EndedBy::turn_limit);
    Battle hurt = kit.battle();
    token_in(hurt, 0).stack.shields = 85;
    token_in(hurt, 1).stack.shields = 0;
    const BoardModule module = kit.module();
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
        hurt = module.step(hurt, side, {GoOn{}}, plain_dice(), nullptr).value();
    }
    CHECK(hurt.position.round == 4);  // nobody moves: orders before round 5
    CHECK(hurt.position.tokens[0].stack.shields == 100);
    CHECK(hurt.position.tokens[1].stack.shields == 0);
}

TEST_CASE(
    "BB-33, BB-A12: seven steps away are counted, and the one behind them leads off the board") {
    const auto left_in = [](const Switches& switches) {
        BoardKit kit(2, switches);
        kit.add(0, ship());
        kit.add(1, ship({{beam(1, 1), 1}}));
        return run(kit, kit.battle()).position.tokens[0].gone_round;
    };
    CHECK(left_in({}) == 8);
    CHECK(left_in({.retreat_leaves = RetreatLeaves::with}) == 7);
    CHECK(left_in({.retreat_steps = 4}) == 5);
}

TEST_CASE("BB-33: steps under another tactic do not count") {
    BoardKit kit;
    kit.add(0, ship({{beam(1, 1), 1}}));
    kit.add(1, ship({{beam(1, 1), 1}}));
    Battle battle = kit.battle();
    orders_in(battle, 0).tactic = Tactic::minimize_damage;
    battle = run(kit, std::move(battle));
    CHECK(battle.position.tokens[0].where != Whereabouts::left);
    CHECK(orders_in(battle, 0).steps_away == 0);
}

TEST_CASE("BB-26: a battle ends when everybody who is hostile to anybody is gone") {
    BoardKit kit;
    kit.add(0, ship({{beam(5000, 5), 1}}));
    kit.add(1, ship());
    Battle battle = kit.battle();
    orders_in(battle, 0).tactic = Tactic::maximize_damage;
    battle = run(kit, std::move(battle));
    CHECK(battle.position.ended_by == EndedBy::annihilation);
    CHECK(battle.position.tokens[1].gone_by == SideIndex{0});
    BoardKit away;
    away.add(0, ship());
    away.add(1, ship({{beam(1, 0), 1}}));
    CHECK(run(away, away.battle()).position.ended_by == EndedBy::disengagement);
}

TEST_CASE("BB-62: shields are full at the beginning, armour is as it was") {
    BoardKit kit;
    Kind kind = ship();
    kind.shields = 30;
    kit.add(0, kind, 2);
    kit.muster().arrivals[0].companies[0].hull = {75};
    const auto token = kit.battle().position.tokens[0];
    CHECK(token.stack.shields == 60);
    CHECK(token.stack.damaged == 2);
    CHECK(token.stack.damage == 250 * 500);
}

TEST_CASE("BB-63: damage is whole points, and a third of the lost ships' minerals can be found") {
    BoardKit kit;
    Kind carrier = ship();
    carrier.cargo = 100;
    kit.add(0, carrier, 4);
    Kind base = ship();
    base.is_base = true;
    kit.add(1, base);
    kit.muster().arrivals[0].fleet.minerals = 200;
    Battle battle = kit.battle();
    token_in(battle, 0).stack.ships = 1;
    token_in(battle, 0).stack.damage = 3 * 500 + 499;
    token_in(battle, 1).stack.ships = 0;
    const Switches standard;
    CHECK(lasting_damage(token_in(battle, 0), standard) == 3);
    CHECK(salvage_of(battle.position, Waters::open, standard) == Salvage{90, 150, 180});
    CHECK(salvage_of(battle.position, Waters::planet, standard).recovered == 120);
    CHECK(salvage_of(battle.position, Waters::planet_with_base, standard).recovered == 192);
    CHECK(salvage_of(battle.position, Waters::open, {.wreck_factor = 4}).wreck == 67);
}
