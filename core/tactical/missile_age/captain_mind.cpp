#include "tactical/missile_age/captain_mind.h"

#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

Mind::Mind(const Tables& tables_in, const View& view_in, const Doctrine& doctrine_in)
    : tables(tables_in),
      view(view_in),
      battle(view_in.known),
      side(view_in.side),
      doctrine_(doctrine_in) {
    for (const Unit& unit : battle.units) {
        const bool is_enemy = unit.is_on_table() && battle.is_hostile(side, unit.side);
        if (is_enemy && !unit.is_wreck()) enemies.push_back(&unit);
    }
}

const Unit* Mind::nearest_vessel(const Unit& unit) const {
    const Unit* nearest = nullptr;
    bool is_nearest_known = false;
    std::int32_t least = 0;
    for (const Unit* enemy : enemies) {
        if (enemy->is_aircraft()) continue;
        const bool is_known = enemy->seen_by(side) != Sighting::marker;
        const std::int32_t distance = distance_between(unit, *enemy);
        const bool is_better = nearest == nullptr || (is_known && !is_nearest_known) ||
                               (is_known == is_nearest_known && distance < least);
        if (!is_better) continue;
        nearest = enemy;
        is_nearest_known = is_known;
        least = distance;
    }
    return nearest;
}

const Weapon* longest_of(const Tables& tables, const Unit& unit, WeaponKind kind) {
    const Weapon* longest = nullptr;
    for (const Mount& mount : unit.mounts) {
        const Weapon& weapon = weapon_of(tables, mount);
        if (weapon.kind != kind || mount.is_out || mount.rounds == 0) continue;
        if (longest == nullptr || weapon.range > longest->range) longest = &weapon;
    }
    return longest;
}

}  // namespace flagplot::tactical::missile_age
