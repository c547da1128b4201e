#include <catch2/catch.hpp>

#include "base/codec.h"
#include "tactical/gunnery/lasting.h"
#include "tactical/outcome.h"
#include "unit/gunnery/battle_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

BattleKit fought(std::vector<Unit> blue = {battleship_unit("Hood")}) {
    BattleKit kit(std::move(blue), {cruiser_unit("Foe")});
    kit.begin().hold_all_fire();
    return kit;
}

std::vector<std::string> lasting_lines(const UnitResult& result) {
    std::vector<std::string> lines;
    for (const ModuleValue& value : *result.lasting) lines.push_back(line_of(value));
    return lines;
}

}  // namespace

TEST_CASE("a ship that was not touched comes back as she came", "[gunnery]") {
    Unit unit = battleship_unit("Hood");
    unit.hull = {37};
    unit.speed = {61};
    unit.crew = {83};
    unit.firepower = {55};
    unit.ammunition = {13};
    unit.state = UnitState::damaged;
    unit.notes = {"a hole in her side"};
    unit.lasting = {{"elsewhere", "rudder", "jammed"}};
    const BattleKit kit = fought({unit});
    const UnitResult result = kit.result().units[0];
    CHECK(result.hull == unit.hull);
    CHECK(result.speed == unit.speed);
    CHECK(result.crew == unit.crew);
    CHECK(result.firepower == unit.firepower);
    CHECK(result.ammunition == unit.ammunition);
    CHECK(result.state == UnitState::damaged);
    CHECK(result.notes == unit.notes);
    CHECK(std::find(result.lasting->begin(), result.lasting->end(), unit.lasting[0]) !=
          result.lasting->end());
    CHECK(broken_promises(kit.request, kit.result()).empty());
}

TEST_CASE("shares come back by what is left", "[gunnery]") {
    BattleKit kit = fought({with_data(with_data(battleship_unit("Hood"), "guns", "8x15/2 100 50"),
                                      "torpedoes", "4x21")});
    Ship& ship = kit.ship(0);
    ship.hull = ship.hull_new * 70 / 100;
    ship.batteries[0].guns = 6;
    ship.batteries[0].rounds = full_rounds(kit.design(0).batteries[0], kit.tables) / 2;
    ship.tubes = 1;
    UnitResult result = kit.result().units[0];
    CHECK(result.hull == Hundredths{hull_percent(ship)});
    CHECK(result.crew == Hundredths{100 - (100 - hull_percent(ship)) * 6 / 10});
    CHECK(result.speed == Hundredths{speed_percent(ship)});
    CHECK(result.firepower == Hundredths{75});
    CHECK(result.ammunition == Hundredths{50});  // her torpedoes are little of her worth
    CHECK(result.state == UnitState::damaged);
    ship.control_out = true;
    CHECK(kit.result().units[0].firepower == Hundredths{56});
    ship.engines = 40;
    CHECK(kit.result().units[0].state == UnitState::crippled);
    ship.hull = ship.hull_new / 5;
    ship.engines = 0;
    CHECK(kit.result().units[0].state == UnitState::derelict);
    ship.hull = 1;
    CHECK(kit.result().units[0].hull == Hundredths{1});
}

TEST_CASE("where torpedoes are much of a ship's worth, ammunition is theirs too", "[gunnery]") {
    BattleKit kit = fought({with_data(with_data(destroyer_unit("Echo"), "guns", "1x3/1 100 50"),
                                      "torpedoes", "16x21")});
    kit.ship(0).tubes = 4;
    CHECK(kit.result().units[0].ammunition == Hundredths{25});
}

TEST_CASE("a sunk ship is named with who sank her, a wreck afloat is derelict", "[gunnery]") {
    BattleKit kit = fought();
    kit.ship(0).hull = -5;
    UnitResult result = kit.result().units[0];
    CHECK(result.state == UnitState::derelict);
    CHECK(result.hull == Hundredths{1});
    CHECK(result.speed == Hundredths{0});
    kit.ship(0).fate = Fate::foundered;
    kit.battle.truths[0].hit_by[0] = {1};
    result = kit.result().units[0];
    CHECK(result.state == UnitState::sunk);
    CHECK(result.by == "red");
    CHECK(result.hull == Hundredths{0});
    CHECK(result.crew == Hundredths{0});
    kit.battle.truths[0].hit_by[0] = {0};  // nobody is known to have hit her
    CHECK(kit.result().units[0].by == "red");
}

TEST_CASE("who left goes where she headed, if there is water", "[gunnery]") {
    BattleKit kit = fought();
    for (const Direction direction : clockwise) {
        kit.request.scene.around.push_back(
            {direction, {}, Terrain::sea, direction != Direction::north_east, ""});
    }
    kit.ship(0).has_left = true;
    kit.ship(0).heading = 100;
    CHECK(kit.result().units[0].exit == Direction::east);
    CHECK(kit.result().units[0].has_withdrawn == true);
    kit.ship(0).heading = 113;
    CHECK(kit.result().units[0].exit == Direction::south_east);
    kit.ship(0).heading = 30;
    CHECK(kit.result().units[0].exit != Direction::north_east);
}

TEST_CASE("damage lasts under the module's own name, and is read again", "[gunnery]") {
    BattleKit kit =
        fought({with_data(with_data(cruiser_unit("Kent"), "guns", "8x8/2 100 50; 8x4/2 50 50"),
                          "torpedoes", "8x21")});
    Ship& ship = kit.ship(0);
    ship.batteries[0].guns = 4;
    ship.batteries[1].guns = 6;
    ship.tubes = 2;
    ship.control_out = ship.rudder_jammed = true;
    ship.flood = ship.hull_new * 21 / 100;
    const UnitResult result = kit.result().units[0];
    CHECK(lasting_lines(result) ==
          std::vector<std::string>{"gunnery main 4 of 8", "gunnery second 6 of 8",
                                   "gunnery torpedoes 2 of 8", "gunnery control out",
                                   "gunnery rudder jammed", "gunnery flooded 20"});
    Unit unit = kit.request.parties[0].formations[0].units[0];
    unit.lasting = *result.lasting;
    unit.firepower = *result.firepower;
    unit.speed = *result.speed;
    unit.ammunition = *result.ammunition;
    BattleKit again = fought({unit});
    CHECK(again.ship(0).batteries[0].guns == 4);
    CHECK(again.ship(0).batteries[1].guns == 6);
    CHECK(again.ship(0).tubes == 2);
    CHECK(again.ship(0).control_out);
    CHECK(again.ship(0).rudder_jammed);
    CHECK(again.ship(0).flood == again.ship(0).hull_new * 20 / 100);
    CHECK(again.result().units[0].firepower == unit.firepower);
    CHECK(again.result().units[0].speed == unit.speed);
    // What flooding took from her speed is not taken twice.
    CHECK(speed_percent(again.ship(0)) >= unit.speed.count);
    CHECK(speed_percent(again.ship(0)) <= unit.speed.count + 1);
}

TEST_CASE("learned is what was known, seen, or only met, and who was seen to sink", "[gunnery]") {
    BattleKit kit({cruiser_unit("Kent")}, {cruiser_unit("Foe"), battleship_unit("Far")});
    kit.begin().hold_all_fire();
    CHECK(kit.result().learned[0].text == "Met nobody.");
    kit.put(0, 0, {0, 0}).put(1, 0, {9'000, 0}).put(1, 1, {30'000, 0}).turn();
    CHECK(kit.result().learned[0].text == "Met Foe (heavy cruiser); a battleship.");
    kit.ship(1, 0).flood = 9'999;
    kit.turn();
    CHECK(kit.result().learned[0].text == "Met Foe (heavy cruiser), sunk; a battleship.");
    CHECK(kit.reads(0, "Foe is flooded and sinks"));
}

TEST_CASE("the record says what was fired", "[gunnery]") {
    BattleKit kit({with_data(cruiser_unit("Kent"), "guns", "8x8/2 100 50")}, {cruiser_unit("Foe")});
    kit.begin();
    CHECK(kit.result().ammunition == "nothing");
    kit.order(1, "D1", Verb::hold_fire).put(0, 0, {0, 0}, 0, 20).put(1, 0, {12'000, 0}, 0, 20);
    kit.order(0, "D1", Verb::keep_torpedoes).turn();
    CHECK(kit.result().ammunition == "8-inch shells: Kent 24");
}

TEST_CASE("a battle of 24 ships is small", "[gunnery]") {
    std::vector<Unit> blue, red;
    for (int i = 0; i < 4; ++i) {
        for (const auto& [units, side] : {std::pair{&blue, "Blue"}, std::pair{&red, "Red"}}) {
            const std::string name = std::string(side) + " " + std::to_string(i);
            units->push_back(battleship_unit(name + " battleship"));
            units->push_back(cruiser_unit(name + " cruiser"));
            units->push_back(destroyer_unit(name + " destroyer"));
        }
    }
    BattleKit kit(blue, red);
    kit.begin().turns(60);
    CHECK(encoded(kit.battle).size() < 8 * 1024);
}
