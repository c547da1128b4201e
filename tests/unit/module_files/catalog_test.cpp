#include "module_files/catalog.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "support/file_of_tree.h"

using namespace flagplot;

namespace {

std::vector<SourceFile> shipped_tables() {
    std::vector<SourceFile> tables;
    for (const std::string& name : table_names()) tables.push_back(test::file_of_tree(name));
    return tables;
}

}  // namespace

TEST_CASE("every module that is read from files is one of the catalog, once") {
    const auto known = tactical::module_names(tactical::catalog());
    std::set<std::string_view> seen;
    for (const ModuleFiles& each : module_files()) {
        INFO(each.module);
        CHECK(std::find(known.begin(), known.end(), each.module) != known.end());
        CHECK(seen.insert(each.module).second);
    }
}

TEST_CASE("the tables of all modules are shipped, and right by themselves") {
    const std::vector<SourceFile> shipped = shipped_tables();
    auto file = shipped.begin();
    for (const ModuleFiles& module : module_files()) {
        for (const TableFile& table : module.tables) {
            INFO(file->name);
            CHECK_FALSE(table.keys().empty());
            CHECK(table.problems(*file++).empty());
        }
    }
}

TEST_CASE("modules are made of the shipped tables, in the order of the catalog") {
    const auto modules = read_modules(shipped_tables(), {"campaign.toml", ""});
    REQUIRE(modules);
    CHECK(tactical::module_names(*modules) == tactical::module_names(tactical::catalog()));
}

TEST_CASE("a wrong table, and a wrong switch, are refused with their place") {
    std::vector<SourceFile> tables = shipped_tables();
    for (const ModuleFiles& module : module_files()) {
        if (!module.switches) continue;
        const std::string text = "[" + std::string(module.module) + "]\nno_such_switch = 1\n";
        const auto read = read_modules(tables, {"c.toml", text});
        REQUIRE_FALSE(read);
        CHECK(describe(read.error().front()).find("c.toml:2:1: ") == 0);
    }
    REQUIRE_FALSE(tables.empty());
    tables.front().text = "no_such_key = 1\n";
    const auto read = read_modules(tables, {"campaign.toml", ""});
    REQUIRE_FALSE(read);
    CHECK(read.error().front().where.file == tables.front().name);
}
