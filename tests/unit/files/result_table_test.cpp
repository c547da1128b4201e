#include "files/result_table.h"

#include <catch2/catch.hpp>

#include "campaign/engagement.h"
#include "files/result_file.h"
#include "sources.h"
#include "support/scenario.h"
#include "tactical/paper/papers.h"
#include "tactical/paper/tables.h"

namespace flagplot::test {

namespace {

std::string table_of(Scenario& scenario) {
    return tactical::paper::result_csv(request_of(scenario.definition(), scenario.state(), {0}));
}

FilledOutcome outcome(Scenario& scenario, const std::string& text) {
    const auto result = read_result_table({"result.csv", text}, scenario.definition());
    if (!result) UNSCOPED_INFO(described(result.error()));
    REQUIRE(result);
    const auto filled = outcome_of(scenario.definition(), scenario.state(), {0}, *result);
    REQUIRE(filled);
    return *filled;
}

std::string problems_in(Scenario& scenario, const std::string& text) {
    const auto result = read_result_table({"result.csv", text}, scenario.definition());
    REQUIRE_FALSE(result);
    return described(result.error());
}

/// With every comma outside of quotation marks a semicolon, and lines ending as on Linux.
std::string of_spreadsheet(std::string text) {
    std::string changed = "\xef\xbb\xbf";
    bool is_quoted = false;
    for (const char c : text) {
        if (c == '"') is_quoted = !is_quoted;
        if (c != '\r') changed += c == ',' && !is_quoted ? ';' : c;
    }
    return changed;
}

}  // namespace

TEST_CASE("a table as it went out does what the sheet as it went out does") {
    Scenario scenario = in_battle();
    const auto request = request_of(scenario.definition(), scenario.state(), {0});
    const auto sheet =
        read_result({"result.toml", tactical::paper::result_toml(request)}, scenario.definition());
    REQUIRE(sheet);
    const auto by_sheet = outcome_of(scenario.definition(), scenario.state(), {0}, *sheet);
    REQUIRE(by_sheet);
    CHECK(outcome(scenario, table_of(scenario)) == *by_sheet);
    CHECK(outcome(scenario, of_spreadsheet(table_of(scenario))) == *by_sheet);
}

TEST_CASE("what is filled into the table is read") {
    Scenario scenario = in_battle();
    std::string text = table_of(scenario);
    change(text, "minutes,,,,,,,,,,,,unknown", "minutes,,,,,,,,,,,,080");
    change(text, "disputed,,,,,,,,,,,,", "disputed,,,,,,,,,,,,\"the \"\"second\"\", torpedo\"");
    const auto at = text.find("b1,intact,100,100,100,100,100,false,,,,,");
    REQUIRE(at != text.npos);
    text.replace(at, 40, "b1,damaged,40,,unknown,100,100,TRUE,NE,,,\"on fire\r\nlist to port\",");
    const auto result = read_result_table({"result.csv", text}, scenario.definition());
    if (!result) UNSCOPED_INFO(described(result.error()));
    REQUIRE(result);
    CHECK(result->minutes == 80);
    CHECK(result->disputed == "the \"second\", torpedo");
    const auto& unit = result->units.at(2);
    CHECK(unit.state == tactical::UnitState::damaged);
    CHECK(unit.hull == Hundredths{40});
    CHECK_FALSE(unit.speed);
    CHECK_FALSE(unit.crew);
    CHECK(unit.has_withdrawn == true);
    CHECK(unit.exit == Direction::north_east);
    CHECK(unit.notes == std::vector<std::string>{"on fire", "list to port"});
}

TEST_CASE("what is wrong in a table is named with its line, its column and the right word") {
    Scenario scenario = in_battle();
    const std::string text =
        "record,side,name,state,hull,text\n"
        "battle,,campaign,,,case\n"
        "battle,,battle,,,1\n"
        "battle,,contract,,,1\n"
        "battle,,fingerprint,,,x\n"
        "battle,,minuts,,,80\n"
        "shp,red,A2,intact,100,\n"
        "ship,red,A7,sunken,half,\n"
        "ship,red,,intact,100,\n"
        "learned,bleu,,,,\n";
    const std::string found = problems_in(scenario, text);
    for (const char* part :
         {"result.csv:6:9: \"minuts\" is not known here; did you mean \"minutes\"?",
          "result.csv:7:1: \"shp\" is not one of battle, ship, learned; did you mean \"ship\"?",
          "result.csv:8:10: there is no ship \"A7\"",
          "result.csv:8:13: \"sunken\" is not one of intact, damaged, crippled, derelict, "
          "captured, "
          "sunk, unknown; did you mean \"sunk\"?",
          "result.csv:8:20: \"hull\" must be a whole number", "result.csv:9:1: \"name\" is missing",
          "result.csv:10:9: there is no side \"bleu\"; did you mean \"blue\"?"}) {
        INFO(found);
        INFO(part);
        CHECK(found.find(part) != std::string::npos);
    }
}

TEST_CASE("a table without its header row, or cut off, is no result") {
    Scenario scenario = in_battle();
    CHECK(problems_in(scenario, "recrd,name,text\n").find("did you mean \"record\"?") !=
          std::string::npos);
    CHECK(problems_in(scenario, "record,text\n").find("\"name\" is missing") != std::string::npos);
    CHECK(problems_in(scenario, "record,name,text\nbattle,\"campaign").find("result.csv:2:8") !=
          std::string::npos);
    CHECK(problems_in(scenario, "").find("\"campaign\" is missing") != std::string::npos);
    CHECK(problems_in(scenario, "record,name,text\nship,A2,,more\n").find("result.csv:2:10") !=
          std::string::npos);
}

}  // namespace flagplot::test
