#include "tactical/squadron/expected.h"

#include <algorithm>
#include <array>

#include "tactical/squadron/ships.h"

namespace flagplot::tactical::squadron {

namespace {

constexpr std::size_t most_rolled = 60;
constexpr std::size_t most_hits = 100;
using ByHits = std::array<std::int64_t, most_hits + 1>;

/// One die: 1/2, 1/3, and then a sixth of the chance of two hits fewer.
constexpr ByHits one_die() {
    ByHits chance{};
    chance[0] = certain / 2;
    chance[1] = certain / 3;
    constexpr std::int64_t faces = 6;
    for (std::size_t hits = 2; hits <= most_hits; ++hits) chance[hits] = chance[hits - 2] / faces;
    return chance;
}

ByHits with_another(const ByHits& dice, const ByHits& die) {
    ByHits sum{};
    for (std::size_t one = 0; one <= most_hits; ++one) {
        if (dice[one] == 0) continue;
        for (std::size_t other = 0; one + other <= most_hits; ++other) {
            sum[one + other] += (dice[one] * die[other] + certain / 2) / certain;
        }
    }
    return sum;
}

/// From the chances of exactly so many hits those of at least so many: all but fewer.
ByHits at_least(const ByHits& exactly) {
    ByHits chance{};
    std::int64_t rest = certain;
    for (std::size_t hits = 0; hits <= most_hits; ++hits) {
        chance[hits] = std::max<std::int64_t>(rest, 0);
        rest -= exactly[hits];
    }
    return chance;
}

std::array<ByHits, most_rolled + 1> all_chances() {
    std::array<ByHits, most_rolled + 1> chances{};
    constexpr ByHits die = one_die();
    ByHits exactly{};
    exactly[0] = certain;
    for (ByHits& each : chances) {
        each = at_least(exactly);
        exactly = with_another(exactly, die);
    }
    return chances;
}

}  // namespace

std::int64_t chance_of_hits(std::int32_t dice, std::int32_t hits) {
    static const auto chances = all_chances();
    if (hits <= 0) return certain;
    if (dice <= 0 || hits > static_cast<std::int32_t>(most_hits)) return 0;
    return chances[std::min(static_cast<std::size_t>(dice), most_rolled)]
                  [static_cast<std::size_t>(hits)];
}

std::int64_t expected_loss(std::int32_t dice, std::int32_t damage_rating,
                           std::int32_t critical_rating, std::int32_t hull_left,
                           std::int32_t hull_cost) {
    // each threshold that is reached takes more than the one below it
    std::int64_t sum = 0;
    std::int32_t taken = 0;
    if (damage_rating < critical_rating && hull_left > 0) {
        sum += chance_of_hits(dice, damage_rating);
        taken = 1;
    }
    for (std::int32_t times = 1; taken < hull_left; ++times) {
        const std::int64_t chance = chance_of_hits(dice, times * critical_rating);
        if (chance == 0) break;
        const std::int32_t then = std::clamp(times * hull_cost, taken, hull_left);
        sum += chance * (then - taken);
        taken = then;
        if (hull_cost == 0) break;
    }
    return sum / (certain / whole_point);
}

std::int64_t expected_loss(const Tables& tables, const Battle& battle, ShipNumber target,
                           std::int32_t dice, AttackKind kind) {
    const Ship& ship = battle.ships[target];
    const std::int32_t damage_rating = battle.class_of(ship).damage_rating;
    const std::int32_t critical_rating =
        kind == AttackKind::red_ram ? damage_rating : critical_rating_of(battle, ship);
    return expected_loss(dice, damage_rating, critical_rating, hull_left(battle, ship),
                         tables.switches.hull_cost);
}

std::int64_t worth_of_hull(const Battle& battle, ShipNumber ship, std::int64_t loss) {
    const ShipClass& kind = battle.class_of(battle.ships[ship]);
    return loss * std::max(1, kind.points) / kind.hull;
}

}  // namespace flagplot::tactical::squadron
