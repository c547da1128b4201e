#include "tactical/gunnery/expected.h"

#include <algorithm>
#include <array>

#include "tactical/gunnery/ship_state.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::int32_t hundreds_in_thousand = 10;

const GunClass& gun_in(const BatteryDesign& battery, const Tables& tables) {
    return tables.guns[static_cast<std::size_t>(battery.gun)];
}

Battery left_of(const Firer& firer, std::size_t battery) {
    if (!firer.batteries.empty()) return firer.batteries[battery];
    return {firer.design.batteries[battery].guns, 1};
}

/// Can this battery reach so far?
bool reaches(const Firer& firer, std::size_t battery, std::int32_t range, const Tables& tables) {
    const Battery left = left_of(firer, battery);
    const GunClass& gun = gun_in(firer.design.batteries[battery], tables);
    const bool has_rounds = left.rounds > 0 || !tables.switches.ammunition;
    return left.guns > 0 && has_rounds && range <= gun.reach * hundreds_in_thousand;
}

}  // namespace

std::int32_t effective_range(std::int32_t range, const GunClass& gun, std::int32_t control,
                             const Tables& tables) {
    constexpr std::int32_t of_percents = 10'000;
    return range * gun.scale * tables.control[static_cast<std::size_t>(control)].scale /
           of_percents;
}

std::int32_t chance_at(std::int32_t effective, const Tables& tables) {
    const auto above = std::lower_bound(
        tables.chances.begin(), tables.chances.end(), effective,
        [](const ChanceRow& row, std::int32_t range) { return row.range < range; });
    if (above == tables.chances.end()) return 0;
    if (above == tables.chances.begin()) return above->chance;
    const ChanceRow& below = *(above - 1);
    const std::int32_t width = above->range - below.range;
    return (below.chance * width + (above->chance - below.chance) * (effective - below.range)) /
           width;
}

std::int32_t rate_percent(std::int32_t effective) {
    struct Row {
        std::int32_t to;
        std::int32_t percent;
    };
    constexpr std::array rows{Row{60, 100}, Row{100, 80}, Row{160, 60}, Row{200, 50}};
    for (const Row& row : rows) {
        if (effective <= row.to) return row.percent;
    }
    return 35;
}

std::int32_t belt_pierced(const GunClass& gun, std::int32_t range) {
    constexpr std::array<std::int32_t, 4> bands{80, 130, 180, 230};
    std::size_t band = 0;
    while (band < bands.size() && range >= bands[band]) ++band;
    return gun.penetration[band];
}

std::int32_t deck_pierced(const GunClass& gun, std::int32_t range) {
    const std::int32_t percent = range < 150 ? 8 : range < 200 ? 14 : range < 250 ? 20 : 27;
    return belt_pierced(gun, range) * percent / hundred;
}

std::int32_t mean_effect(const GunClass& gun, const Design& target, std::int32_t range) {
    constexpr std::int32_t plunging = 220, ends = 9, others = 14;
    constexpr std::int32_t vitals = 35, vitals_held = 8, turret = 10, turret_held = 4;
    const std::int32_t belt = belt_pierced(gun, range);
    const bool is_through =
        target.belt == 0 ||
        (range >= plunging ? deck_pierced(gun, range) > target.deck : belt > target.belt);
    const bool is_turret_through = target.turret == 0 || belt > target.turret;
    return (is_through ? vitals : vitals_held) + ends + (is_turret_through ? turret : turret_held) +
           others;
}

Firer firer_of(const Ship& ship, const Design& design) {
    return {design, ship.batteries, control_of(ship, design), ship.crew};
}

Firer firer_new(const Design& design) { return {design, {}, design.control, hundred}; }

std::int64_t expected_damage(const Firer& firer, const Design& target, std::int32_t range,
                             const Tables& tables) {
    constexpr std::int64_t percents_of_shots = 10'000;
    std::int64_t damage = 0;
    const std::int32_t size = size_percent(tables.size_of_hits, target.tons);
    for (std::size_t i = 0; i < firer.design.batteries.size(); ++i) {
        if (!reaches(firer, i, range, tables)) continue;
        const BatteryDesign& battery = firer.design.batteries[i];
        const GunClass& gun = gun_in(battery, tables);
        const std::int32_t effective = effective_range(range, gun, firer.control, tables);
        const std::int32_t chance = chance_at(effective, tables);
        if (chance == 0) continue;
        const std::int64_t shots = std::int64_t{left_of(firer, i).guns} * battery.beam * gun.rate *
                                   rate_percent(effective) / percents_of_shots;
        damage += shots * chance / hundred * gun.damage * mean_effect(gun, target, range) /
                  hundred * size / hundred * firer.crew / hundred;
    }
    return damage;
}

std::int32_t least_effective_range(const Firer& firer, std::int32_t range, const Tables& tables) {
    std::int32_t least = 9999;
    for (std::size_t i = 0; i < firer.design.batteries.size(); ++i) {
        if (!reaches(firer, i, range, tables)) continue;
        const GunClass& gun = gun_in(firer.design.batteries[i], tables);
        least = std::min(least, effective_range(range, gun, firer.control, tables));
    }
    return least;
}

}  // namespace flagplot::tactical::gunnery
