#include "tactical/galley/avoidance.h"

#include <fmt/format.h>

#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

Refusal why_not_avoid(const Battle& battle, Tag tag, AttemptKind kind) {
    const Ship& ship = battle.ship(tag);
    return first_failed({
        {kind != AttemptKind::missiles, "an attempt to grapple, ram or rake (WG-90)"},
        {!ship.is_crippled, "a ship that is not crippled to avoid (WG-43)"},
        {!ship.is_rammed, "a ship that is not rammed to avoid (WG-A21)"},
        {!is_held(battle, tag), "a ship that is not grappled or fouled to avoid (WG-A21)"},
    });
}

Sum avoidance_modifiers(const Tables& tables, const Battle& battle, Tag tag, Tag attacker) {
    const Ship& ship = battle.ship(tag);
    const AvoidanceTable& table = tables.avoidance;
    Sum sum;
    sum.add("crew", ship.crew - battle.ship(attacker).crew);
    sum.add("again", -tables.switches.avoid_penalty * ship.avoidances);
    sum.add("two-hex ship", ship.at.hexes > 1 ? table.large_ship : 0);
    sum.add("half speed", is_at_half_speed(tables, battle, tag) ? table.half_speed : 0);
    sum.add("at Maximum", level_of(ship) == Speed::maximum ? table.at_maximum : 0);
    return sum;
}

bool is_avoided(const Tables& tables, const Score& score) {
    return score.natural() > 1 && score.total() >= tables.avoidance.needed;
}

bool avoids(Ground& ground, Tag tag, Tag attacker) {
    const Sum sum = avoidance_modifiers(ground.tables, ground.battle, tag, attacker);
    const Score score = ground.roll_one(DieUse::avoidance, tag, sum);
    ++ground.battle.ship(tag).avoidances;
    const bool is_clear = is_avoided(ground.tables, score);
    ground.say(
        [&] {
            return fmt::format("{} {} {}", called(ground.battle, tag),
                               is_clear ? "avoids" : "does not avoid",
                               called(ground.battle, attacker));
        },
        "WG-90", score);
    return is_clear;
}

}  // namespace flagplot::tactical::galley
