#include <catch2/catch.hpp>

#include <map>

#include "campaign/engagement.h"
#include "files/result_file.h"
#include "files/result_table.h"
#include "present/desk/umpire/umpire_battles.h"
#include "support/scenario.h"
#include "support/text.h"
#include "tactical/paper/papers.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// The sheet with another value of a ship's key, which may not stand in it yet.
void write_into(std::string& sheet, const std::string& ship, const std::string& key,
                const std::string& value) {
    const std::string name = "name = \"" + ship + "\"\n";
    const std::size_t begin = sheet.find(name);
    REQUIRE(begin != sheet.npos);
    const std::size_t end = sheet.find("\n\n", begin);
    const std::size_t at = sheet.find("\n" + key + " = ", begin);
    const bool is_there = at < end;
    const std::size_t from = is_there ? at + 1 : begin + name.size();
    const std::size_t length = is_there ? sheet.find('\n', from) + 1 - from : 0;
    sheet.replace(from, length, key + " = " + value + "\n");
}

const FormField& field_called(const Form& form, const std::string& name) {
    for (const auto* fields : {&form.fields, &form.after}) {
        for (const FormField& each : *fields) {
            if (each.name == name) return each;
        }
    }
    FAIL("no field " << name);
    return form.fields.front();
}

}  // namespace

TEST_CASE("a result typed at the desk is what the sheet says that was filled in so", "[desk]") {
    Scenario scenario = in_battle();
    const Definition& definition = scenario.definition();
    const auto request = request_of(definition, scenario.state(), {0});
    const std::string victim = definition.ships.back().ship.name;
    const std::string taker = definition.ships.front().ship.name;
    std::string sheet = tactical::paper::result_toml(request);
    Filled filled;
    const auto both = [&](const std::string& ship, const std::string& key,
                          const std::string& in_sheet, const std::string& typed) {
        write_into(sheet, ship, key, in_sheet);
        filled["result.1." + ship + "." + key] = typed;
    };
    both(taker, "withdrawn", "true", "true");
    both(taker, "exit", "\"NE\"", "NE");
    both(taker, "notes", "[\"on fire\", \"list to port\"]", "on fire; list to port");
    both(victim, "state", "\"captured\"", "captured");
    both(victim, "by", "\"" + definition.sides[0].id + "\"", definition.sides[0].id);
    both(victim, "prize_crew", "\"" + taker + "\"", taker);
    const auto by_sheet = read_result({"result.toml", sheet}, definition);
    REQUIRE(by_sheet);
    const auto by_form = read_result_table(
        {"", result_typed(scenario.rules(), scenario.state(), {0}, filled)}, definition);
    REQUIRE(by_form);
    CHECK(*by_form == *by_sheet);
    CHECK(by_form->units.front().exit == Direction::north_east);
    CHECK(by_form->units.front().notes->size() == 2);
    CHECK(by_form->units.back().prize_crew == taker);
    const Form form = battle_forms(scenario.rules(), scenario.state(), filled, {}).back();
    CHECK(field_called(form, "result.1." + taker + ".notes").value == "on fire; list to port");
}

TEST_CASE("the form of a result as it went out is the sheet as it went out", "[desk]") {
    Scenario scenario = in_battle();
    const auto request = request_of(scenario.definition(), scenario.state(), {0});
    const auto by_sheet =
        read_result({"result.toml", tactical::paper::result_toml(request)}, scenario.definition());
    const auto by_form = read_result_table(
        {"", result_typed(scenario.rules(), scenario.state(), {0}, {})}, scenario.definition());
    REQUIRE(by_sheet);
    REQUIRE(by_form);
    CHECK(*by_form == *by_sheet);
}

TEST_CASE("where a ship may have withdrawn to is chosen, and each way says where it leads",
          "[desk]") {
    Scenario scenario = in_battle();
    const Form form = battle_forms(scenario.rules(), scenario.state(), {}, {}).back();
    const std::string ship = scenario.definition().ships.front().ship.name;
    const FormField& exit = field_called(form, "result.1." + ship + ".exit");
    CHECK(exit.kind == FormField::Kind::choice);
    CHECK(exit.value.empty());
    CHECK(exit.choices.size() == 10);  // eight ways, unknown, none
    CHECK(has(form.said.back(), "E C1"));
    const FormField& crew = field_called(form, "result.1." + ship + ".prize_crew");
    CHECK(crew.choices.size() == 1 + scenario.definition().ships.size());
}

TEST_CASE("what is said of the whole battle on the sheet can be typed", "[desk]") {
    Scenario scenario = in_battle();
    const Filled filled{{"result.1.wreck", "two boats"},
                        {"result.1.ammunition", "twelve salvoes"},
                        {"result.1.disputed", "the second torpedo"}};
    const auto read = read_result_table(
        {"", result_typed(scenario.rules(), scenario.state(), {0}, filled)}, scenario.definition());
    REQUIRE(read);
    CHECK(read->wreck == "two boats");
    CHECK(read->ammunition == "twelve salvoes");
    CHECK(read->disputed == "the second torpedo");
    const Form form = battle_forms(scenario.rules(), scenario.state(), filled, {}).back();
    CHECK(field_called(form, "result.1.disputed").value == "the second torpedo");
}
