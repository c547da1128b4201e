#include "tactical/squadron/upkeep.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/squadron/contacts.h"
#include "tactical/squadron/fates.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/wind.h"

namespace flagplot::tactical::squadron {

namespace {

void burn(Ground& ground, ShipNumber number) {
    Ship& ship = ground.battle.ships[number];
    const std::int32_t face = ground.roll(DieUse::fire, number, die_faces);
    const FireResult result = ground.tables.upkeep.fire[static_cast<std::size_t>(face - 1)];
    ground.say(
        [&] {
            return fmt::format("The fire on {}: {}", called(ground.battle, number),
                               word_of(result));
        },
        "US-70", {fmt::format("rolled {}", face)});
    if (result == FireResult::hull) ++ship.damage.hull;
    if (result == FireResult::crew) lose_crew(ground, number, 1);
    if (result == FireResult::out) ship.is_burning = false;
}

std::optional<Lasting> first_damage(const Ship& ship) {
    for (std::size_t what = 0; what < lastings; ++what) {
        if (ship.damage.lasting[what] > 0) return static_cast<Lasting>(what);
    }
    return std::nullopt;
}

}  // namespace

void repair(Ship& ship, Lasting what) {
    --ship.damage.lasting[static_cast<std::size_t>(what)];
    if (what != Lasting::battery) return;
    const auto silenced = std::find(ship.damage.silenced.begin(), ship.damage.silenced.end(), true);
    if (silenced != ship.damage.silenced.end()) *silenced = false;
}

void burn(Ground& ground) {
    for (ShipNumber number = 0; number < ground.battle.ships.size(); ++number) {
        const Ship& ship = ground.battle.ships[number];
        if (ship.is_on_table() && ship.is_burning) burn(ground, number);
    }
}

void repair_all(Ground& ground) {
    if (!ground.switches().repair) return;
    for (ShipNumber number = 0; number < ground.battle.ships.size(); ++number) {
        Ship& ship = ground.battle.ships[number];
        const auto damage = first_damage(ship);
        if (!damage || !is_able(ship) || ship.is_burning || is_engaged(ground.battle, number)) {
            continue;
        }
        const std::int32_t face = ground.roll(DieUse::repair, number, die_faces);
        if (face < ground.tables.upkeep.repair) continue;
        repair(ship, *damage);
        ground.say(
            [&] {
                return fmt::format("{} repairs her {}", called(ground.battle, number),
                                   word_of(*damage));
            },
            "US-70", {fmt::format("rolled {}", face)});
    }
}

void drift_derelicts(Ground& ground) {
    for (ShipNumber number = 0; number < ground.battle.ships.size(); ++number) {
        const Ship& ship = ground.battle.ships[number];
        const bool drifts = ship.is_on_table() && ship.is_derelict && !ship.is_at_rest;
        if (drifts) drift_derelict(ground, number);
    }
}

void remove_markers(Ground& ground) {
    Battle& battle = ground.battle;
    shift_wind_back(ground);
    battle.conditions.fog_band = bands;
    battle.conditions.swell = 0;
    for (Squadron& squadron : battle.squadrons) squadron.radius = 0;
    for (SideState& side : battle.sides) side.may_reroll = false;
    for (Ship& ship : battle.ships) {
        if (ship.anchor == Anchor::weighing) ship.anchor = Anchor::under_way;
        ship.run = 0;
        ship.has_fired = {};
        if (ship.is_on_table()) ship.track.push_back(ship.place);
    }
    battle.progress.fought.clear();
    battle.volleys.clear();
}

}  // namespace flagplot::tactical::squadron
