#include "tactical/squadron/criticals.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/kit/shape.h"
#include "tactical/squadron/attack.h"
#include "tactical/squadron/fates.h"
#include "tactical/squadron/ships.h"

namespace flagplot::tactical::squadron {

namespace {

std::int32_t two_dice(Ground& ground, ShipNumber ship) {
    const std::int32_t first = ground.roll(DieUse::critical, ship, die_faces);
    return first + ground.roll(DieUse::critical, ship, die_faces);
}

const CriticalRow& row_of(const CriticalTable& table, std::int32_t result) {
    return table.rows[static_cast<std::size_t>(result - least_critical)];
}

/// One of the two of powder smoke is neither an explosion nor smoke again.
bool is_allowed(const CriticalTable& table, const CriticalHit& hit, std::int32_t result) {
    const CriticalEffect effect = row_of(table, result).effect;
    const bool is_extreme = effect == CriticalEffect::explosion || effect == CriticalEffect::smoke;
    return !hit.is_of_smoke || !is_extreme;
}

std::optional<Lasting> lasting_of(CriticalEffect effect) {
    switch (effect) {
        case CriticalEffect::steering:
            return Lasting::steering;
        case CriticalEffect::mast:
            return Lasting::mast;
        case CriticalEffect::guns:
            return Lasting::guns;
        case CriticalEffect::battery:
            return Lasting::battery;
        case CriticalEffect::waterline:
            return Lasting::waterline;
        case CriticalEffect::officers:
            return Lasting::officers;
        case CriticalEffect::explosion:
        case CriticalEffect::fire:
        case CriticalEffect::shambles:
        case CriticalEffect::none:
        case CriticalEffect::smoke:
            break;
    }
    return std::nullopt;
}

/// An arc with dice that is not silenced, by lot; none: there is none left.
void silence_battery(Ground& ground, ShipNumber number) {
    Ship& ship = ground.battle.ships[number];
    const ShipClass& kind = ground.battle.class_of(ship);
    std::vector<std::size_t> arcs;
    for (std::size_t arc = 0; arc < weapon_arcs; ++arc) {
        const auto& dice = kind.dice[arc];
        const bool has_dice = std::any_of(dice.begin(), dice.end(), [](auto n) { return n > 0; });
        if (has_dice && !ship.damage.silenced[arc]) arcs.push_back(arc);
    }
    if (arcs.empty()) return;
    const auto lot = ground.roll(DieUse::battery, number, static_cast<std::int32_t>(arcs.size()));
    ship.damage.silenced[arcs[static_cast<std::size_t>(lot - 1)]] = true;
    ++ship.damage.lasting[static_cast<std::size_t>(Lasting::battery)];
}

void hold(Ground& ground, ShipNumber number, Lasting what) {
    if (what == Lasting::battery) return silence_battery(ground, number);
    constexpr std::int32_t most_masts = 2;
    std::int32_t& times =
        ground.battle.ships[number].damage.lasting[static_cast<std::size_t>(what)];
    times = std::min(times + 1, what == Lasting::mast ? most_masts : 1);
}

void carry_out(Ground& ground, const CriticalHit& hit, const CriticalRow& row) {
    Ship& ship = ground.battle.ships[hit.ship];
    const ShipClass& kind = ground.battle.class_of(ship);
    if (hit.by) ship.hit_by = hit.by;
    if (row.effect == CriticalEffect::explosion) {
        ship.damage.hull = std::max(ship.damage.hull, kind.hull);
        if (!holds(ground.battle.exploding, hit.ship)) ground.battle.exploding.push_back(hit.ship);
        return;
    }
    if (row.effect == CriticalEffect::smoke) {
        const CriticalHit more{hit.ship, hit.by, 0, true, false};
        ground.battle.criticals.insert(ground.battle.criticals.begin(), 2, more);
    }
    ship.damage.hull += row.hull.value_or(ground.switches().hull_cost);
    if (row.effect == CriticalEffect::fire) ship.is_burning = true;
    if (const auto what = lasting_of(row.effect)) hold(ground, hit.ship, *what);
    std::int32_t crew = row.crew;
    if (row.crew_dice > 0) crew += ground.roll(DieUse::crew, hit.ship, row.crew_dice);
    if (crew > 0) lose_crew_by_critical(ground, hit.ship, crew);
}

}  // namespace

void roll_critical(Ground& ground) {
    CriticalHit& hit = ground.battle.criticals.front();
    while (hit.result == 0) {
        const std::int32_t result = two_dice(ground, hit.ship);
        if (is_allowed(ground.tables.critical, hit, result)) hit.result = result;
    }
}

void reroll_critical(Ground& ground) {
    ground.battle.criticals.front().result = 0;
    roll_critical(ground);
}

void resolve_critical(Ground& ground) {
    auto& criticals = ground.battle.criticals;
    const CriticalHit hit = criticals.front();
    criticals.erase(criticals.begin());
    if (!ground.battle.ships[hit.ship].is_on_table()) return;
    const CriticalRow& row = row_of(ground.tables.critical, hit.result);
    ground.say(
        [&] {
            return fmt::format("Critical hit on {}: {}", called(ground.battle, hit.ship),
                               row.effect == CriticalEffect::none ? "holed" : word_of(row.effect));
        },
        "US-40", {fmt::format("rolled {}", hit.result)}, LogEvent::hit);
    carry_out(ground, hit, row);
}

void resolve_blast(Ground& ground) {
    Battle& battle = ground.battle;
    const ShipNumber source = battle.exploding.front();
    battle.exploding.erase(battle.exploding.begin());
    const Ship& lost = battle.ships[source];
    const kit::Box base = base_of(battle, source);
    ground.say([&] { return called(battle, source) + " explodes"; }, "US-B11", {}, LogEvent::hit);

    std::vector<std::pair<std::int32_t, ShipNumber>> near;
    for (ShipNumber number = 0; number < battle.ships.size(); ++number) {
        if (number == source || !battle.ships[number].is_on_table()) continue;
        const kit::Box other = base_of(battle, number);
        if (!kit::is_within(base, other, ground.tables.critical.blast_reach)) continue;
        near.emplace_back(kit::gap(base, other), number);
    }
    std::sort(near.begin(), near.end());
    const std::int32_t dice = ground.tables.critical.blast_dice * battle.class_of(lost).hull;
    for (const auto& each : near) {
        const ShipNumber number = each.second;
        const AttackRoll roll = rolled(ground, source, DieUse::attack, {dice, usual_face, false});
        ground.say(
            [&] {
                return fmt::format("The blast hits {}: {} hits", called(battle, number), roll.hits);
            },
            "US-B11", {fmt::format("{} AD: {}", dice, roll.faces)});
        do_harm(ground, number, harm_to(ground, number, roll.hits), lost.hit_by);
    }
    battle.ships[source].where = Whereabouts::sunk;
    forget_gone(battle);
}

}  // namespace flagplot::tactical::squadron
