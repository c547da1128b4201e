#include "tactical/missile_age/shots.h"

#include <algorithm>

#include "tactical/missile_age/sight.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

constexpr std::int32_t hundred = 100;

GunCase gun_case(const Battle& battle, const Unit& unit, const Weapon& weapon, const Mark& mark,
                 std::int32_t mounts) {
    GunCase attack;
    attack.attack = attack_of(weapon.kind, mark.is_in_air);
    attack.crew_quality = unit.crew_quality;
    attack.target_size = mark.size;
    attack.shooter_markers = unit.markers;
    if (!mark.is_in_air) attack.target_markers = mark.markers;
    attack.fire_control = fire_control_of(unit);
    attack.sea_state = battle.conditions.sea_state;
    attack.mounts = mounts;
    attack.fires = unit.fires;
    attack.is_rockets = weapon.kind == WeaponKind::rockets || weapon.kind == WeaponKind::rocket_pod;
    return attack;
}

std::int32_t own_markers(const Unit& unit) { return unit.is_aircraft() ? 0 : unit.markers; }

RadarCase radar_case(const Tables& tables, const Battle& battle, const Unit& unit,
                     const Unit& target) {
    RadarCase attempt;
    attempt.crew_quality = unit.crew_quality;
    attempt.has_land_behind = has_land_behind(tables, battle, unit, target);
    attempt.vessels_between = vessels_between(tables, battle, unit, target);
    attempt.sea_state = battle.conditions.sea_state;
    attempt.fire_control = fire_control_of(unit);
    attempt.markers = own_markers(unit);
    return attempt;
}

/// The chance of so many faces of a die, in percent.
std::int32_t percent(std::int32_t faces, std::int32_t of) { return hundred * faces / of; }

}  // namespace

Shot radar_attempt(const Tables& tables, const Battle& battle, const Unit& unit,
                   const Unit& target) {
    return {radar_modifiers(tables, radar_case(tables, battle, unit, target)), tables.radar.needed};
}

Shot eye_attempt(const Tables& tables, const Battle& battle, const Unit& unit) {
    const EyeCase attempt{unit.crew_quality, battle.conditions.sea_state, own_markers(unit),
                          has_working(tables, unit, System::eo)};
    return {eye_modifiers(tables, attempt), tables.eye.needed};
}

Mark mark_of(const Battle& battle, Tag tag) {
    if (const Missile* missile = missile_with(battle, tag)) {
        return {tag, missile->target, true, true, Size::very_small, 0};
    }
    const Unit& unit = *unit_with(battle, tag);
    return {tag, tag, false, unit.is_aircraft(), unit.size, unit.markers};
}

Shot gun_shot(const Tables& tables, const Battle& battle, const Unit& unit, const Weapon& weapon,
              const Mark& mark, std::int32_t mounts) {
    const Unit* at = unit_with(battle, mark.place);
    const std::int32_t distance = at == nullptr ? 0 : distance_between(unit, *at);
    return {gun_modifiers(tables, gun_case(battle, unit, weapon, mark, mounts)),
            needed_by(tables.switches.combat_tn, weapon.kind, mark.is_in_air, distance,
                      mm(weapon.range))};
}

Shot sam_shot(const Tables& tables, const Battle& battle, const Unit& unit, const Weapon& weapon,
              const Mark& mark) {
    GuidedCase shot{weapon.seeker, weapon.generation};
    const Unit* aircraft = mark.is_missile ? nullptr : unit_with(battle, mark.tag);
    if (aircraft != nullptr) shot.against = fire_control_of(*aircraft);  // stands for its ECM
    shot.crew_quality = unit.crew_quality;
    shot.target_size = mark.size;
    shot.fires = unit.fires;
    shot.is_at_missile = mark.is_missile;
    return {sam_modifiers(tables, shot), tables.switches.combat_tn.sam};
}

Shot missile_shot(const Tables& tables, const Weapon& weapon, const Unit* firer,
                  const Unit& target) {
    GuidedCase shot{weapon.seeker, weapon.generation};
    shot.against = ecm_of(tables, target);
    if (firer != nullptr) {
        shot.crew_quality = firer->crew_quality;
        shot.fires = firer->fires;
    }
    shot.target_size = target.size;
    shot.markers = target.markers;
    return {missile_modifiers(tables, shot), tables.switches.combat_tn.missile};
}

Shot torpedo_shot(const Tables& tables, const Weapon& weapon, const Unit* firer,
                  const Unit& target) {
    std::optional<std::int32_t> crew;
    if (weapon.is_guided && firer != nullptr) crew = firer->crew_quality;
    return {torpedo_modifiers(tables, target.size, target.markers, crew),
            tables.switches.combat_tn.torpedo};
}

Shot decoy_shot(const Tables& tables, const Battle& battle, const Unit& unit, Tag target) {
    Shot shot{{}, tables.switches.combat_cm_success};
    shot.modifiers.add("crew", unit.crew_quality);
    const Missile* missile = missile_with(battle, target);
    const bool is_semi_active =
        missile != nullptr && tables.weapons[static_cast<std::size_t>(missile->weapon)].seeker ==
                                  Seeker::semi_active_radar;
    if (is_semi_active) shot.modifiers.add("semi-active", tables.decoys.chaff_against_semi_active);
    return shot;
}

std::int32_t chance_on_d20(const Shot& shot) {
    constexpr std::int32_t faces = 20;  // the highest always hits, the lowest never
    const std::int32_t enough = faces + 1 - shot.needed + shot.modifiers.total();
    return percent(std::clamp(enough, 1, faces - 1), faces);
}

std::int32_t chance_on_d10(const Shot& shot) {
    constexpr auto faces = static_cast<std::int32_t>(d10);
    const std::int32_t enough = faces + 1 - shot.needed + shot.modifiers.total();
    return percent(std::clamp(enough, 0, faces), faces);
}

Attack attack_of(WeaponKind kind, bool is_at_air) {
    switch (kind) {
        case WeaponKind::air_gun:
            return is_at_air ? Attack::air_to_air : Attack::air_gun;
        case WeaponKind::rocket_pod:
            return Attack::air_rocket;
        case WeaponKind::bomb:
            return Attack::bombs;
        case WeaponKind::air_missile:
            return Attack::air_to_air;
        default:
            return is_at_air ? Attack::gun_at_air : Attack::ship_gun;
    }
}

std::int32_t needed_by(const TargetNumbers& numbers, WeaponKind kind, bool is_at_air,
                       std::int32_t distance, std::int32_t range) {
    if (kind == WeaponKind::ciws) return numbers.ciws;
    switch (attack_of(kind, is_at_air)) {
        case Attack::ship_gun:
            return gun_needs(numbers, distance, range);
        case Attack::bombs:
            return numbers.bomb;
        case Attack::air_gun:
            return numbers.air_gun;
        case Attack::air_rocket:
            return numbers.air_rocket;
        case Attack::gun_at_air:
            return numbers.gun_vs_air;
        case Attack::air_to_air:
            return numbers.air_air;
    }
    return numbers.gun_long;
}

}  // namespace flagplot::tactical::missile_age
