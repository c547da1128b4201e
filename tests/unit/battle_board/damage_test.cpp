#include <catch2/catch.hpp>

#include "base/wide.h"
#include "tactical/battle_board/fire.h"
#include "tactical/battle_board/stack.h"
#include "tactical/battle_board/volley.h"
#include "unit/battle_board/board_kit.h"

using namespace flagplot;
using namespace flagplot::tactical::battle_board;

namespace {

/// A beam of this power and range that arrives at a distance, through deflectors.
std::int64_t arrives(std::int32_t power, std::int32_t range, std::int32_t distance,
                     const Switches& switches = {}, std::int32_t count = 1,
                     std::int32_t deflectors = 0) {
    const Slot slot{beam(power, range), count};
    return beam_damage(volley_of(slot, 1, {}), {slot, {}, distance, deflector_share(deflectors)},
                       switches);
}

Stack stack(std::int32_t ships, std::int64_t shields = 0) {
    return {ships, 0, 0, shields, shields};
}

Kind armored(std::int32_t armor, std::int32_t shields = 0) {
    Kind kind = ship();
    kind.armor = armor;
    kind.shields = shields;
    return kind;
}

const Switches standard;

}  // namespace

TEST_CASE("BB-51: a volley is power by weapons by ships") {
    CHECK(volley_of({beam(26, 2), 3}, 4, {}) == 312);
}

TEST_CASE("BB-53: capacitors multiply up to two and a half, halves up") {
    Kind kind = ship();
    kind.capacitors = {10, 20};
    CHECK(volley_of({beam(10, 1), 1}, 1, capacitor_factor(kind, standard)) == 13);  // 13.2
    CHECK(volley_of({beam(5, 1), 5}, 1, capacitor_factor(kind, standard)) == 33);
    kind.capacitors = std::vector<std::int32_t>(12, 10);
    CHECK(capacitor_factor(kind, standard) == Factor{250, 100});
    CHECK(capacitor_factor(kind, {.capacitor_cap = 350}).over > 0);
    CHECK(volley_of({beam(100, 1), 1}, 1, capacitor_factor(kind, standard)) == 250);
    CHECK(volley_of({beam(100, 1), 1}, 1, capacitor_factor(kind, {.capacitor_cap = 350})) == 314);
}

TEST_CASE("BB-53, BB-A24: 100 points at range 3 and distance 2 are 94, 93 or per weapon") {
    CHECK(arrives(100, 3, 2) == 94);
    CHECK(arrives(100, 3, 2, {.beam_rounding = BeamRounding::half_up}) == 93);
    CHECK(arrives(26, 3, 3, {}, 2) == 47);
    CHECK(arrives(26, 3, 3, {.beam_rounding = BeamRounding::half_up}, 2) == 47);
    CHECK(arrives(26, 3, 3, {.beam_rounding = BeamRounding::per_weapon_ceil}, 2) == 48);
}

TEST_CASE("BB-53: deflectors take a tenth each, and range 0 loses nothing") {
    CHECK(arrives(100, 0, 0) == 100);
    CHECK(arrives(100, 1, 1) == 90);
    CHECK(arrives(100, 1, 0, {}, 1, 2) == 81);
}

TEST_CASE("BB-A25: what distance takes may be other than a tenth, or of each square") {
    CHECK(arrives(100, 2, 2, {.beam_loss_pct = 20}) == 80);
    CHECK(arrives(100, 2, 2, {.beam_loss_pct = 5, .beam_loss_is_per_square = true}) == 90);
    CHECK(arrives(100, 2, 1, {.beam_loss_pct = 5, .beam_loss_is_per_square = true}) == 95);
}

TEST_CASE("BB-54: distance takes nothing from gattling weapons") {
    const Slot slot{weapon(WeaponKind::gattling, 100, 2), 1};
    CHECK(beam_damage(100, {slot, {}, 2, deflector_share(1)}, standard) == 90);
}

TEST_CASE("BB-56: what goes on is in proportion and at least one less than before") {
    CHECK(streamed(100, 45, 90) == 50);
    CHECK(streamed(100, 90, 90) == 99);
    CHECK(streamed(100, 0, 90) == 0);
}

TEST_CASE("BB-53: beams go to the shields first and then to armour") {
    Stack target = stack(1, 30);
    const Hurt hurt = hit_by_beam(target, armored(100, 30), 50, standard);
    CHECK(hurt.to_shields == 30);
    CHECK(hurt.to_armor == 20 * 500);
    CHECK(target.damage == 20 * 500);
}

TEST_CASE("BB-57: damaged ships go first, then whole ones, and the rest is shared") {
    Stack target = stack(4);
    target.damaged = 1;
    target.damage = 60 * 500;
    const Hurt hurt = hit_by_beam(target, armored(100), 40 + 100 + 30, standard);
    CHECK(hurt.ships_lost == 2);
    CHECK(target == Stack{2, 2, 15 * 500, 0, 0});
}

TEST_CASE("BB-57, BB-A26: shares go up to the next five-hundredth, at least a point") {
    Stack target = stack(3);
    (void)hit_by_beam(target, armored(1000), 10, standard);  // 3.33 each; steps of 2 points
    CHECK(target.damage == 4 * 500);
    Stack finer = stack(3);
    (void)hit_by_beam(finer, armored(1000), 10, {.armor_step = 512});
    CHECK(finer.damage == 2000);  // 3.91 points: 1,000/512 each step
    Stack exact = stack(3);
    (void)hit_by_beam(exact, armored(1000), 10, {.armor_step = 0});
    CHECK(exact.damage == 3334);
    Stack many = stack(100);
    (void)hit_by_beam(many, armored(20), 10, standard);
    CHECK(many.damage == 500);
    CHECK(many.damaged == 100);
}

TEST_CASE("BB-57: no ship is left with nothing, and the dead take their shields along") {
    Stack target = stack(2, 0);
    target.shields = 60;
    target.shields_full = 60;
    (void)drain_shields(target, 20);
    (void)hit_armor(target, armored(100, 30), 100, 2, standard);
    CHECK(target.ships == 1);
    CHECK(target.shields == 20);
    CHECK(target.shields_full == 30);
    Stack nearly = stack(1);
    (void)hit_armor(nearly, armored(1000), 999, 1, standard);
    CHECK(nearly.damage == 998 * 500);
}

TEST_CASE("BB-58: computers and jammers multiply among themselves and are set against each other") {
    Kind attacker = ship();
    Kind target = ship();
    const auto faces = [&](std::int32_t accuracy, const Switches& switches = {}) {
        return accuracy_of(torpedo(1, 4, accuracy), attacker, target, switches).faces;
    };
    CHECK(faces(35) == 350'000);
    CHECK(faces(0) == 0);
    attacker.computers = {20, 30};
    CHECK(faces(50) == 720'000);  // C = 1 - 0.8 x 0.7 = 0.44
    target.jammers = {20, 10};
    CHECK(faces(50) == 580'000);  // J = 0.28
    attacker.computers.clear();
    CHECK(faces(50) == 360'000);
    target.jammers = {50, 50, 50, 50, 50};
    CHECK(faces(60) == 30'000);  // capped at 0.95
    CHECK(faces(60, {.jam_cap = 99}) == 18'750);
    CHECK(faces(10, {.jam_cap = 99}) == 10'000);  // never below a hundredth
    attacker.computers = std::vector<std::int32_t>(20, 30);
    target.jammers.clear();
    CHECK(faces(50) == 999'602);  // the exact fraction, a begun face counting whole
}

TEST_CASE("BB-59: half of a hit goes to the shields, a miss is an eighth of it") {
    Stack target = stack(1, 100);
    const Hurt hurt =
        hit_by_torpedoes(target, armored(1000, 100), torpedo(40, 4, 50), 4, 2, standard);
    CHECK(hurt.to_shields == 40 + 10);
    CHECK(hurt.to_armor == 40 * 500);
    Stack weak = stack(1, 10);
    const Hurt past = hit_by_torpedoes(weak, armored(1000, 10), torpedo(40, 4, 50), 1, 1, standard);
    CHECK(past.to_shields == 10);
    CHECK(past.to_armor == 30 * 500);
}

TEST_CASE("BB-59: no more ships are lost than torpedoes were fired, and the surplus is gone") {
    Stack target = stack(5);
    const Hurt hurt = hit_by_torpedoes(target, armored(10), torpedo(200, 4, 50), 2, 2, standard);
    CHECK(hurt.ships_lost == 2);
    CHECK(target == Stack{3, 0, 0, 0, 0});
}

TEST_CASE("BB-59: the surplus of a torpedo is lost, whether or not it would sink another ship") {
    Stack target = stack(2);
    const Hurt hurt = hit_by_torpedoes(target, armored(20), torpedo(30, 4, 50), 1, 1, standard);
    CHECK(hurt.ships_lost == 1);
    CHECK(target == Stack{1, 0, 0, 0, 0});
    Stack three = stack(3);
    (void)hit_by_torpedoes(three, armored(20), torpedo(30, 4, 50), 2, 2, standard);
    CHECK(three == Stack{1, 0, 0, 0, 0});
    // What did not sink all the ships that it might have sunk stays on those that are left.
    Stack spread = stack(3);
    (void)hit_by_torpedoes(spread, armored(20), torpedo(15, 4, 50), 2, 2, standard);
    CHECK(spread == Stack{2, 2, 5 * 500, 0, 0});
}

TEST_CASE("BB-B8: the splash of a volley's misses is added up and rounded, halves up") {
    const auto splash = [](std::int32_t power, std::int64_t misses) {
        Stack target = stack(1, 100);
        return hit_by_torpedoes(target, armored(1000, 100), torpedo(power, 4, 50), misses, 0,
                                standard)
            .to_shields;
    };
    CHECK(splash(12, 1) == 2);  // 1.5
    CHECK(splash(11, 1) == 1);  // 1.375
    CHECK(splash(3, 1) == 0);   // 0.375
    CHECK(splash(3, 4) == 2);   // 1.5: all together, not each by itself
    CHECK(splash(5, 3) == 2);   // 1.875
    CHECK(splash(8, 3) == 3);
}

TEST_CASE("BB-60, BB-A27: a capital missile doubles against bare armour, by three readings") {
    const Weapon missile = weapon(WeaponKind::capital, 100, 5, 0, 20);
    const auto armor = [&](std::int64_t shields, CapitalDouble how) {
        Stack target = stack(1, shields);
        return hit_by_torpedoes(target, armored(5000, static_cast<std::int32_t>(shields)), missile,
                                3, 3, {.capital_double = how})
                   .to_armor /
               500;
    };
    CHECK(armor(0, CapitalDouble::volley) == 600);
    CHECK(armor(60, CapitalDouble::volley) == 240);
    CHECK(armor(60, CapitalDouble::missile) == 50 + 90 + 200);
    CHECK(armor(60, CapitalDouble::damage) == 150 + 2 * 90);
}

TEST_CASE("BB-61: only as many torpedoes are spent as are enough") {
    CHECK(torpedoes_needed(stack(1), armored(100), torpedo(50, 4, 50), 10, 10, standard) == 2);
    CHECK(torpedoes_needed(stack(1), armored(100), torpedo(50, 4, 50), 10, 5, standard) == 3);
}

TEST_CASE("BB-42: how attractive a target is") {
    Kind kind = armored(300, 40);
    kind.value = 400;
    kind.deflectors = 1;
    const Stack target = stack(1, 40);
    const auto same = [](const Appeal& a, std::int64_t over, std::int64_t under) {
        return a.over * under == a.under * over;
    };
    CHECK(same(appeal_to_beam(target, kind, 300), 360, 341));
    CHECK(same(appeal_to_sapper(target, kind), 360, 40));
    CHECK(!appeal_to_sapper(stack(1), kind).is_any());
    // a = 1/2, S = 40: n = 40 / (1/4 + 1/16) = 128; 2A/a = 1200; n + (300 - 32)/(1/2) = 664
    CHECK(same(appeal_to_torpedo(target, kind, 300, {500'000}, false), 400, 664));
    // m = 2: 128 + 268 = 396
    CHECK(same(appeal_to_torpedo(target, kind, 300, {500'000}, true), 400, 396));
    CHECK(!appeal_to_torpedo(target, kind, 300, {0}, false).is_any());
}

TEST_CASE("BB-B4: fractions too large to multiply are compared all the same") {
    const Wide large = Wide{1} << 120;
    CHECK(compared({large + 1, large}, {large, large}) == 1);
    CHECK(compared({large, large}, {large + 1, large}) == -1);
    CHECK(compared({large, large}, {large, large}) == 0);
    CHECK(compared({large, large - 1}, {large + 1, large}) == 1);
}
