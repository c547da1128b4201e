#include "module_files/galley.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "module_files/checks.h"
#include "module_files/names.h"
#include "module_files/schema_galley.h"
#include "module_files/table_files.h"
#include "tactical/galley/galley_module.h"

namespace flagplot {

namespace {

using namespace file_schema;
using namespace file_schema::galley;

// --- ships.toml ---

model::ShipClass class_of(const ShipClassTable& table) {
    model::ShipClass made;
    made.name = table.name.value;
    take(table.hexes, made.hexes);
    take(table.cruise, made.cruise);
    take(table.maximum, made.maximum);
    take(table.ram_attack, made.ram_attack);
    take(table.ram_defence, made.ram_defence);
    take(table.manpower, made.manpower);
    take(table.missiles, made.missiles);
    take(table.points, made.points);
    take(table.anastrophe, made.may_anastrophe);
    take(table.cataphract, made.has_deck);
    take(table.towers, made.has_towers);
    take(table.merchant, made.is_merchant);
    take(table.ships_per_counter, made.ships_per_counter);
    return made;
}

/// Maximum is more than Cruise, and merchants have none (WG-93).
void check_class(const Source& source, const ShipClassTable& table) {
    if (!table.maximum.is_given() || table.maximum.value == 0) return;
    const auto wrong = [&](std::string expected) {
        source.problem(table.maximum.spot, ErrorCode::out_of_range,
                       {"maximum", std::to_string(table.maximum.value), std::move(expected)});
    };
    if (table.merchant.value) {
        wrong("0 for a merchant");
    } else if (table.cruise.is_given() && table.maximum.value < table.cruise.value) {
        wrong(fmt::format("0, or at least {} as at Cruise", table.cruise.value));
    }
}

void take_ships(const Source& source, const ShipsFile& file, model::Tables& tables) {
    Names names(source, "class");
    if (!file.classes.is_given()) names.accept_any();
    tables.classes.clear();
    for (const ShipClassTable& table : file.classes.values) {
        names.add(table.name);
        check_class(source, table);
        tables.classes.push_back(class_of(table));
    }
    Names types(source, "type");
    tables.types.clear();
    for (const TypeTable& table : file.types.values) {
        names.need(table.ship_class);
        tables.types.push_back({types.add(table.type), table.ship_class.value});
    }
    names.need(file.usual_class);
    take(file.usual_class, tables.usual_class);
    take(file.whose, tables.whose);
}

// --- movement.toml ---

/// Files by different people are all named.
void take_whose(const Given<Sentence>& whose, model::Tables& tables) {
    if (whose.is_given() && tables.whose.find(whose.value) == std::string::npos) {
        tables.whose += "; " + whose.value;
    }
}

void take_costs(const CostsTable& table, model::CostTable& costs) {
    take(table.ahead, costs.ahead);
    take(table.turn, costs.turn);
    take(table.run_at_cruise, costs.run_at_cruise);
    take(table.run_at_maximum, costs.run_at_maximum);
    take(table.about_small, costs.about_small);
    take(table.about_large, costs.about_large);
    take(table.back, costs.back);
    take(table.through, costs.through);
    take(table.towers, costs.towers);
    take(table.cut, costs.cut);
    take(table.sails, costs.sails);
}

void take_fatigue(const Source& source, const FatigueFileTable& table,
                  model::FatigueTable& fatigue) {
    constexpr std::string_view of_die = "face of a die";
    take(table.first_speed, fatigue.first_speed);
    take(table.class_a_from, fatigue.class_a_from);
    take(table.class_b_from, fatigue.class_b_from);
    take(table.anastrophe_row, fatigue.anastrophe_row);
    take(table.anastrophe_least, fatigue.anastrophe_least);
    need_tables(source, table.speeds, "speed", fatigue.rows.size(), "maximum speed");
    for (std::size_t i = 0; i < std::min(fatigue.rows.size(), table.speeds.values.size()); ++i) {
        const FatigueSpeedTable& speed = table.speeds.values[i];
        auto& [a, b, c] = fatigue.rows.at(i);
        take_row(source, speed.a, "a", of_die, a);
        take_row(source, speed.b, "b", of_die, b);
        take_row(source, speed.c, "c", of_die, c);
    }
    if (table.class_a_from.is_given() && table.class_b_from.is_given() &&
        table.class_b_from.value > table.class_a_from.value) {
        source.problem(table.class_b_from.spot, ErrorCode::out_of_range,
                       {"class_b_from", std::to_string(table.class_b_from.value),
                        fmt::format("at most the {} of class A", table.class_a_from.value)});
    }
}

void take_command(const CommandFileTable& table, model::CommandTable& command) {
    take(table.range, command.range);
    take(table.double_needed, command.double_needed);
    take(table.usual_crew, command.usual_crew);
    take(table.usual_initiative, command.usual_initiative);
    take(table.withdraw_needed, command.withdraw_needed);
    take(table.behind, command.behind);
    take(table.withdraw_points, command.withdraw_points);
}

void take_movement(const Source& source, const MovementFile& file, model::Tables& tables) {
    take_whose(file.whose, tables);
    take(file.turns, tables.turns);
    take_costs(file.costs, tables.costs);
    take_fatigue(source, file.fatigue, tables.fatigue);
    take_row(source, file.wind.changes, "changes", "total of two dice", tables.wind.changes);
    take(file.wind.storm_missiles, tables.wind.storm_missiles);
    take(file.wind.sail_bonus, tables.wind.sail_bonus);
    take_command(file.command, tables.command);
    take(file.victory.captured, tables.victory.captured);
    take(file.victory.left_board, tables.victory.left_board);
    take(file.victory.victory, tables.victory.victory);
    take(file.victory.times, tables.victory.times);
}

// --- attempts.toml ---

/// Of two results of one table the better one needs more.
template <class First, class Second>
void need_order(const Source& source, const Given<First>& low, std::string_view low_key,
                const Given<Second>& high, const char* high_key) {
    if (!low.is_given() || !high.is_given() || high.value > low.value) return;
    source.problem(high.spot, ErrorCode::out_of_range,
                   {high_key, std::to_string(high.value),
                    fmt::format("more than the {} of {}", low.value, low_key)});
}

void take_grappling(const GrapplingFileTable& table, model::GrapplingTable& grappling) {
    take(table.needed, grappling.needed);
    take(table.cut_needed, grappling.cut_needed);
    take(table.target_crippled, grappling.target_crippled);
    take(table.target_stronger, grappling.target_stronger);
    take(table.drag_needed, grappling.drag_needed);
}

void take_ramming(const Source& source, const RammingFileTable& table,
                  model::RammingTable& ramming) {
    take(table.at_maximum, ramming.at_maximum);
    take(table.still_target, ramming.still_target);
    take(table.better_crew, ramming.better_crew);
    take(table.worse_crew, ramming.worse_crew);
    take(table.after_failed_rake, ramming.after_failed_rake);
    take(table.fouls_to, ramming.fouls_to);
    take(table.fouls_by, ramming.fouls_by);
    take(table.rams_from, ramming.rams_from);
    take(table.backs_off_from, ramming.backs_off_from);
    need_order(source, table.fouls_to, "fouls_to", table.rams_from, "rams_from");
    need_order(source, table.rams_from, "rams_from", table.backs_off_from, "backs_off_from");
}

void take_missiles(const Source& source, const MissileFileTable& table,
                   model::MissileTable& missiles) {
    take(table.range, missiles.range);
    take(table.near_range, missiles.near_range);
    take(table.near, missiles.near);
    take(table.open_target, missiles.open_target);
    take(table.towered_target, missiles.towered_target);
    take(table.one_from, missiles.one_from);
    take(table.two_from, missiles.two_from);
    take(table.flame_range, missiles.flame_range);
    take(table.flame_base, missiles.flame_base);
    take(table.flame_needed, missiles.flame_needed);
    need_order(source, table.one_from, "one_from", table.two_from, "two_from");
}

void take_boarding(const Source& source, const BoardingFileTable& table,
                   model::BoardingTable& boarding) {
    take(table.crew_limit, boarding.crew_limit);
    take(table.prize_crew, boarding.prize_crew);
    if (!table.rows.is_given()) return;
    if (table.rows.values.empty()) {
        source.problem(table.rows.spot, ErrorCode::out_of_range,
                       {"row", "a list of none", "at least one"});
    }
    boarding.rows.clear();
    const Given<Whole<0, 40>>* before = nullptr;
    for (const BoardingRowTable& each : table.rows.values) {
        model::BoardingRow row;
        take(each.up_to, row.up_to);
        take(each.attacker, row.attacker);
        take(each.defender, row.defender);
        take(each.captured, row.is_captured);
        if (before != nullptr) {
            need_order(source, *before, "the row before", each.up_to, "up_to");
        }
        before = &each.up_to;
        boarding.rows.push_back(row);
    }
}

void take_attempts(const Source& source, const AttemptsFile& file, model::Tables& tables) {
    take_whose(file.whose, tables);
    take_grappling(file.grappling, tables.grappling);
    take_ramming(source, file.ramming, tables.ramming);
    take(file.rake.at_maximum, tables.rake.at_maximum);
    take(file.rake.pass_through, tables.rake.pass_through);
    take(file.rake.large_target, tables.rake.large_target);
    take(file.rake.needed, tables.rake.needed);
    take_missiles(source, file.missiles, tables.missiles);
    take(file.avoidance.large_ship, tables.avoidance.large_ship);
    take(file.avoidance.half_speed, tables.avoidance.half_speed);
    take(file.avoidance.at_maximum, tables.avoidance.at_maximum);
    take(file.avoidance.needed, tables.avoidance.needed);
    take_boarding(source, file.boarding, tables.boarding);
    take(file.fire.firepot_from, tables.fire.firepot_from);
    take(file.fire.loses_to, tables.fire.loses_to);
    take(file.fire.spreads_on, tables.fire.spreads_on);
    take(file.fire.spread_from, tables.fire.spread_from);
    take(file.fire.out_from, tables.fire.out_from);
    take(file.fire.sinks_on, tables.fire.sinks_on);
    take(file.fire.sinks_after, tables.fire.sinks_after);
}

std::array<FileReading<model::Tables>, 3> readings() {
    return {
        reading<model::Tables, ShipsFile, take_ships>("ships.toml", "galley ships"),
        reading<model::Tables, MovementFile, take_movement>("movement.toml", "galley movement"),
        reading<model::Tables, AttemptsFile, take_attempts>("attempts.toml", "galley attempts")};
}

// --- the table [galley] of a campaign ---

model::Switches switches_of(const Source& source, const SwitchesTable& table) {
    model::Switches switches;
    take(table.reaction_timing, switches.reaction_timing);
    take(table.missile_path, switches.missile_path);
    take(table.rake_small_refers_to, switches.rake_small_refers_to);
    take(table.rakes_per_target, switches.rakes_per_target);
    take(table.rake_and_ram_same_target, switches.rake_and_ram_same_target);
    take(table.ram_min_mp, switches.ram_min_mp);
    take(table.abreast_gap, switches.abreast_gap);
    take(table.anastrophe_fatigue, switches.anastrophe_fatigue);
    take(table.anastrophe_any_ship, switches.anastrophe_any_ship);
    take(table.avoid_penalty, switches.avoid_penalty);
    take(table.rammed_sinks_on, switches.rammed_sinks_on);
    take(table.firepot_needs_hit, switches.firepot_needs_hit);
    take(table.tower_missile, switches.tower_missile);
    take(table.ram_still_target, switches.ram_still_target);
    take(table.missile_by_manpower, switches.missile_by_manpower);
    take(table.reaction_point, switches.reaction_point);
    take(table.grapple_hexside, switches.grapple_hexside);
    take(table.ram_final_turn, switches.ram_final_turn);
    take(table.fire_before_move, switches.fire_before_move);
    take(table.grapple_drags_down, switches.grapple_drags_down);
    take(table.board.deploy_depth, switches.deploy_depth);
    std::array<std::int32_t, 2> size{switches.board_columns, switches.board_rows};
    take_row(source, table.board.size, "size", "direction, columns and rows", size);
    switches.board_columns = size[0];
    switches.board_rows = size[1];
    return switches;
}

void check_switches(const Source& source, std::string_view key, const toml::node& node) {
    SwitchesTable table;
    Slot<SwitchesTable>::read(source, key, node, table);
    static_cast<void>(switches_of(source, table));
}

tl::expected<MadeModule, Diagnostics> read_galley(std::span<const SourceFile> tables,
                                                  const SourceFile& campaign) {
    auto read = read_galley_tables(tables);
    if (!read) return tl::unexpected(std::move(read.error()));
    const auto switches = read_galley_switches(campaign);
    if (!switches) return tl::unexpected(switches.error());
    read->switches = *switches;
    return tactical::module_of(model::GalleyModule(*std::move(read)));
}

}  // namespace

tl::expected<tactical::galley::Tables, Diagnostics> read_galley_tables(
    std::span<const SourceFile> files) {
    return tables_read(readings(), files);
}

tl::expected<tactical::galley::Switches, Diagnostics> read_galley_switches(
    const SourceFile& campaign) {
    Problems problems;
    const auto table = switches_read<SwitchesTable>(campaign, model::GalleyModule::name, problems);
    const model::Switches switches = switches_of(Source{campaign.name, problems}, table);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return switches;
}

ModuleFiles galley_files() {
    return {model::GalleyModule::name, files_of(readings()),
            SwitchTable{"readings of the galleys, by the names of their rules page; the standard "
                        "where not given",
                        shown_keys<SwitchesTable>, check_switches},
            read_galley};
}

}  // namespace flagplot
