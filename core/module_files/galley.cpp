#include "module_files/galley.h"

#include <array>
#include <utility>

#include "module_files/reading.h"

namespace flagplot::file_schema::galley {

namespace {

struct TablesFile {
    Spot spot;
    Given<Whole<1, 100>> turns;
};
std::span<const KeyRow<TablesFile>> keys_of(std::type_identity<TablesFile>);

struct SwitchesTable {
    Spot spot;
    Given<Flag> grapple_drags_down;
};
std::span<const KeyRow<SwitchesTable>> keys_of(std::type_identity<SwitchesTable>);

constexpr std::array file_rows{
    row<&TablesFile::turns>("turns", required, "how many a battle has at most"),
};

constexpr std::array switch_rows{
    row<&SwitchesTable::grapple_drags_down>(
        "grapple_drags_down", optional,
        "does a ship that sinks drag down those grappled with her? true if not given"),
};

std::span<const KeyRow<TablesFile>> keys_of(std::type_identity<TablesFile>) { return file_rows; }
std::span<const KeyRow<SwitchesTable>> keys_of(std::type_identity<SwitchesTable>) {
    return switch_rows;
}

}  // namespace

}  // namespace flagplot::file_schema::galley

namespace flagplot {

namespace {

using namespace file_schema::galley;

tactical::galley::Tables tables_from(const SourceFile& file, Problems& problems) {
    const auto read = file_read<TablesFile>(file, problems);
    tactical::galley::Tables tables;
    take(read.turns, tables.turns);
    return tables;
}

Diagnostics problems_of_galley_tables(const SourceFile& file) {
    const auto read = read_galley_tables(file);
    return read ? Diagnostics{} : read.error();
}

tl::expected<MadeModule, Diagnostics> read_galley(std::span<const SourceFile> tables,
                                                  const SourceFile& campaign) {
    auto read = read_galley_tables(tables[0]);
    if (!read) return tl::unexpected(std::move(read.error()));
    const auto switches = read_galley_switches(campaign);
    if (!switches) return tl::unexpected(switches.error());
    read->switches = *switches;
    return tactical::module_of(tactical::galley::GalleyModule(*std::move(read)));
}

}  // namespace

tl::expected<tactical::galley::Tables, Diagnostics> read_galley_tables(const SourceFile& file) {
    Problems problems;
    auto tables = tables_from(file, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return tables;
}

tl::expected<tactical::galley::Switches, Diagnostics> read_galley_switches(
    const SourceFile& campaign) {
    Problems problems;
    const auto table =
        switches_read<SwitchesTable>(campaign, tactical::galley::GalleyModule::name, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    tactical::galley::Switches switches;
    take(table.grapple_drags_down, switches.grapple_drags_down);
    return switches;
}

ModuleFiles galley_files() {
    return {
        tactical::galley::GalleyModule::name,
        {{"tables.toml", "galley tables", file_schema::shown_keys<TablesFile>,
          problems_of_galley_tables}},
        SwitchTable{"readings of the module galley, by the names of its rules page; the standard "
                    "where not given",
                    file_schema::shown_keys<SwitchesTable>, check_table<SwitchesTable>},
        read_galley};
}

}  // namespace flagplot
