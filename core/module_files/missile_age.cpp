#include "module_files/missile_age.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "base/ensure.h"
#include "module_files/names.h"
#include "module_files/reading.h"
#include "module_files/schema_missile_age.h"
#include "tactical/missile_age/missile_age_module.h"

namespace flagplot {

namespace {

using namespace file_schema;
using namespace file_schema::missile_age;

// --- what one value alone does not say ---

template <class T>
void need_count(const Source& source, const GivenList<T>& list, const char* key, std::size_t count,
                std::string_view of_what) {
    if (!list.is_given() || list.values.size() == count) return;
    source.problem(list.spot, ErrorCode::out_of_range,
                   {key, fmt::format("a list of {}", list.values.size()),
                    fmt::format("{}, one for each {}", count, of_what)});
}

/// The same of a list of tables, unless one of them is none: that has been reported.
template <class Table>
void need_tables(const Source& source, const GivenList<Table>& list, const char* key,
                 std::size_t count, std::string_view of_what) {
    const bool is_whole = std::all_of(list.values.begin(), list.values.end(),
                                      [](const Table& each) { return each.spot.line > 0; });
    if (is_whole) need_count(source, list, key, count, of_what);
}

/// A row of just as many values as the rules have.
template <class ValueType, class Value, std::size_t Size>
void take_row(const Source& source, const Row<ValueType>& row, const char* key,
              std::string_view of_what, std::array<Value, Size>& target) {
    need_count(source, row, key, Size, of_what);
    for (std::size_t i = 0; i < std::min(Size, row.values.size()); ++i) {
        take(row.values[i], target.at(i));
    }
}

constexpr std::string_view by_size = "size";
constexpr std::string_view by_markers = "number of speed markers from 0 to 6";
constexpr std::string_view by_generation = "generation from none to 3rd";
constexpr std::string_view by_sea = "Sea State from 0 to 6";
constexpr std::string_view by_face = "face of a d10";

/// Reports a key that is not there though another value asks for it.
template <class Member>
void need_key(const Source& source, Spot table, const Member& member, const char* key) {
    if (member.is_written()) return;
    source.problem(table, ErrorCode::missing_key, {key, Slot<Member>::expected()});
}

/// Reports the later of two numbers if it is less than the earlier.
template <class ValueType>
void need_order(const Source& source, const Given<ValueType>& least, const Given<ValueType>& most,
                const char* key) {
    if (!least.is_given() || !most.is_given() || least.value <= most.value) return;
    source.problem(
        most.spot, ErrorCode::out_of_range,
        {key, std::to_string(most.value), fmt::format("{} or more, the least", least.value)});
}

// --- movement.toml ---

void take_bands(const Source& source, const GivenList<BandTable>& bands, model::Tables& tables) {
    need_tables(source, bands, "band", tables.bands.size(), by_markers);
    for (std::size_t i = 0; i < std::min(tables.bands.size(), bands.values.size()); ++i) {
        const BandTable& band = bands.values[i];
        need_order(source, band.least, band.most, "most");
        take(band.least, tables.bands.at(i).least);
        take(band.most, tables.bands.at(i).most);
    }
}

void take_turnings(const Source& source, const GivenList<TurningTable>& rows,
                   model::Tables& tables) {
    std::set<std::int32_t> seen;
    tables.minimum_moves.clear();
    for (const TurningTable& row : rows.values) {
        if (row.mvr.is_given() && !seen.insert(row.mvr.value).second) {
            source.problem(row.mvr.spot, ErrorCode::duplicate,
                           {"mvr", std::to_string(row.mvr.value)});
        }
        tables.minimum_moves.push_back({row.mvr.value, row.run.value});
    }
}

void take_lengths(const Source& source, const LengthTable& table, model::LengthTable& lengths) {
    take(table.table, lengths.table);
    take(table.around, lengths.around);
    take(table.abreast, lengths.abreast);
    take(table.shore, lengths.shore);
    take(table.torpedo_strikes, lengths.torpedo_strikes);
    take(table.torpedo_seeks, lengths.torpedo_seeks);
    take(table.bomb_path, lengths.bomb_path);
    take(table.alongside, lengths.alongside);
    take(table.collision_gap, lengths.collision_gap);
    take(table.far_missile, lengths.far_missile);
    take(table.civilian_flight, lengths.civilian_flight);
    take_row(source, table.hull_length, "hull_length", by_size, lengths.hull_length);
    take_row(source, table.hull_breadth, "hull_breadth", by_size, lengths.hull_breadth);
}

void take_movement(const Source& source, const MovementFile& file, model::Tables& tables) {
    take(file.turns, tables.turns);
    take_bands(source, file.bands, tables);
    take_turnings(source, file.turnings, tables);
    take(file.initiative.more_models, tables.initiative.more_models);
    take(file.initiative.lost_half, tables.initiative.lost_half);
    take_lengths(source, file.lengths, tables.lengths);
}

// --- spotting.toml ---

/// Keys that radar and eye share.
template <class Table>
void take_spotting_table(const Source& source, const Table& table, model::SpottingTable& spotting) {
    take_row(source, table.reach, "reach", by_size, spotting.reach);
    take_row(source, table.reach_from_air, "reach_from_air", "altitude from low to high",
             spotting.reach_from_air);
    take(table.more_to_air, spotting.more_to_air);
    take(table.needed, spotting.needed);
    take_row(source, table.sea, "sea", by_sea, spotting.sea);
    take(table.at_speed, spotting.at_speed);
    take(table.speed_from, spotting.speed_from);
}

void take_sensors(const SensorTable& table, model::SensorTable& sensors) {
    take(table.esm_reach_percent, sensors.esm_reach_percent);
    take(table.esm_needed, sensors.esm_needed);
    take(table.eo_bonus, sensors.eo_bonus);
    take(table.eo_night_percent, sensors.eo_night_percent);
    take(table.fog_percent, sensors.fog_percent);
    take(table.fire_light, sensors.fire_light);
}

void take_conditions(const Source& source, const ConditionTable& table,
                     model::ConditionTable& conditions) {
    take_row(source, table.visibility, "visibility", by_face, conditions.visibility);
    take_row(source, table.night_visibility, "night_visibility", by_face,
             conditions.night_visibility);
    take_row(source, table.sea_state, "sea_state", by_face, conditions.sea_state);
    take_row(source, table.by_scale, "by_scale", "visibility from 0 to 9", conditions.by_scale);
}

void take_spotting(const Source& source, const SpottingFile& file, model::Tables& tables) {
    take_spotting_table(source, file.radar, tables.radar);
    take(file.radar.land_behind, tables.radar.land_behind);
    take(file.radar.land_within, tables.radar.land_within);
    take(file.radar.vessel_between, tables.radar.vessel_between);
    take_row(source, file.radar.fire_control, "fire_control", by_generation,
             tables.radar.fire_control);
    take_spotting_table(source, file.eye, tables.eye);
    take_sensors(file.sensors, tables.sensors);
    take_conditions(source, file.conditions, tables.conditions);
}

// --- fire.toml ---

void take_users(const UsedBy& list, model::Users& users) {
    users.fill(false);
    for (const auto& attack : list.values) {
        if (attack.is_given()) users.at(static_cast<std::size_t>(attack.value)) = true;
    }
}

template <std::size_t Size>
void take_modifiers(const Source& source, const ModifiersTable& table, std::string_view of_what,
                    std::array<std::int32_t, Size>& modifiers, model::Users& users) {
    take_row(source, table.modifiers, "modifiers", of_what, modifiers);
    take_users(table.used_by, users);
}

void take_modifier(const ModifierTable& table, std::int32_t& modifier, model::Users& users) {
    take(table.modifier, modifier);
    take_users(table.used_by, users);
}

void take_gun_modifiers(const Source& source, const GunsTable& table, model::CombatTable& combat) {
    take_modifiers(source, table.size, by_size, combat.size, combat.size_users);
    take_modifiers(source, table.shooter, by_markers, combat.shooter, combat.shooter_users);
    take_row(source, table.target.modifiers, "modifiers", by_markers, combat.target);
    take(table.target.in_air, combat.target_in_air);
    take_users(table.target.used_by, combat.target_users);
    take_modifiers(source, table.fire_control, by_generation, combat.fire_control,
                   combat.fire_control_users);
    take_modifiers(source, table.sea, by_sea, combat.sea, combat.sea_users);
    take_modifier(table.mounts, combat.mounts, combat.mounts_users);
    take_modifier(table.fire, combat.fire, combat.fire_users);
    take_modifier(table.rockets, combat.rockets, combat.rockets_users);
}

void take_jamming(const Source& source, const GivenList<JammingTable>& rows,
                  model::Tables& tables) {
    std::set<std::string> seen;
    tables.jamming.clear();
    for (const JammingTable& table : rows.values) {
        model::JammingRow row;
        take(table.seeker, row.seeker);
        take(table.generation, row.generation);
        take_row(source, table.against, "against", "generation from 1st to 3rd", row.against);
        const std::string of = fmt::format("{} {}", word_of(row.seeker), word_of(row.generation));
        if (table.seeker.is_given() && !seen.insert(of).second) {
            source.problem(table.seeker.spot, ErrorCode::duplicate, {"jamming", of});
        }
        tables.jamming.push_back(row);
    }
}

void take_fire(const Source& source, const FireFile& file, model::Tables& tables) {
    take_gun_modifiers(source, file.guns, tables.combat);
    take_row(source, file.guided.size, "size", by_size, tables.guided.size);
    take_row(source, file.guided.markers, "markers", by_markers, tables.guided.markers);
    take(file.guided.fire, tables.guided.fire);
    take(file.guided.sam_against_missile, tables.guided.sam_against_missile);
    take(file.decoys.chaff_against_semi_active, tables.decoys.chaff_against_semi_active);
    take_jamming(source, file.jamming, tables);
}

// --- damage.toml ---

void take_level(const Source& source, const LevelTable& table, model::LevelRow& level) {
    level = {};
    take(table.from, level.from);
    take(table.earlier, level.earlier);
    take(table.knocks_out, level.knocks_out);
    take(table.slows, level.slows);
    take_row(source, table.speed_loss, "speed_loss", by_face, level.speed_loss);
    take_row(source, table.mvr_gain, "mvr_gain", by_face, level.mvr_gain);
    if (!table.slows.is_given()) return;
    need_key(source, table.spot, table.speed_loss, "speed_loss");
    need_key(source, table.spot, table.mvr_gain, "mvr_gain");
}

/// Of the levels from light to wrecked each begins at a higher score than the one before.
void take_levels(const Source& source, const GivenList<LevelTable>& rows, model::Tables& tables) {
    auto& levels = tables.damage.levels;
    need_tables(source, rows, "level", levels.size() - 1, "level from light to wrecked");
    const Given<Score>* before = nullptr;
    for (std::size_t i = 0; i < std::min(levels.size() - 1, rows.values.size()); ++i) {
        const Given<Score>& from = rows.values[i].from;
        take_level(source, rows.values[i], levels.at(i + 1));
        if (!from.is_given()) continue;
        if (before != nullptr && from.value <= before->value) {
            source.problem(from.spot, ErrorCode::out_of_range,
                           {"from", std::to_string(from.value),
                            fmt::format("more than the {} of the level before", before->value)});
        }
        before = &from;
    }
}

void take_damage(const Source& source, const DamageFile& file, model::Tables& tables) {
    model::DamageTable& damage = tables.damage;
    take_row(source, file.target, "target", by_size, damage.target);
    take(file.aircraft_marker, damage.aircraft_marker);
    take_row(source, file.collision, "collision", by_size, damage.collision);
    take(file.fire_burns, damage.fire_burns);
    take(file.sinks_to, damage.sinks_to);
    take_row(source, file.hull_left, "hull_left", "level from intact to wrecked", tables.hull_left);
    take_levels(source, file.levels, tables);
    take_row(source, file.special.die, "die", by_face, damage.special);
    take_row(source, file.special.propulsion_loss, "propulsion_loss", by_face,
             damage.propulsion_loss);
    take(file.special.helm_port_to, damage.helm_port_to);
    take(file.special.helm_turn, damage.helm_turn);
    take(file.repair.repaired_from, tables.repair.repaired_from);
    take(file.repair.worse_to, tables.repair.worse_to);
}

// --- units.toml ---

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

void take_units(const Source& source, const UnitsFile& file, model::Tables& tables) {
    Units(source, file, tables).take_all();
}

// --- all files ---

/// A file of tables as it is written, into the tables.
template <Tabled File, void Take(const Source&, const File&, model::Tables&)>
void read_file_into(const SourceFile& file, model::Tables& tables, Problems& problems) {
    const auto read = file_read<File>(file, problems);
    Take(Source{file.name, problems}, read, tables);
}

template <Tabled File, void Take(const Source&, const File&, model::Tables&)>
Diagnostics problems_of(const SourceFile& file) {
    Problems problems;
    model::Tables tables;
    read_file_into<File, Take>(file, tables, problems);
    return problems.sorted();
}

/// How one of the files is read.
struct FileReading {
    TableFile file;
    void (*read)(const SourceFile&, model::Tables&, Problems&);
};

template <Tabled File, void Take(const Source&, const File&, model::Tables&)>
FileReading reading(std::string_view name, std::string_view word) {
    return {{name, word, shown_keys<File>, problems_of<File, Take>}, read_file_into<File, Take>};
}

std::array<FileReading, 5> readings() {
    return {reading<MovementFile, take_movement>("movement.toml", "missile age movement"),
            reading<SpottingFile, take_spotting>("spotting.toml", "missile age spotting"),
            reading<FireFile, take_fire>("fire.toml", "missile age fire"),
            reading<DamageFile, take_damage>("damage.toml", "missile age damage"),
            reading<UnitsFile, take_units>("units.toml", "missile age units")};
}

// --- switches ---

void take_movement_switches(const SwitchesTable& table, model::Switches& switches) {
    take(table.tactical.nm_per_cm, switches.nm_hundredths_per_cm);
    take(table.tactical.minutes_per_turn, switches.minutes_per_turn);
    take(table.initiative.tie, switches.initiative_tie);
    take(table.initiative.benefit, switches.initiative_benefit);
    take(table.move.accel, switches.move_accel);
    take(table.move.accel_small, switches.move_accel_small);
    take(table.move.turn_deg, switches.move_turn_deg);
    take(table.move.straight_carry, switches.move_straight_carry);
    take(table.move.drift, switches.move_drift);
}

void take_spotting_switches(const SwitchesTable& table, model::Switches& switches) {
    take(table.spotting.attempts, switches.spot_attempts);
    take(table.contact.binding, switches.contact_binding);
    take(table.contact.dummies, switches.contact_dummies);
    take(table.roe.arh_on_radar_contact, switches.roe_arh_on_radar_contact);
    take(table.sensors.esm, switches.sensors_esm);
    take(table.sensors.eo, switches.sensors_eo);
    take(table.night.visibility, switches.night_visibility);
}

void take_target_numbers(const TargetNumberSwitches& table, model::TargetNumbers& numbers) {
    take(table.gun_short, numbers.gun_short);
    take(table.gun_medium, numbers.gun_medium);
    take(table.gun_long, numbers.gun_long);
    take(table.gun_vs_air, numbers.gun_vs_air);
    take(table.ciws, numbers.ciws);
    take(table.air_gun, numbers.air_gun);
    take(table.bomb, numbers.bomb);
    take(table.air_rocket, numbers.air_rocket);
    take(table.air_air, numbers.air_air);
    take(table.sam, numbers.sam);
    take(table.missile, numbers.missile);
    take(table.torpedo, numbers.torpedo);
}

void take_combat_switches(const SwitchesTable& table, model::Switches& switches) {
    take_target_numbers(table.combat.tn, switches.combat_tn);
    take(table.combat.multi_mount, switches.combat_multi_mount);
    take(table.combat.cm_success, switches.combat_cm_success);
    take(table.combat.salvo, switches.combat_salvo);
    take(table.combat.salvo_area, switches.combat_salvo_area);
    take(table.missile.flight, switches.missile_flight);
}

void take_damage_switches(const SwitchesTable& table, model::Switches& switches) {
    take(table.damage.special1_fire, switches.damage_special1_fire);
    take(table.damage.sinking, switches.damage_sinking);
    take(table.damage.blackout_stack, switches.damage_blackout_stack);
    take(table.damage.blackout_sensors, switches.damage_blackout_sensors);
    take(table.damage.fire_burns, switches.damage_fire_burns);
    take(table.morale.break_at, switches.morale_break_at);
    take(table.crew_test.tn, switches.crew_test_tn);
}

model::Switches switches_of(const SwitchesTable& table) {
    model::Switches switches;
    take_movement_switches(table, switches);
    take_spotting_switches(table, switches);
    take_combat_switches(table, switches);
    take_damage_switches(table, switches);
    return switches;
}

tl::expected<MadeModule, Diagnostics> read_missile_age(std::span<const SourceFile> tables,
                                                       const SourceFile& campaign) {
    auto read = read_missile_age_tables(tables);
    if (!read) return tl::unexpected(std::move(read.error()));
    const auto switches = read_missile_age_switches(campaign);
    if (!switches) return tl::unexpected(switches.error());
    read->switches = *switches;
    return tactical::module_of(model::MissileAgeModule(*std::move(read)));
}

}  // namespace

tl::expected<tactical::missile_age::Tables, Diagnostics> read_missile_age_tables(
    std::span<const SourceFile> files) {
    const auto all = readings();
    FLAGPLOT_ENSURE(files.size() == all.size());
    Problems problems;
    model::Tables tables;
    for (std::size_t i = 0; i < all.size(); ++i) all.at(i).read(files[i], tables, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return tables;
}

tl::expected<tactical::missile_age::Switches, Diagnostics> read_missile_age_switches(
    const SourceFile& campaign) {
    Problems problems;
    const auto table =
        switches_read<SwitchesTable>(campaign, model::MissileAgeModule::name, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return switches_of(table);
}

ModuleFiles missile_age_files() {
    ModuleFiles files{model::MissileAgeModule::name,
                      {},
                      SwitchTable{"readings of the missile age, by the names of its rules page; "
                                  "the standard where not given",
                                  shown_keys<SwitchesTable>, check_table<SwitchesTable>},
                      read_missile_age};
    for (const FileReading& each : readings()) files.tables.push_back(each.file);
    return files;
}

}  // namespace flagplot
