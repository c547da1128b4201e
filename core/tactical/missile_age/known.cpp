#include "tactical/missile_age/known.h"

#include <algorithm>
#include <utility>

#include "tactical/missile_age/ground.h"
#include "tactical/missile_age/identity.h"
#include "tactical/missile_age/muster.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

// --- what is left out ----------------------------------------------------------------------------

// A unit is large, so what is seen of one is written to where it stays.

/// Of another's marker or contact: where it is, and that it burns.
void veil(const Unit& unit, Unit& seen) {
    seen.tag = unit.tag;
    seen.side = unit.side;
    seen.craft = unit.is_aircraft() ? Craft::propeller : Craft::ship;
    seen.fires = unit.fires;
    seen.place = seen.was = unit.place;
    seen.altitude = unit.altitude;
}

/// Of another's model: what it looks like, and the values of its kind.
void model(const Unit& unit, Unit& seen) {
    veil(unit, seen);
    seen.name = unit.name;
    seen.kind = unit.kind;
    seen.craft = unit.craft;
    seen.size = unit.size;
    seen.first_rating = seen.rating = unit.first_rating;
    seen.first_mvr = seen.mvr = unit.first_mvr;
    seen.damage_modifier = unit.damage_modifier;
    seen.fire_control = unit.fire_control;
    seen.ecm = unit.ecm;
    seen.has_radar = unit.has_radar;
    seen.has_eo = unit.has_eo;
    seen.has_esm = unit.has_esm;
    seen.level = unit.level;
    seen.heading = unit.heading;
    seen.markers = unit.markers;
    seen.damage_markers = unit.damage_markers;
}

void show(const Unit& unit, SideIndex side, std::size_t sides, Unit& seen) {
    const Sighting sighting = unit.seen_by(side);
    if (sighting == Sighting::model) {
        model(unit, seen);
    } else {
        veil(unit, seen);
    }
    seen.known_by.assign(sides, Sighting::marker);
    seen.known_by[side.index()] = sighting;
}

/// Others' units are seen on the table, from the first turn on.
bool is_seen(const Battle& battle, const Unit& unit) {
    return unit.is_on_table() && battle.progress.phase != Phase::opening;
}

/// By tag. Places are sorted and not units.
std::vector<Unit> units_seen(const Battle& battle, SideIndex side) {
    std::vector<const Unit*> seen;
    seen.reserve(battle.units.size());
    for (const Unit& unit : battle.units) {
        if (unit.side == side || unit.is_civilian || is_seen(battle, unit)) seen.push_back(&unit);
    }
    const auto is_before = [](const Unit* a, const Unit* b) { return a->tag < b->tag; };
    if (!std::is_sorted(seen.begin(), seen.end(), is_before)) {
        std::stable_sort(seen.begin(), seen.end(), is_before);
    }
    std::vector<Unit> units;
    units.reserve(seen.size());
    for (const Unit* unit : seen) {
        if (unit->side == side || unit->is_civilian) {
            units.push_back(*unit);
        } else {
            show(*unit, side, battle.sides.size(), units.emplace_back());
        }
    }
    return units;
}

template <class Weapon>
std::vector<Weapon> in_flight(const Battle& battle, std::vector<Weapon> weapons, SideIndex side) {
    for (Weapon& weapon : weapons) {
        const Unit* firer = unit_with(battle, weapon.firer);
        const bool is_known = firer != nullptr && firer->is_on_table() && knows(side, *firer);
        if (weapon.side != side && !is_known) weapon.firer = 0;
    }
    return weapons;
}

Progress progress_seen(const Battle& battle, SideIndex side) {
    Progress seen = battle.progress;
    for (kit::Waiting& waiting : seen.queue.sides) {
        if (waiting.side != side) waiting.units.clear();
    }
    seen.queue.passed = 0;  // it is counted against the units of all sides
    if (seen.asked != side) seen.active = 0;
    if (!seen.found) return seen;
    const Unit* found = unit_with(battle, seen.found->tag);
    const bool concerns = seen.found->by == side || (found != nullptr && found->side == side);
    if (!concerns) seen.found.reset();
    return seen;
}

// --- what may be there ---------------------------------------------------------------------------

enum class Lot : std::uint32_t { is_real, kind, rounds };

/// Lots of the hidden, one for each thing and use.
class Lots {
  public:
    explicit Lots(const Dice& dice) : dice_(dice) {}
    /// From 0 below `of`.
    [[nodiscard]] std::size_t draw(Tag tag, Lot lot, std::size_t of) const {
        const DieKey key{Purpose::battle, 1, 0, tag, static_cast<std::uint32_t>(lot), 0};
        return static_cast<std::size_t>(roll(dice_, key, static_cast<std::int32_t>(of)) - 1);
    }

  private:
    const Dice& dice_;
};

std::int32_t drawn_kind(const Tables& tables, const Unit& seen, const Lots& lots) {
    std::vector<std::int32_t> kinds;
    for (std::size_t kind = 0; kind < tables.templates.size(); ++kind) {
        const Template& each = tables.templates[kind];
        const bool is_air = each.craft != Craft::ship;
        if (is_air == seen.is_aircraft() && !each.is_civilian) {
            kinds.push_back(static_cast<std::int32_t>(kind));
        }
    }
    return kinds.empty() ? 0 : kinds[lots.draw(seen.tag, Lot::kind, kinds.size())];
}

void draw_rounds(Unit& unit, const Lots& lots) {
    for (Mount& mount : unit.mounts) {
        const auto of = static_cast<std::size_t>(mount.full) + 1;
        if (mount.full > 0) {
            mount.rounds = static_cast<std::int32_t>(lots.draw(unit.tag, Lot::rounds, of));
        }
    }
}

/// A unit that looks so: of a marker one of the templates, or nothing.
Unit possible_unit(const Tables& tables, const Unit& seen, SideIndex side, const Lots& lots,
                   bool is_nothing) {
    const bool is_model = seen.seen_by(side) == Sighting::model;
    const std::int32_t kind = is_model ? seen.kind : drawn_kind(tables, seen, lots);
    Unit unit = unit_of(tables, tables.templates[static_cast<std::size_t>(kind)], kind);
    if (is_model) {
        auto mounts = std::move(unit.mounts);
        unit = seen;
        unit.mounts = std::move(mounts);
    } else {
        unit.tag = seen.tag;
        unit.side = seen.side;
        unit.fires = seen.fires;
        unit.place = unit.was = seen.place;
        unit.altitude = seen.altitude;
        unit.known_by = seen.known_by;
        unit.markers = (unit.rating + 1) / 2;
        unit.name = tables.templates[static_cast<std::size_t>(kind)].name;
        const bool may_be_nothing = seen.fires == 0 && !seen.is_aircraft();
        unit.is_dummy = is_nothing || (may_be_nothing && lots.draw(seen.tag, Lot::is_real, 2) == 0);
        if (unit.is_dummy) unit.mounts.clear();
    }
    if (unit.is_aircraft()) {
        unit.endurance = tables.templates[static_cast<std::size_t>(kind)].endurance;
    }
    draw_rounds(unit, lots);
    return unit;
}

/// Only a marker that is nothing makes a missile wait for its owner's answer.
bool is_struck_marker(const Battle& battle, Tag tag) {
    const auto& found = battle.progress.found;
    return found && found->how == FoundBy::missile && found->tag == tag;
}

/// A side is asked about a marker of its own that this one does not know of.
void find_something(Battle& battle, SideIndex side) {
    Progress& progress = battle.progress;
    if (progress.asking != Asking::owner || progress.found) return;
    for (const Unit& unit : battle.units) {
        if (unit.side != progress.asked || !unit.is_on_table()) continue;
        for (std::uint32_t by = 0; by < battle.sides.size(); ++by) {
            if (SideIndex{by} == side || SideIndex{by} == unit.side) continue;
            progress.found = Found{unit.tag, {by}, FoundBy::radar, 0};
            return;
        }
    }
}

void fill_queue(Battle& battle, SideIndex side) {
    for (kit::Waiting& waiting : battle.progress.queue.sides) {
        if (waiting.side == side) continue;
        for (const Unit& unit : battle.units) {
            if (unit.side == waiting.side && unit.is_on_table()) waiting.units.push_back(unit.tag);
        }
    }
}

// --- what may be otherwise -----------------------------------------------------------------------

void change(Unit& unit) {
    for (Mount& mount : unit.mounts) {
        if (mount.full > 0) mount.rounds = mount.rounds > 0 ? mount.rounds - 1 : 1;
    }
    unit.crew_quality += unit.crew_quality > 0 ? -1 : 1;
    if (unit.has_radar) unit.has_radar_on = !unit.has_radar_on;
}

bool may_exchange(const Battle& battle, const Unit& unit, SideIndex side) {
    const Progress& progress = battle.progress;
    const bool is_in_question =
        progress.active == unit.tag || (progress.found && progress.found->tag == unit.tag);
    return progress.phase != Phase::opening && !is_in_question && is_veiled(battle, unit, side);
}

bool look_alike(const Unit& one, const Unit& other, SideIndex side) {
    return one.side == other.side && one.is_aircraft() == other.is_aircraft() &&
           one.altitude == other.altitude && one.seen_by(side) == other.seen_by(side) &&
           one.is_dummy != other.is_dummy;
}

void exchange_markers(Battle& battle, SideIndex side) {
    for (std::size_t one = 0; one < battle.units.size(); ++one) {
        if (!may_exchange(battle, battle.units[one], side)) continue;
        for (std::size_t other = one + 1; other < battle.units.size(); ++other) {
            if (!may_exchange(battle, battle.units[other], side)) continue;
            if (!look_alike(battle.units[one], battle.units[other], side)) continue;
            exchange(battle.units[one], battle.units[other]);
            break;
        }
    }
}

}  // namespace

View view_of(const Tables& /*tables*/, const Battle& battle, SideIndex side) {
    View view{side, {}};
    Battle& known = view.known;
    known.sides = battle.sides;
    for (std::uint32_t other = 0; other < known.sides.size(); ++other) {
        if (SideIndex{other} == side) continue;
        known.sides[other].commander = known.sides[other].units_at_start = 0;
        known.sides[other].flagship = -1;
        known.sides[other].passed.clear();
    }
    known.conditions = battle.conditions;
    known.progress = progress_seen(battle, side);
    known.units = units_seen(battle, side);
    known.missiles = in_flight(battle, battle.missiles, side);
    known.torpedoes = in_flight(battle, battle.torpedoes, side);
    for (const Trace& trace : battle.traces) {
        if (trace.readers.holds(side)) known.traces.push_back(trace);
    }
    known.civilians_hit = battle.civilians_hit;
    return view;
}

Battle possible_battle(const Tables& tables, const View& view, const Dice& dice) {
    const Lots lots(dice);
    Battle battle = view.known;
    for (Unit& unit : battle.units) {
        if (unit.side == view.side || unit.is_civilian) continue;
        unit = possible_unit(tables, unit, view.side, lots, is_struck_marker(battle, unit.tag));
    }
    find_something(battle, view.side);
    fill_queue(battle, view.side);
    return battle;
}

Battle hidden_changed(const Tables& /*tables*/, Battle battle, SideIndex side,
                      const Dice& /*dice*/) {
    exchange_markers(battle, side);
    for (Unit& unit : battle.units) {
        const bool is_hidden = unit.side != side && !unit.is_civilian && !unit.is_dummy;
        if (is_hidden) change(unit);
    }
    return battle;
}

}  // namespace flagplot::tactical::missile_age
