#include "module_files/squadron.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "module_files/checks.h"
#include "module_files/names.h"
#include "module_files/schema_squadron.h"
#include "module_files/table_files.h"
#include "tactical/squadron/squadron_module.h"

namespace flagplot {

namespace {

using namespace file_schema;
using namespace file_schema::squadron;
using tactical::squadron::CardOp;
using tactical::squadron::CardTiming;
using tactical::squadron::WeaponArc;

constexpr std::string_view by_face = "face of a D6";
constexpr std::string_view by_band = "band";

/// Reports a number that is not above the one before it.
template <class ValueType>
void need_above(const Source& source, const Given<ValueType>& before, const Given<ValueType>& now,
                const char* key, std::string_view written, std::string_view before_it) {
    if (!before.is_given() || !now.is_given() || now.value > before.value) return;
    source.problem(now.spot, ErrorCode::out_of_range,
                   {key, std::string(written), fmt::format("more than {}", before_it)});
}

// --- ships.toml ---

void take_turnings(const Source& source, const ShipsFile& file, model::Tables& tables) {
    Names templates(source, "template");
    templates.expect_needed(file.turnings);
    tables.templates.clear();
    for (const TurningTable& row : file.turnings.values) {
        tables.templates.push_back({templates.add(row.name), row.radius.value});
    }
    for (const ClassTable& table : file.classes.values) templates.need(table.turning);
}

std::int32_t radius_of(const model::Tables& tables, const std::string& turning) {
    for (const model::TurningTemplate& each : tables.templates) {
        if (each.name == turning) return each.radius;
    }
    return 0;
}

model::ShipClass class_of(const ClassTable& table) {
    model::ShipClass ship;
    const auto dice = [&](WeaponArc arc) -> auto& {
        return ship.dice.at(static_cast<std::size_t>(arc));
    };
    take(table.name, ship.name);
    take(table.move, ship.movement);
    take(table.turning, ship.turning);
    take(table.length, ship.length);
    take(table.breadth, ship.breadth);
    take(table.hull, ship.hull);
    take(table.dr, ship.damage_rating);
    take(table.cr, ship.critical_rating);
    take(table.crew, ship.crew);
    ship.ram = table.ram.value.score;
    ship.is_ram_red = table.ram.value.is_red;
    take(table.broadside, dice(WeaponArc::port));
    take(table.broadside, dice(WeaponArc::starboard));
    take(table.fore, dice(WeaponArc::fore));
    take(table.aft, dice(WeaponArc::aft));
    take(table.turret, dice(WeaponArc::turret));
    take(table.points, ship.points);
    take(table.least, ship.squadron_least);
    take(table.most, ship.squadron_most);
    take(table.wind, ship.is_wind_affected);
    take(table.small_target, ship.is_small);
    take(table.capital, ship.is_capital);
    return ship;
}

void check_class(const Source& source, const ClassTable& table) {
    if (table.least.is_given() && table.most.is_given() && table.most.value < table.least.value) {
        source.problem(table.most.spot, ErrorCode::out_of_range,
                       {"most", std::to_string(table.most.value),
                        fmt::format("{} or more, the least", table.least.value)});
    }
    for (const auto& [given, key] :
         {std::pair(&table.length, "length"), std::pair(&table.breadth, "breadth")}) {
        if (!given->is_given() || given->value > 0) continue;
        source.problem(given->spot, ErrorCode::out_of_range, {key, "0", "more than 0"});
    }
}

void take_ships(const Source& source, const ShipsFile& file, model::Tables& tables) {
    Names classes(source, "class");
    classes.expect_needed(file.classes);
    take_turnings(source, file, tables);
    tables.ships.clear();
    for (const ClassTable& table : file.classes.values) {
        check_class(source, table);
        classes.add(table.name);
        tables.ships.push_back(class_of(table));
        tables.ships.back().radius = radius_of(tables, tables.ships.back().turning);
    }
    Names names(source, "name");
    tables.names.clear();
    for (const NameTable& table : file.names.values) {
        classes.need(table.ship);
        tables.names.push_back({names.add(table.name), table.ship.value});
    }
    tables.tons.clear();
    for (const TonnageTable& table : file.tonnages.values) {
        classes.need(table.ship);
        tables.tons.push_back({table.tons.value, table.ship.value});
    }
}

// --- movement.toml ---

void take_arcs(const Source& source, const ArcsTable& table, model::ArcTable& arcs) {
    take_row(source, table.reach, "reach", by_band, arcs.reach);
    for (std::size_t i = 1; i < table.reach.values.size(); ++i) {
        need_above(source, table.reach.values[i - 1], table.reach.values[i], "reach", "not farther",
                   "the band before");
    }
    take(table.broadside_from, arcs.broadside_from);
    take(table.broadside_to, arcs.broadside_to);
    need_above(source, table.broadside_from, table.broadside_to, "broadside_to",
               std::to_string(table.broadside_to.value), "broadside_from");
    take(table.stern_half_angle, arcs.stern_half_angle);
}

void take_movement(const Source& source, const MovementFile& file, model::Tables& tables) {
    take_arcs(source, file.arcs, tables.arcs);
    take(file.wind.changes_on, tables.wind.changes_on);
    take_row(source, file.wind.notches, "notches", by_face, tables.wind.notches);
    model::MeasureTable& measures = tables.measures;
    take(file.lengths.command_radius, measures.command_radius);
    take(file.lengths.drift, measures.drift);
    take(file.lengths.back, measures.back);
    take(file.lengths.swing, measures.swing);
    take(file.lengths.island_length, measures.island_length);
    take(file.lengths.island_breadth, measures.island_breadth);
    take(file.lengths.island_rim, measures.island_rim);
    take(file.lengths.island_gap, measures.island_gap);
    take_row(source, file.numbers.obstacle_dice, "obstacle_dice", "kind from soft to very solid",
             measures.obstacle_dice);
    take(file.numbers.shots, measures.shots);
}

// --- critical.toml ---

model::CriticalRow row_of(const CriticalTable& table) {
    model::CriticalRow row;
    if (table.hull.is_given()) row.hull = table.hull.value;
    take(table.effect, row.effect);
    take(table.crew, row.crew);
    take(table.crew_die, row.crew_dice);
    return row;
}

void take_critical(const Source& source, const CriticalFile& file, model::Tables& tables) {
    model::CriticalTable& critical = tables.critical;
    need_tables(source, file.rows, "row", critical.rows.size(), "total of 2D6 from 2 to 12");
    for (std::size_t i = 0; i < std::min(critical.rows.size(), file.rows.values.size()); ++i) {
        critical.rows.at(i) = row_of(file.rows.values[i]);
    }
    take(file.blast_reach, critical.blast_reach);
    take(file.blast_dice, critical.blast_dice);
    take_row(source, file.fire, "fire", by_face, tables.upkeep.fire);
    take(file.repair, tables.upkeep.repair);
}

// --- cards.toml ---

/// What an op is for, and the values it takes.
struct OpRow {
    CardTiming timing;
    std::int32_t least;
    std::int32_t most;
};
/// By `CardOp`.
constexpr std::array<OpRow, words_of<CardOp>.size()> ops{{
    {CardTiming::turn, 1, 8},           // shift wind, notches
    {CardTiming::turn, 1, 4},           // fog, band
    {CardTiming::turn, 0, 0},           // re-roll initiative
    {CardTiming::turn, 1, 10},          // swell, AD
    {CardTiming::activation, 0, 0},     // ignore wind
    {CardTiming::activation, 1, 1000},  // more movement, hundredths of an inch
    {CardTiming::activation, 1, 5000},  // command radius, hundredths of an inch
    {CardTiming::activation, 1, 6},     // repair now, D6
    {CardTiming::action, 1, 20},        // more attack dice
    {CardTiming::action, 0, 0},         // re-roll misses
    {CardTiming::action, 1, 20},        // more melee dice
    {CardTiming::action, 1, 180},       // free turn, degrees
    {CardTiming::reaction, 0, 0},       // halve attack
    {CardTiming::reaction, 1, 6},       // dodge ram, D6
    {CardTiming::reaction, 0, 0},       // re-roll critical
    {CardTiming::reaction, 1, 6},       // cancel card, D6
}};

void check_card(const Source& source, const CardTable& table) {
    if (!table.op.is_given()) return;
    const OpRow& op = ops.at(static_cast<std::size_t>(table.op.value));
    const std::string_view word = word_of(table.op.value);
    if (table.timing.is_given() && table.timing.value != op.timing) {
        source.problem(table.timing.spot, ErrorCode::out_of_range,
                       {"timing", std::string(word_of(table.timing.value)),
                        fmt::format("{}, when \"{}\" is played", word_of(op.timing), word)});
    }
    const std::int32_t value = table.value.is_given() ? table.value.value : 0;
    if (table.value.is_written() && !table.value.is_given()) return;
    if (value >= op.least && value <= op.most) return;
    const std::string expected = op.most == 0
                                     ? fmt::format("none for \"{}\"", word)
                                     : fmt::format("{} to {} for \"{}\"", op.least, op.most, word);
    source.problem(table.value.is_written() ? table.value.spot : table.spot,
                   ErrorCode::out_of_range, {"value", std::to_string(value), expected});
}

void take_cards(const Source& source, const CardsFile& file, model::Tables& tables) {
    Names titles(source, "card");
    tables.cards.kinds.clear();
    take(file.hand, tables.cards.most);
    for (const CardTable& table : file.cards.values) {
        check_card(source, table);
        model::CardKind kind;
        kind.title = titles.add(table.title);
        take(table.timing, kind.timing);
        take(table.op, kind.op);
        take(table.value, kind.value);
        take(table.copies, kind.copies);
        tables.cards.kinds.push_back(std::move(kind));
    }
}

std::array<FileReading<model::Tables>, 4> readings() {
    return {
        reading<model::Tables, ShipsFile, take_ships>("ships.toml", "squadron ships"),
        reading<model::Tables, MovementFile, take_movement>("movement.toml", "squadron movement"),
        reading<model::Tables, CriticalFile, take_critical>("critical.toml",
                                                            "squadron critical hits"),
        reading<model::Tables, CardsFile, take_cards>("cards.toml", "squadron cards")};
}

tl::expected<MadeModule, Diagnostics> read_squadron(std::span<const SourceFile> tables,
                                                    const SourceFile& campaign) {
    auto read = read_squadron_tables(tables);
    if (!read) return tl::unexpected(std::move(read.error()));
    const auto switches = read_squadron_switches(campaign);
    if (!switches) return tl::unexpected(switches.error());
    read->switches = *switches;
    return tactical::module_of(model::SquadronModule(*std::move(read)));
}

}  // namespace

tl::expected<tactical::squadron::Tables, Diagnostics> read_squadron_tables(
    std::span<const SourceFile> files) {
    return tables_read(readings(), files);
}

ModuleFiles squadron_files() {
    return {model::SquadronModule::name, files_of(readings()),
            SwitchTable{"readings of squadron battles, by the names of their rules page; the "
                        "standard where not given",
                        shown_keys<SwitchesTable>, check_table<SwitchesTable>},
            read_squadron};
}

}  // namespace flagplot
