#include "tactical/missile_age/scores.h"

#include <algorithm>

namespace flagplot::tactical::missile_age {

namespace {

template <class Row, class Index>
std::int32_t in_row(const Row& row, Index index) {
    return row[static_cast<std::size_t>(index)];
}

std::int32_t by_markers(const ByMarkers& row, std::int32_t markers) {
    return in_row(row, std::clamp(markers, 0, most_markers));
}

std::int32_t by_sea(const BySeaState& row, std::int32_t sea_state) {
    constexpr auto last = static_cast<std::int32_t>(sea_states) - 1;
    return in_row(row, std::clamp(sea_state, 0, last));
}

/// Rows that radar and eye share.
Sum spotting_modifiers(const SpottingTable& table, std::int32_t crew_quality,
                       std::int32_t sea_state, std::int32_t markers) {
    Sum sum;
    sum.add("crew", crew_quality);
    sum.add("sea", by_sea(table.sea, sea_state));
    if (markers >= table.speed_from) sum.add("own speed", table.at_speed);
    return sum;
}

void add_guided(Sum& sum, const Tables& tables, const GuidedCase& shot) {
    sum.add("jammer", jamming(tables, shot.seeker, shot.generation, shot.against));
    sum.add("crew", shot.crew_quality);
    sum.add("size", in_row(tables.guided.size, shot.target_size));
    if (is_guided_by_firer(shot.seeker)) sum.add("own fires", tables.guided.fire * shot.fires);
}

}  // namespace

Sum radar_modifiers(const Tables& tables, const RadarCase& attempt) {
    const SpottingTable& table = tables.radar;
    Sum sum = spotting_modifiers(table, attempt.crew_quality, attempt.sea_state, attempt.markers);
    if (attempt.has_land_behind) sum.add("land behind", table.land_behind);
    sum.add("vessels between", table.vessel_between * attempt.vessels_between);
    sum.add("fire control", in_row(table.fire_control, attempt.fire_control));
    return sum;
}

Sum eye_modifiers(const Tables& tables, const EyeCase& attempt) {
    Sum sum =
        spotting_modifiers(tables.eye, attempt.crew_quality, attempt.sea_state, attempt.markers);
    if (attempt.has_eo) sum.add("EO", tables.sensors.eo_bonus);
    return sum;
}

Sum gun_modifiers(const Tables& tables, const GunCase& attack) {
    const CombatTable& table = tables.combat;
    const auto uses = [&](const Users& users) { return in_row(users, attack.attack) != 0; };
    Sum sum;
    sum.add("crew", attack.crew_quality);
    if (uses(table.size_users)) sum.add("size", in_row(table.size, attack.target_size));
    if (uses(table.shooter_users)) {
        sum.add("own speed", by_markers(table.shooter, attack.shooter_markers));
    }
    if (uses(table.target_users)) {
        sum.add("target's speed", attack.target_markers
                                      ? by_markers(table.target, *attack.target_markers)
                                      : table.target_in_air);
    }
    if (uses(table.fire_control_users)) {
        sum.add("fire control", in_row(table.fire_control, attack.fire_control));
    }
    if (uses(table.sea_users)) sum.add("sea", by_sea(table.sea, attack.sea_state));
    if (uses(table.mounts_users) && attack.mounts > 1) {
        const bool is_flat = tables.switches.combat_multi_mount == MultiMount::flat;
        sum.add("mounts", table.mounts * (is_flat ? 1 : attack.mounts - 1));
    }
    if (uses(table.fire_users)) sum.add("own fires", table.fire * attack.fires);
    if (uses(table.rockets_users) && attack.is_rockets) sum.add("rockets", table.rockets);
    return sum;
}

std::int32_t jamming(const Tables& tables, Seeker seeker, Generation generation,
                     Generation against) {
    if (against == Generation::none) return 0;
    for (const JammingRow& row : tables.jamming) {
        const bool is_any = row.generation == Generation::none;
        if (row.seeker != seeker || (!is_any && row.generation != generation)) continue;
        return row.against[static_cast<std::size_t>(against) - 1];
    }
    return 0;
}

Sum sam_modifiers(const Tables& tables, const GuidedCase& shot) {
    Sum sum;
    add_guided(sum, tables, shot);
    if (shot.is_at_missile) sum.add("missile", tables.guided.sam_against_missile);
    return sum;
}

Sum missile_modifiers(const Tables& tables, const GuidedCase& shot) {
    Sum sum;
    add_guided(sum, tables, shot);
    sum.add("target's speed", by_markers(tables.guided.markers, shot.markers));
    return sum;
}

Sum torpedo_modifiers(const Tables& tables, Size target_size, std::int32_t markers,
                      std::optional<std::int32_t> crew_quality) {
    Sum sum;
    sum.add("size", in_row(tables.guided.size, target_size));
    sum.add("target's speed", by_markers(tables.guided.markers, markers));
    if (crew_quality) sum.add("crew", *crew_quality);
    return sum;
}

bool is_guided_by_firer(Seeker seeker) {
    switch (seeker) {
        case Seeker::semi_active_radar:
        case Seeker::command_visual:
        case Seeker::command_radio:
        case Seeker::command_wire:
            return true;
        case Seeker::unguided:
        case Seeker::active_radar:
        case Seeker::infra_red:
            return false;
    }
    return false;
}

bool is_hit(const Score& score, std::int32_t needed) {
    constexpr std::int32_t always = 20, never = 1;
    return score.die == always || (score.die != never && score.total() >= needed);
}

std::int32_t gun_needs(const TargetNumbers& numbers, std::int32_t distance, std::int32_t range) {
    if (3 * distance <= range) return numbers.gun_short;
    return 3 * distance <= 2 * range ? numbers.gun_medium : numbers.gun_long;
}

}  // namespace flagplot::tactical::missile_age
