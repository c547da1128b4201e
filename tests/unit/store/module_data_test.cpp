#include <catch2/catch.hpp>

#include <fstream>
#include <sstream>

#include "module_files/catalog.h"
#include "store/campaign_folder.h"
#include "store/module_data.h"

using namespace flagplot;

namespace {

constexpr const char* naval_table = "assets/battle_board/naval.toml";

std::string shipped_text() {
    std::ostringstream text;
    text << std::ifstream(std::string(FLAGPLOT_SOURCE_DIR) + "/" + naval_table).rdbuf();
    return text.str();
}

const SourceText campaign{"campaign", "campaigns/war/campaign.toml", "id = \"war\"\n"};

}  // namespace

TEST_CASE("the tables that a save keeps come before those that are installed") {
    std::string other = shipped_text();
    const std::string line = "mass_per_point = 20";
    REQUIRE(other.find(line) != std::string::npos);
    other.replace(other.find(line), line.size(), "mass_per_point = 21");
    CHECK(modules_for({campaign}));
    CHECK(modules_for({campaign, {"table", naval_table, other}}));

    const auto wrong = modules_for({campaign, {"table", naval_table, "mass_per_point = 0\n"}});
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().where.file == naval_table);
}

TEST_CASE("a campaign is read with the tables of all modules, and keeps them") {
    const auto sources =
        read_campaign_folder("convoy-beta", {std::filesystem::path(FLAGPLOT_SOURCE_DIR)});
    REQUIRE(sources);
    REQUIRE(sources->tables.size() == table_names().size());
    for (std::size_t i = 0; i < table_names().size(); ++i) {
        CHECK(sources->tables[i].name == table_names()[i]);
    }
    CHECK(sources_of(texts_of(*sources)).tables.size() == table_names().size());
}
