#include "tactical/galley/chances.h"

#include <algorithm>

#include "tactical/galley/avoidance.h"
#include "tactical/galley/boarding.h"
#include "tactical/galley/grappling.h"
#include "tactical/galley/raking.h"
#include "tactical/galley/ramming.h"

namespace flagplot::tactical::galley {

namespace {

constexpr std::int32_t faces = 6, whole = 10'000;

std::int32_t part_of(std::int32_t good, std::int32_t all) { return (good * whole + all / 2) / all; }

template <class IsGood>
std::int32_t of_one(const Sum& sum, const IsGood& is_good) {
    std::int32_t good = 0;
    for (std::int32_t die = 1; die <= faces; ++die) good += is_good(Score{die, 0, sum}) ? 1 : 0;
    return part_of(good, faces);
}

template <class IsGood>
std::int32_t of_two(const Sum& sum, const IsGood& is_good) {
    std::int32_t good = 0;
    for (std::int32_t first = 1; first <= faces; ++first) {
        for (std::int32_t second = 1; second <= faces; ++second) {
            good += is_good(Score{first, second, sum}) ? 1 : 0;
        }
    }
    return part_of(good, faces * faces);
}

}  // namespace

std::int32_t ram_chance(const Tables& tables, const Battle& battle, Tag ship, Tag target) {
    const std::int32_t attack = battle.ship(ship).ram_attack;
    const std::int32_t defence = battle.ship(target).ram_defence;
    return of_two(ram_modifiers(tables, battle, ship, target, false), [&](const Score& score) {
        const RamResult result = ram_result(tables, score, attack, defence);
        return result == RamResult::rammed || result == RamResult::rammed_and_free;
    });
}

std::int32_t rake_chance(const Tables& tables, const Battle& battle, Tag ship, Tag target,
                         bool is_through) {
    return of_two(
        rake_modifiers(tables, battle, ship, target, is_through),
        [&](const Score& score) { return rake_result(tables, score) == RakeResult::crippled; });
}

std::int32_t grapple_chance(const Tables& tables, const Battle& battle, Tag ship, Tag target) {
    return of_one(grapple_modifiers(tables, battle, ship, target),
                  [&](const Score& score) { return is_grappled_by(tables, score); });
}

std::int32_t avoid_chance(const Tables& tables, const Battle& battle, Tag ship, Tag target) {
    if (!why_not_avoid(battle, target, AttemptKind::ram).empty()) return 0;
    return of_one(avoidance_modifiers(tables, battle, target, ship),
                  [&](const Score& score) { return is_avoided(tables, score); });
}

std::int32_t capture_chance(const Tables& tables, const Battle& battle, Tag ship, Tag target,
                            std::int32_t manpower) {
    const Ship& other = battle.ship(target);
    const Sum sum = boarding_modifiers(tables, other, manpower, battle.ship(ship).crew);
    return of_two(sum, [&](const Score& score) {
        const BoardingRow& row = boarding_row(tables.boarding, score.total());
        const bool is_overwhelmed =
            other.manpower <= row.defender && manpower > std::max(0, row.attacker);
        return row.is_captured || is_overwhelmed;
    });
}

}  // namespace flagplot::tactical::galley
