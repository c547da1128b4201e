#include "tactical/galley/missiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "tactical/galley/board.h"
#include "tactical/galley/enemies.h"
#include "tactical/galley/fires.h"
#include "tactical/galley/moving.h"
#include "tactical/galley/seamanship.h"
#include "tactical/kit/hex.h"

namespace flagplot::tactical::galley {

namespace {

bool is_flank_of(const kit::HexShip& ship, kit::Hex hex) {
    const auto where = around_of(ship, hex);
    return where && is_flank(*where);
}

bool is_open(const Battle& battle, kit::Hex hex, Tag firer, Tag target) {
    if (!is_on_board(battle, hex) || is_land(battle, hex)) return false;
    const Tag there = ship_on(battle, hex);
    return there == 0 || there == firer || there == target;
}

/// Through this hex between them, leaving and entering by flank hexsides.
bool passes(const Battle& battle, const kit::HexShip& from, const kit::HexShip& to, kit::Hex middle,
            Tag firer, Tag target) {
    return is_flank_of(from, middle) && is_flank_of(to, middle) &&
           is_open(battle, middle, firer, target);
}

/// A shot from one hex to another two hexes away.
bool passes_between(const Tables& tables, const Battle& battle, const kit::HexShip& from,
                    const kit::HexShip& to, kit::Hex here, kit::Hex there, Tag firer, Tag target) {
    const auto is_middle = [&](kit::Hex hex) {
        return kit::hexes_apart(here, hex) == 1 && kit::hexes_apart(hex, there) == 1;
    };
    const auto may_pass = [&](kit::Hex hex) {
        return passes(battle, from, to, hex, firer, target);
    };
    std::vector<kit::Hex> middles;
    for (const kit::Hex hex : kit::fields_between(here, there)) {
        if (is_middle(hex)) middles.push_back(hex);
    }
    return tables.switches.missile_path == MissilePath::line
               ? std::all_of(middles.begin(), middles.end(), may_pass)
               : std::any_of(middles.begin(), middles.end(), may_pass);
}

bool passes_flanks(const Tables& tables, const Battle& battle, const kit::HexShip& from,
                   const kit::HexShip& to, Tag firer, Tag target) {
    for (const kit::Hex here : hexes_of(from)) {
        for (const kit::Hex there : hexes_of(to)) {
            const std::int32_t apart = kit::hexes_apart(here, there);
            if (apart == 1 && is_flank_of(from, there) && is_flank_of(to, here)) return true;
            if (apart == 2 &&
                passes_between(tables, battle, from, to, here, there, firer, target)) {
                return true;
            }
        }
    }
    return false;
}

std::int32_t hits_of(const Tables& tables, std::int32_t total) {
    if (total >= tables.missiles.two_from) return 2;
    return total >= tables.missiles.one_from ? 1 : 0;
}

void log_shot(Ground& ground, Tag firer, Tag target, Weapon weapon, std::int32_t strength,
              std::int32_t hits) {
    ground.battle.shots.push_back(
        {firer, target, std::max(strength, hits), hits, weapon == Weapon::flames});
    ground.trace(firer, target, TraceKind::fired);
}

}  // namespace

Refusal why_not_path(const Tables& tables, const Battle& battle, const kit::HexShip& from,
                     const kit::HexShip& to, Weapon weapon, Tag firer, Tag target) {
    const std::int32_t range = hexes_apart(from, to);
    if (weapon == Weapon::flames) {
        return range >= 1 && range <= tables.missiles.flame_range
                   ? Refusal{}
                   : "a target 1 hex away for flames (WG-80)";
    }
    if (range < 1 || range > tables.missiles.range) return "a target 1 or 2 hexes away (WG-10)";
    return passes_flanks(tables, battle, from, to, firer, target)
               ? Refusal{}
               : "an unblocked path through flank hexsides of both ships (WG-11)";
}

Refusal why_not_fire(const Tables& tables, const Battle& battle, Tag tag,
                     const std::vector<Aim>& aims, Weapon weapon) {
    const Ship& ship = battle.ship(tag);
    std::int32_t strength = 0;
    std::vector<Tag> targets;
    for (const Aim& aim : aims) {
        if (aim.strength < 1) return "at least 1 of strength in each part (WG-15)";
        if (const Refusal enemy = why_not_enemy(battle, tag, aim.target); !enemy.empty()) {
            return enemy;
        }
        strength += std::min(aim.strength, missile_strength(tables, ship) + 1);
        targets.push_back(aim.target);
    }
    std::sort(targets.begin(), targets.end());
    const bool is_each_once = std::adjacent_find(targets.begin(), targets.end()) == targets.end();
    const Refusal general = first_failed({
        {!aims.empty() && is_each_once, "each target once (WG-15)"},
        {!ship.has_fired, "a ship that has not fired in her own turn (WG-13)"},
        {weapon == Weapon::missiles || ship.has_flames, "a ship with flame missiles (WG-80)"},
        {strength <= missile_strength(tables, ship), "no more strength than she has (WG-16)"},
    });
    if (!general.empty()) return general;
    for (const Aim& aim : aims) {
        const Refusal path = why_not_path(tables, battle, ship.at, battle.ship(aim.target).at,
                                          weapon, tag, aim.target);
        if (!path.empty()) return path;
    }
    return {};
}

std::optional<kit::HexShip> reaction_point(const Tables& tables, const Battle& battle, Tag firer,
                                           Tag attacker, Weapon weapon) {
    const kit::HexShip& here = battle.ship(firer).at;
    std::vector<kit::HexShip> points{battle.ship(attacker).at};
    const Motion& motion = battle.progress.motion;
    if (tables.switches.reaction_point == ReactionPoint::path && motion.ship == attacker) {
        points.insert(points.end(), motion.trail.rbegin(), motion.trail.rend());
    }
    std::optional<kit::HexShip> best;
    for (const kit::HexShip& point : points) {
        if (!why_not_path(tables, battle, here, point, weapon, firer, attacker).empty()) continue;
        if (!best || hexes_apart(here, point) < hexes_apart(here, *best)) best = point;
    }
    return best;
}

Sum missile_modifiers(const Tables& tables, const Battle& battle, Tag target, std::int32_t range,
                      std::int32_t strength) {
    const Ship& ship = battle.ship(target);
    const MissileTable& table = tables.missiles;
    Sum sum;
    sum.add("strength", strength);
    sum.add("near", range <= table.near_range ? table.near : 0);
    sum.add("no deck", ship.has_deck ? 0 : table.open_target);
    sum.add("towers", ship.has_towers ? table.towered_target : 0);
    sum.add("storm", battle.wind.is_storm ? tables.wind.storm_missiles : 0);
    return sum;
}

Losses volley(Ground& ground, Tag firer, Tag target, std::int32_t range, std::int32_t strength,
              Weapon weapon) {
    Losses losses;
    if (weapon == Weapon::flames) {
        Sum sum;
        sum.add("flames", ground.tables.missiles.flame_base * strength);
        const Score score = ground.roll_one(DieUse::flame, firer, sum);
        losses.has_caught_fire = score.total() >= ground.tables.missiles.flame_needed;
        log_shot(ground, firer, target, weapon, strength, losses.has_caught_fire ? 1 : 0);
        ground.say(
            [&] {
                return fmt::format("{} shoots flames at {}: {}", called(ground.battle, firer),
                                   called(ground.battle, target),
                                   losses.has_caught_fire ? "she burns" : "no fire");
            },
            "WG-83", score, losses.has_caught_fire ? LogEvent::hit : LogEvent::other);
        return losses;
    }
    const Sum sum = missile_modifiers(ground.tables, ground.battle, target, range, strength);
    const Score score = ground.roll_one(DieUse::missiles, firer, sum);
    losses.manpower = hits_of(ground.tables, score.total());
    log_shot(ground, firer, target, weapon, strength, losses.manpower);
    ground.say(
        [&] {
            return fmt::format("{} fires at {}: {}", called(ground.battle, firer),
                               called(ground.battle, target),
                               losses.manpower == 0 ? std::string("no hit")
                                                    : fmt::format("depletion {}", losses.manpower));
        },
        "WG-16", score, losses.manpower > 0 ? LogEvent::hit : LogEvent::other);
    return losses;
}

void suffer(Ground& ground, Tag target, const Losses& losses, SideIndex by) {
    Ship& ship = ground.battle.ship(target);
    ship.manpower = std::max(0, ship.manpower - losses.manpower);
    if (losses.has_caught_fire) set_fire(ground, target, by);
}

}  // namespace flagplot::tactical::galley
