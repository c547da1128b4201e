#include "files/result_file.h"

#include <catch2/catch.hpp>

#include "campaign/engagement.h"
#include "campaign/result_checks.h"
#include "sources.h"
#include "support/scenario.h"
#include "tactical/paper/papers.h"

namespace flagplot::test {

namespace {

std::string sheet_of(Scenario& scenario) {
    return tactical::paper::result_toml(request_of(scenario.definition(), scenario.state(), {0}));
}

tactical::BattleResult read(Scenario& scenario, const std::string& text) {
    const auto result = read_result({"result.toml", text}, scenario.definition());
    if (!result) UNSCOPED_INFO(described(result.error()));
    REQUIRE(result);
    return *result;
}

std::string problems(Scenario& scenario, const std::string& text) {
    const auto result = read_result({"result.toml", text}, scenario.definition());
    REQUIRE_FALSE(result);
    return described(result.error());
}

/// The sheet with the lines of one ship changed.
void change_ship(std::string& text, const std::string& ship, const std::string& part,
                 const std::string& into) {
    const auto begin = text.find("name = \"" + ship + "\"");
    REQUIRE(begin != text.npos);
    const auto at = text.find(part, begin);
    REQUIRE(at != text.npos);
    text.replace(at, part.size(), into);
}

}  // namespace

TEST_CASE("the sheet as it went out reads back as it went in") {
    Scenario scenario = in_battle();
    const auto result = read(scenario, sheet_of(scenario));
    CHECK(result.campaign == "case");
    CHECK(result.battle == 1);
    CHECK(result.contract == tactical::contract_version);
    CHECK_FALSE(result.ended_by);
    CHECK_FALSE(result.minutes);
    CHECK_FALSE(result.field_holder);
    REQUIRE(result.units.size() == 3);
    CHECK(result.units[2].state == tactical::UnitState::intact);
    CHECK(result.units[2].hull == Hundredths{100});
    CHECK(result.units[2].has_withdrawn == false);
    CHECK(result.learned.size() == 2);
}

TEST_CASE("what is filled in is read") {
    Scenario scenario = in_battle();
    std::string text = sheet_of(scenario);
    change(text, "minutes = \"unknown\"", "minutes = 80");
    change(text, "ended_by = \"unknown\"", "ended_by = \"victory_points\"");
    change(text, "field_holder = \"unknown\"", "field_holder = \"none\"");
    change(text, "disputed = \"\"", "disputed = \"the torpedo\"");
    change_ship(text, "b1", "state = \"intact\"", "state = \"unknown\"");
    change_ship(text, "b1", "hull = 100", "hull = \"unknown\"");
    change_ship(text, "b1", "crew = 100\n", "");
    change_ship(text, "b1", "withdrawn = false", "withdrawn = true\nexit = \"NE\"");
    change_ship(text, "b1", "notes = []", "notes = [\"on fire\"]\nby = \"blue\"");
    const auto result = read(scenario, text);
    CHECK(result.minutes == 80);
    CHECK(result.ended_by == tactical::EndedBy::victory_points);
    CHECK(result.field_holder == tactical::FieldHolder{});
    CHECK(result.disputed == "the torpedo");
    const tactical::UnitResult& unit = result.units[2];
    CHECK_FALSE(unit.state);
    CHECK_FALSE(unit.hull);
    CHECK_FALSE(unit.crew);
    CHECK(unit.speed == Hundredths{100});
    CHECK(unit.has_withdrawn == true);
    CHECK(unit.exit == Direction::north_east);
    CHECK(unit.notes == std::vector<std::string>{"on fire"});
    CHECK(unit.by == "blue");
}

TEST_CASE("what lasts of a ship in a module's words goes out on the sheet and reads back") {
    Scenario scenario = in_battle();
    auto request = request_of(scenario.definition(), scenario.state(), {0});
    request.parties[0].formations[0].units[0].lasting = {{"gunnery", "fires", "2 forward"}};
    std::string text = tactical::paper::result_toml(request);
    const std::string ship = request.parties[0].formations[0].units[0].name;
    change_ship(text, "b1", "notes = []", "notes = []\nlost_with = \"" + ship + "\"");
    const auto result = read(scenario, text);
    CHECK(result.units[0].lasting ==
          std::vector<tactical::ModuleValue>{{"gunnery", "fires", "2 forward"}});
    CHECK_FALSE(result.units[1].lasting);
    CHECK(result.units[2].lost_with == ship);
}

TEST_CASE("what lasts is a module, a key and a value, and she is lost with a ship that is there") {
    Scenario scenario = in_battle();
    std::string text = sheet_of(scenario);
    change_ship(text, "b1", "notes = []", "lasting = [\"fires 2\"]\nlost_with = \"b7\"");
    const std::string found = problems(scenario, text);
    INFO(found);
    CHECK(found.find("a module, a key and a value") != std::string::npos);
    CHECK(found.find("there is no ship \"b7\"") != std::string::npos);
}

TEST_CASE("what is wrong in a sheet is named with its place and the nearest right word") {
    Scenario scenario = in_battle();
    std::string text =
        "campaign = \"case\"\nbattle = 1\ncontract = 1\nfingerprint = \"x\"\n"
        "minuts = 80\nfield_holder = \"bleu\"\n"
        "[[ship]]\nname = \"A7\"\nstate = \"sunken\"\nhull = \"half\"\n"
        "[[learned]]\nside = \"red\"\ntext = \"\"\n"
        "[[learned]]\nside = \"red\"\ntext = \"\"\n";
    const std::string found = problems(scenario, text);
    for (const char* part :
         {"result.toml:5:1: \"minuts\" is not known here; did you mean \"minutes\"?",
          "result.toml:6:16: there is no side \"bleu\"; did you mean \"blue\"?",
          "result.toml:8:8: there is no ship \"A7\"",
          "result.toml:9:9: \"sunken\" is not one of intact, damaged, crippled, derelict, "
          "captured, "
          "sunk, unknown; did you mean \"sunk\"?",
          "result.toml:10:8: \"hull\" must be a whole number",
          "result.toml:15:8: side \"red\" is given twice"}) {
        INFO(found);
        INFO(part);
        CHECK(found.find(part) != std::string::npos);
    }
}

TEST_CASE("a sheet without its head is no result") {
    Scenario scenario = in_battle();
    CHECK(problems(scenario, "").find("\"campaign\" is missing") != std::string::npos);
    CHECK(problems(scenario, "battle 1 minutes 60").find("text.syntax") != std::string::npos);
}

TEST_CASE("a result by file and the same result by the text of a command do the same") {
    Scenario by_file = in_battle();
    std::string text = sheet_of(by_file);
    change(text, "minutes = \"unknown\"", "minutes = 80");
    change_ship(text, "b1", "state = \"intact\"", "state = \"sunk\"");
    change_ship(text, "b1", "hull = 100", "hull = 0");
    change_ship(text, "A2", "hull = 100", "hull = 40");
    change_ship(text, "A2", "speed = 100", "speed = 50");
    change(text, "side = \"blue\"\ntext = \"\"", "side = \"blue\"\ntext = \"She sank.\"");
    const auto filled = outcome_of(by_file.definition(), by_file.state(), {0}, read(by_file, text));
    REQUIRE(filled);
    const ReportBattle command{{0}, filled->outcome, {}};
    const std::string canonical = text_of(by_file.definition(), by_file.state(), Command{command});
    const auto again = read_command(by_file.definition(), by_file.state(), canonical);
    REQUIRE(again);
    CHECK(*again == Command{command});

    Scenario by_hand = in_battle();
    const auto typed = read_command(by_hand.definition(), by_hand.state(),
                                    "battle 1 minutes 80\n"
                                    "field blue\n"
                                    "ship \"A2\" hull 40 speed 50\n"
                                    "ship \"b1\" hull 0 speed 0\n"
                                    "learned blue \"She sank.\"\n");
    REQUIRE(typed);
    const auto one = by_file.attempt(command);
    const auto other = by_hand.attempt(*typed);
    REQUIRE(one);
    REQUIRE(other);
    CHECK(one->after.ships == other->after.ships);
    CHECK(one->after.formations == other->after.formations);
    CHECK(one->after.views == other->after.views);
    CHECK(one->reports == other->reports);
}

TEST_CASE("the page on battle papers has every check with what overruling it means",
          "[reference]") {
    const std::string page = text_of_file("docs/battle-papers.md");
    for (const ResultCheck& check : result_checks()) {
        INFO(check.question);
        CHECK(page.find("| `" + std::string(name_of(check.code)) + "` | " +
                        std::string(check.question) + " | " + std::string(check.overruled) +
                        " |\n") != std::string::npos);
    }
}

}  // namespace flagplot::test
