#include "tactical/missile_age/damage.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/kit/activation.h"
#include "tactical/kit/plane.h"
#include "tactical/kit/sweep.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

const LevelRow& row_of(const Tables& tables, Level level) {
    return tables.damage.levels[static_cast<std::size_t>(level)];
}

/// Everybody who knows the unit reads it, and its owner.
void tell_knowing(Ground& ground, const Unit& unit, std::string_view what, std::string_view rule,
                  LogEvent event = LogEvent::other) {
    ground.tell(
        [&](SideIndex side) -> std::optional<std::string> {
            if (!knows(side, unit)) return std::nullopt;
            return fmt::format("{} {}", called(unit, side), what);
        },
        rule, event);
}

// --- what is knocked out -------------------------------------------------------------------------

/// Is it a system of its own that works (A-MN-36)?
bool is_rolled_for(const Unit& unit, System system) {
    if (unit.is_out[static_cast<std::size_t>(system)]) return false;
    switch (system) {
        case System::fire_control:
            return unit.fire_control != Generation::none;
        case System::radar:
            return unit.has_radar && unit.fire_control == Generation::none;
        case System::eo:
            return unit.has_eo;
        case System::esm:
            return unit.has_esm;
        case System::ecm:
            return unit.ecm != Generation::none;
    }
    return false;
}

bool is_knocked_out(Ground& ground, const Unit& unit, std::int32_t needed) {
    return ground.roll(DieUse::knocks_out, unit.tag, d10_faces) >= needed;
}

void knock_out_systems(Ground& ground, Unit& unit, std::int32_t needed) {
    for (std::size_t number = 0; number < systems; ++number) {
        const auto system = static_cast<System>(number);
        if (!is_rolled_for(unit, system) || !is_knocked_out(ground, unit, needed)) continue;
        unit.is_out[number] = true;
        ground.tell_one(
            unit.side,
            [&] { return fmt::format("{} loses {}", called(unit, unit.side), word_of(system)); },
            "MN-21");
    }
}

/// Is any weapon lost? Those that have no rounds left are not rolled for (MN-22).
bool knock_out_weapons(Ground& ground, Unit& unit, std::int32_t needed) {
    bool is_any_lost = false;
    for (Mount& mount : unit.mounts) {
        if (mount.is_out || mount.rounds == 0 || !is_knocked_out(ground, unit, needed)) continue;
        mount.is_out = is_any_lost = true;
        ground.tell_one(
            unit.side,
            [&] {
                return fmt::format("{} loses a mount: {}", called(unit, unit.side),
                                   weapon_of(ground.tables, mount).name);
            },
            "MN-21");
    }
    return is_any_lost;
}

bool is_aboard(const Unit& aircraft, const Unit& ship) {
    return aircraft.where == Whereabouts::aboard && aircraft.home == ship.entry &&
           aircraft.side == ship.side && ship.entry >= 0;
}

void lose(Ground& ground, Unit& aircraft) {
    aircraft.where = Whereabouts::lost;
    ground.tell_one(
        aircraft.side, [&] { return fmt::format("{} is lost", aircraft.name); }, "MN-21");
}

void knock_out_helicopters(Ground& ground, const Unit& ship, std::int32_t needed) {
    for (Unit& other : ground.battle.units) {
        if (other.craft != Craft::helicopter || !is_aboard(other, ship)) continue;
        if (is_knocked_out(ground, ship, needed)) lose(ground, other);
    }
}

/// The further die of speed or manoeuvre, if the first reached its number (MN-20).
std::int32_t further_die(Ground& ground, const Unit& unit, std::int32_t needed) {
    const bool is_hurt = ground.roll(DieUse::slows, unit.tag, d10_faces) >= needed;
    return is_hurt ? ground.roll(DieUse::slows, unit.tag, d10_faces) : 0;
}

void hurt_movement(Ground& ground, Unit& unit, const LevelRow& row) {
    if (const std::int32_t die = further_die(ground, unit, row.slows)) {
        slow_down(unit, by_die(row.speed_loss, die));
    }
    if (const std::int32_t die = further_die(ground, unit, row.slows)) {
        unit.mvr += by_die(row.mvr_gain, die);
    }
}

// --- a wreck -------------------------------------------------------------------------------------

void wreck(Ground& ground, Unit& unit) {
    unit.markers = 0;
    unit.has_radar_on = false;
    std::fill(unit.known_by.begin(), unit.known_by.end(), Sighting::model);
    for (Unit& other : ground.battle.units) {
        if (is_aboard(other, unit)) lose(ground, other);
    }
    deactivate(ground.battle, unit);
}

/// Is any weapon lost by a hit of this level?
bool take_damage(Ground& ground, Unit& unit, Level level) {
    const LevelRow& row = row_of(ground.tables, level);
    unit.level = std::max(unit.level, level);
    if (level == Level::wrecked) {
        wreck(ground, unit);
        return false;
    }
    knock_out_systems(ground, unit, row.knocks_out);
    const bool has_lost_weapon = knock_out_weapons(ground, unit, row.knocks_out);
    knock_out_helicopters(ground, unit, row.knocks_out);
    if (row.slows > 0) hurt_movement(ground, unit, row);
    return has_lost_weapon;
}

// --- helm (MN-27, 9; A-MN-42) --------------------------------------------------------------------

struct Obstacles {
    std::vector<kit::Shape> shapes;
    std::vector<Tag> vessels;  ///< 0: land
};

/// Land, and every real vessel that it does not touch already.
Obstacles obstacles_of(const Ground& ground, const Unit& unit) {
    Obstacles found;
    const kit::Box own = base_of(ground.tables, unit);
    for (const kit::Polygon& land : ground.battle.conditions.land) {
        found.shapes.emplace_back(land);
        found.vessels.push_back(0);
    }
    for (const Unit& other : ground.battle.units) {
        const bool is_vessel = other.is_on_table() && !other.is_aircraft() && !other.is_dummy;
        if (!is_vessel || other.tag == unit.tag) continue;
        const kit::Box base = base_of(ground.tables, other);
        if (kit::do_overlap(own, base)) continue;
        found.shapes.emplace_back(base);
        found.vessels.push_back(other.tag);
    }
    return found;
}

void collide(Ground& ground, Unit& one, Unit& other) {
    const auto by_size = [&](const Unit& unit) {
        return ground.tables.damage.collision[static_cast<std::size_t>(unit.size)];
    };
    ground.tell(
        [&](SideIndex side) {
            return fmt::format("{} runs into {}", called(one, side), called(other, side));
        },
        "A-MN-42", LogEvent::hit);
    const Hit of_one{by_size(one), std::nullopt, true};
    strike(ground, one, {by_size(other), std::nullopt, true});
    if (!other.is_wreck()) strike(ground, other, of_one);
}

void confuse_helm(Ground& ground, Unit& unit) {
    const DamageTable& table = ground.tables.damage;
    const bool is_to_port =
        ground.roll(DieUse::special_more, unit.tag, d10_faces) <= table.helm_port_to;
    unit.heading = kit::in_circle(unit.heading + (is_to_port ? -table.helm_turn : table.helm_turn));
    const std::int32_t run = mm(ground.roll(DieUse::special_more, unit.tag, d10_faces));
    const Obstacles obstacles = obstacles_of(ground, unit);
    const kit::Sweep sweep = kit::sweep_ahead(base_of(ground.tables, unit), run, obstacles.shapes);
    const std::int32_t half = ground.battle.conditions.half_table;
    const kit::Point from = unit.place;
    unit.place = {std::clamp(sweep.base.centre.x, -half, half),
                  std::clamp(sweep.base.centre.y, -half, half)};
    unit.run = std::min(sweep.done, mm(unit.mvr));
    ground.trace(from, unit.place, TraceKind::moved);
    tell_knowing(ground, unit, is_to_port ? "swings to port" : "swings to starboard", "MN-27");
    if (!sweep.against) return;
    const Tag struck = obstacles.vessels[*sweep.against];
    if (struck == 0) {
        unit.is_aground = true;
    } else {
        collide(ground, unit, *unit_with(ground.battle, struck));
    }
}

// --- aircraft (MN-28 to MN-32) -------------------------------------------------------------------

void remove_guided_attacks(Battle& battle, const Unit& aircraft, const Tables& tables) {
    std::erase_if(battle.missiles, [&](const Missile& missile) {
        const Seeker seeker = tables.weapons[static_cast<std::size_t>(missile.weapon)].seeker;
        const bool is_command = seeker == Seeker::command_visual ||
                                seeker == Seeker::command_radio || seeker == Seeker::command_wire;
        return missile.firer == aircraft.tag && is_command;
    });
}

void strike_aircraft(Ground& ground, Unit& aircraft, Level level) {
    if (level == Level::intact) return tell_knowing(ground, aircraft, "flies on", "MN-29");
    remove_guided_attacks(ground.battle, aircraft, ground.tables);
    tell_knowing(ground, aircraft, level == Level::light ? "turns away damaged" : "is shot down",
                 level == Level::light ? "MN-31" : "MN-32", LogEvent::hit);
    aircraft.where = level == Level::light ? Whereabouts::away : Whereabouts::lost;
    if (level == Level::light) {
        ++aircraft.damage_markers;
        aircraft.back_from = ground.turn() + 1;
    }
    deactivate(ground.battle, aircraft);
}

}  // namespace

Sum damage_modifiers(const Tables& tables, const Unit& target, std::int32_t weapon) {
    Sum sum;
    sum.add("target", target.damage_modifier);
    sum.add("weapon", weapon);
    if (target.is_aircraft()) {
        sum.add("damage markers", tables.damage.aircraft_marker * target.damage_markers);
    } else {
        sum.add("damaged before", row_of(tables, target.level).earlier);
    }
    return sum;
}

Level level_of(const Tables& tables, std::int32_t score) {
    Level level = Level::intact;
    for (const Level each : {Level::light, Level::heavy, Level::critical, Level::wrecked}) {
        if (score >= row_of(tables, each).from) level = each;
    }
    return level;
}

void slow_down(Unit& unit, std::int32_t loss) {
    unit.rating = std::max(0, unit.rating - loss);
    unit.markers = std::min(unit.markers, unit.rating);
}

void deactivate(Battle& battle, const Unit& unit) {
    Progress& progress = battle.progress;
    progress.queue = kit::without_unit(std::move(progress.queue), unit.tag);
    if (progress.active == unit.tag) progress.active = 0;
}

void strike(Ground& ground, Unit& target, const Hit& hit) {
    const Score score = ground.roll_with(DieUse::damage, target.tag, d10_faces,
                                         damage_modifiers(ground.tables, target, hit.modifier));
    const Level level = level_of(ground.tables, score.total());
    if (hit.by) target.hit_by = hit.by;
    if (target.is_aircraft()) return strike_aircraft(ground, target, level);
    const bool is_wrecked = level == Level::wrecked;
    if (is_wrecked) std::fill(target.known_by.begin(), target.known_by.end(), Sighting::model);
    tell_knowing(ground, target,
                 level == Level::intact ? "is hit without effect"
                                        : fmt::format("takes a hit: {}", word_of(level)),
                 "MN-20", LogEvent::hit);
    ground.note([&] { return fmt::format("damage of {}", target.name); }, "MN-20",
                parts_of(ground, score, row_of(ground.tables, Level::light).from));
    if (level == Level::intact) return;
    const bool has_lost_weapon = take_damage(ground, target, level);
    if (hit.is_basic_only) return;
    const std::int32_t die = ground.roll(DieUse::special, target.tag, d10_faces);
    suffer(ground, target, ground.tables.damage.special[static_cast<std::size_t>(die - 1)],
           has_lost_weapon);
}

void suffer(Ground& ground, Unit& target, Special special, bool has_lost_weapon) {
    const bool is_afloat = !target.is_wreck();  // of a wreck only fire matters (B-MN-17)
    switch (special) {
        case Special::nothing:
            return;
        case Special::fire_if_weapon_lost:
            if (!ground.tables.switches.damage_special1_fire || !has_lost_weapon) return;
            ++target.fires;
            return tell_knowing(ground, target, "is on fire", "MN-27");
        case Special::demoralisation:
            if (!is_afloat) return;
            --target.crew_quality;
            return ground.tell_one(
                target.side,
                [&] { return fmt::format("{} is shaken", called(target, target.side)); }, "MN-27");
        case Special::propulsion: {
            if (!is_afloat) return;
            const std::int32_t die = ground.roll(DieUse::special_more, target.tag, d10_faces);
            target.markers =
                std::max(0, target.markers - by_die(ground.tables.damage.propulsion_loss, die));
            ++target.propulsion;
            slow_down(target, 1);
            return tell_knowing(ground, target, "loses way", "MN-27");
        }
        case Special::blackout:
            if (!is_afloat) return;
            ++target.blackout;
            return ground.tell_one(
                target.side,
                [&] { return fmt::format("{} is blacked out", called(target, target.side)); },
                "MN-27");
        case Special::helm:
            if (is_afloat) confuse_helm(ground, target);
            return;
        case Special::fire:
            ++target.fires;
            return tell_knowing(ground, target, "is on fire", "MN-27");
    }
}

}  // namespace flagplot::tactical::missile_age
