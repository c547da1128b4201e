#include "module_files/missile_age.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "module_files/checks.h"
#include "module_files/missile_age_units.h"
#include "module_files/schema_missile_age.h"
#include "module_files/table_files.h"
#include "tactical/missile_age/missile_age_module.h"

namespace flagplot {

namespace {

using namespace file_schema;
using namespace file_schema::missile_age;

// --- what one value alone does not say ---

constexpr std::string_view by_size = "size";
constexpr std::string_view by_markers = "number of speed markers from 0 to 6";
constexpr std::string_view by_generation = "generation from none to 3rd";
constexpr std::string_view by_sea = "Sea State from 0 to 6";
constexpr std::string_view by_face = "face of a d10";

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

std::array<FileReading<model::Tables>, 5> readings() {
    return {reading<model::Tables, MovementFile, take_movement>("movement.toml",
                                                                "missile age movement"),
            reading<model::Tables, SpottingFile, take_spotting>("spotting.toml",
                                                                "missile age spotting"),
            reading<model::Tables, FireFile, take_fire>("fire.toml", "missile age fire"),
            reading<model::Tables, DamageFile, take_damage>("damage.toml", "missile age damage"),
            reading<model::Tables, UnitsFile, take_units>("units.toml", "missile age units")};
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
    return tables_read(readings(), files);
}

ModuleFiles missile_age_files() {
    return {model::MissileAgeModule::name, files_of(readings()),
            SwitchTable{"readings of the missile age, by the names of its rules page; the standard "
                        "where not given",
                        shown_keys<SwitchesTable>, check_table<SwitchesTable>},
            read_missile_age};
}

}  // namespace flagplot
