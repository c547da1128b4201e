#include <algorithm>
#include <catch2/catch.hpp>

#include "files/campaign_file.h"
#include "files/chart_file.h"
#include "sources.h"

namespace flagplot::test {

namespace {

constexpr const char* two_bays = R"(name = "bay"
title = "Two Bays"
drawing = """
   A B C
1  . # .
2  . . .
3  . # .
"""
places = [ { name = "Redhaven", square = "A1", port = true } ]
straits = [ { name = "Narrows", squares = ["A2", "B2", "C2"] } ]
)";

/// The small campaign on a chart of two bays that a strait joins, with this line in it.
CampaignSources two_bays_with(const std::string& line) {
    CampaignSources sources = small_sources();
    sources.charts[0].text = two_bays;
    change(sources.campaign.text, "chart = \"bay\"\n", "chart = \"bay\"\n" + line);
    return sources;
}

std::string straits_problems(const std::string& line) {
    const auto definition = read_campaign(two_bays_with(line));
    return definition ? "" : described(definition.error());
}

std::string chart_problems(const std::string& straits) {
    const auto chart = read_chart_file(
        {"x.toml",
         "name = \"x\"\ntitle = \"X\"\ndrawing = \"...\\n.#.\"\nstraits = [ " + straits + " ]\n"});
    return chart ? "" : described(chart.error());
}

}  // namespace

TEST_CASE("a campaign closes a strait of its chart by name", "[straits]") {
    const auto open = read_campaign(two_bays_with(""));
    const auto closed = read_campaign(two_bays_with("closed_straits = [\"Narrows\"]\n"));
    REQUIRE(open);
    REQUIRE(closed);
    const auto waters = [](const Chart& chart) {
        const auto numbers = connected_waters(chart);
        return *std::max_element(numbers.begin(), numbers.end()) + 1;
    };
    CHECK(waters(open->chart) == 1);
    CHECK(waters(closed->chart) == 2);
    CHECK(open->chart.terrain == closed->chart.terrain);
    // nobody's sight is stopped by it
    CHECK_FALSE(closed->chart.has_barrier(*read_square("B2"), Direction::east, Closes::sight));
}

TEST_CASE("a strait that the chart does not name cannot be closed", "[straits]") {
    CHECK(straits_problems("closed_straits = [\"Narows\"]\n")
              .find("there is no strait of the chart called \"Narows\"; did you mean "
                    "\"Narrows\"?") != std::string::npos);
}

TEST_CASE("a strait through wide water is not closed by name", "[straits]") {
    CampaignSources sources = two_bays_with("closed_straits = [\"Narrows\"]\n");
    change(sources.charts[0].text, "1  . # .\n2  . . .\n3  . # .",
           "1  . . .\n2  . . .\n3  . . .\n4  . . .\n5  . . .\n6  . . .\n7  . . .");
    change(sources.charts[0].text, "[\"A2\", \"B2\", \"C2\"]", "[\"A4\", \"B4\", \"C4\"]");
    const auto definition = read_campaign(sources);
    REQUIRE_FALSE(definition);
    CHECK(described(definition.error()).find("too wide") != std::string::npos);
}

TEST_CASE("a strait of a chart runs through two sea squares or more, each beside the last",
          "[straits]") {
    CHECK(chart_problems("{ name = \"S\", squares = [\"A1\", \"B1\", \"C2\"] }").empty());
    CHECK(chart_problems("{ name = \"S\", squares = [\"A1\"] }").find("two squares or more") !=
          std::string::npos);
    CHECK(chart_problems("{ name = \"S\", squares = [\"A1\", \"C1\"] }").find("A1") !=
          std::string::npos);
    CHECK(chart_problems("{ name = \"S\", squares = [\"A1\", \"B2\"] }").find("B2") !=
          std::string::npos);
    CHECK(chart_problems("{ name = \"S\", squares = [\"A1\", \"Z9\"] }").find("Z9") !=
          std::string::npos);
    const std::string strait = "{ name = \"S\", squares = [\"A1\", \"B1\"] }";
    CHECK(chart_problems(strait + ", " + strait).find("given twice") != std::string::npos);
}

}  // namespace flagplot::test
