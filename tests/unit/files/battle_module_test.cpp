#include <algorithm>
#include <catch2/catch.hpp>

#include "sources.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// The small campaign with a line more ahead of its switches.
CampaignSources with_line(const std::string& line) {
    CampaignSources sources = small_sources();
    change(sources.campaign.text, "[switches]", line + "\n[switches]");
    return sources;
}

using Data = std::vector<tactical::ModuleValue>;

}  // namespace

TEST_CASE("a campaign names the module that fights its battles, or none", "[files]") {
    const auto none = read_campaign(small_sources());
    REQUIRE(none);
    CHECK(none->battle_module.empty());
    const auto named = read_campaign(with_line("battle_module = \"battle_board\""));
    REQUIRE(named);
    CHECK(named->battle_module == "battle_board");
}

TEST_CASE("a module that the program does not have is refused with the nearest one", "[files]") {
    const auto read = read_campaign(with_line("battle_module = \"gunery\""));
    REQUIRE_FALSE(read);
    const std::string problems = described(read.error());
    INFO(problems);
    CHECK(problems.find("campaign.toml:8:17: ") == 0);
    CHECK(problems.find("did you mean \"gunnery\"?") != std::string::npos);
    CHECK(problems.find("(battle.unknown-module)") != std::string::npos);
}

TEST_CASE("a ship's own data for modules replace those of her class, key by key", "[files]") {
    CampaignSources sources = small_sources();
    change(sources.classes[0].text, "radar = true\n",
           "radar = true\n[class.module.paper]\nguns = \"6 of 6 inch\"\ncrew = 100\n");
    change(sources.forces.text, "{ name = \"Alpha\", class = \"cruiser\" }",
           "{ name = \"Alpha\", class = \"cruiser\", module = { paper = { crew = 85 } } }");
    const auto read = read_campaign(sources);
    INFO((read ? std::string{} : described(read.error())));
    REQUIRE(read);
    CHECK(read->ships[0].module_data ==
          Data{{"paper", "crew", "85"}, {"paper", "guns", "6 of 6 inch"}});
    CHECK(read->ships[1].module_data.empty());
    const Data of_class{{"paper", "crew", "100"}, {"paper", "guns", "6 of 6 inch"}};
    CHECK(std::is_permutation(of_class.begin(), of_class.end(), read->ships[2].module_data.begin(),
                              read->ships[2].module_data.end()));
}

TEST_CASE("a ship's data for a module are checked by that module", "[files]") {
    CampaignSources sources = small_sources();
    change(sources.forces.text, "{ name = \"Alpha\", class = \"cruiser\" }",
           "{ name = \"Alpha\", class = \"cruiser\", module = { battle_board = { armor = 0 } } }");
    const auto read = read_campaign(sources);
    REQUIRE_FALSE(read);
    CHECK(described(read.error()).find("forces.toml:7:") == 0);
}

TEST_CASE("the tons of a merchant ship go into her battles", "[files]") {
    const auto read = read_campaign(small_sources());
    REQUIRE(read);
    CHECK(read->ships[1].tonnage == 5000);
    CHECK_FALSE(read->ships[0].tonnage);
}

TEST_CASE("the shipped campaigns are fought by gunnery, with data of every class", "[files]") {
    for (const char* name : {"convoy-beta", "matapan", "bismarck"}) {
        const auto read = read_campaign(shipped_campaign(name));
        INFO(name << (read ? std::string{} : described(read.error())));
        REQUIRE(read);
        CHECK(read->battle_module == "gunnery");
        for (const ShipRow& row : read->ships) {
            INFO(row.ship.name);
            const auto says = [&](std::string_view key) {
                return std::any_of(
                    row.module_data.begin(), row.module_data.end(),
                    [&](const auto& each) { return each.module == "gunnery" && each.key == key; });
            };
            CHECK((says("guns") && says("armour") && says("control")));
            CHECK((says("tons") || (says("merchant") && row.tonnage)));
        }
    }
}

TEST_CASE("Force K is better trained than its classes, and Duisburg larger than San Marco",
          "[files]") {
    const auto read = read_campaign(shipped_campaign("convoy-beta"));
    REQUIRE(read);
    const auto ship = [&](std::string_view name) {
        return *std::find_if(read->ships.begin(), read->ships.end(),
                             [&](const ShipRow& row) { return row.ship.name == name; });
    };
    CHECK(ship("Duisburg (Ger.)").tonnage == 7389);
    CHECK(ship("San Marco (Ger.)").tonnage == 3113);
    const Data aurora = ship("Aurora").module_data;
    CHECK(std::count(aurora.begin(), aurora.end(),
                     tactical::ModuleValue{"gunnery", "crew", "110"}) == 1);
    CHECK(std::count_if(aurora.begin(), aurora.end(),
                        [](const auto& each) { return each.key == "crew"; }) == 1);
}
