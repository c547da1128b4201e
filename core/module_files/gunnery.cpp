#include "module_files/gunnery.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "module_files/checks.h"
#include "module_files/schema_gunnery.h"
#include "module_files/table_files.h"
#include "tactical/gunnery/gunnery_module.h"

namespace flagplot {

namespace {

using namespace file_schema;
using namespace file_schema::gunnery;

// --- what one value alone does not say ---

/// Each value of a key at most once; how many there are otherwise is asked by `need_count`.
template <class Table, class ValueType>
void need_once(const Source& source, const GivenList<Table>& list, Given<ValueType> Table::* member,
               const char* key) {
    std::set<std::string> seen;
    for (const Table& table : list.values) {
        const Given<ValueType>& name = table.*member;
        std::string text;
        if constexpr (std::is_same_v<typename ValueType::Value, std::string>) {
            text = name.value;
        } else {
            text = std::string(word_of(name.value));
        }
        if (name.is_given() && !seen.insert(text).second) {
            source.problem(name.spot, ErrorCode::duplicate, {key, text});
        }
    }
}

enum class Run : std::uint8_t { rising, falling, not_rising };

bool goes_on(Run run, std::int32_t before, std::int32_t now) {
    if (run == Run::rising) return now > before;
    return run == Run::falling ? now < before : now <= before;
}

/// The numbers of a list, in its order; those that were not given are passed over.
template <class ValueType>
void need_run(const Source& source, const std::vector<Given<ValueType>>& numbers, const char* key,
              Run run) {
    constexpr std::array<std::string_view, 3> says{"more than", "less than", "at most"};
    const Given<ValueType>* before = nullptr;
    for (const Given<ValueType>& now : numbers) {
        if (!now.is_given()) continue;
        if (before != nullptr && !goes_on(run, before->value, now.value)) {
            source.problem(now.spot, ErrorCode::out_of_range,
                           {key, std::to_string(now.value),
                            fmt::format("{} the {} before it",
                                        says.at(static_cast<std::size_t>(run)), before->value)});
            return;
        }
        before = &now;
    }
}

template <class Table, class ValueType>
void need_run(const Source& source, const GivenList<Table>& list, Given<ValueType> Table::* member,
              const char* key, Run run) {
    std::vector<Given<ValueType>> numbers;
    for (const Table& table : list.values) numbers.push_back(table.*member);
    need_run(source, numbers, key, run);
}

void need_years(const Source& source, const Given<Year>& from, const Given<Year>& to) {
    if (!from.is_given() || !to.is_given() || from.value <= to.value) return;
    source.problem(to.spot, ErrorCode::out_of_range,
                   {"to", std::to_string(to.value),
                    fmt::format("a year from {} on, in which the row begins", from.value)});
}

// --- the files ---

std::vector<model::SizeRow> sizes_of(const Source& source, const GivenList<SizeTable>& tables) {
    need_run(source, tables, &SizeTable::tons, "tons", Run::falling);
    std::vector<model::SizeRow> rows;
    for (const SizeTable& table : tables.values) {
        rows.push_back({table.tons.value, table.percent.value});
    }
    if (is_whole(tables) && (rows.empty() || rows.back().tons != 0)) {
        const Spot spot = rows.empty() ? tables.spot : tables.values.back().spot;
        const bool is_said = rows.empty() || tables.values.back().tons.is_given();
        if (is_said) {
            source.problem(spot, ErrorCode::out_of_range,
                           {"size", "without the smallest ships", "a last row with tons = 0"});
        }
    }
    return rows;
}

void take_aim(const Source& source, const AimingTable& table, model::AimTable& aim) {
    take(table.day, aim.day);
    take(table.far_by_day, aim.far_by_day);
    take(table.smoke, aim.smoke);
    take(table.funnel_smoke, aim.funnel_smoke);
    take(table.against_glow, aim.against_glow);
    take(table.from_glow, aim.from_glow);
    take(table.lit, aim.lit);
    take(table.lit_trained, aim.lit_trained);
    take(table.seen_by_night, aim.seen_by_night);
    take(table.radar_2, aim.radar_2);
    take(table.radar_3, aim.radar_3);
    take(table.flashes, aim.flashes);
    take(table.radar_helps, aim.radar_helps);
    take_row(source, table.night_plain, "night_plain", "grade of training", aim.night_plain);
    take_row(source, table.night_unseen, "night_unseen", "grade of training", aim.night_unseen);
}

/// Of a chance by range, what the captain and the log reckon with: it begins at 0, its ranges rise,
/// and no hit is likelier from farther off.
void check_chances(const Source& source, const GivenList<ChanceTable>& chances) {
    need_run(source, chances, &ChanceTable::range, "range", Run::rising);
    need_run(source, chances, &ChanceTable::chance, "chance", Run::not_rising);
    if (!chances.is_given()) return;
    const bool begins = !chances.values.empty() && chances.values.front().range.value == 0;
    if (!begins) {
        source.problem(chances.spot, ErrorCode::out_of_range,
                       {"chance", "without range 0", "a first row with range = 0"});
    }
}

void take_hits(const Source& source, const HitsFile& file, model::Tables& tables) {
    check_chances(source, file.chances);
    tables.chances.clear();
    for (const ChanceTable& row : file.chances.values) {
        tables.chances.push_back({row.range.value, row.chance.value});
    }
    need_tables(source, file.control, "control", tables.control.size(), "grade from 0 on");
    need_run(source, file.control, &ControlTable::from, "from", Run::rising);
    tables.control.clear();
    for (const ControlTable& row : file.control.values) {
        tables.control.push_back({row.scale.value, row.from.value});
    }
    tables.size_of_hits = sizes_of(source, file.sizes);
    take_row(source, file.salvo.die, "die", "face", tables.salvo_die);
    take_aim(source, file.aim, tables.aim);
}

void take_guns(const Source& source, const GunsFile& file, model::Tables& tables) {
    need_tables(source, file.classes, "gun", tables.guns.size(), "class of guns");
    need_once(source, file.classes, &GunTable::name, "gun");
    tables.guns.clear();
    for (const GunTable& table : file.classes.values) {
        model::GunClass gun;
        take(table.name, gun.name);
        take(table.calibre, gun.calibre);
        take(table.scale, gun.scale);
        take(table.rate, gun.rate);
        take(table.damage, gun.damage);
        take_row(source, table.penetration, "penetration", "band of range", gun.penetration);
        need_run(source, table.penetration.values, "penetration", Run::not_rising);
        take(table.reach, gun.reach);
        take(table.rounds, gun.rounds);
        tables.guns.push_back(std::move(gun));
    }
}

void take_sighting(const Source& source, const SightingTable& table, model::SightTable& sight) {
    take(table.against_glow, sight.against_glow);
    take(table.from_glow, sight.from_glow);
    take(table.unaware, sight.unaware);
    take(table.flashes, sight.flashes);
    take(table.burning, sight.burning);
    take(table.smoke, sight.smoke);
    take_row(source, table.lookouts, "lookouts", "grade of training", sight.lookouts);
    take(table.searchlight, sight.searchlight);
    take(table.lamp_shows, sight.lamp_shows);
    take(table.star_shell_least, sight.star_shell_least);
    take(table.star_shell, sight.star_shell);
    take(table.star_shell_costs, sight.star_shell_costs);
    take(table.kept, sight.kept);
    take(table.coast, sight.coast);
}

void take_sight(const Source& source, const SightFile& file, model::Tables& tables) {
    take(file.visibility.day, tables.visibility.day);
    take(file.visibility.twilight, tables.visibility.twilight);
    take(file.visibility.bright, tables.visibility.bright);
    take(file.visibility.half, tables.visibility.half);
    take(file.visibility.dark, tables.visibility.dark);
    need_once(source, file.weather, &WeatherTable::name, "weather");
    tables.weather.clear();
    for (const WeatherTable& row : file.weather.values) {
        tables.weather.push_back({row.name.value, row.day.value, row.night.value, row.sea.value});
    }
    tables.size_of_sight = sizes_of(source, file.sizes);
    const std::size_t grades = tables.radar.size() - 1;  // none is the first
    need_tables(source, file.radar, "radar", grades, "grade from 1 on");
    for (std::size_t i = 0; i < std::min(grades, file.radar.values.size()); ++i) {
        take(file.radar.values[i].range, tables.radar.at(i + 1).range);
        take(file.radar.values[i].chance, tables.radar.at(i + 1).chance);
    }
    take_sighting(source, file.sight, tables.sight);
}

/// The last row has no greatest range, and no other row lacks one.
void check_launches(const Source& source, const GivenList<LaunchTable>& rows) {
    need_run(source, rows, &LaunchTable::to, "to", Run::rising);
    need_run(source, rows, &LaunchTable::chance, "chance", Run::not_rising);
    if (!is_whole(rows)) return;
    for (const LaunchTable& row : rows.values) {
        const bool is_last = &row == &rows.values.back();
        if (!is_last && !row.to.is_written()) {
            source.problem(row.spot, ErrorCode::missing_key, {"to", Distance::expected()});
        } else if (is_last && row.to.is_given()) {
            source.problem(row.to.spot, ErrorCode::out_of_range,
                           {"to", std::to_string(row.to.value), "none in the last row"});
        }
    }
    if (rows.values.empty()) {
        source.problem(rows.spot, ErrorCode::out_of_range,
                       {"chance", "an empty list", "at least one row"});
    }
}

void take_torpedo_classes(const Source& source, const TorpedoesFile& file, model::Tables& tables) {
    take(file.dud, tables.dud);
    need_tables(source, file.classes, "torpedo", tables.torpedoes.size(), "class of torpedoes");
    need_once(source, file.classes, &TorpedoTable::name, "torpedo");
    tables.torpedoes.clear();
    for (const TorpedoTable& table : file.classes.values) {
        tables.torpedoes.push_back({table.name.value, table.run.value, table.reach.value,
                                    table.hull.value, table.flood.value, table.track.value,
                                    table.long_lance.value});
    }
    check_launches(source, file.chances);
    const std::int32_t beyond = tables.torpedo_chances.back().to;
    tables.torpedo_chances.clear();
    for (const LaunchTable& row : file.chances.values) {
        tables.torpedo_chances.push_back(
            {row.to.is_given() ? row.to.value : beyond, row.chance.value});
    }
}

void take_handling(const Source& source, const GivenList<HandlingTable>& rows,
                   model::Tables& tables) {
    need_tables(source, rows, "handling", tables.handling.size(), "way to steer");
    need_once(source, rows, &HandlingTable::of, "handling");
    for (const HandlingTable& row : rows.values) {
        model::HandlingRow& target = tables.handling.at(static_cast<std::size_t>(row.of.value));
        take(row.degrees, target.degrees);
        take(row.up, target.up);
        take(row.down, target.down);
    }
}

model::TypeRow type_of(const ShipTypeTable& table) {
    model::TypeRow row;
    take(table.type, row.type);
    take(table.from, row.from);
    take(table.to, row.to);
    take(table.points, row.usual);
    take(table.tons, row.tons);
    take(table.guns, row.guns);
    take(table.armour, row.armour);
    take(table.torpedoes, row.torpedoes);
    take(table.handling, row.handling);
    take(table.merchant, row.merchant);
    return row;
}

void take_ships(const Source& source, const ShipsFile& file, model::Tables& tables) {
    take(file.usual_magazine, tables.magazine);
    tables.magazines.clear();
    for (const MagazineTable& table : file.magazines.values) {
        need_years(source, table.from, table.to);
        model::MagazineRow row{table.type.value, 0, model::TypeRow{}.to, table.thousandths.value};
        take(table.from, row.from);
        take(table.to, row.to);
        tables.magazines.push_back(std::move(row));
    }
    take_handling(source, file.handling, tables);
    tables.types.clear();
    for (const ShipTypeTable& table : file.types.values) {
        need_years(source, table.from, table.to);
        tables.types.push_back(type_of(table));
    }
    if (file.types.is_given() && tables.types.empty()) {
        source.problem(file.types.spot, ErrorCode::out_of_range,
                       {"type", "an empty list", "at least one row"});
    }
}

std::array<FileReading<model::Tables>, 5> readings() {
    return {reading<model::Tables, HitsFile, take_hits>("hits.toml", "gunnery hits"),
            reading<model::Tables, GunsFile, take_guns>("guns.toml", "gunnery guns"),
            reading<model::Tables, SightFile, take_sight>("sight.toml", "gunnery sight"),
            reading<model::Tables, TorpedoesFile, take_torpedo_classes>("torpedoes.toml",
                                                                        "gunnery torpedoes"),
            reading<model::Tables, ShipsFile, take_ships>("ships.toml", "gunnery ships")};
}

model::Switches switches_of(const SwitchesTable& table) {
    model::Switches switches;
    take(table.minutes_per_turn, switches.minutes_per_turn);
    take(table.twilight, switches.twilight);
    take(table.hemisphere, switches.hemisphere);
    take(table.cover_distance, switches.cover_distance);
    take(table.finish, switches.finish);
    take(table.misses_find_others, switches.misses_find_others);
    take(table.morale, switches.morale);
    take(table.air_event, switches.air_event);
    take(table.ammunition, switches.ammunition);
    take(table.reload, switches.reload);
    take(table.magazine, switches.magazine);
    take(table.surprise, switches.surprise);
    take(table.salvo_die, switches.salvo_die);
    take(table.striking, switches.striking);
    take(table.captain.torpedo_chance, switches.torpedo_chance);
    return switches;
}

tl::expected<MadeModule, Diagnostics> read_gunnery(std::span<const SourceFile> tables,
                                                   const SourceFile& campaign) {
    auto read = read_gunnery_tables(tables);
    if (!read) return tl::unexpected(std::move(read.error()));
    const auto switches = read_gunnery_switches(campaign);
    if (!switches) return tl::unexpected(switches.error());
    read->switches = *switches;
    return tactical::module_of(model::GunneryModule(*std::move(read)));
}

}  // namespace

tl::expected<tactical::gunnery::Tables, Diagnostics> read_gunnery_tables(
    std::span<const SourceFile> files) {
    return tables_read(readings(), files);
}

tl::expected<tactical::gunnery::Switches, Diagnostics> read_gunnery_switches(
    const SourceFile& campaign) {
    Problems problems;
    const auto table = switches_read<SwitchesTable>(campaign, model::GunneryModule::name, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return switches_of(table);
}

ModuleFiles gunnery_files() {
    return {model::GunneryModule::name, files_of(readings()),
            SwitchTable{"readings of gunnery, by the names of its rules page; the standard where "
                        "not given",
                        shown_keys<SwitchesTable>, check_table<SwitchesTable>},
            read_gunnery};
}

}  // namespace flagplot
