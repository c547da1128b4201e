#include "module_files/missile_age.h"

#include <array>
#include <set>
#include <utility>

#include "module_files/reading.h"

namespace flagplot::file_schema::missile_age {

namespace {

struct MagazineTable {
    Spot spot;
    Given<Label> type;
    Given<Whole<0, 20>> salvoes;
};
std::span<const KeyRow<MagazineTable>> keys_of(std::type_identity<MagazineTable>);

struct TablesFile {
    Spot spot;
    Given<Whole<1, 100>> rounds;
    Given<Whole<1, 10>> needed;
    Given<Whole<1, 100>> damage;
    GivenList<MagazineTable> magazines;
};
std::span<const KeyRow<TablesFile>> keys_of(std::type_identity<TablesFile>);

struct SwitchesTable {
    Spot spot;
    Given<Flag> may_leave;
};
std::span<const KeyRow<SwitchesTable>> keys_of(std::type_identity<SwitchesTable>);

constexpr std::array magazine_rows{
    row<&MagazineTable::type>("type", required, "type of ship, once in the file"),
    row<&MagazineTable::salvoes>("salvoes", required, "for each structure point of a ship"),
};

constexpr std::array file_rows{
    row<&TablesFile::rounds>("rounds", required, "how many a battle has at most"),
    row<&TablesFile::needed>("needed", required, "what a hit needs of ten, or less"),
    row<&TablesFile::damage>("damage", required, "of a hit, in hundredths of the hull"),
    row<&TablesFile::magazines>("magazine", optional,
                                "salvoes by type of ship; three where a type is not given"),
};

constexpr std::array switch_rows{
    row<&SwitchesTable::may_leave>("may_leave", optional,
                                   "may ships leave the battle? true if not given"),
};

std::span<const KeyRow<MagazineTable>> keys_of(std::type_identity<MagazineTable>) {
    return magazine_rows;
}
std::span<const KeyRow<TablesFile>> keys_of(std::type_identity<TablesFile>) { return file_rows; }
std::span<const KeyRow<SwitchesTable>> keys_of(std::type_identity<SwitchesTable>) {
    return switch_rows;
}

}  // namespace

}  // namespace flagplot::file_schema::missile_age

namespace flagplot {

namespace {

using namespace file_schema::missile_age;

std::vector<tactical::missile_age::Magazine> magazines_of(
    const Source& source, const file_schema::GivenList<MagazineTable>& tables) {
    std::vector<tactical::missile_age::Magazine> magazines;
    std::set<std::string> types;
    for (const MagazineTable& table : tables.values) {
        if (table.type.is_given() && !types.insert(table.type.value).second) {
            source.problem(table.type.spot, ErrorCode::duplicate, {"type", table.type.value});
        }
        magazines.push_back({table.type.value, table.salvoes.value});
    }
    return magazines;
}

tactical::missile_age::Tables tables_from(const SourceFile& file, Problems& problems) {
    const auto read = file_read<TablesFile>(file, problems);
    tactical::missile_age::Tables tables;
    take(read.rounds, tables.rounds);
    take(read.needed, tables.needed);
    take(read.damage, tables.damage);
    tables.magazines = magazines_of(Source{file.name, problems}, read.magazines);
    return tables;
}

Diagnostics problems_of_missile_age_tables(const SourceFile& file) {
    const auto read = read_missile_age_tables(file);
    return read ? Diagnostics{} : read.error();
}

tl::expected<MadeModule, Diagnostics> read_missile_age(std::span<const SourceFile> tables,
                                                   const SourceFile& campaign) {
    auto read = read_missile_age_tables(tables[0]);
    if (!read) return tl::unexpected(std::move(read.error()));
    const auto switches = read_missile_age_switches(campaign);
    if (!switches) return tl::unexpected(switches.error());
    read->switches = *switches;
    return tactical::module_of(tactical::missile_age::MissileAgeModule(*std::move(read)));
}

}  // namespace

tl::expected<tactical::missile_age::Tables, Diagnostics> read_missile_age_tables(const SourceFile& file) {
    Problems problems;
    auto tables = tables_from(file, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return tables;
}

tl::expected<tactical::missile_age::Switches, Diagnostics> read_missile_age_switches(
    const SourceFile& campaign) {
    Problems problems;
    const auto table =
        switches_read<SwitchesTable>(campaign, tactical::missile_age::MissileAgeModule::name, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    tactical::missile_age::Switches switches;
    take(table.may_leave, switches.may_leave);
    return switches;
}

ModuleFiles missile_age_files() {
    return {
        tactical::missile_age::MissileAgeModule::name,
        {{"tables.toml", "missile age tables", file_schema::shown_keys<TablesFile>,
          problems_of_missile_age_tables}},
        SwitchTable{"readings of the module missile_age, by the names of its rules page; the standard "
                    "where not given",
                    file_schema::shown_keys<SwitchesTable>, check_table<SwitchesTable>},
        read_missile_age};
}

}  // namespace flagplot
