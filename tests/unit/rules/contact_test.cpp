#include "rules/contact.h"

#include <catch2/catch.hpp>

#include "support/print.h"

using namespace flagplot;

namespace {

enum class Spotted { neither, own_only, enemy_only, both };

Meeting meeting(Stance own, Stance enemy, Spotted spotted) {
    Meeting made;
    made.own = own;
    made.enemy = enemy;
    made.own_has_spotted = spotted == Spotted::own_only || spotted == Spotted::both;
    made.enemy_has_spotted = spotted == Spotted::enemy_only || spotted == Spotted::both;
    return made;
}

/// A formation that avoids battle, and an enemy who wants it; each has spotted the other.
Meeting flight(Pace own, Pace enemy) {
    Meeting made = meeting(Stance::avoid, Stance::seek, Spotted::both);
    made.own_pace = own;
    made.enemy_pace = enemy;
    return made;
}

constexpr Pace fast{{3}, {300}};
constexpr Pace slow{{2}, {200}};

}  // namespace

TEST_CASE("a battle is due where somebody wants it who has spotted the other",
          "[contact][A-ST-22][A-ST-39]") {
    const auto [own, enemy, own_knows, enemy_knows, both_know] =
        GENERATE(table<Stance, Stance, bool, bool, bool>({
            {Stance::seek, Stance::seek, true, true, true},
            {Stance::seek, Stance::accept, true, true, true},
            {Stance::seek, Stance::avoid, true, false, true},
            {Stance::accept, Stance::seek, true, true, true},
            {Stance::accept, Stance::accept, true, true, true},
            {Stance::accept, Stance::avoid, true, false, true},
            {Stance::avoid, Stance::seek, false, true, true},
            {Stance::avoid, Stance::accept, false, true, true},
            {Stance::avoid, Stance::avoid, false, false, false},
        }));
    CAPTURE(own, enemy);
    CHECK(is_battle_due(meeting(own, enemy, Spotted::own_only)) == own_knows);
    CHECK(is_battle_due(meeting(own, enemy, Spotted::enemy_only)) == enemy_knows);
    CHECK(is_battle_due(meeting(own, enemy, Spotted::both)) == both_know);
    CHECK_FALSE(is_battle_due(meeting(own, enemy, Spotted::neither)));
}

TEST_CASE("a battle takes a turn more for every six hours", "[contact][A-ST-55]") {
    const auto [minutes, last] = GENERATE(table<int, int>(
        {{0, 5}, {1, 5}, {359, 5}, {360, 6}, {361, 6}, {719, 6}, {720, 7}, {1080, 8}}));
    CHECK(last_turn_of_battle({5}, minutes) == TurnNumber{last});
}

TEST_CASE("auxiliaries avoid battle until they are told otherwise, warships accept it",
          "[contact][A-ST-39]") {
    CHECK(first_stance(true) == Stance::accept);
    CHECK(first_stance(false) == Stance::avoid);
}

TEST_CASE("who does not avoid battle does not get out of its way", "[contact][3.6]") {
    const auto rule = GENERATE(BattleRefusal::speed, BattleRefusal::never, BattleRefusal::umpire);
    for (const Stance own : {Stance::seek, Stance::accept}) {
        Meeting willing = flight(fast, slow);
        willing.own = own;
        CHECK(evasion_of(willing, rule) == Evasion::none);
    }
}

TEST_CASE("more points get away, then the higher slowest speed, then a roll",
          "[contact][3.6][A-ST-22]") {
    const auto [own_points, own_slowest, enemy_points, enemy_slowest, evasion] =
        GENERATE(table<int, int, int, int, Evasion>({
            {3, 200, 2, 300, Evasion::slips_away},
            {2, 300, 3, 200, Evasion::held},
            {2, 300, 2, 299, Evasion::slips_away},
            {2, 299, 2, 300, Evasion::held},
            {2, 300, 2, 300, Evasion::rolls},
            {1, 0, 1, 0, Evasion::rolls},
            {1, 0, 0, 300, Evasion::slips_away},
            {0, 0, 0, 0, Evasion::held},  // who has no point does not get away
            {0, 300, 0, 0, Evasion::held},
        }));
    CHECK(evasion_of(flight({{own_points}, {own_slowest}}, {{enemy_points}, {enemy_slowest}}),
                     BattleRefusal::speed) == evasion);
}

TEST_CASE("who has not been warned, or not been seen, cannot refuse", "[contact][3.6]") {
    const auto spotted = GENERATE(Spotted::neither, Spotted::own_only, Spotted::enemy_only);
    const auto rule = GENERATE(BattleRefusal::speed, BattleRefusal::never, BattleRefusal::umpire);
    Meeting surprised = meeting(Stance::avoid, Stance::seek, spotted);
    surprised.own_pace = fast;
    surprised.enemy_pace = slow;
    CHECK(evasion_of(surprised, rule) == Evasion::held);
}

TEST_CASE("a battle is refused once a turn", "[contact][3.6]") {
    Meeting again = flight(fast, slow);
    CHECK(evasion_of(again, BattleRefusal::speed) == Evasion::slips_away);
    again.has_refused = true;
    CHECK(evasion_of(again, BattleRefusal::speed) == Evasion::held);
    CHECK(evasion_of(again, BattleRefusal::umpire) == Evasion::held);
}

TEST_CASE("battle.refusal: speed decides, nobody refuses, or the umpire decides",
          "[contact][switch][A-ST-22]") {
    CHECK(evasion_of(flight(fast, slow), BattleRefusal::speed) == Evasion::slips_away);
    CHECK(evasion_of(flight(fast, slow), BattleRefusal::never) == Evasion::held);
    CHECK(evasion_of(flight(fast, slow), BattleRefusal::umpire) == Evasion::umpire);
    CHECK(evasion_of(flight(slow, fast), BattleRefusal::umpire) == Evasion::umpire);
}

TEST_CASE("nobody slips away without a point of his own to steam with", "[contact][A-ST-04]") {
    const Pace none{{0}, {300}};
    CHECK(evasion_of(flight(none, none), BattleRefusal::speed) == Evasion::held);
    CHECK(evasion_of(flight(none, {{0}, {200}}), BattleRefusal::speed) == Evasion::held);
    CHECK(evasion_of(flight(none, none), BattleRefusal::umpire) == Evasion::held);
}

TEST_CASE("surprise is to have spotted and not to be spotted", "[contact][3.6]") {
    CHECK(has_surprise(meeting({}, {}, Spotted::own_only)));
    CHECK_FALSE(has_surprise(meeting({}, {}, Spotted::enemy_only)));
    CHECK_FALSE(has_surprise(meeting({}, {}, Spotted::both)));
    CHECK_FALSE(has_surprise(meeting({}, {}, Spotted::neither)));
}

TEST_CASE("a meeting begins with nobody spotted and nothing refused", "[contact]") {
    CHECK_FALSE(Meeting{}.own_has_spotted);
    CHECK_FALSE(Meeting{}.enemy_has_spotted);
    CHECK_FALSE(Meeting{}.has_refused);
}
