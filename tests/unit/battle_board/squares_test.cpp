#include "tactical/battle_board/squares.h"

#include <catch2/catch.hpp>

#include "tactical/battle_board/phrases.h"
#include "tactical/battle_board/speed.h"
#include "unit/battle_board/board_kit.h"

using namespace flagplot;
using namespace flagplot::tactical::battle_board;

namespace {

Plan plan_of(Battle battle, Tactic tactic, const Switches& switches = {}) {
    orders_in(battle, 0).tactic = tactic;
    Works works(std::move(battle), switches);
    return works.squares.plan(0);
}

/// The two ships of BB-9: range 1 and range 2 each, the enemy's short weapons much better. He has
/// moved as far as he could.
BoardKit example(const Switches& switches = {}) {
    BoardKit kit(2, switches);
    Kind own = ship({{beam(10, 1), 1}, {beam(20, 2), 1}});
    own.bonus_halves = 2 * 4;  // two squares a round
    kit.add(0, own);
    Kind enemy = ship({{beam(60, 1), 1}, {beam(10, 2), 1}});
    enemy.engines = 0;
    kit.add(1, enemy);
    return kit;
}

std::int64_t parts(std::int64_t tenths) { return tenths * parts_of_point / 10; }

}  // namespace

TEST_CASE("BB-9: net damage keeps the ship at range 2, by both readings") {
    for (const NetMetric metric : {NetMetric::ratio, NetMetric::difference}) {
        const Switches switches{.net_damage_metric = metric};
        const BoardKit kit = example(switches);
        const Battle battle = kit.fighting({{2, 5}, {5, 5}});
        const Plan plan = plan_of(battle, Tactic::maximize_net_damage, switches);
        CHECK(distance(plan.goal, {5, 5}) == 2);
    }
}

TEST_CASE("BB-34: given and taken of the worked example, at every distance") {
    const BoardKit kit = example();
    struct Row {
        std::int32_t column;
        std::int64_t given;
        std::int64_t taken;
    };
    for (const Row& row : {Row{5, 300, 700}, {4, 280, 635}, {3, 180, 90}, {2, 0, 0}}) {
        const Plan plan = plan_of(kit.fighting({{4, 5}, {5, 5}}), Tactic::maximize_ratio);
        const Prospect& prospect = plan.prospect;
        const std::int32_t number =
            (5 - prospect.corner.y) * prospect.columns + (row.column - prospect.corner.x);
        CHECK(prospect.exchange(number) == Exchange{parts(row.given), parts(row.taken)});
    }
}

TEST_CASE("BB-34: the scores of the worked example") {
    const Exchange near{parts(280), parts(635)};
    CHECK(score_text(near, Aim::net, NetMetric::ratio) == "given 28, taken 63.5, score -28/64.5");
    CHECK(score_text(near, Aim::net, NetMetric::difference) == "given 28, taken 63.5, score 35.5");
    CHECK(is_better({parts(180), parts(90)}, near, Aim::net, NetMetric::ratio));
    CHECK(is_better(near, {parts(300), parts(700)}, Aim::net, NetMetric::ratio));
    CHECK(is_better({0, 1}, {0, 2}, Aim::net, NetMetric::ratio));
    CHECK(is_better({1, 900}, {0, 0}, Aim::net, NetMetric::ratio));
    CHECK(!is_better({1, 900}, {0, 0}, Aim::net, NetMetric::difference));
    CHECK(is_better({2, 900}, {1, 0}, Aim::most_given, NetMetric::ratio));
    CHECK(is_better({0, 1}, {9, 2}, Aim::least_taken, NetMetric::ratio));
}

TEST_CASE("BB-34: an enemy who can still move is taken to shift to his own advantage") {
    BoardKit kit;
    kit.add(0, ship({{beam(20, 2), 1}}));
    kit.add(1, ship({{beam(60, 1), 1}}));
    Works works(kit.fighting({{3, 5}, {5, 5}}));
    const Plan plan = works.squares.plan(0);
    const std::int32_t here =
        (5 - plan.prospect.corner.y) * plan.prospect.columns + (3 - plan.prospect.corner.x);
    CHECK(plan.prospect.exchange(here).taken == parts(540));
    Battle still = kit.fighting({{3, 5}, {5, 5}});
    token_in(still, 1).quarters = 0;
    const Plan against_still = Works(still).squares.plan(0);
    CHECK(against_still.prospect.exchange(here).taken == 0);
}

TEST_CASE(
    "BB-34: damage counts no more than the target has left, and sappers no more than shields") {
    BoardKit kit;
    kit.add(0, ship({{beam(900, 1), 1}, {weapon(WeaponKind::sapper, 500, 3), 1}}));
    Kind target = ship();
    target.armor = 300;
    target.shields = 40;
    kit.add(1, target);
    const Works works(kit.fighting({{3, 5}, {5, 5}}));
    CHECK(works.squares.damage_at(0, 1, 1) == parts(3400));
    CHECK(works.squares.damage_at(0, 1, 2) == parts(400));
}

TEST_CASE("BB-34: torpedoes count their accuracy, and an eighth of the misses against shields") {
    BoardKit kit;
    kit.add(0, ship({{torpedo(80, 4, 25), 1}}));
    Kind target = ship();
    target.shields = 500;
    kit.add(1, target);
    Works works(kit.fighting({{3, 5}, {5, 5}}));
    CHECK(works.squares.damage_at(0, 1, 4) == parts(200 + 75));
    token_in(works.battle, 1).stack.shields = 0;
    works.squares.mark(1);
    CHECK(works.squares.damage_at(0, 1, 4) == parts(200));
    CHECK(works.squares.damage_at(0, 1, 5) == 0);
}

TEST_CASE("BB-34: who flees fears what is out of range, and a crowd") {
    BoardKit kit;
    kit.add(0, ship());
    kit.add(0, ship());
    Kind enemy = ship({{beam(100, 1), 1}});
    enemy.engines = 0;
    kit.add(1, enemy);
    const Battle battle = kit.fighting({{5, 5}, {4, 4}, {8, 5}});
    const Plan plan = plan_of(battle, Tactic::minimize_damage);
    const auto taken = [&](BoardSquare square) {
        const std::int32_t number = (square.y - plan.prospect.corner.y) * plan.prospect.columns +
                                    (square.x - plan.prospect.corner.x);
        return plan.prospect.exchange(number).taken;
    };
    CHECK(taken({5, 5}) == 90 * parts_of_point / 12 + parts_of_point);      // 3 + 10 - 1, itself
    CHECK(taken({4, 4}) == 90 * parts_of_point / 13 + 2 * parts_of_point);  // another is there
    CHECK(taken({4, 5}) == 90 * parts_of_point / 13);
    CHECK(plan.goal.x == 4);
}

TEST_CASE("BB-34: a token that can bring nothing into reach steps toward the nearest target") {
    BoardKit kit;
    kit.add(0, ship({{beam(20, 2), 1}}));
    kit.add(1, ship({{beam(20, 2), 1}}));
    const Plan plan = plan_of(kit.fighting({{1, 4}, {8, 5}}), Tactic::maximize_ratio);
    CHECK(plan.approaches);
    CHECK(plan.step == BoardSquare{2, 5});
}

TEST_CASE(
    "BB-34, BB-35: all weapons must reach for net damage, the longest is enough for the ratio") {
    BoardKit kit;
    kit.add(0, ship({{beam(20, 1), 1}, {beam(20, 4), 1}}));
    Kind enemy = ship({{beam(20, 1), 1}});
    enemy.engines = 0;
    kit.add(1, enemy);
    const Battle battle = kit.fighting({{1, 5}, {5, 5}});
    CHECK(plan_of(battle, Tactic::maximize_net_damage).approaches);
    CHECK(plan_of(battle, Tactic::maximize_damage).approaches);
    CHECK(!plan_of(battle, Tactic::maximize_ratio).approaches);
}

TEST_CASE("BB-34: of equal squares attackers take the one nearest to the centre") {
    BoardKit kit;
    kit.add(0, ship({{torpedo(50, 9, 50), 1}}));
    Kind enemy = ship();
    enemy.engines = 0;
    kit.add(1, enemy);
    const Plan plan = plan_of(kit.fighting({{2, 2}, {4, 4}}), Tactic::maximize_damage);
    CHECK(plan.goal == BoardSquare{3, 3});
}

TEST_CASE("BB-34: what is still equal is decided by a die") {
    BoardKit kit;
    kit.add(0, ship({{torpedo(50, 9, 50), 1}}));
    Kind enemy = ship();
    enemy.engines = 0;
    kit.add(1, enemy);
    Battle battle = kit.fighting({{1, 4}, {8, 4}});
    orders_in(battle, 0).tactic = Tactic::maximize_damage;
    std::vector<BoardSquare> goals;
    for (const std::int32_t face : {1, 2}) {
        ForcedDice forced;
        force(forced, DieUse::tie, 1, 0, 3, face);
        Works works(battle, {}, forced);
        goals.push_back(works.squares.plan(0).goal);
    }
    CHECK(goals[0] != goals[1]);
    CHECK(goals[0].x == 2);
    CHECK(goals[1].x == 2);
}

TEST_CASE("BB-A10: a plan may look at the next step only") {
    const Switches one{.plan_depth = 1};
    BoardKit kit = example(one);
    const Battle battle = kit.fighting({{2, 5}, {5, 5}});
    CHECK(plan_of(battle, Tactic::maximize_ratio, one).prospect.size() == 9);
    CHECK(plan_of(battle, Tactic::maximize_ratio).prospect.size() == 25);
}

TEST_CASE("BB-B1: who flees never steps toward an enemy, unless the switch says so") {
    BoardKit kit;
    kit.add(0, ship({{beam(20, 1), 1}}));
    Kind enemy = ship();
    enemy.engines = 0;
    kit.add(1, enemy);
    const Battle battle = kit.fighting({{4, 4}, {8, 4}});
    const Plan plan = plan_of(battle, Tactic::disengage);
    CHECK(plan.goal.x == 3);
    const Switches approach{.flee_approach = true};
    CHECK(plan_of(battle, Tactic::disengage, approach).step.x == 5);
}

TEST_CASE("BB-36: planning does not know of the square more that a base reaches") {
    BoardKit kit;
    kit.add(0, ship({{beam(20, 2), 1}}));
    Kind base = ship({{beam(100, 2), 1}});
    base.is_base = true;
    kit.add(1, base);
    const Battle battle = kit.fighting({{2, 5}, {5, 5}});
    CHECK(Works(battle).squares.damage_at(1, 0, 3) == 0);
    CHECK(Works(battle, {.ai_sees_starbase_range = true}).squares.damage_at(1, 0, 3) > 0);
}

TEST_CASE("BB-35: what cannot hurt anything left disengages") {
    BoardKit kit;
    kit.add(0, ship({{weapon(WeaponKind::sapper, 100, 3), 1}}));
    Kind shielded = ship();
    shielded.shields = 50;
    kit.add(1, shielded);
    Battle battle = kit.fighting({{4, 4}, {5, 4}});
    orders_in(battle, 0).tactic = Tactic::maximize_damage;
    Works works(battle);
    CHECK(works.squares.tactic_of(0) == Tactic::maximize_damage);
    CHECK(works.squares.tactic_of(1) == Tactic::disengage);  // no weapons
    token_in(works.battle, 1).stack.shields = 0;
    CHECK(works.squares.tactic_of(0) == Tactic::disengage);
    orders_in(battle, 0).primary = TargetClass::starbase;
    orders_in(battle, 0).secondary = TargetClass::none;
    CHECK(Works(battle).squares.tactic_of(0) == Tactic::disengage);
}

TEST_CASE("BB-40: what is in which class of targets") {
    Kind freighter = ship();
    freighter.is_freighter = true;
    Kind tanker = ship();
    tanker.is_tanker = true;
    Kind base = ship({{beam(1, 1), 1}});
    base.is_base = true;
    Kind bomber = ship();
    bomber.is_bomber = true;
    const Kind armed = ship({{beam(1, 1), 1}});
    CHECK(is_of(armed, TargetClass::any));
    CHECK(!is_of(armed, TargetClass::none));
    CHECK(is_of(base, TargetClass::starbase));
    CHECK(!is_of(armed, TargetClass::starbase));
    CHECK(is_of(armed, TargetClass::armed));
    CHECK(!is_of(freighter, TargetClass::armed));
    CHECK(is_of(freighter, TargetClass::unarmed));
    CHECK(is_of(freighter, TargetClass::freighters));
    CHECK(is_of(freighter, TargetClass::bombers_freighters));
    CHECK(is_of(bomber, TargetClass::bombers_freighters));
    CHECK(!is_of(bomber, TargetClass::freighters));
    CHECK(is_of(tanker, TargetClass::fuel_transports));
    CHECK(!is_of(freighter, TargetClass::fuel_transports));
}
