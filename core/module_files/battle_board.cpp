#include "module_files/battle_board.h"

#include <set>

#include "module_files/names.h"
#include "module_files/reading.h"
#include "module_files/schema_battle_board.h"
#include "tactical/battle_board/board_module.h"

namespace flagplot {

namespace {

using namespace file_schema;
using namespace file_schema::battle_board;

board::Weapon weapon_of(const BoardWeaponTable& table, Names& names) {
    board::Weapon weapon;
    weapon.name = names.add(table.name);
    take(table.kind, weapon.kind);
    take(table.power, weapon.power);
    take(table.range, weapon.range);
    take(table.initiative, weapon.initiative);
    take(table.accuracy, weapon.accuracy);
    take(table.loads, weapon.loads);
    return weapon;
}

/// Only torpedoes have an accuracy, and they must have one.
void check_accuracy(const Source& source, const BoardWeaponTable& table) {
    if (!table.kind.is_given()) return;
    const bool rolls = board::is_torpedo(table.kind.value);
    if (rolls && !table.accuracy.is_written()) {
        source.problem(table.spot, ErrorCode::missing_key, {"accuracy", Percent::expected()});
    } else if (!rolls && table.accuracy.is_given()) {
        source.problem(table.accuracy.spot, ErrorCode::out_of_range,
                       {"accuracy", "given for what always hits", "it on a torpedo or capital"});
    }
}

std::vector<board::Weapon> weapons_of(const Source& source,
                                      const GivenList<BoardWeaponTable>& tables, Names& names) {
    std::vector<board::Weapon> weapons;
    names.expect(tables);
    for (const BoardWeaponTable& table : tables.values) {
        if (table.spot.line > 0) check_accuracy(source, table);
        weapons.push_back(weapon_of(table, names));
    }
    return weapons;
}

std::vector<board::Device> devices_of(const GivenList<DeviceTable>& tables, Names& names) {
    std::vector<board::Device> devices;
    names.expect(tables);
    for (const DeviceTable& table : tables.values) {
        board::Device device;
        device.name = names.add(table.name);
        take(table.initiative, device.initiative);
        take(table.accuracy, device.accuracy);
        take(table.jamming, device.jamming);
        take(table.capacitor, device.capacitor);
        take(table.deflectors, device.deflectors);
        take(table.quarters, device.quarters);
        take(table.dampener, device.dampener);
        take(table.shields, device.shields);
        take(table.armor, device.armor);
        devices.push_back(std::move(device));
    }
    return devices;
}

std::vector<board::Fitted> fitted_of(const GivenList<FittedTable>& tables, const Names& names) {
    std::vector<board::Fitted> parts;
    for (const FittedTable& table : tables.values) {
        names.need(table.part);
        board::Fitted part{table.part.value, 1};
        take(table.count, part.count);
        parts.push_back(std::move(part));
    }
    return parts;
}

/// Reads parts, and the designs made from them.
class Reference {
  public:
    explicit Reference(const Source& source) : source_(source) {}

    BoardTables take_all(const BoardReferenceFile& file) {
        tables_.weapons = weapons_of(source_, file.weapons, weapons_);
        tables_.devices = devices_of(file.devices, devices_);
        hulls_.expect(file.hulls);
        engines_.expect(file.engines);
        for (const HullTable& table : file.hulls.values) add(table);
        for (const EngineTable& table : file.engines.values) add(table);
        for (const DesignTable& table : file.designs.values) add(table);
        for (const StartTable& table : file.starts.values) add(table);
        return std::move(tables_);
    }

  private:
    void add(const HullTable& table) {
        board::Hull hull;
        hull.name = hulls_.add(table.name);
        take(table.armor, hull.armor);
        take(table.initiative, hull.initiative);
        take(table.mass, hull.mass);
        take(table.base, hull.is_base);
        take(table.bomber, hull.is_bomber);
        take(table.freighter, hull.is_freighter);
        take(table.tanker, hull.is_tanker);
        take(table.cargo, hull.cargo);
        tables_.hulls.push_back(std::move(hull));
    }
    void add(const EngineTable& table) {
        board::Engine engine;
        engine.name = engines_.add(table.name);
        take(table.ideal_speed, engine.ideal_speed);
        take(table.bonus_halves, engine.bonus_halves);
        tables_.engines.push_back(std::move(engine));
    }
    void add(const DesignTable& table) {
        board::Design design;
        design.name = designs_.add(table.name);
        hulls_.need(table.hull);
        engines_.need(table.engine);
        take(table.hull, design.hull);
        take(table.engine, design.engine);
        take(table.engines, design.engines);
        design.weapons = fitted_of(table.weapons, weapons_);
        design.devices = fitted_of(table.devices, devices_);
        if (table.mass.is_given()) design.mass = table.mass.value;
        if (table.cost.is_given()) design.cost = table.cost.value;
        take(table.minerals, design.minerals);
        take(table.race_initiative, design.race_initiative);
        take(table.regenerating, design.has_regenerating_shields);
        tables_.designs.push_back(std::move(design));
    }
    void add(const StartTable& table) {
        std::vector<board::BoardSquare> squares;
        for (const auto& each : table.squares.values) squares.push_back(each.value);
        const bool is_read = table.squares.is_given();
        if (is_read && squares.size() != tables_.starts.size() + 1) {
            source_.problem(
                table.spot, ErrorCode::out_of_range,
                {"squares", std::to_string(squares.size()),
                 std::to_string(tables_.starts.size() + 1) + " of them, one for each side"});
        }
        tables_.starts.push_back(std::move(squares));
    }

    const Source& source_;
    BoardTables tables_;
    Names weapons_{source_, "weapon"};
    Names devices_{source_, "device"};
    Names hulls_{source_, "hull"};
    Names engines_{source_, "engine"};
    Names designs_{source_, "design"};
};

board::Naval naval_of(const Source& source, const BoardNavalFile& file) {
    Names weapons(source, "weapon");
    Names devices(source, "device");
    std::set<std::string> types;
    board::Naval naval;
    take(file.mass_per_point, naval.mass_per_point);
    take(file.armor_per_point, naval.armor_per_point);
    take(file.minerals_per_point, naval.minerals_per_point);
    naval.weapons = weapons_of(source, file.weapons, weapons);
    naval.devices = devices_of(file.devices, devices);
    for (const NavalTypeTable& table : file.types.values) {
        board::NavalType type;
        type.type = table.type.value;
        if (table.type.is_given() && !types.insert(type.type).second) {
            source.problem(table.type.spot, ErrorCode::duplicate, {"type", type.type});
        }
        take(table.initiative, type.initiative);
        take(table.freighter, type.is_freighter);
        take(table.station, type.station);
        if (table.cost.is_given()) type.cost = table.cost.value;
        type.weapons = fitted_of(table.weapons, weapons);
        type.devices = fitted_of(table.devices, devices);
        naval.types.push_back(std::move(type));
    }
    for (const NavalSightTable& table : file.sights.values) {
        naval.sights.push_back({table.light.value, table.weather.value, table.squares.value});
    }
    for (const NavalWordTable& table : file.words.values) {
        naval.words.push_back({table.of.value, table.says.value});
    }
    return naval;
}

BoardTables reference_from(const SourceFile& file, Problems& problems) {
    const auto read = file_read<BoardReferenceFile>(file, problems);
    return Reference(Source{file.name, problems}).take_all(read);
}

board::Naval naval_from(const SourceFile& file, Problems& problems) {
    const auto read = file_read<BoardNavalFile>(file, problems);
    return naval_of(Source{file.name, problems}, read);
}

Diagnostics problems_of_reference(const SourceFile& file) {
    Problems problems;
    (void)reference_from(file, problems);
    return problems.sorted();
}

Diagnostics problems_of_naval(const SourceFile& file) {
    Problems problems;
    (void)naval_from(file, problems);
    return problems.sorted();
}

BoardSwitches switches_of(const BoardSwitchTable& table) {
    BoardSwitches switches;
    take(table.speed_formula, switches.speed_formula);
    take(table.speed_rounding, switches.speed_rounding);
    take(table.mass_includes_cargo, switches.mass_includes_cargo);
    take(table.weight_fuzz, switches.weight_fuzz);
    take(table.weight_fuzz_pct, switches.weight_fuzz_pct);
    take(table.net_damage_metric, switches.net_damage_metric);
    take(table.plan_depth, switches.plan_depth);
    take(table.challenge_on, switches.challenge_on);
    take(table.retreat_steps, switches.retreat_steps);
    take(table.retreat_leaves, switches.retreat_leaves);
    take(table.range_breaks_ties, switches.range_breaks_ties);
    take(table.initiative_cap, switches.initiative_cap);
    take(table.stream_scope, switches.stream_scope);
    take(table.torpedo_stream, switches.torpedo_stream);
    take(table.beam_stream_cap, switches.beam_stream_cap);
    take(table.beam_rounding, switches.beam_rounding);
    take(table.beam_loss_pct, switches.beam_loss_pct);
    take(table.beam_loss_is_per_square, switches.beam_loss_is_per_square);
    take(table.armor_step, switches.armor_step);
    take(table.capital_double, switches.capital_double);
    take(table.capacitor_cap, switches.capacitor_cap);
    take(table.jam_cap, switches.jam_cap);
    take(table.spread_targets, switches.spread_targets);
    take(table.wreck_factor, switches.wreck_factor);
    take(table.ai_sees_starbase_range, switches.ai_sees_starbase_range);
    take(table.flee_approach, switches.flee_approach);
    take(table.naval.cripples, switches.naval_cripples);
    take(table.naval.pursuit, switches.naval_pursuit);
    take(table.naval.sight, switches.naval_sight);
    take(table.naval.surprise, switches.naval_surprise);
    return switches;
}

tl::expected<MadeModule, Diagnostics> read_board(std::span<const SourceFile> tables,
                                                 const SourceFile& campaign) {
    auto read = read_board_tables(tables[0], tables[1]);
    if (!read) return tl::unexpected(std::move(read.error()));
    const auto switches = read_board_switches(campaign);
    if (!switches) return tl::unexpected(switches.error());
    read->switches = *switches;
    return tactical::module_of(tactical::battle_board::BoardModule(*std::move(read)));
}

}  // namespace

tl::expected<BoardTables, Diagnostics> read_board_tables(const SourceFile& reference,
                                                         const SourceFile& naval) {
    Problems problems;
    BoardTables tables = reference_from(reference, problems);
    tables.naval = naval_from(naval, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return tables;
}

tl::expected<BoardSwitches, Diagnostics> read_board_switches(const SourceFile& campaign) {
    Problems problems;
    const auto table = switches_read<BoardSwitchTable>(
        campaign, tactical::battle_board::BoardModule::name, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return switches_of(table);
}

ModuleFiles battle_board_files() {
    return {
        tactical::battle_board::BoardModule::name,
        {{"reference.toml", "battle board parts", shown_keys<BoardReferenceFile>,
          problems_of_reference},
         {"naval.toml", "battle board ships", shown_keys<BoardNavalFile>, problems_of_naval}},
        SwitchTable{"readings of the battle board, by the names of its rules page; the standard "
                    "where not given",
                    shown_keys<BoardSwitchTable>, check_table<BoardSwitchTable>},
        read_board};
}

}  // namespace flagplot
