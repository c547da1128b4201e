#include "tactical/squadron/class_data.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

tactical::Unit ship_of(std::string class_name, std::string type = "battleship") {
    tactical::Unit unit;
    unit.name = "Hart";
    unit.class_name = std::move(class_name);
    unit.type = std::move(type);
    return unit;
}

tactical::Unit with(tactical::Unit unit, std::string key, std::string value) {
    unit.data.push_back({"squadron", std::move(key), std::move(value)});
    return unit;
}

std::string class_name_of(const tactical::Unit& unit) { return class_of(Tables{}, unit)->name; }

}  // namespace

TEST_CASE("a campaign's class is found by its name, its type or its tonnage (US-B38)") {
    CHECK(class_name_of(ship_of("third rate")) == "third rate");
    CHECK(class_name_of(ship_of("Third Rate")) == "third rate");
    CHECK(class_name_of(ship_of("ship of the line")) == "third rate");
    CHECK(class_name_of(ship_of("Littorio")) == "battleship");
    CHECK(class_name_of(ship_of("Zara", "heavy cruiser")) == "heavy cruiser");
    CHECK(class_name_of(ship_of("Tribal", "destroyer")) == "frigate");
    tactical::Unit merchant = ship_of("brig", "auxiliary");
    merchant.tonnage = 300;
    CHECK(class_name_of(merchant) == "merchantman");
    merchant.tonnage = 1000;
    CHECK(class_name_of(merchant) == "transport");
    merchant.tonnage.reset();
    CHECK(class_name_of(merchant) == "transport");
}

TEST_CASE("data of a class name one of the tables and change any number of it") {
    tactical::Unit unit = ship_of("Revenge");
    unit = with(unit, "broadside", "9/7/5/-");
    unit = with(unit, "class", "third rate");
    unit = with(unit, "move", "7.5");
    unit = with(unit, "turning", "M");
    unit = with(unit, "hull", "9");
    unit = with(unit, "dr", "5");
    unit = with(unit, "cr", "10");
    unit = with(unit, "crew", "8");
    unit = with(unit, "ram", "6 red");
    unit = with(unit, "fore", "3");
    unit = with(unit, "aft", "-/2");
    unit = with(unit, "turret", "1/1/1/1");
    unit = with(unit, "wind", "no");
    unit.data.push_back({"gunnery", "hull", "3"});
    const auto made = class_of(Tables{}, unit);
    REQUIRE(made);
    CHECK(made->name == "third rate");
    CHECK(made->movement == 750);
    CHECK(made->turning == "M");
    CHECK(made->radius == 350);
    CHECK(made->hull == 9);
    CHECK(made->damage_rating == 5);
    CHECK(made->critical_rating == 10);
    CHECK(made->crew == 8);
    CHECK(made->ram == 6);
    CHECK(made->is_ram_red);
    CHECK_FALSE(made->is_wind_affected);
    CHECK(made->dice ==
          std::array<DiceByBand, weapon_arcs>{
              {{9, 7, 5, 0}, {9, 7, 5, 0}, {3, 0, 0, 0}, {0, 2, 0, 0}, {1, 1, 1, 1}}});
    CHECK(made->points == 90);
}

TEST_CASE("wrong data of a class are refused with what was expected") {
    const auto problem = [](std::string_view key, std::string_view value) {
        return problem_with(Tables{}, key, value);
    };
    CHECK(problem("class", "third rate").empty());
    CHECK(problem("class", "fourth hate") == "the name of a class of ships.toml");
    CHECK(problem("move", "7.5").empty());
    CHECK(problem("move", "7.555") == "a number of inches from 0 to 20, like 7.5");
    CHECK(problem("move", "20.5") == "a number of inches from 0 to 20, like 7.5");
    CHECK(problem("turning", "X") == "the name of a turning template");
    CHECK(problem("hull", "0") == "a whole number from 1 to 40");
    CHECK(problem("dr", "41") == "a whole number from 1 to 40");
    CHECK(problem("ram", "0").empty());
    CHECK(problem("ram", "5 blue") == "a whole number from 0 to 40, or one with red, like 5 red");
    CHECK(problem("broadside", "1/2/3/4/5") == "AD by band like 6/5/3/-");
    CHECK(problem("wind", "perhaps") == "yes or no");
    const auto made = class_of(Tables{}, with(ship_of("Littorio"), "hull", "many"));
    REQUIRE_FALSE(made);
    CHECK(describe(made.error()).find("hull of Hart is \"many\", not a whole number") !=
          std::string::npos);
}

TEST_CASE("every key of a class has a help") {
    CHECK(class_keys().size() == 13);
    for (const DataKey& key : class_keys()) CHECK_FALSE(key.help.empty());
}
