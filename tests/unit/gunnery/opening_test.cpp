#include <catch2/catch.hpp>

#include "tactical/gunnery/class_data.h"
#include "unit/gunnery/battle_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

Formation formation_of(std::string id, std::optional<Direction> course, std::vector<Unit> units) {
    return {id, id, "accept", course, "", std::move(units)};
}

Design derived_in(std::int32_t year, Unit unit) { return class_of(unit, year, Tables{})->design; }

}  // namespace

TEST_CASE("data of a class are read, and refused with what was expected", "[gunnery]") {
    const Tables tables;
    const auto batteries = batteries_in("8x15h/2 100 50; 12x5.9/1 50 25", tables);
    REQUIRE(batteries);
    REQUIRE(batteries->size() == 2);
    CHECK(tables.guns[static_cast<std::size_t>(batteries->at(1).gun)].name == "5.9");
    CHECK(batteries->at(1).guns == 12);
    CHECK(batteries->at(1).per_mount == 1);
    CHECK(batteries->at(1).beam == 50);
    CHECK(batteries->at(1).ends == 25);
    CHECK(batteries_in("0", tables)->empty());
    for (const std::string wrong :
         {"8x15h", "8x7/2 100 50", "x15/2 100 50", "8x15/0 100 50", "8x15/2 101 50"}) {
        CHECK(!batteries_in(wrong, tables));
        CHECK(!problem_with("guns", wrong, tables).empty());
    }
    CHECK(problem_with("guns", "8x15/2 100 50", tables).empty());
    CHECK(!problem_with("armour", "300 100", tables).empty());
    CHECK(!problem_with("torpedoes", "8x22", tables).empty());
    CHECK(problem_with("torpedoes", "8x21", tables).empty());
    CHECK(!problem_with("control", "6", tables).empty());
    CHECK(!problem_with("crew", "0", tables).empty());
    CHECK(!problem_with("merchant", "yes", tables).empty());
    CHECK(!problem_with("handling", "ketch", tables).empty());
    CHECK(problem_with("handling", "cruiser", tables).empty());
}

TEST_CASE("every key of class data is taken over", "[gunnery]") {
    Unit unit = cruiser_unit("Graf Spee");
    unit.has_radar = true;
    const std::pair<std::string, std::string> said[] = {{"tons", "12100"},
                                                        {"year", "1936"},
                                                        {"guns", "6x11/3 100 50"},
                                                        {"armour", "80 40 140"},
                                                        {"torpedoes", "8x21"},
                                                        {"control", "4"},
                                                        {"radar", "1"},
                                                        {"night", "1"},
                                                        {"crew", "110"},
                                                        {"magazine", "7"},
                                                        {"dud", "30"},
                                                        {"spotter", "true"},
                                                        {"merchant", "false"},
                                                        {"handling", "battleship"}};
    for (const auto& [key, value] : said) unit = with_data(unit, key, value);
    CHECK(std::size(said) == class_keys().size());
    const auto of = class_of(unit, 1939, Tables{});
    REQUIRE(of);
    const Design& design = of->design;
    CHECK(design.tons == 12'100);
    CHECK(design.year == 1936);
    CHECK(design.batteries.size() == 1);
    CHECK(design.belt == 80);
    CHECK(design.deck == 40);
    CHECK(design.turret == 140);
    CHECK(design.tubes == 8);
    CHECK(design.control == 4);
    CHECK(design.radar == 1);
    CHECK(design.night == 1);
    CHECK(design.magazine == 7);
    CHECK(design.dud == 30);
    CHECK(design.has_spotter);
    CHECK(design.handling == Handling::battleship);
    CHECK(of->crew == 110);
    unit.has_radar = false;  // the ship's own flag holds
    CHECK(class_of(unit, 1939, Tables{})->design.radar == 0);
    CHECK(class_of(with_data(unit, "merchant", "true"), 1939, Tables{})->design.is_merchant ==
          false);  // the first holds
    CHECK(!class_of(with_data(cruiser_unit("Odd"), "guns", "many"), 1939, Tables{}));
}

TEST_CASE("a class without data is as usual for its type, size and year", "[gunnery]") {
    CHECK(derived_in(1941, battleship_unit("Any")).tons == 35'000);
    Unit old = battleship_unit("Old");
    old.year = 1901;
    CHECK(derived_in(1914, old).tons == 13'000);
    CHECK(derived_in(1914, old).tubes == 4);
    old.year = 1913;
    CHECK(Tables{}.guns[static_cast<std::size_t>(derived_in(1916, old).batteries[0].gun)].name ==
          "13.5");
    CHECK(derived_in(1941, unit_of("Small", "heavy cruiser", 2, 30)).tons == 10'000 * 2 / 3);
    CHECK(derived_in(1941, unit_of("Coaster", "auxiliary", 1, 10)).tons == 4'500);
    CHECK(derived_in(1941, unit_of("Liner", "auxiliary", 3, 20)).tons == 24'000);
    CHECK(derived_in(1941, merchant_unit("Ada")).is_merchant);
    Unit tramp = merchant_unit("Duisburg");
    tramp.tonnage = 7'389;
    CHECK(derived_in(1941, tramp).tons == 11'083);
    CHECK(derived_in(1941, unit_of("Odd", "airship", 1, 60)).is_merchant);
}

TEST_CASE("radar, fire control and magazines come with the years", "[gunnery]") {
    Unit ship = cruiser_unit("Kent"), small = destroyer_unit("Echo");
    ship.has_radar = small.has_radar = true;
    ship.year = small.year = 1937;
    CHECK(derived_in(1940, ship).radar == 1);
    CHECK(derived_in(1941, ship).radar == 2);
    CHECK(derived_in(1942, small).radar == 1);
    CHECK(derived_in(1943, small).radar == 3);
    ship.has_radar = false;
    CHECK(derived_in(1943, ship).radar == 0);
    CHECK(derived_in(1943, ship).control == 4);
    ship.year = 1943;
    CHECK(derived_in(1943, ship).control == 4);  // five needs radar of the third grade
    ship.has_radar = true;
    CHECK(derived_in(1943, ship).control == 5);
    small.year = 1930;
    CHECK(derived_in(1940, small).control == 2);
    Unit jutland = battleship_unit("Any");
    jutland.year = 1912;
    CHECK(derived_in(1916, jutland).magazine == 18);
    ship.year = 1903;
    CHECK(derived_in(1914, ship).magazine == 50);
    CHECK(derived_in(1941, battleship_unit("New")).magazine == 9);
}

TEST_CASE("value is hull, fire and torpedoes; of merchants twice the hull", "[gunnery]") {
    const Tables tables;
    Design design;
    design.tons = 10'000;
    design.batteries = *batteries_in("8x8/2 100 50", tables);
    design.tubes = 6;
    CHECK(new_value_of(design, tables) == (20 + 285) + 2 * 8 * 18 * 6 + 60);
    design.is_merchant = true;
    CHECK(new_value_of(design, tables) == 2 * ((20 + 285) / 2));
}

TEST_CASE("a ship comes in with the shares that the campaign says, and with her crew's quality",
          "[gunnery]") {
    Unit unit = with_data(cruiser_unit("Kent"), "crew", "110");
    unit.hull = {60};
    unit.speed = {50};
    unit.firepower = {40};
    unit.ammunition = {25};
    unit.crew = {90};
    unit.experience = {80};
    const Tables tables;
    const ClassOfShip of = *class_of(unit, 1941, tables);
    const Ship ship = new_ship(unit, of, tables);
    CHECK(ship.hull == (ship.hull_new * 60 + 99) / 100);
    CHECK(ship.engines == 50);
    CHECK(ship.batteries[0].guns == 4);
    CHECK(ship.batteries[0].rounds == full_rounds(of.design.batteries[0], tables) / 4);
    CHECK(ship.tubes == 2);
    CHECK(ship.crew == 110 * 80 / 100 * 90 / 100);
}

TEST_CASE("a formation is parted into divisions by what its ships are", "[gunnery]") {
    std::vector<Unit> units;
    for (int i = 1; i <= 5; ++i) units.push_back(destroyer_unit("DD" + std::to_string(i)));
    units.push_back(cruiser_unit("CA"));
    units.push_back(battleship_unit("BB"));
    units.push_back(unit_of("CV", "fleet carrier", 4, 30));
    units.push_back(unit_of("CL", "light cruiser", 2, 32));
    BattleKit kit(units, {cruiser_unit("Foe")});
    kit.begin();
    std::vector<std::vector<std::int32_t>> ships;
    for (const Division& each : kit.side(0).divisions) ships.push_back(each.ships);
    CHECK(ships == std::vector<std::vector<std::int32_t>>{{6}, {5, 8}, {0, 1, 2, 3}, {4}, {7}});
    CHECK(kit.division(0, 0).stance == Stance::seek);
    // A thousand yards from guide to guide, in a line what is run in half a minute.
    const kit::Point first = kit.ship(0, 6).at;
    CHECK(first.y - kit.ship(0, 5).at.y == 1'000);
    CHECK(kit.ship(0, 5).at.y - kit.ship(0, 8).at.y == kit.division(0).knots * 100 / 6);
}

TEST_CASE("more than twelve divisions are joined", "[gunnery]") {
    std::vector<Unit> units;
    for (int i = 0; i < 60; ++i) units.push_back(destroyer_unit("DD" + std::to_string(i)));
    BattleKit kit(units, {cruiser_unit("Foe")});
    kit.begin();
    CHECK(kit.side(0).divisions.size() == 12);
    CHECK(kit.division(0, 11).ships.size() == 16);
}

TEST_CASE("a convoy has columns, and its escorts stand round it", "[gunnery]") {
    std::vector<Unit> units;
    for (int i = 0; i < 13; ++i) units.push_back(destroyer_unit("DD" + std::to_string(i)));
    for (int i = 0; i < 7; ++i) units.push_back(merchant_unit("M" + std::to_string(i)));
    BattleKit kit(units, {cruiser_unit("Foe")});
    kit.begin();
    const auto at = [&](std::size_t ship) { return kit.ship(0, ship).at; };
    CHECK(at(14).x - at(13).x == 800);
    CHECK(at(13).y - at(15).y == 600);
    const kit::Point middle{(at(13).x + at(14).x) / 2, at(13).y};
    CHECK(at(0) == kit::Point{middle.x, middle.y + 2'000});
    CHECK(at(4) == kit::Point{middle.x, middle.y - 3 * 600 - 2'000});
    CHECK(at(8) == kit::Point{middle.x + 2'000, middle.y});
    CHECK(at(12) == kit::Point{middle.x - 2'000, middle.y});
    CHECK(kit.division(0, 4).is_together);
    CHECK(kit.division(0, 4).knots == 12);
}

TEST_CASE("the axis lies between the courses, and the range is what either detects", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    kit.begin();
    CHECK(kit.ship(1).at ==
          kit::Point{0, 30'000});  // north against south; 390 hundred, at most 300
    auto& blue = kit.request.parties[0].formations[0];
    auto& red = kit.request.parties[1].formations[0];
    blue.course = Direction::east;
    red.course = Direction::north;
    kit.begin();
    CHECK(kit.ship(1).at == kit::ahead({0, 0}, 135, 30'000));
    blue.speed = {200};
    red.speed = {100};
    kit.begin();
    // As they close: 20 to the east, 10 to the south.
    CHECK(kit::angle_between(kit::bearing({0, 0}, kit.ship(1).at), 117) <= 1);
    blue.speed = red.speed = {};
    red.course = Direction::east;  // the same: astern of the spotted
    kit.begin();
    CHECK(kit.ship(1).at == kit::ahead({0, 0}, 90, 30'000));
    red.course = blue.course = std::nullopt;
    kit.begin();
    CHECK(kit.ship(1).at == kit::ahead({0, 0}, 90, 30'000));
    red.contact_range = Hundredths{50};
    kit.begin();
    CHECK(kit.ship(1).at.x == 39'000 / 2);
    red.contact_range = {};
    kit.at_night().begin();
    CHECK(kit.ship(1).at.x == 5'200);
    kit.request.scene.weather = "fog";
    kit.begin();
    CHECK(kit.ship(1).at.x == 3'000);
    CHECK(kit.division(0).knots == 21);  // two thirds of 32
    blue.speed = {150};
    kit.begin();
    CHECK(kit.division(0).knots == 15);
}

TEST_CASE("radar opens the range by night", "[gunnery]") {
    BattleKit kit({with_data(cruiser_unit("Kent"), "radar", "2")}, {cruiser_unit("Foe")});
    kit.request.parties[0].formations[0].units[0].has_radar = true;
    kit.at_night().begin();
    CHECK(kit.ship(1).at.y == 26'000);
}

TEST_CASE("further formations stand behind, and their contact range brings them nearer",
          "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    auto& formations = kit.request.parties[1].formations;
    formations.push_back(formation_of("R-2", Direction::east, {battleship_unit("Cover")}));
    formations.push_back(formation_of("R-3", Direction::east, {battleship_unit("Far cover")}));
    kit.begin();
    CHECK(kit.ship(1, 1).at.y == 30'000 + 18'000);
    CHECK(kit.ship(1, 2).at.y == 30'000 + 20'000);
    CHECK(kit.ship(1, 1).heading == 180);
    kit.tables.switches.cover_distance = 10'000;
    formations[2].contact_range = Hundredths{25};
    kit.begin();
    CHECK(kit.ship(1, 1).at.y == 30'000 + 12'000);
    CHECK(kit.ship(1, 2).at.y == 30'000 + 14'000 / 4);
}

TEST_CASE("what was spotted is a contact, and the spotted formation is met first", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    kit.request.parties[1].formations.push_back(
        formation_of("R-2", Direction::south, {battleship_unit("Met")}));
    kit.request.spottings = {{"blue", "B-1", "R-2", "by eye"}};
    kit.begin();
    CHECK(kit.knows(0, 1) == Knowing::contact);
    CHECK(kit.contact(0, 1)->is_large);
    CHECK(kit.contact(0, 1)->type.empty());
    CHECK(kit.contact(0, 0) == nullptr);
    CHECK(kit.ship(1, 1).at == kit::Point{0, 30'000});
    CHECK(kit.ship(1, 0).at == kit::Point{0, 48'000});
}

TEST_CASE("who is named as surprised, or has spotted nobody, is unaware", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    kit.tables.switches.surprise = Surprise::rule;
    kit.begin();
    CHECK(!kit.side(0).is_aware);
    CHECK(!kit.side(1).is_aware);
    kit.request.spottings = {{"blue", "B-1", "R-1", "by eye"}};
    kit.begin();
    CHECK(kit.side(0).is_aware);
    CHECK(kit.side(0).alert[1] == 0);
    CHECK(!kit.side(1).is_aware);
    kit.request.spottings.push_back({"red", "", "B-1", "from the air"});
    kit.begin();
    CHECK(kit.side(1).is_aware);
    kit.request.surprised = {"red"};
    kit.begin();
    CHECK(!kit.side(1).is_aware);
    kit.tables.switches.surprise = Surprise::never;
    kit.begin();
    CHECK(kit.side(1).is_aware);
}

TEST_CASE("further sides stand round, and too many cannot begin", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe")});
    for (int i = 0; i < 5; ++i) {
        const std::string name = "x" + std::to_string(i);
        kit.request.parties.push_back(
            {name, name, {}, {formation_of(name, Direction::north, {cruiser_unit(name)})}});
    }
    kit.begin();
    for (std::uint32_t one = 1; one < 7; ++one) {
        CHECK(kit::distance(kit.ship(0).at, kit.ship(one).at) > 29'900);
        for (std::uint32_t other = one + 1; other < 7; ++other) {
            CHECK(kit.ship(one).at != kit.ship(other).at);
        }
    }
    kit.request.parties.push_back({"y", "y", {}, {}});
    CHECK(!battle_of(kit.request, kit.tables));
}
