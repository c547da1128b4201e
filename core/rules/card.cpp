#include "rules/card.h"

#include <algorithm>

namespace flagplot {

namespace {

bool holds(CardIf condition, const CardSituation& situation) {
    switch (condition) {
        case CardIf::day:
            return situation.light == Light::day;
        case CardIf::night:
            return situation.light == Light::night;
        case CardIf::coastal:
            return situation.is_coastal;
        case CardIf::spotted:
            return situation.is_spotted;
        case CardIf::in_enemy_air_range:
            return situation.enemy_air_quality.has_value();
        case CardIf::has_auxiliaries:
            return situation.auxiliaries > 0;
    }
    return false;
}

Modifier modifier_of(const TestModifier& modifier, const CardSituation& situation) {
    const std::int32_t change = modifier.change.count;
    switch (modifier.by) {
        case TestBy::auxiliaries:
            return {ModifierName::auxiliaries, situation.auxiliaries > 0 ? change : 0};
        case TestBy::destroyers:
            return {ModifierName::destroyers, change * (situation.destroyers / modifier.per)};
        case TestBy::air_quality:
            return {ModifierName::quality, change * situation.enemy_air_quality.value_or(0)};
    }
    return {};
}

}  // namespace

bool is_in_deck_of(const Card& card, SideId side) {
    return card.sides.empty() || std::binary_search(card.sides.begin(), card.sides.end(), side);
}

bool can_strike(const Card& card, const CardSituation& situation) {
    return std::all_of(card.only_if.begin(), card.only_if.end(),
                       [&](CardIf condition) { return holds(condition, situation); });
}

Attempt card_attempt(const CardTest& test, const CardSituation& situation) {
    Attempt attempt;
    attempt.needed = test.needed;
    attempt.modifiers.push_back({ModifierName::base_chance, test.needed});
    for (const TestModifier& each : test.modifiers) {
        const Modifier modifier = modifier_of(each, situation);
        if (modifier.value == 0) continue;
        attempt.modifiers.push_back(modifier);
        attempt.needed += modifier.value;
    }
    return attempt;
}

}  // namespace flagplot
