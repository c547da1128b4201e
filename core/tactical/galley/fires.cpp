#include "tactical/galley/fires.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/galley/seamanship.h"
#include "tactical/galley/sinking.h"

namespace flagplot::tactical::galley {

namespace {

/// 1D6 of a burning ship, as she feels it.
void lose_crew(Ship& ship) {
    if (ship.manpower > 0) {
        --ship.manpower;
    } else if (ship.crew > 0) {
        --ship.crew;
    }
}

void put_out(Ground& ground, Tag tag) {
    ground.battle.ship(tag).fire_since.reset();
    ground.say([&] { return fmt::format("the fire on {} is out", called(ground.battle, tag)); },
               "WG-83");
}

void spread(Ground& ground, Tag tag) {
    const Ship& ship = ground.battle.ship(tag);
    for (Tag other = 1; other <= ground.battle.ships.size(); ++other) {
        const Ship& beside = ground.battle.ship(other);
        if (other == tag || !beside.is_there() || beside.fire_since) continue;
        const bool is_in_contact =
            hexes_apart(ship.at, beside.at) <= 1 || are_held_together(ground.battle, tag, other);
        if (!is_in_contact) continue;
        const Score score = ground.roll_one(DieUse::spread, other, {});
        if (score.total() < ground.tables.fire.spread_from) continue;
        const SideIndex by = ship.lost_to.value_or(ship.side);
        set_fire(ground, other, by);
    }
}

void burn_one(Ground& ground, Tag tag) {
    const FireTable& table = ground.tables.fire;
    const std::int32_t since = *ground.battle.ship(tag).fire_since;
    const Score score = ground.roll_one(DieUse::fire, tag, {});
    ground.say([&] { return called(ground.battle, tag) + " burns"; }, "WG-83", score);
    const std::int32_t face = score.first;
    if (face >= table.out_from) return put_out(ground, tag);
    if (face <= table.loses_to) lose_crew(ground.battle.ship(tag));
    if (face == table.spreads_on) spread(ground, tag);
    if (ground.turn() - since < table.sinks_after) return;
    const Score second = ground.roll_one(DieUse::burnt_down, tag, {});
    if (second.first == table.sinks_on) sink(ground, tag, "WG-83");
}

}  // namespace

void set_fire(Ground& ground, Tag tag, SideIndex by) {
    Ship& ship = ground.battle.ship(tag);
    if (ship.fire_since || !ship.is_there()) return;
    ship.fire_since = ground.turn();
    if (by != ship.side) ship.lost_to = by;
    ground.say([&] { return called(ground.battle, tag) + " is on fire"; }, "WG-83", LogEvent::hit);
}

void burn(Ground& ground) {
    std::vector<Tag> burning;
    for (Tag tag = 1; tag <= ground.battle.ships.size(); ++tag) {
        const auto& since = ground.battle.ship(tag).fire_since;
        if (since && *since < ground.turn()) burning.push_back(tag);
    }
    for (const Tag tag : burning) {
        if (ground.battle.ship(tag).fire_since) burn_one(ground, tag);
    }
}

void burn_out(Ground& ground) {
    constexpr int most = 100;
    const std::int32_t turn = ground.battle.progress.turn;
    const auto is_burning = [](const Ship& ship) { return ship.fire_since.has_value(); };
    for (int again = 0; again < most; ++again) {
        const auto& ships = ground.battle.ships;
        if (std::none_of(ships.begin(), ships.end(), is_burning)) break;
        ++ground.battle.progress.turn;
        burn(ground);
    }
    ground.battle.progress.turn = turn;
    for (Ship& ship : ground.battle.ships) ship.fire_since.reset();
}

}  // namespace flagplot::tactical::galley
