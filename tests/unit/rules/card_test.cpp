#include "rules/card.h"

#include <catch2/catch.hpp>
#include <vector>

#include "support/print.h"

using namespace flagplot;

namespace {

bool can_strike_if(const std::vector<CardIf>& conditions, const CardSituation& situation) {
    Card card;
    card.only_if = conditions;
    return can_strike(card, situation);
}

/// A situation in which every condition but `night` holds.
CardSituation at_its_worst() { return {Light::day, true, true, 2, 1, 3}; }

CardSituation company(std::int32_t auxiliaries, std::int32_t destroyers) {
    CardSituation situation;
    situation.auxiliaries = auxiliaries;
    situation.destroyers = destroyers;
    return situation;
}

/// 1d12 <= 3, +2 if there are auxiliaries, -1 for every three destroyers.
const CardTest submarine{3, {{TestBy::auxiliaries, {2}}, {TestBy::destroyers, {-1}, 3}}};
/// 1d12 <= 2 + the aircraft's quality.
const CardTest air_attack{2, {{TestBy::air_quality, {1}}}};

}  // namespace

TEST_CASE("a card without conditions always strikes", "[card][5.4]") {
    CHECK(can_strike_if({}, {}));
    CHECK(can_strike_if({}, at_its_worst()));
}

TEST_CASE("each condition of a card holds where it says, and nowhere else", "[card][3.4][5.4]") {
    CardSituation situation;  // by day, on the high sea, alone and unseen
    CHECK(can_strike_if({CardIf::day}, situation));
    CHECK_FALSE(can_strike_if({CardIf::night}, situation));
    CHECK_FALSE(can_strike_if({CardIf::coastal}, situation));
    CHECK_FALSE(can_strike_if({CardIf::spotted}, situation));
    CHECK_FALSE(can_strike_if({CardIf::in_enemy_air_range}, situation));
    CHECK_FALSE(can_strike_if({CardIf::has_auxiliaries}, situation));

    situation.light = Light::night;
    CHECK_FALSE(can_strike_if({CardIf::day}, situation));
    CHECK(can_strike_if({CardIf::night}, situation));

    situation.is_coastal = true;
    CHECK(can_strike_if({CardIf::coastal}, situation));
    CHECK_FALSE(can_strike_if({CardIf::spotted}, situation));

    situation.is_spotted = true;
    CHECK(can_strike_if({CardIf::spotted}, situation));
    CHECK_FALSE(can_strike_if({CardIf::in_enemy_air_range}, situation));

    situation.enemy_air_quality = 0;  // watchers are in range too
    CHECK(can_strike_if({CardIf::in_enemy_air_range}, situation));
    CHECK_FALSE(can_strike_if({CardIf::has_auxiliaries}, situation));

    situation.auxiliaries = 1;
    CHECK(can_strike_if({CardIf::has_auxiliaries}, situation));
    situation.auxiliaries = 2;
    CHECK(can_strike_if({CardIf::has_auxiliaries}, situation));
}

TEST_CASE("all conditions of a card must hold", "[card][3.4]") {
    const std::vector<CardIf> air_attack_if{CardIf::day, CardIf::spotted,
                                            CardIf::in_enemy_air_range};
    CHECK(can_strike_if(air_attack_if, at_its_worst()));

    CardSituation by_night = at_its_worst();
    by_night.light = Light::night;
    CHECK_FALSE(can_strike_if(air_attack_if, by_night));

    CardSituation unseen = at_its_worst();
    unseen.is_spotted = false;
    CHECK_FALSE(can_strike_if(air_attack_if, unseen));

    CardSituation out_of_range = at_its_worst();
    out_of_range.enemy_air_quality.reset();
    CHECK_FALSE(can_strike_if(air_attack_if, out_of_range));
}

TEST_CASE("submarine attack: auxiliaries draw it, three destroyers each keep it off",
          "[card][3.4]") {
    const auto [auxiliaries, destroyers, needed] = GENERATE(table<int, int, int>({
        {0, 0, 3},
        {1, 0, 5},
        {4, 0, 5},
        {0, 1, 3},
        {0, 2, 3},
        {0, 3, 2},
        {0, 5, 2},
        {0, 6, 1},
        {0, 9, 0},
        {0, 12, -1},
        {2, 3, 4},
        {2, 7, 3},
    }));
    CAPTURE(auxiliaries, destroyers);
    CHECK(card_attempt(submarine, company(auxiliaries, destroyers)).needed == needed);
}

TEST_CASE("air attack: the better the aircraft, the likelier it hits", "[card][3.4]") {
    const auto [quality, needed] = GENERATE(table<std::optional<std::int32_t>, int>({
        {std::nullopt, 2},
        {0, 2},
        {1, 3},
        {2, 4},
        {3, 5},
    }));
    CardSituation situation;
    situation.enemy_air_quality = quality;
    CHECK(card_attempt(air_attack, situation).needed == needed);
}

TEST_CASE("a change counts once for auxiliaries, and times the quality of aircraft", "[card]") {
    const CardTest test{4, {{TestBy::auxiliaries, {1}}, {TestBy::air_quality, {-2}}}};
    CHECK(card_attempt(test, at_its_worst()).needed == 1);  // 4 + 1 - 2 x 2
}

TEST_CASE("destroyers count one by one unless a card says otherwise", "[card]") {
    CHECK(TestModifier{}.per == 1);
    const CardTest test{6, {{TestBy::destroyers, {-1}}}};
    CHECK(card_attempt(test, company(0, 2)).needed == 4);
    const CardTest by_pairs{6, {{TestBy::destroyers, {-2}, 2}}};
    CHECK(card_attempt(by_pairs, company(0, 5)).needed == 2);
}

TEST_CASE("a card's number says what it is made of, and nothing of what was no part of it",
          "[card]") {
    const Attempt alone = card_attempt(submarine, company(0, 2));
    CHECK(alone.modifiers == std::vector<Modifier>{{ModifierName::base_chance, 3}});

    const Attempt convoy = card_attempt(submarine, company(2, 3));
    CHECK(convoy.modifiers == std::vector<Modifier>{{ModifierName::base_chance, 3},
                                                    {ModifierName::auxiliaries, 2},
                                                    {ModifierName::destroyers, -1}});

    CardSituation situation;
    situation.enemy_air_quality = 1;
    CHECK(card_attempt(air_attack, situation).modifiers ==
          std::vector<Modifier>{{ModifierName::base_chance, 2}, {ModifierName::quality, 1}});
    CHECK(card_attempt(air_attack, situation).declares_up_to == 0);
}

TEST_CASE("a card is one of its kind, with what is said of it and no more", "[card]") {
    CHECK(Card{}.copies == 1);
    CHECK_FALSE(Card{}.is_redrawn);
    CHECK(CardTest{}.needed == 0);
    CHECK(CardEffect{}.turns == TurnNumber{1});
    CHECK(CardSituation{}.auxiliaries == 0);
    CHECK(CardSituation{}.destroyers == 0);
    CHECK_FALSE(CardSituation{}.is_coastal);
    CHECK_FALSE(CardSituation{}.is_spotted);
}

TEST_CASE("a free search has quality 2", "[card][A-ST-47]") { CHECK(free_search_quality == 2); }
