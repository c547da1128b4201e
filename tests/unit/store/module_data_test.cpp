#include <catch2/catch.hpp>

#include <fstream>
#include <sstream>

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

std::int32_t mass_by(const std::vector<SourceText>& texts) {
    return module_tables(texts).value().battle_board.naval.mass_per_point;
}

}  // namespace

TEST_CASE("the tables that a save keeps come before those that are installed") {
    std::string other = shipped_text();
    const std::string line = "mass_per_point = 20";
    REQUIRE(other.find(line) != std::string::npos);
    other.replace(other.find(line), line.size(), "mass_per_point = 21");
    CHECK(mass_by({campaign}) == 20);
    CHECK(mass_by({campaign, {"table", naval_table, other}}) == 21);
    CHECK_FALSE(module_tables({campaign, {"table", naval_table, "mass_per_point = 0\n"}}));
}

TEST_CASE("a campaign is read with the tables of all modules, and keeps them") {
    const auto sources =
        read_campaign_folder("convoy-beta", {std::filesystem::path(FLAGPLOT_SOURCE_DIR)});
    REQUIRE(sources);
    REQUIRE(sources->tables.size() == module_files().size());
    for (std::size_t i = 0; i < module_files().size(); ++i) {
        CHECK(sources->tables[i].name == module_files()[i]);
    }
    CHECK(sources_of(texts_of(*sources)).tables.size() == module_files().size());
}
