#include "operations/new_campaign.h"

#include <catch2/catch.hpp>

#include "store/campaign_folder.h"
#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

namespace fs = std::filesystem;

const std::vector<fs::path>& shipped_root() {
    static const std::vector<fs::path> roots{FLAGPLOT_SOURCE_DIR};
    return roots;
}

CampaignToWrite gulf() {
    CampaignToWrite wanted;
    CampaignPlan& plan = wanted.plan;
    plan.id = "gulf";
    plan.title = "The \"Gulf\"";
    plan.chart = "med60";
    plan.start = *read_moment("1942-06-14 06:00");
    plan.turn_starts = 5;
    plan.sides = {{"rm", "Regia Marina"}, {"rn", "Royal Navy"}};
    plan.formations = {{"RM-1", "3rd Division", 0, {1}, *read_square("E6"), {{"Trento", "Trento"}}},
                       {"RN-1",
                        "Convoy",
                        1,
                        {2},
                        *read_square("E5"),
                        {{"Clan Line", "cargo", KnotTenths{125}, 7000}, {"Lance", "L"}}}};
    return wanted;
}

/// A chart of 6 by 6 squares of sea that lies nowhere.
ChartContent pond(const std::string& name) {
    Chart chart{name, "A pond", 6, 6, std::vector<Terrain>(36, Terrain::sea), {}, {}};
    return {"# drawn for a test\n", std::move(chart)};
}

}  // namespace

TEST_CASE("a campaign that was set up lies in its folder and reads as it was planned",
          "[new_campaign]") {
    const Folder root;
    const auto folder = write_campaign(gulf(), root / ".", shipped_root());
    REQUIRE(folder);
    CHECK(folder->filename() == "gulf");
    const auto sources = read_campaign_folder(folder->string(), shipped_root());
    REQUIRE(sources);
    const auto definition = read_campaign(*sources);
    REQUIRE(definition);
    CHECK(definition->title == "The \"Gulf\"");
    CHECK(definition->chart.name == "MED60");
    CHECK(definition->calendar.last_turn() == TurnNumber{4});
    REQUIRE(definition->formations.size() == 2);
    CHECK(definition->formations[1].enters == TurnNumber{2});
    CHECK(name_of(definition->formations[1].enters_at) == "E5");
    const ShipRow& merchant = definition->ships.at(definition->formations[1].ships[0].index());
    CHECK(merchant.ship.maximum == KnotTenths{125});
    CHECK(merchant.speed_confidence == Confidence::low);
}

TEST_CASE("light, weather and cards of a campaign are those that were chosen", "[new_campaign]") {
    CampaignToWrite wanted = gulf();
    wanted.plan.light = Light::night;
    wanted.plan.weather = Weather::fog;
    wanted.plan.has_cards = true;
    wanted.plan.is_umpired = false;
    const Folder root;
    REQUIRE(problems_of(wanted, root / ".", shipped_root()).empty());
    const std::string text = campaign_text(wanted.plan);
    CHECK(text.find("light = [\"night\", \"night\", \"night\", \"night\"]\n") != text.npos);
    CHECK(text.find("weather.enabled = true\n") != text.npos);
    CHECK(text.find("to_turn = 4\nkind = \"fog\"\n") != text.npos);
    CHECK(text.find("events.draw = \"roll\"\n") != text.npos);
    CHECK(text.find("profile = \"standard\"\n") != text.npos);
}

TEST_CASE("a chart of its own is written into maps beside the campaigns", "[new_campaign]") {
    CampaignToWrite wanted = gulf();
    wanted.plan.chart = "pond";
    wanted.chart = pond("pond");
    for (PlannedFormation& each : wanted.plan.formations) each.at = *read_square("B2");
    const Folder root;
    const auto folder = write_campaign(wanted, root / ".", shipped_root());
    REQUIRE(folder);
    CHECK(fs::exists(root / "maps/pond.toml"));
    const auto sources = read_campaign_folder(folder->string(), shipped_root());
    REQUIRE(sources);
    const auto definition = read_campaign(*sources);
    REQUIRE(definition);
    CHECK(definition->chart.columns == 6);
}

TEST_CASE("a campaign with problems is not written, nor one over another", "[new_campaign]") {
    const Folder root;
    CampaignToWrite wrong = gulf();
    wrong.plan.formations[0].ships[0].class_name = "Trent";
    const auto problems = problems_of(wrong, root / ".", shipped_root());
    REQUIRE_FALSE(problems.empty());
    CHECK(problems.front().where.file == "campaigns/gulf/forces.toml");
    CHECK_FALSE(write_campaign(wrong, root / ".", shipped_root()));
    CHECK_FALSE(fs::exists(root / "campaigns"));
    REQUIRE(write_campaign(gulf(), root / ".", shipped_root()));
    const auto again = write_campaign(gulf(), root / ".", shipped_root());
    REQUIRE_FALSE(again);
    CHECK(again.error().code == ErrorCode::save_exists);
}
