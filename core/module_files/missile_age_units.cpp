#include "module_files/missile_age_units.h"

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "module_files/checks.h"
#include "module_files/names.h"

namespace flagplot {

namespace {

using namespace file_schema;
using namespace file_schema::missile_age;

bool has_seeker(model::WeaponKind kind) {
    return kind == model::WeaponKind::missile || kind == model::WeaponKind::sam;
}

/// Bombs fall where the aircraft flies, and countermeasures work at the unit itself.
bool has_range(model::WeaponKind kind) {
    switch (kind) {
        case model::WeaponKind::bomb:
        case model::WeaponKind::chaff:
        case model::WeaponKind::flares:
        case model::WeaponKind::torpedo_decoy:
            return false;
        default:
            return true;
    }
}

/// What a kind of weapon must have, and what makes no sense of it.
void check_weapon(const Source& source, const WeaponTable& table) {
    if (!table.kind.is_given()) return;
    const model::WeaponKind kind = table.kind.value;
    const std::string word(word_of(kind));
    if (has_seeker(kind)) {
        need_key(source, table.spot, table.seeker, "seeker");
    } else if (table.seeker.is_given()) {
        source.problem(table.seeker.spot, ErrorCode::out_of_range,
                       {"seeker", "given for a " + word, "it of a missile or SAM"});
    }
    if (kind == model::WeaponKind::torpedo) need_key(source, table.spot, table.run, "run");
    if (has_range(kind) && table.range.is_given() && table.range.value == 0) {
        source.problem(table.range.spot, ErrorCode::out_of_range,
                       {"range", "0", fmt::format("at least 1 of a {}", word)});
    }
}

model::Weapon weapon_of(const WeaponTable& table, Names& names) {
    model::Weapon weapon;
    weapon.name = names.add(table.name);
    take(table.kind, weapon.kind);
    take(table.range, weapon.range);
    take(table.modifier, weapon.modifier);
    take(table.seeker, weapon.seeker);
    take(table.generation, weapon.generation);
    take(table.rounds, weapon.rounds);
    take(table.salvo, weapon.salvo);
    take(table.area, weapon.is_area);
    take(table.small_arms, weapon.is_small_arms);
    take(table.reach, weapon.reach);
    take(table.run, weapon.run);
    take(table.guided, weapon.is_guided);
    return weapon;
}

/// A ship has a Speed Rating and an MVR, an aircraft a move and an endurance.
void check_template(const Source& source, const TemplateTable& table) {
    if (table.spot.line == 0 || (table.craft.is_written() && !table.craft.is_given())) return;
    if (table.craft.value == model::Craft::ship) {
        need_key(source, table.spot, table.rating, "rating");
        need_key(source, table.spot, table.mvr, "mvr");
    } else {
        need_key(source, table.spot, table.move, "move");
        need_key(source, table.spot, table.endurance, "endurance");
    }
}

std::vector<model::Fitted> fitted_of(const GivenList<FittedTable>& tables, const Names& weapons) {
    std::vector<model::Fitted> fitted;
    for (const FittedTable& table : tables.values) {
        weapons.need(table.weapon);
        model::Fitted each{table.weapon.value};
        take(table.mounts, each.mounts);
        take(table.rounds, each.rounds);
        fitted.push_back(std::move(each));
    }
    return fitted;
}

model::Template template_of(const TemplateTable& table) {
    model::Template made;
    made.name = table.name.value;
    take(table.craft, made.craft);
    take(table.size, made.size);
    take(table.rating, made.rating);
    take(table.mvr, made.mvr);
    if (table.accel.is_given()) made.accel = table.accel.value;
    take(table.crew_quality, made.crew_quality);
    if (table.damage_modifier.is_given()) made.damage_modifier = table.damage_modifier.value;
    take(table.fire_control, made.fire_control);
    take(table.ecm, made.ecm);
    take(table.radar, made.has_radar);
    take(table.eo, made.has_eo);
    take(table.esm, made.has_esm);
    take(table.move, made.move);
    take(table.endurance, made.endurance);
    take(table.civilian, made.is_civilian);
    for (const EmbarkedTable& each : table.aircraft.values) {
        made.aircraft.push_back({each.kind.value, each.count.is_given() ? each.count.value : 1});
    }
    return made;
}

/// Reads weapons, the units that carry them, and what refers to units.
class Units {
  public:
    Units(const Source& source, const UnitsFile& file, model::Tables& tables)
        : source_(source), file_(file), tables_(tables) {}

    void take_all() {
        take_weapons();
        take_templates();
        for (const TemplateTable& table : file_.templates.values) {
            for (const EmbarkedTable& each : table.aircraft.values) aircraft_.need(each.kind);
        }
        take_row(source_, file_.by_points, "by_points", "number of points from 1 to 4",
                 tables_.by_points);
        for (const auto& kind : file_.by_points.values) ships_.need(kind);
        take_types();
        take_lanes();
    }

  private:
    void take_weapons() {
        if (!file_.weapons.is_given()) weapons_.accept_any();
        tables_.weapons.clear();
        for (const WeaponTable& table : file_.weapons.values) {
            check_weapon(source_, table);
            tables_.weapons.push_back(weapon_of(table, weapons_));
        }
    }

    void take_templates() {
        if (!file_.templates.is_given()) {
            for (Names* names : {&ships_, &aircraft_, &civilians_}) names->accept_any();
        }
        tables_.templates.clear();
        for (const TemplateTable& table : file_.templates.values) {
            check_template(source_, table);
            model::Template made = template_of(table);
            made.weapons = fitted_of(table.weapons, weapons_);
            add_name(table, made);
            tables_.templates.push_back(std::move(made));
        }
    }

    /// To the names of all, and to those of its sort: of every sort, if that could not be read.
    void add_name(const TemplateTable& table, const model::Template& made) {
        const bool is_any =
            table.spot.line == 0 || is_wrong(table.craft) || is_wrong(table.civilian);
        const bool is_ship = made.craft == model::Craft::ship;
        templates_.add(table.name);
        if (is_any || is_ship) ships_.know(table.name);
        if (is_any || !is_ship) aircraft_.know(table.name);
        if (is_any || made.is_civilian) civilians_.know(table.name);
    }
    template <class ValueType>
    static bool is_wrong(const Given<ValueType>& given) {
        return given.is_written() && !given.is_given();
    }

    void take_types() {
        tables_.types.clear();
        for (const TypeTable& table : file_.types.values) {
            ships_.need(table.kind);
            tables_.types.push_back({types_.add(table.type), table.kind.value});
        }
    }

    void take_lanes() {
        tables_.lanes.clear();
        for (const LaneTable& table : file_.lanes.values) {
            civilians_.need(table.kind);
            tables_.lanes.push_back(
                {table.kind.value, table.heading.value, table.offset.value, table.along.value});
        }
    }

    const Source& source_;
    const UnitsFile& file_;
    model::Tables& tables_;
    Names weapons_{source_, "weapon"};
    Names templates_{source_, "template"};
    Names ships_{source_, "template of a ship"};
    Names aircraft_{source_, "template of an aircraft"};
    Names civilians_{source_, "template of a civilian"};
    Names types_{source_, "type"};
};

}  // namespace

void take_units(const Source& source, const file_schema::missile_age::UnitsFile& file,
                tactical::missile_age::Tables& tables) {
    Units(source, file, tables).take_all();
}

}  // namespace flagplot
