#include "present/war/history_text.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "present/war/history_json.h"
#include "unit/files/sources.h"

using namespace flagplot;
using namespace flagplot::test;
using Json = nlohmann::ordered_json;

namespace {

/// What the page of history has of one campaign.
struct Block {
    std::string campaign;
    std::string text;
};

constexpr std::string_view begin_mark = "<!-- flagplot history ";
constexpr std::string_view end_mark = "<!-- end -->";

std::vector<Block> blocks_of_page() {
    std::istringstream page(text_of_file("docs/history.md"));
    std::vector<Block> blocks;
    bool is_inside = false;
    for (std::string line; std::getline(page, line);) {
        if (line == end_mark) is_inside = false;
        if (is_inside) blocks.back().text += line + "\n";
        if (!line.starts_with(begin_mark)) continue;
        const std::string name = line.substr(begin_mark.size());
        if (name.starts_with("--")) continue;  // of battles
        blocks.push_back({name.substr(0, name.find(' ')), ""});
        is_inside = true;
    }
    return blocks;
}

/// The cells of every table row; a line that is none is a row of one cell. How wide columns are
/// drawn does not count.
std::vector<std::vector<std::string>> rows_of(const std::string& text) {
    std::vector<std::vector<std::string>> rows;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.starts_with("| -")) continue;
        std::istringstream cells(line);
        auto& row = rows.emplace_back();
        for (std::string cell; std::getline(cells, cell, '|');) {
            const auto first = cell.find_first_not_of(' ');
            if (first == std::string::npos) continue;
            row.push_back(cell.substr(first, cell.find_last_not_of(' ') - first + 1));
        }
    }
    return rows;
}

Definition campaign_named(const std::string& name) {
    auto read = read_campaign(shipped_campaign(name));
    REQUIRE(read);
    return *std::move(read);
}

HistoryFigures figures_of(const Definition& definition) {
    auto figures = history_figures(definition);
    REQUIRE(figures);
    return *std::move(figures);
}

void collect_keys(const Json& json, std::vector<std::string>& keys) {
    if (json.is_object()) {
        for (const auto& [key, value] : json.items()) keys.push_back(key);
    }
    for (const Json& each : json) {
        if (each.is_structured()) collect_keys(each, keys);
    }
}

}  // namespace

TEST_CASE("the page of history has the figures that the program finds", "[history]") {
    const auto blocks = blocks_of_page();
    REQUIRE(blocks.size() >= 3);
    for (const Block& block : blocks) {
        INFO(block.campaign << ": scripts/history-page writes what the program prints");
        const Definition definition = campaign_named(block.campaign);
        CHECK(rows_of(block.text) == rows_of(history_text(definition, figures_of(definition))));
    }
}

TEST_CASE("the tables of history stand in line", "[history]") {
    const Definition definition = campaign_named("convoy-beta");
    const std::string text = history_text(definition, figures_of(definition));
    CHECK(text.find("| formation | turn starts | exact | within one | largest lag | absent |\n"
                    "| --------- | ----------- | ----- | ---------- | ----------- | ------ |\n"
                    "| AX-BETA   | 6           | 3     | 6          | 1           | 0      |\n") !=
          std::string::npos);
    CHECK(
        text.find("Exact 12 of 15 (80 %), within one square 15 of 15 (100 %), largest lag 1.\n") !=
        std::string::npos);
}

TEST_CASE("marks name every fact with how sure it is", "[history]") {
    const Definition definition = campaign_named("convoy-beta");
    const std::string text = history_marks_text(definition);
    CHECK(text.find("| AX-BETA   | Duisburg (Ger.)   | 9     | L    | no    | H    |\n") !=
          std::string::npos);
    CHECK(text.find("- E 1941-11-07 21:00, AX-BETA in B2: left Naples") != std::string::npos);
    CHECK(text.find("- M 1941-11-09 00:39, UK-K in E6: sights the convoy") != std::string::npos);
    CHECK(text.find("- M 8 Nov 17:30, departure in C7: Force K leaves Malta.\n") !=
          std::string::npos);
    CHECK(text.find("- L E6, Battle of the Duisburg convoy: 63 minutes, 11 ships sunk or hit\n") !=
          std::string::npos);
    CHECK(text.find("Partings") == std::string::npos);  // there is none
}

TEST_CASE("history's JSON has the figures, and every key of it is documented", "[history]") {
    const Definition definition = campaign_named("convoy-beta");
    const HistoryFigures figures = figures_of(definition);
    const Json json = Json::parse(history_json(definition, figures, true));
    CHECK(json["formation_turns"] == 15);
    CHECK(json["exact"] == 12);
    CHECK(json["within_one"] == 15);
    CHECK(json["max_lag"] == 1);
    CHECK(json["formations"].size() == 3);
    CHECK(json["formations"][0]["standings"][1]["square"] == "C3");
    CHECK(json["sightings"][1]["needed"] == 2);
    CHECK(json["played"]["formation_turns"] == 15);
    CHECK(json["marks"]["ships"].size() == 23);
    CHECK_FALSE(Json::parse(history_json(definition, figures, false)).contains("marks"));
    std::vector<std::string> keys;
    collect_keys(json, keys);
    const std::string page = text_of_file("docs/history.md");
    for (const std::string& key : keys) {
        INFO(key);
        CHECK(page.find("`" + key + "`") != std::string::npos);
    }
}
