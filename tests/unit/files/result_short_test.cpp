#include "files/result_short.h"

#include <catch2/catch.hpp>

#include "sources.h"
#include "support/scenario.h"

namespace flagplot::test {

namespace {

tactical::BattleResult result_of(const Scenario& scenario, const std::string& text) {
    const auto result = read_short_result({"r.txt", text}, scenario.definition());
    if (!result) UNSCOPED_INFO(described(result.error()));
    REQUIRE(result);
    return *result;
}

std::string problems_in(const Scenario& scenario, const std::string& text) {
    const auto result = read_short_result({"r.txt", text}, scenario.definition());
    REQUIRE_FALSE(result);
    return described(result.error());
}

/// The name of the first ship, and of the second.
std::string name_of_ship(const Scenario& scenario, std::size_t number) {
    return scenario.definition().ships.at(number).ship.name;
}

}  // namespace

TEST_CASE("a result may be as short as a ship and that she is sunk", "[result]") {
    const Scenario scenario = in_battle();
    const std::string ship = name_of_ship(scenario, 0);
    const auto result = result_of(scenario, ship + " sunk\n");
    REQUIRE(result.units.size() == 1);
    CHECK(result.units[0].name == ship);
    CHECK(result.units[0].state == tactical::UnitState::sunk);
    CHECK_FALSE(result.units[0].hull);
    CHECK_FALSE(result.minutes);
}

TEST_CASE("a short result says shares, who did it, how long it took and who holds the field",
          "[result]") {
    const Scenario scenario = in_battle();
    const std::string one = name_of_ship(scenario, 0);
    const std::string other = name_of_ship(scenario, 1);
    const std::string side = scenario.definition().sides[0].id;
    const auto result = result_of(
        scenario, "# the second fight\nminutes 80\nfield " + side + "\n\n" + one +
                      " crippled hull 50 speed 25 crew 80 firepower 70 ammunition 60\r\n  " +
                      other + " captured by " + side + "  # in the end\n");
    CHECK(result.minutes == 80);
    CHECK(result.field_holder == tactical::FieldHolder{side});
    REQUIRE(result.units.size() == 2);
    const tactical::UnitResult& hit = result.units[0];
    CHECK(hit.state == tactical::UnitState::crippled);
    CHECK((hit.hull == Hundredths{50} && hit.speed == Hundredths{25}));
    CHECK((hit.crew == Hundredths{80} && hit.firepower == Hundredths{70}));
    CHECK(hit.ammunition == Hundredths{60});
    CHECK(result.units[1].state == tactical::UnitState::captured);
    CHECK(result.units[1].by == side);
}

TEST_CASE("a short result that is wrong says where, and what was expected", "[result]") {
    const Scenario scenario = in_battle();
    const std::string ship = name_of_ship(scenario, 0);
    CHECK(problems_in(scenario, ship + " sunken\n").find("r.txt:1:") == 0);
    CHECK(problems_in(scenario, ship + " sunken\n").find("did you mean \"sunk\"") !=
          std::string::npos);
    CHECK(problems_in(scenario, "Nobody sunk\n").find("no ship \"Nobody\"") != std::string::npos);
    CHECK(problems_in(scenario, ship + " hull 101\n").find("0 to 100") != std::string::npos);
    CHECK(problems_in(scenario, ship + " sunk\n" + ship + " sunk\n").find("r.txt:2:") == 0);
    CHECK_FALSE(problems_in(scenario, ship + "\n").empty());
    CHECK_FALSE(problems_in(scenario, "\n").empty());
    CHECK_FALSE(problems_in(scenario, ship + " sunk by the sea\n").empty());
}

TEST_CASE("a sheet, a table and a command are no short result", "[result]") {
    CHECK(is_short_result({"r.txt", "# remark\nMaria sunk\n"}));
    CHECK_FALSE(is_short_result({"r.toml", "# remark\ncampaign = \"beta\"\n"}));
    CHECK_FALSE(is_short_result({"r.toml", "[[ship]]\n"}));
    CHECK_FALSE(is_short_result({"r.txt", "battle 1 minutes 80\n"}));
    CHECK_FALSE(is_short_result({"r.csv", "record,side\n"}));
    CHECK_FALSE(is_short_result({"r.txt", "\n"}));
}

}  // namespace flagplot::test
