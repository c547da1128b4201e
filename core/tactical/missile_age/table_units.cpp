#include "tactical/missile_age/table_units.h"

#include <algorithm>

#include "tactical/kit/plane.h"

namespace flagplot::tactical::missile_age {

namespace {

template <class Things>
auto* tagged(Things& things, Tag tag) {
    const auto found = std::find_if(things.begin(), things.end(),
                                    [tag](const auto& thing) { return thing.tag == tag; });
    return tag == 0 || found == things.end() ? nullptr : &*found;
}

}  // namespace

const Unit* unit_with(const Battle& battle, Tag tag) { return tagged(battle.units, tag); }
Unit* unit_with(Battle& battle, Tag tag) { return tagged(battle.units, tag); }
const Missile* missile_with(const Battle& battle, Tag tag) { return tagged(battle.missiles, tag); }
const Torpedo* torpedo_with(const Battle& battle, Tag tag) { return tagged(battle.torpedoes, tag); }

Target named(const Battle& battle, Tag tag) { return {tag, missile_with(battle, tag) != nullptr}; }

const Unit* aircraft_numbered(const Battle& battle, SideIndex side, std::int32_t number) {
    const auto found =
        std::find_if(battle.units.begin(), battle.units.end(), [&](const Unit& unit) {
            return unit.side == side && unit.is_aircraft() && unit.number == number;
        });
    return number <= 0 || found == battle.units.end() ? nullptr : &*found;
}

const Weapon& weapon_of(const Tables& tables, const Mount& mount) {
    return tables.weapons[static_cast<std::size_t>(mount.weapon)];
}

const Template& template_of(const Tables& tables, const Unit& unit) {
    return tables.templates[static_cast<std::size_t>(unit.kind)];
}

bool has_working(const Tables& tables, const Unit& unit, System system) {
    if (unit.is_out[static_cast<std::size_t>(system)]) return false;
    const bool is_dark = tables.switches.damage_blackout_sensors && unit.blackout > 0;
    if (is_dark && system != System::fire_control) return false;
    switch (system) {
        case System::fire_control:
            return unit.fire_control != Generation::none;
        case System::radar:  // it goes with the fire control (A-MN-36)
            return unit.has_radar && !unit.is_out[static_cast<std::size_t>(System::fire_control)];
        case System::eo:
            return unit.has_eo && tables.switches.sensors_eo;
        case System::esm:
            return unit.has_esm && tables.switches.sensors_esm;
        case System::ecm:
            return unit.ecm != Generation::none;
    }
    return false;
}

Generation fire_control_of(const Unit& unit) {
    return unit.is_out[static_cast<std::size_t>(System::fire_control)] ? Generation::none
                                                                       : unit.fire_control;
}

Generation ecm_of(const Tables& tables, const Unit& unit) {
    return has_working(tables, unit, System::ecm) ? unit.ecm : Generation::none;
}

bool is_radiating(const Tables& tables, const Unit& unit) {
    return unit.has_radar_on && has_working(tables, unit, System::radar);
}

kit::Box base_of(const Tables& tables, const Unit& unit) {
    constexpr std::int32_t mm_per_half = 5;
    const auto size = static_cast<std::size_t>(unit.size);
    return {unit.place, unit.heading, mm_per_half * tables.lengths.hull_length[size],
            mm_per_half * tables.lengths.hull_breadth[size]};
}

bool is_model(const Unit& unit, SideIndex side) {
    if (unit.side != side) return unit.seen_by(side) == Sighting::model;
    return std::any_of(unit.known_by.begin(), unit.known_by.end(),
                       [](Sighting seen) { return seen == Sighting::model; });
}

bool is_fighting(const Unit& unit) {
    return unit.is_on_table() && !unit.is_dummy && !unit.is_prize && !unit.is_civilian &&
           !unit.is_wreck();
}

std::int32_t distance_between(const Unit& one, const Unit& other) {
    return kit::distance(one.place, other.place);
}

}  // namespace flagplot::tactical::missile_age
