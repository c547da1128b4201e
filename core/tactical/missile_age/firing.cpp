#include "tactical/missile_age/firing.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/kit/plane.h"
#include "tactical/missile_age/aiming.h"
#include "tactical/missile_age/damage.h"
#include "tactical/missile_age/scores.h"
#include "tactical/missile_age/shots.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

/// The words of a shot for each side: who does not know the firer reads "somebody".
void tell_shot(Ground& ground, const Unit& unit, const Weapon& weapon, const Mark& mark,
               std::string_view outcome, std::string_view rule, const Score& score,
               std::int32_t needed) {
    ground.tell(
        [&](SideIndex side) {
            const bool is_known = knows(side, unit);
            const std::string target = mark.is_missile ? fmt::format("M{}", mark.tag)
                                                       : called(ground.battle, mark.tag, side);
            return fmt::format("{} fires at {}{}: {}", is_known ? called(unit, side) : "somebody",
                               target, is_known ? " with " + weapon.name : "", outcome);
        },
        rule, LogEvent::other, unit.side, parts_of(ground, score, needed));
}

void trace_shot(Ground& ground, const Unit& unit, const Mark& mark, bool is_hit) {
    const Unit* at = unit_with(ground.battle, mark.place);
    if (at != nullptr) ground.trace_shot(unit, at->place, TraceKind::fired, is_hit);
}

/// A missile that is hit is gone; a unit takes damage.
void hit(Ground& ground, const Unit& unit, const Weapon& weapon, const Mark& mark) {
    if (mark.is_missile) {
        std::erase_if(ground.battle.missiles,
                      [&](const Missile& missile) { return missile.tag == mark.tag; });
    } else {
        strike(ground, *unit_with(ground.battle, mark.tag), {weapon.modifier, unit.side});
    }
}

bool is_still_there(const Battle& battle, const Mark& mark) {
    if (mark.is_missile) return missile_with(battle, mark.tag) != nullptr;
    const Unit* unit = unit_with(battle, mark.tag);
    return unit != nullptr && unit->is_on_table() && !unit->is_wreck();
}

// --- guns and the like ---------------------------------------------------------------------------

void shoot(Ground& ground, const Unit& unit, const Weapon& weapon, const Mark& mark,
           std::int32_t mounts) {
    const Shot shot = gun_shot(ground.tables, ground.battle, unit, weapon, mark, mounts);
    const DieUse use = weapon.kind == WeaponKind::ciws ? DieUse::close_in : DieUse::gun;
    const Score score = ground.roll_with(use, unit.tag, d20_faces, shot.modifiers);
    const bool hits = is_hit(score, shot.needed);
    trace_shot(ground, unit, mark, hits);
    tell_shot(ground, unit, weapon, mark, hits ? "a hit" : "a miss",
              weapon.kind == WeaponKind::ciws ? "A-MN-32" : "A-MN-22", score, shot.needed);
    if (hits) hit(ground, unit, weapon, mark);
}

void use_up(Mount& mount, std::int32_t rounds) {
    mount.used += rounds;
    if (mount.rounds > 0) mount.rounds -= rounds;
}

/// Mounts of one weapon join, from this one on.
void join(const Tables& tables, Unit& unit, std::size_t from, std::int32_t mounts) {
    const std::int32_t weapon = unit.mounts[from].weapon;
    const Phase phase = phase_of(weapon_of(tables, unit.mounts[from]).kind);
    for (std::size_t place = from; place < unit.mounts.size() && mounts > 0; ++place) {
        Mount& mount = unit.mounts[place];
        if (mount.weapon != weapon || !is_ready(tables, unit, mount, phase)) continue;
        use_up(mount, 1);
        --mounts;
    }
}

// --- missiles and torpedoes ----------------------------------------------------------------------

/// From far off it comes in next turn (A-MN-26).
std::int32_t arrival_of(const Ground& ground, const Unit& unit, const Unit& target) {
    const bool is_far = distance_between(unit, target) > mm(ground.tables.lengths.far_missile) ||
                        ground.tables.switches.missile_flight == MissileFlight::next_turn;
    return ground.turn() + (is_far ? 1 : 0);
}

void launch(Ground& ground, const Unit& unit, const Mount& mount, const Fire& order) {
    const Weapon& weapon = weapon_of(ground.tables, mount);
    const Unit& target = *unit_with(ground.battle, order.target.tag);
    const std::int32_t arrives = arrival_of(ground, unit, target);
    for (std::int32_t round = 0; round < order.rounds; ++round) {
        const Tag tag = ground.battle.progress.next_tag++;
        ground.battle.missiles.push_back(
            {tag, unit.side, unit.tag, mount.weapon, order.target.tag, arrives});
        ground.tell(
            [&](SideIndex side) {
                return fmt::format("M{}, {}, of {} comes at {}", tag, weapon.name,
                                   knows(side, unit) ? called(unit, side) : "somebody",
                                   called(ground.battle, order.target.tag, side));
            },
            "A-MN-47");
    }
    ground.trace_shot(unit, target.place, TraceKind::launched, false);
}

void drop_torpedoes(Ground& ground, const Unit& unit, const Mount& mount, std::int32_t rounds,
                    std::int32_t heading) {
    const Weapon& weapon = weapon_of(ground.tables, mount);
    for (std::int32_t round = 0; round < rounds; ++round) {
        const Tag tag = ground.battle.progress.next_tag++;
        ground.battle.torpedoes.push_back({tag, unit.side, unit.tag, mount.weapon, unit.place,
                                           kit::in_circle(heading), mm(weapon.range), 0});
        ground.tell(
            [&](SideIndex side) {
                return fmt::format("{} launches torpedo T{}",
                                   knows(side, unit) ? called(unit, side) : "somebody", tag);
            },
            "A-MN-47");
    }
}

// --- SAM and countermeasures ---------------------------------------------------------------------

void shoot_sam(Ground& ground, const Unit& unit, const Weapon& weapon, const Mark& mark) {
    const Shot shot = sam_shot(ground.tables, ground.battle, unit, weapon, mark);
    const Score score = ground.roll_with(DieUse::sam, unit.tag, d20_faces, shot.modifiers);
    const bool hits = is_hit(score, shot.needed);
    trace_shot(ground, unit, mark, hits);
    tell_shot(ground, unit, weapon, mark, hits ? "a hit" : "a miss", "A-MN-28", score, shot.needed);
    if (hits) hit(ground, unit, weapon, mark);
}

void deceive(Ground& ground, const Unit& unit, const Weapon& weapon, Tag target) {
    const Missile* missile = missile_with(ground.battle, target);
    const Shot shot = decoy_shot(ground.tables, ground.battle, unit, target);
    const Score score = ground.roll_with(DieUse::decoy, unit.tag, d10_faces, shot.modifiers);
    const bool is_deceived = score.total() >= shot.needed;
    ground.tell(
        [&](SideIndex side) {
            return fmt::format("{} meets {}{} with {}: {}", called(unit, side),
                               missile == nullptr ? 'T' : 'M', target, weapon.name,
                               is_deceived ? "deceived" : "not deceived");
        },
        "A-MN-31", LogEvent::other, unit.side, parts_of(ground, score, shot.needed));
    if (!is_deceived) return;
    const auto is_it = [target](const auto& each) { return each.tag == target; };
    std::erase_if(ground.battle.missiles, is_it);
    std::erase_if(ground.battle.torpedoes, is_it);
}

void fire_rounds(Ground& ground, const Unit& unit, const Weapon& weapon, const Fire& order) {
    const Mark mark = mark_of(ground.battle, order.target.tag);
    for (std::int32_t round = 0; round < order.rounds; ++round) {
        if (!is_still_there(ground.battle, mark)) return;
        if (weapon.kind == WeaponKind::sam) {
            shoot_sam(ground, unit, weapon, mark);
        } else {
            shoot(ground, unit, weapon, mark, 1);
        }
    }
}

}  // namespace

void fire(Ground& ground, Unit& unit, const Fire& order) {
    const auto place = static_cast<std::size_t>(order.mount);
    const Weapon& weapon = weapon_of(ground.tables, unit.mounts[place]);
    if (has_one_attack(weapon.kind)) {
        join(ground.tables, unit, place, order.rounds);
        return shoot(ground, unit, weapon, mark_of(ground.battle, order.target.tag), order.rounds);
    }
    use_up(unit.mounts[place], order.rounds);
    switch (phase_of(weapon.kind)) {
        case Phase::launch:
            if (weapon.kind == WeaponKind::missile) {
                return launch(ground, unit, unit.mounts[place], order);
            }
            return drop_torpedoes(
                ground, unit, unit.mounts[place], order.rounds,
                kit::bearing(unit.place, unit_with(ground.battle, order.target.tag)->place));
        case Phase::decoys:
            return deceive(ground, unit, weapon, order.target.tag);
        default:
            return fire_rounds(ground, unit, weapon, order);
    }
}

void aim(Ground& ground, Unit& unit, const Aim& order) {
    Mount& mount = unit.mounts[static_cast<std::size_t>(order.mount)];
    use_up(mount, order.rounds);
    drop_torpedoes(ground, unit, mount, order.rounds, order.heading);
}

}  // namespace flagplot::tactical::missile_age
