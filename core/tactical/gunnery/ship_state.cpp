#include "tactical/gunnery/ship_state.h"

#include <algorithm>

namespace flagplot::tactical::gunnery {

namespace {

const GunClass& gun_of(const BatteryDesign& battery, const Tables& tables) {
    return tables.guns[static_cast<std::size_t>(battery.gun)];
}

std::int32_t fire_of(const BatteryDesign& battery, std::int32_t guns, const Tables& tables) {
    const GunClass& gun = gun_of(battery, tables);
    return guns * gun.damage * gun.rate;
}

constexpr std::int32_t value_of_tube = 10;

/// A merchant has half the hull points of a warship, and is worth twice them.
constexpr std::int32_t merchant_hull = 50;

}  // namespace

std::int32_t new_hull_of(const Design& design) {
    constexpr std::int32_t base = 20, tons_of_point = 35, belt_of_percent = 8;
    const std::int32_t points =
        (base + design.tons / tons_of_point) * (hundred + design.belt / belt_of_percent) / hundred;
    return std::max(1, design.is_merchant ? points * merchant_hull / hundred : points);
}

std::int32_t hull_percent(const Ship& ship) {
    return std::max(0, hundred * ship.hull / ship.hull_new);
}

namespace {

/// What flooding leaves, and what the hull's damage allows at most, per cent (GU-55).
std::int32_t dry_percent(const Ship& ship) {
    constexpr std::int32_t all_flooded = 60;
    return std::max(0, hundred - all_flooded * ship.flood / ship.hull_new);
}
std::int32_t hull_allows(const Ship& ship) {
    constexpr std::int32_t sound = 90, shattered = 25, half = 50;
    const std::int32_t hull = hull_percent(ship);
    const std::int32_t allowed = hull < sound ? hundred - (sound - hull) * 2 / 3 : hundred;
    return hull < shattered ? std::min(allowed, half) : allowed;
}

}  // namespace

std::int32_t speed_percent(const Ship& ship) {
    if (ship.is_wreck() || ship.is_derelict || ship.is_sunk()) return 0;
    return std::min(ship.engines * dry_percent(ship) / hundred, hull_allows(ship));
}

std::int32_t knots_left(const Ship& ship, const Design& design) {
    if (!ship.is_there()) return 0;
    const std::int32_t engines =
        design.knots * ship.engines / hundred * dry_percent(ship) / hundred;
    return std::min(engines, design.knots * hull_allows(ship) / hundred);
}

std::int32_t new_fire_of(const Design& design, const Tables& tables) {
    std::int32_t sum = 0;
    for (const BatteryDesign& each : design.batteries) sum += fire_of(each, each.guns, tables);
    return sum;
}

std::int32_t fire_left(const Ship& ship, const Design& design, const Tables& tables) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < ship.batteries.size(); ++i) {
        sum += fire_of(design.batteries[i], ship.batteries[i].guns, tables);
    }
    return sum;
}

std::int32_t new_value_of(const Design& design, const Tables& tables) {
    const std::int32_t hull = new_hull_of(design);
    if (design.is_merchant) return 2 * hull;
    return hull + 2 * new_fire_of(design, tables) + value_of_tube * design.tubes;
}

std::int32_t value_left(const Ship& ship, const Design& design, const Tables& tables) {
    if (!ship.is_there()) return 0;
    if (design.is_merchant) return 2 * ship.hull;
    return ship.hull + 2 * fire_left(ship, design, tables) + value_of_tube * ship.tubes;
}

std::int32_t size_percent(std::span<const SizeRow> rows, std::int32_t tons) {
    for (const SizeRow& row : rows) {
        if (tons >= row.tons) return row.percent;
    }
    return 0;
}

bool looks_large(const Design& design) {
    constexpr std::int32_t cruiser = 2'500;
    return design.tons >= cruiser;
}

std::int32_t main_battery_of(const Design& design, const Tables& tables) {
    const auto largest =
        std::max_element(design.batteries.begin(), design.batteries.end(),
                         [&](const BatteryDesign& one, const BatteryDesign& other) {
                             return gun_of(one, tables).calibre < gun_of(other, tables).calibre;
                         });
    if (largest == design.batteries.end()) return -1;
    return static_cast<std::int32_t>(largest - design.batteries.begin());
}

bool is_secondary(const Design& design, std::size_t battery, const Tables& tables) {
    const auto main = static_cast<std::size_t>(main_battery_of(design, tables));
    return gun_of(design.batteries[battery], tables).calibre * 3 <
           gun_of(design.batteries[main], tables).calibre * 2;
}

std::int32_t full_rounds(const BatteryDesign& battery, const Tables& tables) {
    return battery.guns * gun_of(battery, tables).rounds;
}

Rounds main_rounds_of(const Ship& ship, const Design& design, const Tables& tables) {
    const std::int32_t main = main_battery_of(design, tables);
    if (main < 0 || !tables.switches.ammunition) return {};
    const auto at = static_cast<std::size_t>(main);
    return {ship.batteries[at].rounds, full_rounds(design.batteries[at], tables)};
}

bool has_guns(const Ship& ship) {
    return std::any_of(ship.batteries.begin(), ship.batteries.end(),
                       [](const Battery& each) { return each.guns > 0; });
}

std::int32_t control_of(const Ship& ship, const Design& design) {
    return ship.control_out ? std::min(design.control, 1) : design.control;
}

}  // namespace flagplot::tactical::gunnery
