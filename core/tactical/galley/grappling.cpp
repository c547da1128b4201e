#include "tactical/galley/grappling.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/galley/enemies.h"
#include "tactical/galley/holds.h"
#include "tactical/galley/moving.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

constexpr std::int32_t best_face = 6;

bool share_flanks(const Switches& switches, const kit::HexShip& one, const kit::HexShip& other) {
    const auto sides = shared_sides(one, other);
    return std::any_of(sides.begin(), sides.end(), [&](const kit::SharedSide& side) {
        const bool is_hers = is_flank(side.hers), is_the_others = is_flank(side.the_others);
        return switches.grapple_hexside == GrappleHexside::both ? is_hers && is_the_others
                                                                : is_hers || is_the_others;
    });
}

/// A 1 always fails, a 6 always succeeds.
bool is_made(const Score& score, std::int32_t needed) {
    if (score.natural() == 1) return false;
    return score.natural() == best_face || score.total() >= needed;
}

}  // namespace

Refusal why_not_grapple(const Tables& tables, const Battle& battle, Tag tag, Tag target) {
    if (const Refusal enemy = why_not_enemy(battle, tag, target); !enemy.empty()) return enemy;
    const Ship& ship = battle.ship(tag);
    const auto& tried = ship.grappled_at;
    return first_failed({
        {level_of(ship) == Speed::cruise, "a ship at Cruise to grapple (WG-20)"},
        {share_flanks(tables.switches, ship.at, battle.ship(target).at),
         "a ship that shares a flank hexside with her (WG-20)"},
        {!are_held_together(battle, tag, target), "a ship that is not held with her yet (WG-20)"},
        {std::find(tried.begin(), tried.end(), target) == tried.end(),
         "a ship she has not tried to grapple in this activation (WG-B25)"},
    });
}

Sum grapple_modifiers(const Tables& tables, const Battle& battle, Tag tag, Tag target) {
    const Ship& ship = battle.ship(tag);
    const Ship& other = battle.ship(target);
    Sum sum;
    sum.add("crew", ship.crew - other.crew);
    sum.add("crippled or rammed",
            other.is_crippled || other.is_rammed ? tables.grappling.target_crippled : 0);
    sum.add("larger manpower",
            other.manpower > ship.manpower ? tables.grappling.target_stronger : 0);
    return sum;
}

bool is_grappled_by(const Tables& tables, const Score& score) {
    return is_made(score, tables.grappling.needed);
}

void grapple(Ground& ground, Tag tag, Tag target) {
    const Sum sum = grapple_modifiers(ground.tables, ground.battle, tag, target);
    const Score score = ground.roll_one(DieUse::grapple, tag, sum);
    const bool is_held_now = is_grappled_by(ground.tables, score);
    if (is_held_now) hold(ground.battle, tag, target, HoldKind::grappled);
    ground.trace(tag, target, TraceKind::grappled);
    ground.say(
        [&] {
            return fmt::format("{} {} {}", called(ground.battle, tag),
                               is_held_now ? "grapples" : "fails to grapple",
                               called(ground.battle, target));
        },
        "WG-21", score, is_held_now ? LogEvent::hit : LogEvent::other);
}

std::int32_t cost_of_cut(const Tables& tables, const Battle& battle, Tag ship) {
    return std::min(tables.costs.cut, course_of(tables, battle, ship).motion.left);
}

Refusal why_not_cut(const Tables& tables, const Battle& battle, Tag tag) {
    const Motion motion = course_of(tables, battle, tag).motion;
    return first_failed({
        {is_held(battle, tag), "a ship that is grappled or fouled (WG-60)"},
        {!motion.is_ended, "a ship that has not ended her movement (WG-B25)"},
        {!battle.ship(tag).has_cut, "one roll for each link in an activation (WG-B18)"},
        {!motion.is_spent || motion.left > 0, "a ship with movement points left (WG-B18)"},
    });
}

Sum cut_modifiers(const Tables& tables, const Battle& battle, Tag tag, Tag other) {
    const Ship& ship = battle.ship(tag);
    const Ship& holder = battle.ship(other);
    Sum sum;
    sum.add("crew", ship.crew - holder.crew);
    sum.add("larger manpower",
            holder.manpower > ship.manpower ? tables.grappling.target_stronger : 0);
    return sum;
}

void cut_free(Ground& ground, Tag tag) {
    spend(ground, tag, cost_of_cut(ground.tables, ground.battle, tag));
    ground.battle.ship(tag).has_cut = true;
    for (const Tag other : held_with(ground.battle, tag)) {
        const Sum sum = cut_modifiers(ground.tables, ground.battle, tag, other);
        const Score score = ground.roll_one(DieUse::cut, tag, sum);
        const bool is_free = is_made(score, ground.tables.grappling.cut_needed);
        if (is_free) release(ground.battle, tag, other);
        ground.say(
            [&] {
                return fmt::format("{} {} of {}", called(ground.battle, tag),
                                   is_free ? "comes free" : "does not come free",
                                   called(ground.battle, other));
            },
            "WG-61", score);
    }
}

}  // namespace flagplot::tactical::galley
