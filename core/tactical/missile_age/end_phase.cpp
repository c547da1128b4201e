#include "tactical/missile_age/end_phase.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/missile_age/damage.h"
#include "tactical/missile_age/spotting.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

void spend_endurance(Ground& ground) {
    for (Unit& unit : ground.battle.units) {
        if (!unit.is_on_table() || !unit.is_aircraft() || unit.is_civilian) continue;
        if (--unit.endurance > 0) continue;
        unit.where = Whereabouts::spent;
        ground.tell_one(
            unit.side, [&] { return fmt::format("{} has to go home", unit.name); }, "A-MN-49");
    }
}

/// Over the edge, with the aircraft aboard.
void let_leave(Ground& ground) {
    Battle& battle = ground.battle;
    for (Unit& unit : battle.units) {
        if (!unit.is_on_table() || !unit.is_leaving || unit.is_wreck()) continue;
        unit.where = Whereabouts::left;
        ground.tell([&](SideIndex side) { return fmt::format("{} leaves", called(unit, side)); },
                    "A-MN-49");
        for (Unit& other : battle.units) {
            const bool goes_too = other.where == Whereabouts::aboard && unit.entry >= 0 &&
                                  other.home == unit.entry && other.side == unit.side;
            if (goes_too) other.where = Whereabouts::left;
        }
    }
}

std::int32_t size_of(const Unit& unit) { return static_cast<std::int32_t>(unit.size); }

/// From a wreck he goes over to his largest ship that fights.
void transfer_commanders(Battle& battle) {
    for (std::uint32_t number = 0; number < battle.sides.size(); ++number) {
        SideState& side = battle.sides[number];
        const bool is_on_wreck =
            std::any_of(battle.units.begin(), battle.units.end(), [&](const Unit& unit) {
                return unit.entry >= 0 && unit.entry == side.flagship && unit.is_on_table() &&
                       unit.is_wreck();
            });
        if (!is_on_wreck) continue;
        const Unit* largest = nullptr;
        for (const Unit& unit : battle.units) {
            const bool can_take_him = unit.side == SideIndex{number} && unit.entry >= 0 &&
                                      is_fighting(unit) && !unit.is_aircraft();
            if (!can_take_him) continue;
            if (largest == nullptr || size_of(unit) > size_of(*largest)) largest = &unit;
        }
        if (largest != nullptr) side.flagship = largest->entry;
    }
}

/// By the switches: fires burn, and wrecks that burn may sink (A-MN-38, A-MN-43).
void let_burn(Ground& ground) {
    const Switches& switches = ground.tables.switches;
    const DamageTable& table = ground.tables.damage;
    for (Unit& unit : ground.battle.units) {
        if (!unit.is_on_table() || unit.fires == 0 || unit.is_aircraft()) continue;
        if (switches.damage_fire_burns && !unit.is_wreck()) {
            strike(ground, unit, {table.fire_burns, std::nullopt, true});
        }
        if (!switches.damage_sinking || !unit.is_wreck()) continue;
        if (ground.roll(DieUse::sinking, unit.tag, d10_faces) > table.sinks_to) continue;
        unit.where = Whereabouts::sunk;
        ground.say([&] { return fmt::format("{} sinks", unit.name); }, "A-MN-38", LogEvent::hit);
    }
}

bool is_at_war(const Battle& battle, SideIndex side) {
    const auto& hostile = battle.sides[side.index()].hostile;
    return std::find(hostile.begin(), hostile.end(), 1) != hostile.end();
}

/// Is one of the side's ships there?
bool has_any(const Battle& battle, SideIndex side, Whereabouts where) {
    return std::any_of(battle.units.begin(), battle.units.end(), [&](const Unit& unit) {
        return unit.side == side && unit.entry >= 0 && unit.where == where;
    });
}

/// Has the side nobody left who fights, and did none of its ships get away?
bool is_wiped_out(const Battle& battle, SideIndex side) {
    return !is_there(battle, side) && !has_any(battle, side, Whereabouts::left);
}

void forget_the_turn(Battle& battle) {
    for (Unit& unit : battle.units) {
        unit.searches = unit.looks = 0;
        unit.has_set_radar = false;
        for (Mount& mount : unit.mounts) mount.used = 0;
    }
}

}  // namespace

bool is_there(const Battle& battle, SideIndex side) {
    return std::any_of(battle.units.begin(), battle.units.end(),
                       [side](const Unit& unit) { return unit.side == side && is_fighting(unit); });
}

bool is_fought_over(const Battle& battle) {
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        for (std::uint32_t other = 0; other < battle.sides.size(); ++other) {
            const bool is_hostile = battle.is_hostile({side}, {other});
            if (is_hostile && is_there(battle, {side}) && is_there(battle, {other})) return true;
        }
    }
    return false;
}

EndedBy how_it_ended(const Battle& battle) {
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        if (!is_at_war(battle, {side}) || !is_wiped_out(battle, {side})) continue;
        return has_any(battle, {side}, Whereabouts::sunk) ? EndedBy::annihilation
                                                          : EndedBy::surrender;
    }
    return EndedBy::disengagement;
}

void end_turn(Ground& ground) {
    spend_endurance(ground);
    let_leave(ground);
    lose_contacts(ground);
    let_burn(ground);
    transfer_commanders(ground.battle);
    forget_the_turn(ground.battle);
}

}  // namespace flagplot::tactical::missile_age
