#include "base/wide.h"
#include "tactical/battle_board/fire.h"

namespace flagplot::tactical::battle_board {

namespace {

/// What reaches the armour of a stack, when half of the power goes to the shields and comes back if
/// they cannot take it.
std::int64_t past_shields(Stack& target, std::int64_t power) {
    return power - drain_shields(target, power / 2);
}

/// Each missile separately finds the shields up or down.
std::int64_t missile_by_missile(Stack& target, std::int64_t power, std::int64_t hits) {
    std::int64_t to_armor = 0;
    for (std::int64_t each = 0; each < hits; ++each) {
        to_armor += past_shields(target, target.shields == 0 ? 2 * power : power);
    }
    return to_armor;
}

/// Power that the shields can no longer take is doubled.
std::int64_t beyond_shields(Stack& target, std::int64_t power) {
    const std::int64_t half = power / 2;
    const std::int64_t returned = half - drain_shields(target, half);
    return power - half + 2 * returned;
}

std::int64_t armor_share(Stack& target, const Weapon& weapon, std::int64_t hits,
                         const Switches& switches) {
    const std::int64_t power = std::int64_t{weapon.power} * hits;
    if (weapon.kind != WeaponKind::capital) return past_shields(target, power);
    if (target.shields == 0) return 2 * power;
    switch (switches.capital_double) {
        case CapitalDouble::volley:
            return past_shields(target, power);
        case CapitalDouble::missile:
            return missile_by_missile(target, weapon.power, hits);
        case CapitalDouble::damage:
            return beyond_shields(target, power);
    }
    return power;
}

/// An eighth of the power of all misses together, to the nearest point, halves up (BB-B8).
std::int64_t splash_of(std::int64_t misses, const Weapon& weapon) {
    return static_cast<std::int64_t>(half_up(Wide{misses} * weapon.power, 8));
}

}  // namespace

Hurt hit_by_torpedoes(Stack& target, const Kind& kind, const Weapon& weapon, std::int64_t torpedoes,
                      std::int64_t hits, const Switches& switches) {
    const std::int64_t shields = target.shields;
    const std::int64_t to_armor = armor_share(target, weapon, hits, switches);
    (void)drain_shields(target, splash_of(torpedoes - hits, weapon));
    const std::int64_t drained = shields - target.shields;
    const auto most_lost =
        static_cast<std::int32_t>(torpedoes < target.ships ? torpedoes : target.ships);
    Hurt hurt = hit_armor(target, kind, to_armor, most_lost, switches);
    hurt.to_shields = drained;
    return hurt;
}

std::int64_t torpedoes_needed(const Stack& target, const Kind& kind, const Weapon& weapon,
                              std::int64_t torpedoes, std::int64_t hits, const Switches& switches) {
    std::int64_t least = 1;
    std::int64_t enough = torpedoes;
    while (least < enough) {
        const std::int64_t middle = (least + enough) / 2;
        Stack stack = target;
        const std::int64_t share = (hits * middle + torpedoes - 1) / torpedoes;
        (void)hit_by_torpedoes(stack, kind, weapon, middle, share, switches);
        if (stack.ships == 0) {
            enough = middle;
        } else {
            least = middle + 1;
        }
    }
    return enough;
}

}  // namespace flagplot::tactical::battle_board
