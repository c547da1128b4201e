#include "tactical/galley/raking.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "tactical/galley/board.h"
#include "tactical/galley/enemies.h"
#include "tactical/galley/moving.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

using kit::Around;

constexpr std::int32_t worst_rake = 2;

/// One flank of a ship, from bow to stern.
constexpr std::array<std::array<Around, 3>, 2> flanks{
    {{Around::bow_starboard, Around::midship_starboard, Around::stern_starboard},
     {Around::bow_port, Around::midship_port, Around::stern_port}}};

bool are_neighbours(const kit::HexShip& target, Around one, Around other) {
    const auto first = hex_around(target, one), second = hex_around(target, other);
    return first && second && kit::hexes_apart(*first, *second) == 1;
}

/// Into the midship from a hex at either end of the same flank.
bool is_into_midship(Around from, Around to) {
    return std::any_of(flanks.begin(), flanks.end(), [&](const auto& flank) {
        return to == flank[1] && (from == flank[0] || from == flank[2]);
    });
}

bool is_friend_abreast(const Battle& battle, Tag ship, kit::Hex hex) {
    const Tag there = ship_on(battle, hex);
    if (there == 0 || there == ship) return false;
    const Ship& own = battle.ship(ship);
    const Ship& other = battle.ship(there);
    const std::int32_t turn = kit::in_hex(own.at.facing - other.at.facing);
    return other.side == own.side && (turn == 0 || turn == 3);
}

bool is_flank_side(const kit::HexShip& ship, kit::Hex beyond_it) {
    const auto where = around_of(ship, beyond_it);
    return where && is_flank(*where);
}

}  // namespace

bool has_gone_along(const Tables& tables, const kit::HexShip& from, const kit::HexShip& to,
                    const kit::HexShip& target) {
    const auto left = around_of(target, from.bow), entered = around_of(target, to.bow);
    if (!left || !entered || !is_flank(*left) || !is_flank(*entered)) return false;
    const kit::HexShip& small_one =
        tables.switches.rake_small_refers_to == SmallOne::target ? target : to;
    if (small_one.hexes == 1 && are_neighbours(target, *left, *entered)) return true;
    return target.hexes > 1 && is_into_midship(*left, *entered);
}

Refusal why_not_a_raker(const Tables& tables, const Battle& battle, Tag tag, Tag target) {
    const Ship& ship = battle.ship(tag);
    const bool has_raked =
        std::find(ship.raked.begin(), ship.raked.end(), target) != ship.raked.end();
    return first_failed({
        {!ship.is_crippled, "a ship that is not crippled to rake (WG-43)"},
        {!ship.is_rammed, "a ship that is not rammed to rake (WG-B28)"},
        {!is_held(battle, tag), "a ship that is not grappled or fouled to rake (WG-B28)"},
        {!ship.has_sails_up, "a ship without sails up to rake (WG-93)"},
        {tables.switches.rakes_per_target == Rakes::any || !has_raked,
         "a ship that she has not raked in this turn (WG-A9)"},
    });
}

Refusal why_not_rake(const Tables& tables, const Battle& battle, Tag tag, Tag target) {
    if (const Refusal enemy = why_not_enemy(battle, tag, target); !enemy.empty()) return enemy;
    if (const Refusal self = why_not_a_raker(tables, battle, tag, target); !self.empty()) {
        return self;
    }
    const Motion motion = course_of(tables, battle, tag).motion;
    const auto& trail = motion.trail;
    const bool has_stepped = motion.last == Step::ahead && trail.size() > 1 && !motion.is_ended;
    if (!has_stepped) return "a step forward just before it (WG-B28)";
    return has_gone_along(tables, trail[trail.size() - 2], trail.back(), battle.ship(target).at)
               ? Refusal{}
               : "a step along the flank of the target (WG-40)";
}

bool is_in_line_abreast(const Tables& tables, const Battle& battle, Tag tag) {
    const kit::HexShip& at = battle.ship(tag).at;
    for (const kit::Hex hex : hexes_of(at)) {
        for (kit::Hexside side = 0; side < 6; ++side) {
            const kit::Hex first = kit::neighbour(hex, side);
            if (!is_flank_side(at, first)) continue;
            if (is_friend_abreast(battle, tag, first)) return true;
            kit::Hex next = first;
            for (std::int32_t gap = 0; gap < tables.switches.abreast_gap; ++gap) {
                if (!is_free(battle, next)) break;
                next = kit::neighbour(next, side);
                if (is_friend_abreast(battle, tag, next)) return true;
            }
        }
    }
    return false;
}

bool is_before_end(const kit::HexShip& ship, const kit::HexShip& target) {
    const auto where = around_of(target, ship.bow);
    if (where == Around::bow) return kit::in_hex(ship.facing - target.facing) == 3;
    return where == Around::stern && ship.facing == target.facing;
}

kit::HexShip beyond(const kit::HexShip& ship, const kit::HexShip& target) {
    kit::HexShip after = ship;
    for (std::int32_t hex = 0; hex < target.hexes + ship.hexes; ++hex) after = a_hex_ahead(after);
    return after;
}

Refusal why_not_between(const Tables& tables, const Battle& battle, Tag tag,
                        const kit::HexShip& from, Tag target) {
    const kit::HexShip after = beyond(from, battle.ship(target).at);
    return first_failed({
        {is_in_line_abreast(tables, battle, target), "a target in line abreast (WG-50)"},
        {is_free(battle, after.bow, tag) && is_free(battle, stern_of(after), tag),
         "an empty hex beyond the target (WG-51)"},
    });
}

Refusal why_not_through(const Tables& tables, const Battle& battle, Tag tag, Tag target) {
    if (const Refusal enemy = why_not_enemy(battle, tag, target); !enemy.empty()) return enemy;
    if (const Refusal self = why_not_a_raker(tables, battle, tag, target); !self.empty()) {
        return self;
    }
    const Ship& ship = battle.ship(tag);
    const Motion motion = course_of(tables, battle, tag).motion;
    const Refusal own = first_failed({
        {level_of(ship) == Speed::maximum, "a ship at Maximum (WG-50)"},
        {is_before_end(ship.at, battle.ship(target).at),
         "a ship before the bow or stern of the target, with her bow at it (WG-50)"},
        {motion.last == Step::ahead && !motion.is_ended,
         "a ship that has just moved into that hex (WG-B15)"},
        {motion.left >= tables.costs.through, "movement points for a Pass-Through (WG-51)"},
    });
    return own.empty() ? why_not_between(tables, battle, tag, ship.at, target) : own;
}

void go_through(Ground& ground, Tag tag, Tag target) {
    begin_motion(ground, tag);
    Ship& ship = ground.battle.ship(tag);
    const kit::HexShip& other = ground.battle.ship(target).at;
    const kit::HexShip after = beyond(ship.at, other);
    Motion& motion = ground.battle.progress.motion;
    const std::int32_t hexes = other.hexes + ship.at.hexes;
    spend(ground, tag, ground.tables.costs.through);
    motion.run += hexes;
    motion.ahead += hexes;
    motion.last.reset();
    ground.battle.traces.push_back({ship.at.bow, after.bow, TraceKind::moved});
    for (kit::HexShip at = a_hex_ahead(ship.at); at != after; at = a_hex_ahead(at)) {
        motion.trail.push_back(at);
    }
    motion.trail.push_back(after);
    ship.at = after;
    ship.has_moved = true;
}

Sum rake_modifiers(const Tables& tables, const Battle& battle, Tag tag, Tag target,
                   bool is_through) {
    const Ship& ship = battle.ship(tag);
    const Ship& other = battle.ship(target);
    Sum sum;
    sum.add("crew", ship.crew - other.crew);
    sum.add("at Maximum", level_of(ship) == Speed::maximum ? tables.rake.at_maximum : 0);
    sum.add("Pass-Through", is_through ? tables.rake.pass_through : 0);
    sum.add("two-hex target", other.at.hexes > 1 ? tables.rake.large_target : 0);
    return sum;
}

RakeResult rake_result(const Tables& tables, const Score& score) {
    if (score.natural() == worst_rake) return RakeResult::crippled_herself;
    return score.total() >= tables.rake.needed ? RakeResult::crippled : RakeResult::nothing;
}

bool rake(Ground& ground, Tag tag, Tag target, bool is_through) {
    const Sum sum = rake_modifiers(ground.tables, ground.battle, tag, target, is_through);
    const Score score = ground.roll_two(DieUse::rake, tag, sum);
    const RakeResult result = rake_result(ground.tables, score);
    const bool is_hit = result == RakeResult::crippled;
    if (is_hit) ground.battle.ship(target).is_crippled = true;
    if (result == RakeResult::crippled_herself) {
        ground.battle.ship(tag).is_crippled = true;
        spend(ground, tag, ground.battle.progress.motion.left);
    }
    ground.trace(tag, target, TraceKind::raked);
    ground.say(
        [&] {
            const std::string_view effect = is_hit ? "she is crippled"
                                            : result == RakeResult::nothing
                                                ? "no effect"
                                                : "the raker is crippled";
            return fmt::format("{} rakes {}: {}", called(ground.battle, tag),
                               called(ground.battle, target), effect);
        },
        "WG-41", score, result == RakeResult::nothing ? LogEvent::other : LogEvent::hit);
    return is_hit;
}

}  // namespace flagplot::tactical::galley
