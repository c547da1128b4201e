#include "files/action_file.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <utility>

#include "files/action_statements.h"
#include "tactical/outcome.h"
#include "unit/files/sources.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr const char* action_name = "assets/actions/drill.toml";

SourceFile drill() {
    return {action_name, text_of_file("tests/lint-files/right/assets/actions/drill.toml")};
}

std::vector<SourceFile> drill_classes() {
    return {{"assets/ships.toml", text_of_file("tests/lint-files/right/assets/ships.toml")}};
}

/// The drill with one text in it replaced.
SourceFile drill_with(const std::string& old, const std::string& now) {
    SourceFile file = drill();
    const auto at = file.text.find(old);
    REQUIRE(at != std::string::npos);
    file.text.replace(at, old.size(), now);
    return file;
}

std::string problem_of_drill(const SourceFile& file) {
    const auto read = read_action(file, drill_classes());
    REQUIRE_FALSE(read);
    REQUIRE(read.error().size() == 1);
    return describe(read.error().front());
}

}  // namespace

TEST_CASE("an action becomes a request with its doctrines", "[actions]") {
    const auto read = read_action(drill(), drill_classes());
    REQUIRE(read);
    REQUIRE(read->size() == 2);
    const actions::Action& action = read->front();
    CHECK(action.title == "Drill in the bay");
    CHECK(action.request.limit_minutes == 60);
    CHECK(action.request.scene.date_hour == "7 Nov 1941 21:47");
    CHECK(action.request.scene.light == "night");
    CHECK(action.request.scene.weather == "clear weather");
    REQUIRE(action.request.parties.size() == 2);
    const tactical::Formation& red = action.request.parties[0].formations.at(0);
    CHECK(red.course == Direction::north_east);
    CHECK(red.speed == KnotTenths{120});
    CHECK(red.contact_range == Hundredths{80});
    CHECK(red.units.at(0).tonnage == 5000);
    CHECK(action.request.spottings ==
          std::vector<tactical::Spotting>{{"red", "R1", "B1", "by eye"}});
    CHECK(action.request.surprised.empty());
    REQUIRE(action.doctrines.at(0).lines.size() == 1);
    CHECK(action.doctrines[0].lines[0].value == "maximize-damage");
    CHECK(action.doctrines.at(1).lines.empty());
}

TEST_CASE("a ship goes into an action with what she has left", "[actions]") {
    const auto read = read_action(drill(), drill_classes());
    REQUIRE(read);
    const tactical::Unit& gamma = read->front().request.parties[1].formations[0].units[0];
    CHECK(gamma.hull == Hundredths{90});
    CHECK(gamma.speed_left == KnotTenths{240});
    CHECK(gamma.ammunition == Hundredths{50});
    CHECK(gamma.state == tactical::UnitState::damaged);
    CHECK(gamma.lasting == std::vector<tactical::ModuleValue>{{"battle_board", "fires", "2"}});
}

TEST_CASE("a variation changes what it names and nothing else", "[actions]") {
    const auto read = read_action(drill(), drill_classes());
    REQUIRE(read);
    const actions::Action& by_day = read->at(1);
    CHECK(by_day.variation == "by day");
    CHECK(by_day.request.scene.light == "day");
    CHECK(by_day.request.scene.weather == "poor weather");
    CHECK(by_day.request.limit_minutes == 30);
    CHECK(by_day.request.surprised == std::vector<std::string>{"blue"});
    CHECK(by_day.request.spottings.size() == 2);
    CHECK(by_day.doctrines.at(1).lines.size() == 1);
    const auto& data = by_day.request.parties[1].formations[0].units[0].data;
    const auto armor = std::find_if(data.begin(), data.end(),
                                    [](const auto& value) { return value.key == "armor"; });
    REQUIRE(armor != data.end());
    CHECK(armor->value == "100");
    CHECK(by_day.request.parties[0] == read->front().request.parties[0]);
    CHECK(by_day.request.scene.date_hour == read->front().request.scene.date_hour);
}

TEST_CASE("statements belong to their variation, and sides stand for their ships", "[actions]") {
    const auto read = read_action(drill(), drill_classes());
    REQUIRE(read);
    REQUIRE(read->at(1).statements.size() == 1);
    CHECK(read->at(1).statements[0].which ==
          std::vector<actions::ShipCondition>{{actions::ShipIs::out, 0},
                                              {actions::ShipIs::hull_at_most, 20}});
    REQUIRE(read->front().statements.size() == 2);
    CHECK(read->front().statements[0].of == std::vector<std::string>{"Beta"});
    CHECK(read->front().statements[1].by == std::vector<std::string>{"Gamma"});
    CHECK(read->front().statements[1].most == 305);
}

TEST_CASE("what a statement says must make sense together", "[actions]") {
    const auto [old, now, expected] = GENERATE(table<std::string, std::string, std::string>({
        {"mean = [0, 30.5]", "", "\"percent\" is missing"},
        {"mean = [0, 30.5]", "mean = [0, 30.5]\npercent = [1, 2]", "given beside mean"},
        {"mean = [0, 30.5]", "mean = [30, 1]", "no pair of numbers"},
        {"mean = [0, 30.5]", "mean = [1, 2, 3]", "no pair of numbers"},
        {"mean = [0, 30.5]", "mean = [0, 30.5]\nat_most = 4", "given beside mean"},
        {"at_most = 40\n", "", "\"at_least\" is missing"},
        {"which = [\"sunk\"]\n", "", "\"which\" is missing"},
        {"which = [\"sunk\"]", "which = [\"withdrawn\"]", "known at the end alone"},
        {"hull at most 20", "hull at most 120", "\"hull at most 120\" is not one of"},
        {"\"out\"", "\"otu\"", "did you mean \"out\""},
    }));
    INFO(now);
    CHECK_THAT(problem_of_drill(drill_with(old, now)), Catch::Contains(expected));
}

TEST_CASE("an action whose class file is not there says so once", "[actions]") {
    const auto read = read_action(drill(), {});
    REQUIRE_FALSE(read);
    REQUIRE(read.error().size() == 1);
    CHECK(describe(read.error()[0]).find("\"assets/ships.toml\"") != std::string::npos);
}

TEST_CASE("conditions of ships are read word by word", "[actions]") {
    for (std::size_t i = 0; i < words_of<actions::ShipIs>.size(); ++i) {
        const auto is = static_cast<actions::ShipIs>(i);
        const bool has_number = is >= actions::ShipIs::hull_at_most;
        const std::string text = std::string(word_of(is)) + (has_number ? " 40" : "");
        INFO(text);
        CHECK(ship_condition(text) == actions::ShipCondition{is, has_number ? 40 : 0});
    }
    CHECK_FALSE(ship_condition("sunk 40"));
    CHECK_FALSE(ship_condition("hull at most"));
    CHECK_FALSE(ship_condition("hull at most -1"));
}

TEST_CASE("every action that comes with the program is right and states something", "[actions]") {
    const std::vector<SourceFile> classes{shipped_file("assets/ship-classes.toml")};
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(
             std::filesystem::path(FLAGPLOT_SOURCE_DIR) / "assets/actions")) {
        const std::string name = "assets/actions/" + entry.path().filename().string();
        const auto read = read_action(shipped_file(name), classes);
        INFO(name << (read ? "" : ": " + describe(read.error().front())));
        REQUIRE(read);
        CHECK(!read->front().statements.empty());
        for (const actions::Action& action : *read) {
            CHECK(action.request.parties.size() == 2);
            CHECK(!tactical::units_in(action.request).empty());
        }
        ++files;
    }
    CHECK(files == 12);
}
