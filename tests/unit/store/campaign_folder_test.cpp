#include "store/campaign_folder.h"

#include <catch2/catch.hpp>

#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

namespace fs = std::filesystem;

/// A data root with one campaign, "drill", that names its files as asked.
class DataRoot {
  public:
    explicit DataRoot(const std::string& chart = "lake",
                      const std::string& briefing = "briefing.md") {
        fs::create_directories(folder_ / "campaigns/drill");
        fs::create_directories(folder_ / "maps");
        put_bytes(folder_ / "secret.md", "nobody's business");
        put_bytes(folder_ / "secret.toml", "nobody's business");
        put_bytes(folder_ / "maps/lake.toml", "name = \"LAKE\"\n");
        put_bytes(own("briefing.md"), "Steam on.\n");
        put_bytes(own("forces.toml"), "");
        put_bytes(own("campaign.toml"), "id = \"drill\"\nchart = \"" + chart +
                                            "\"\n[[side]]\nid = \"uk\"\nbriefing = \"" + briefing +
                                            "\"\n");
    }

    [[nodiscard]] fs::path own(const std::string& name) const {
        return folder_ / ("campaigns/drill/" + name);
    }
    [[nodiscard]] Result<CampaignSources> read(const std::string& name = "drill") const {
        return read_campaign_folder(name, {folder_ / "."});
    }

  private:
    Folder folder_;
};

}  // namespace

TEST_CASE("a campaign is found by name with the files it names") {
    const DataRoot root;
    const auto sources = root.read();
    REQUIRE(sources);
    CHECK(sources->campaign.name == "campaigns/drill/campaign.toml");
    CHECK(sources->history.text.empty());
    REQUIRE(sources->charts.size() == 1);
    CHECK(sources->charts[0].name == "maps/lake.toml");
    REQUIRE(sources->briefings.size() == 1);
    CHECK(sources->briefings[0].text == "Steam on.\n");
}

TEST_CASE("a campaign is found by its folder too") {
    const DataRoot root;
    const auto sources = read_campaign_folder(root.own("").string(), {});
    REQUIRE(sources);
    CHECK(sources->charts.size() == 1);  // from the root it lies in
}

TEST_CASE("for messages a campaign's files can be called by the paths at which they were found") {
    const DataRoot root;
    const auto sources = read_campaign_folder(root.own("").string(), {}, FileNames::as_found);
    REQUIRE(sources);
    const auto found = [&](const std::string& name) {
        return root.own(name).lexically_normal().string();
    };
    CHECK(sources->campaign.name == found("campaign.toml"));
    CHECK(sources->history.name == found("history.toml"));
    REQUIRE(sources->charts.size() == 1);
    CHECK(sources->charts[0].name == found("../../maps/lake.toml"));
    REQUIRE(sources->briefings.size() == 1);
    CHECK(sources->briefings[0].name == found("briefing.md"));
}

TEST_CASE("an unknown campaign is answered with the nearest name") {
    const auto sources = DataRoot().read("dril");
    REQUIRE_FALSE(sources);
    CHECK(describe(sources.error()).find("did you mean \"drill\"?") != std::string::npos);
}

TEST_CASE("no campaign reads a file outside its folder and the data") {
    CHECK(DataRoot("lake", "../../secret.md").read()->briefings.empty());
    CHECK(DataRoot("lake", "/etc/hostname").read()->briefings.empty());
    CHECK(DataRoot("../../../../../../etc/hostname").read()->charts.empty());

    const DataRoot linked;
    fs::remove(linked.own("briefing.md"));
    fs::create_symlink(linked.own("../../secret.md"), linked.own("briefing.md"));
    CHECK(linked.read()->briefings.empty());
}

TEST_CASE("what leads out of the folder is refused by its name where it is named") {
    const auto said = [](const DataRoot& root) {
        const auto sources = root.read();
        REQUIRE(sources);
        const auto definition = read_campaign(*sources);
        REQUIRE_FALSE(definition);
        std::string all;
        for (const Error& error : definition.error()) all += describe(error) + "\n";
        return all;
    };
    const std::string place = "campaigns/drill/campaign.toml:";
    for (const std::string out : {"../secret", "/etc/hostname", "..", "a/../../secret"}) {
        INFO(out);
        CHECK(said(DataRoot(out)).find(place + "2:9: chart is \"" + out + "\"") !=
              std::string::npos);
        CHECK(said(DataRoot("lake", out + ".md"))
                  .find(place + "5:12: briefing is \"" + out + ".md\"") != std::string::npos);
    }

    const DataRoot chart;
    fs::remove(chart.own("../../maps/lake.toml"));
    fs::create_symlink("/etc/hostname", chart.own("../../maps/lake.toml"));
    CHECK(said(chart).find(place + "2:9: there is no file \"maps/lake.toml\"") !=
          std::string::npos);
    const DataRoot briefing;
    fs::remove(briefing.own("briefing.md"));
    fs::create_symlink(briefing.own("../../secret.md"), briefing.own("briefing.md"));
    CHECK(said(briefing).find(place + "5:12: there is no file \"briefing.md\"") !=
          std::string::npos);
}

TEST_CASE("a campaign's own files are no links to elsewhere") {
    for (const char* name : {"campaign.toml", "forces.toml", "history.toml"}) {
        const DataRoot root;
        fs::remove(root.own(name));
        fs::create_symlink(root.own("../../secret.toml"), root.own(name));
        const auto sources = root.read();
        REQUIRE_FALSE(sources);
        CHECK(describe(sources.error()) ==
              "cannot read campaigns/drill/" + std::string(name) +
                  ": it is not in the campaign's folder (text.unreadable)");
    }
}

TEST_CASE("a name with dots does not climb out of the campaigns") {
    CHECK_FALSE(DataRoot().read(".."));
    CHECK_FALSE(DataRoot().read("../campaigns/drill/nothing"));
}

TEST_CASE("texts come out of a save as they went in") {
    const auto sources = DataRoot().read();
    REQUIRE(sources);
    const auto texts = texts_of(*sources);
    CHECK(texts_of(sources_of(texts)) == texts);
    CHECK(texts.size() == 5);
}
