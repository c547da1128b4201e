#include "tactical/battle_board/fire.h"

#include <catch2/catch.hpp>

#include "unit/battle_board/board_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::battle_board;

namespace {

/// Who fired in this order: the first words of the lines of fire.
std::vector<std::string> shots_of(const BoardKit& kit, const std::vector<BoardSquare>& squares,
                                  const Switches& switches = {}, const Dice& dice = plain_dice()) {
    Log log;
    Works works(kit.fighting(squares), switches, dice, &log);
    works.firing.fire();
    std::vector<std::string> shots;
    for (const LogLine& line : log.lines) {
        if (line.rule == "BB-53" || line.rule == "BB-59") {
            shots.push_back(line.text.substr(0, line.text.find(':')));
        }
    }
    return shots;
}

Kind with_initiative(std::int32_t initiative, std::vector<Slot> slots) {
    Kind kind = ship(std::move(slots));
    kind.initiative = initiative;
    return kind;
}

Weapon named(Weapon weapon, std::string name) {
    weapon.name = std::move(name);
    return weapon;
}

/// Damage points that a token has taken.
std::int64_t damage_of(const Battle& battle, std::size_t token) {
    const Stack& stack = battle.position.tokens[token].stack;
    return stack.damage * stack.damaged / 500;
}

Kind hull(std::int32_t armor, std::int32_t value = 100) {
    Kind kind = ship();
    kind.armor = armor;
    kind.value = value;
    return kind;
}

Battle after_fire(const BoardKit& kit, const std::vector<BoardSquare>& squares,
                  const Switches& switches = {}, const Dice& dice = plain_dice()) {
    Works works(kit.fighting(squares), switches, dice);
    works.firing.fire();
    return works.battle;
}

}  // namespace

TEST_CASE("BB-10, BB-12, BB-13: torpedo 17 fires before beams 16 and those before a weapon of 15") {
    BoardKit kit;
    Weapon second = named(torpedo(10, 4, 50), "second");
    second.initiative = 1;
    Weapon first = named(torpedo(10, 4, 50), "first");
    first.initiative = 3;
    kit.add(0, with_initiative(11, {{named(beam(10, 2, 5), "beams"), 1}}));
    kit.add(1, with_initiative(14, {{second, 1}, {first, 1}}));
    CHECK(shots_of(kit, {{4, 4}, {5, 4}}) == std::vector<std::string>{"T2 fires first at T1",
                                                                      "T1 fires beams at T2",
                                                                      "T2 fires second at T1"});
}

TEST_CASE(
    "BB-10, BB-50, BB-A17: of equal initiative the shorter range fires first, by the switch") {
    BoardKit kit;
    kit.add(0, ship({{named(beam(10, 3), "long"), 1}, {named(beam(10, 1), "short"), 1}}));
    kit.add(1, ship());
    CHECK(shots_of(kit, {{4, 4}, {5, 4}}).front() == "T1 fires short at T2");
    CHECK(shots_of(kit, {{4, 4}, {5, 4}}, {.range_breaks_ties = false}).front() ==
          "T1 fires long at T2");
}

TEST_CASE("BB-50: at equal initiative and range the later in the shuffled list fires first") {
    BoardKit kit;
    kit.add(0, ship({{named(beam(10, 1), "gun"), 1}}));
    kit.add(1, ship({{named(beam(10, 1), "gun"), 1}}));
    for (const std::uint32_t later : {0U, 1U}) {
        ForcedDice forced;
        force(forced, DieUse::shuffle, 0, 0, later, 900);
        force(forced, DieUse::shuffle, 0, 0, 1 - later, 1);
        const std::string first = later == 0 ? "T1 fires gun at T2" : "T2 fires gun at T1";
        CHECK(shots_of(kit, {{4, 4}, {5, 4}}, {}, forced).front() == first);
    }
}

TEST_CASE("BB-A20: initiative above the cap counts no more") {
    BoardKit kit;
    kit.add(0, with_initiative(70, {{named(beam(10, 3), "gun"), 1}}));
    kit.add(1, with_initiative(65, {{named(beam(10, 1), "gun"), 1}}));
    CHECK(shots_of(kit, {{4, 4}, {5, 4}}).front() == "T2 fires gun at T1");
    CHECK(shots_of(kit, {{4, 4}, {5, 4}}, {.initiative_cap = 99}).front() == "T1 fires gun at T2");
}

TEST_CASE("BB-50: who is destroyed before his turn does not fire") {
    BoardKit kit;
    kit.add(0, with_initiative(9, {{beam(900, 1), 2}}));
    kit.add(1, with_initiative(1, {{beam(50, 1), 1}}));
    const Battle battle = after_fire(kit, {{4, 4}, {4, 4}});
    CHECK(battle.position.tokens[1].where == Whereabouts::lost);
    CHECK(damage_of(battle, 0) == 0);
}

TEST_CASE("BB-11, BB-56: a destroyed target's surplus goes on, each with its own distance") {
    BoardKit kit;
    kit.add(0, ship({{beam(100, 2), 4}}));
    kit.add(1, hull(190, 500));
    kit.add(1, hull(1000));
    const Battle battle = after_fire(kit, {{4, 4}, {4, 4}, {6, 4}});
    CHECK(battle.position.tokens[1].where == Whereabouts::lost);
    CHECK(damage_of(battle, 2) == 190);  // 210 left, less a tenth: 189, up to the next step of 2
}

TEST_CASE("BB-A21: surplus may be kept to the square of the first target") {
    BoardKit kit;
    kit.add(0, ship({{beam(100, 2), 4}}));
    kit.add(1, hull(190, 500));
    kit.add(1, hull(1000));
    const Battle battle =
        after_fire(kit, {{4, 4}, {4, 4}, {6, 4}}, {.stream_scope = StreamScope::square});
    CHECK(damage_of(battle, 2) == 0);
}

TEST_CASE("BB-A23: surplus may reach no more tokens than there are attacking ships") {
    BoardKit kit;
    kit.add(0, ship({{beam(300, 2), 1}}), 1);
    kit.add(1, hull(190, 500));
    kit.add(1, hull(1000));
    const std::vector<BoardSquare> squares{{4, 4}, {4, 4}, {4, 4}};
    CHECK(damage_of(after_fire(kit, squares), 2) == 110);
    CHECK(damage_of(after_fire(kit, squares, {.beam_stream_cap = BeamStreamCap::attacking_ships}),
                    2) == 0);
}

TEST_CASE("BB-56: nothing goes on beyond a destroyed base") {
    BoardKit kit;
    kit.add(0, ship({{beam(300, 2), 1}}));
    Kind base = hull(190, 500);
    base.is_base = true;
    kit.add(1, base);
    kit.add(1, hull(1000));
    CHECK(damage_of(after_fire(kit, {{4, 4}, {4, 4}, {4, 4}}), 2) == 0);
}

TEST_CASE("BB-41: primary before secondary, and what is out of range is not waited for") {
    BoardKit kit;
    kit.add(0, ship({{beam(100, 2), 1}}));
    kit.add(1, ship({{beam(1, 1), 1}}));
    kit.add(1, hull(1000, 9000));
    CHECK(damage_of(after_fire(kit, {{4, 4}, {4, 4}, {4, 4}}), 1) == 100);
    CHECK(damage_of(after_fire(kit, {{4, 4}, {9, 9}, {4, 4}}), 2) == 100);
}

TEST_CASE("BB-40: a token in neither class is never shot at") {
    BoardKit kit;
    kit.add(0, ship({{beam(100, 2), 1}, {weapon(WeaponKind::gattling, 50, 2), 1}}));
    kit.add(1, ship());
    Battle battle = kit.fighting({{4, 4}, {4, 4}});
    orders_in(battle, 0).primary = TargetClass::armed;
    orders_in(battle, 0).secondary = TargetClass::none;
    Works works(battle);
    works.firing.fire();
    CHECK(damage_of(works.battle, 1) == 0);
}

TEST_CASE("BB-42: of two targets the more attractive is shot at") {
    BoardKit kit;
    kit.add(0, ship({{beam(100, 2), 1}}));
    kit.add(1, hull(1000, 100));
    kit.add(1, hull(1000, 101));
    CHECK(damage_of(after_fire(kit, {{4, 4}, {4, 4}, {4, 4}}), 2) == 100);
}

TEST_CASE("BB-52: a base reaches a square farther, its loss is by the range as it is") {
    BoardKit kit;
    Kind base = ship({{beam(100, 2), 1}});
    base.is_base = true;
    kit.add(0, base);
    kit.add(1, ship());
    CHECK(damage_of(after_fire(kit, {{4, 4}, {7, 4}}), 1) == 86);  // 100 less 15 %, a step of 2
    CHECK(damage_of(after_fire(kit, {{4, 4}, {8, 4}}), 1) == 0);
}

TEST_CASE("BB-54: a gattling weapon hits every enemy in range with all it has") {
    BoardKit kit;
    kit.add(0, ship({{weapon(WeaponKind::gattling, 50, 2), 1}}));
    kit.add(1, ship());
    kit.add(1, ship());
    const Battle battle = after_fire(kit, {{4, 4}, {6, 4}, {4, 4}});
    CHECK(damage_of(battle, 1) == 50);
    CHECK(damage_of(battle, 2) == 50);
}

TEST_CASE("BB-55: a sapper takes shields alone and goes on to the next that has any") {
    BoardKit kit;
    kit.add(0, ship({{weapon(WeaponKind::sapper, 100, 3), 1}}));
    Kind weak = ship();
    weak.shields = 30;
    Kind strong = ship();
    strong.shields = 400;
    kit.add(1, weak);
    kit.add(1, ship());
    kit.add(1, strong);
    const Battle battle = after_fire(kit, {{4, 4}, {4, 4}, {4, 4}, {4, 4}});
    CHECK(battle.position.tokens[1].stack.shields == 0);
    CHECK(damage_of(battle, 2) == 0);
    CHECK(battle.position.tokens[3].stack.shields == 330);
}

TEST_CASE("BB-58: one roll each, and what it needs") {
    BoardKit kit;
    kit.add(0, ship({{torpedo(100, 4, 30), 2}}));
    kit.add(1, ship());
    ForcedDice forced;
    force(forced, DieUse::torpedo, 1, 0, 0, 300'000, 1);
    force(forced, DieUse::torpedo, 1, 0, 1, 300'001, 1);
    CHECK(damage_of(after_fire(kit, {{4, 4}, {4, 4}}, {}, forced), 1) == 100);
}

TEST_CASE("BB-58: of more than 200 torpedoes the exact share hits") {
    BoardKit kit;
    kit.add(0, ship({{torpedo(1, 4, 33), 1}}), 203);
    kit.add(1, hull(5000));
    const Battle battle = after_fire(kit, {{4, 4}, {4, 4}});
    CHECK(battle.position.tokens[1].stack.damage == 70 * 500);  // 66 hits, a step of 10
}

TEST_CASE("BB-61, BB-A22: torpedoes that are not needed go to the next, here or in range") {
    BoardKit kit;
    kit.add(0, ship({{torpedo(100, 4, 100), 5}}));
    kit.add(1, hull(150, 900));
    kit.add(1, ship());
    const std::vector<BoardSquare> squares{{4, 4}, {4, 4}, {6, 4}};
    CHECK(damage_of(after_fire(kit, squares), 2) == 300);
    CHECK(damage_of(after_fire(kit, squares, {.torpedo_stream = StreamScope::square}), 2) == 0);
}

TEST_CASE("BB-A33: targets that friends shoot at may be avoided") {
    BoardKit kit;
    kit.add(0, ship({{beam(10, 2), 1}}));
    kit.add(0, ship({{beam(10, 2), 1}}));
    kit.add(1, hull(1000, 200));
    kit.add(1, hull(1000, 100));
    const std::vector<BoardSquare> squares{{4, 4}, {4, 4}, {4, 4}, {4, 4}};
    CHECK(damage_of(after_fire(kit, squares), 3) == 0);
    CHECK(damage_of(after_fire(kit, squares, {.spread_targets = true}), 3) == 10);
}

TEST_CASE("BB-35, BB-A11: what challenges a token") {
    BoardKit kit;
    kit.add(0, ship({{beam(10, 2), 1}}));
    Kind shielded = ship({{beam(1, 0), 1}});
    shielded.shields = 50;
    kit.add(1, shielded);
    const auto challenged = [&](ChallengeOn on, std::int32_t shields) {
        const Switches switches{.challenge_on = on};
        Battle battle = kit.fighting({{4, 4}, {5, 4}});
        orders_in(battle, 1).tactic = Tactic::disengage_if_challenged;
        orders_in(battle, 1).steps_away = 3;
        token_in(battle, 1).stack.shields = shields;
        Works works(std::move(battle), switches);
        works.firing.fire();
        const TokenOrders& after = orders_in(works.battle, 1);
        CHECK(after.steps_away == (after.is_challenged ? 0 : 3));
        return after.is_challenged;
    };
    CHECK(challenged(ChallengeOn::armor, 0));
    CHECK(!challenged(ChallengeOn::armor, 50));
    CHECK(challenged(ChallengeOn::any, 50));
    CHECK(challenged(ChallengeOn::targeted, 50));
}
