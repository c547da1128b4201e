#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tactical/missile_age/ground.h"
#include "tactical/missile_age/muster.h"
#include "tactical/missile_age/table_units.h"

/// \file
/// Small battles for tests: two sides, units of any template put anywhere, forced dice.

namespace flagplot::tactical::missile_age {

inline constexpr SideIndex red{0};
inline constexpr SideIndex blue{1};

inline const Tables& standard_tables() {
    static const Tables made;
    return made;
}

/// A battle in the making, in turn 1, by clear day on a calm sea. Units stay where they are in
/// memory.
class MissileKit {
  public:
    explicit MissileKit(std::size_t sides = 2) {
        for (std::size_t side = 0; side < sides; ++side) {
            SideState state;
            state.name = std::string(1, static_cast<char>('A' + side));
            for (std::size_t other = 0; other < sides; ++other) {
                state.hostile.push_back(other == side ? 0 : 1);
            }
            battle.sides.push_back(std::move(state));
            battle.progress.initiative.push_back({static_cast<std::uint32_t>(side)});
        }
        battle.conditions.half_table = 1200;
        battle.conditions.visibility = battle.conditions.day_visibility = 700;
        battle.progress.turn = 1;
        battle.progress.turns = 36;
        battle.progress.phase = Phase::hits;
        battle.progress.asking = Asking::activation;
        battle.units.reserve(100);
    }

    /// A unit of a template, known to nobody. \pre there is such a template
    Unit& add(SideIndex side, std::string_view kind, kit::Point place = {}) {
        const std::int32_t number = template_called(tables, kind).value();
        Unit unit = unit_of(tables, tables.templates[static_cast<std::size_t>(number)], number);
        unit.tag = battle.progress.next_tag++;
        unit.side = side;
        unit.name = std::string(kind);
        unit.entry = static_cast<std::int32_t>(battle.units.size());
        unit.place = unit.was = place;
        unit.markers = unit.rating;
        unit.has_radar_on = unit.has_radar;
        unit.known_by.assign(battle.sides.size(), Sighting::marker);
        unit.came = {unit.level, unit.rating, 0, 0, unit.crew_quality};
        ++battle.sides[side.index()].units_at_start;
        battle.units.push_back(std::move(unit));
        return battle.units.back();
    }
    /// The same, seen by all.
    Unit& add_model(SideIndex side, std::string_view kind, kit::Point place = {}) {
        Unit& unit = add(side, kind, place);
        unit.known_by.assign(battle.sides.size(), Sighting::model);
        return unit;
    }
    /// A marker that is nothing, under the cover of a template.
    Unit& add_dummy(SideIndex side, std::string_view kind, kit::Point place = {}) {
        Unit& unit = add(side, kind, place);
        unit.is_dummy = true;
        unit.has_radar = unit.has_radar_on = false;
        unit.mounts.clear();
        return unit;
    }

    /// The `nth` die of a use that the thing with this tag rolls in a step.
    MissileKit& force(DieUse use, Tag tag, std::int32_t face, std::uint32_t nth = 0) {
        forced.values[key_of(use, battle.progress.turn, tag, nth)] = face;
        return *this;
    }
    /// Dice of one use in a row.
    MissileKit& force_all(DieUse use, Tag tag, const std::vector<std::int32_t>& dice) {
        for (std::size_t nth = 0; nth < dice.size(); ++nth) {
            force(use, tag, dice[nth], static_cast<std::uint32_t>(nth));
        }
        return *this;
    }
    /// Lets a rule work on the battle, as in one step.
    template <class Rule>
    void run(const Rule& rule) {
        const Dice dice = forced;
        Ground ground(tables, battle, dice, &log);
        rule(ground);
    }

    /// Place of the first mount of a weapon. \pre there is one
    static std::int32_t mount_of(const Tables& tables, const Unit& unit, std::string_view weapon) {
        for (std::size_t mount = 0; mount < unit.mounts.size(); ++mount) {
            if (weapon_of(tables, unit.mounts[mount]).name == weapon) {
                return static_cast<std::int32_t>(mount);
            }
        }
        return -1;
    }
    /// A single mount of a weapon instead of what the unit has.
    void arm(Unit& unit, std::string_view weapon, std::int32_t rounds = -1,
             std::int32_t mounts = 1) {
        Mount mount;
        mount.weapon = weapon_called(tables, weapon).value();
        mount.rounds = rounds;
        mount.full = std::max(0, rounds);
        unit.mounts.assign(static_cast<std::size_t>(mounts), mount);
    }

    Tables tables;
    Battle battle;
    ForcedDice forced;
    Log log;
};

}  // namespace flagplot::tactical::missile_age
