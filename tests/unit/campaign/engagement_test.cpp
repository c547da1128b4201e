#include "campaign/engagement.h"

#include <catch2/catch.hpp>

#include "support/print.h"
#include "support/scenario.h"
#include "tactical/module.h"
#include "view/battle_sheet.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

tactical::SideSheet sheet_of(Scenario& scenario, SeatId seat) {
    return side_sheet(scenario.rules().books.at(seat.index()), scenario.view(seat), {1});
}

/// As it went in, and nothing more is known.
tactical::BattleResult unknown(Scenario& scenario) {
    tactical::BattleResult result;
    const auto request = request_of(scenario.definition(), scenario.state(), {0});
    result.campaign = request.campaign;
    result.battle = request.battle;
    result.contract = request.contract;
    result.fingerprint = fingerprint_of(request);
    for (const auto& party : request.parties) {
        for (const auto& formation : party.formations) {
            for (const auto& unit : formation.units) result.units.emplace_back().name = unit.name;
        }
    }
    return result;
}

FilledOutcome filled(Scenario& scenario, const tactical::BattleResult& result) {
    const auto outcome = outcome_of(scenario.definition(), scenario.state(), {0}, result);
    REQUIRE(outcome);
    return *outcome;
}

}  // namespace

TEST_CASE("a request holds both sides with their ships, and who spotted whom") {
    Scenario scenario = in_battle();
    const auto request = request_of(scenario.definition(), scenario.state(), {0});
    CHECK(request.battle == 1);
    CHECK(request.scene.square == scenario.at('b'));
    CHECK(request.scene.around.size() == 2);
    CHECK(request.surprised == std::vector<std::string>{"red"});
    REQUIRE(request.parties.size() == 2);
    const auto& blue = request.parties[0].formations.front();
    CHECK(blue.units.size() == 2);
    CHECK(blue.course == Direction::east);
    CHECK(request.parties[0].knows.front() ==
          "In the battle: 1 unit, a heavy cruiser (contact C1, sighted before by eye from A).");
    CHECK_FALSE(request.parties[1].formations.front().course);
    REQUIRE(request.spottings.size() == 1);
    CHECK(request.spottings.front().searcher == "A");
    CHECK(request.spottings.front().how == "by eye in turn 1");
}

TEST_CASE("a side's sheet is the same whatever of the enemy it cannot know") {
    Scenario one = in_battle("A b . . . .", {{ShipType::CA, 32, false, {}, 0, false, "Trento"}});
    Scenario other =
        in_battle("A b . . . . . d", {{ShipType::CA, 30, true, {}, 0, false, "Gorizia"}});
    CHECK(sheet_of(one, blue_seat) == sheet_of(other, blue_seat));
    CHECK(sheet_of(one, red_seat) != sheet_of(other, red_seat));
}

TEST_CASE("a side's sheet has its own ships as their owner knows them") {
    Scenario scenario = in_battle();
    const auto request = request_of(scenario.definition(), scenario.state(), {0});
    for (const SeatId seat : {blue_seat, red_seat}) {
        CHECK(sheet_of(scenario, seat).party == request.parties[seat.index()]);
    }
}

TEST_CASE("what is not known is filled in as it went in, and listed") {
    Scenario scenario = in_battle();
    const FilledOutcome outcome = filled(scenario, unknown(scenario));
    CHECK(outcome.outcome.minutes == 60);
    CHECK_FALSE(outcome.outcome.ended_by);
    CHECK_FALSE(outcome.outcome.field_holder);
    CHECK(outcome.filled.front() == "minutes: 60");
    CHECK(outcome.filled.back() == "field_holder: none");
    for (const ShipOutcome& ship : outcome.outcome.ships) {
        CHECK(ship.hull == Hundredths{100});
        CHECK(ship.speed == Hundredths{100});
        CHECK(ship.fate == Fate::afloat);
    }
    REQUIRE(scenario.attempt(ReportBattle{{0}, outcome.outcome}));
    for (const ShipState& ship : scenario.state().ships) CHECK(ship == ShipState{});
}

TEST_CASE("of a sunk ship nothing is left, of a crippled one half her speed at most") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.units[0].state = tactical::UnitState::crippled;
    result.units[2].state = tactical::UnitState::sunk;
    const auto& ships = filled(scenario, result).outcome.ships;
    CHECK(ships[0].speed == Hundredths{50});
    CHECK(ships[2].hull == Hundredths{0});
    CHECK(ships[2].fate == Fate::sunk);
}

TEST_CASE("what a result says beside its ships is one remark, sentence by sentence") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.wreck = "30 tons";
    result.ammunition = "torpedoes: Maria 4.";
    result.remarks = "A long day";
    CHECK(filled(scenario, result).outcome.remarks ==
          "Wreck: 30 tons. Ammunition: torpedoes: Maria 4. A long day");
}

TEST_CASE("the field is held by the only side with a ship there that can steam") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.units[2].has_withdrawn = true;
    result.units[2].exit = Direction::east;
    CHECK(filled(scenario, result).outcome.field_holder == SideId{0});
    result.units[2].has_withdrawn = false;
    result.units[2].speed = Hundredths{0};
    CHECK(filled(scenario, result).outcome.field_holder == SideId{0});
}

TEST_CASE("a captured ship is lost to her side, and its owner is told") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.field_holder = tactical::FieldHolder{"blue"};
    result.units[2].state = tactical::UnitState::captured;
    result.units[2].hull = Hundredths{40};
    result.units[2].prize_crew = result.units[1].name;
    const auto turn = scenario.attempt(ReportBattle{{0}, filled(scenario, result).outcome});
    REQUIRE(turn);
    const ShipId cruiser = scenario.definition().formation(scenario.id('b')).ships.front();
    const ShipState& left = scenario.state().ships[cruiser.index()];
    CHECK(left.is_lost());
    CHECK_FALSE(left.is_sunk());
    CHECK(left.captor == SideId{0});
    CHECK(left.notes == std::vector<ToldText>{{"prize crew of " + result.units[1].name}});
    CHECK(scenario.state().formation(scenario.id('b')).presence == Presence::gone);
    CHECK(turn->told<OwnShipsLeft>(red_seat).front().ships.front().left == left);
    CHECK(scenario.view(red_seat).formation({1}).presence == Presence::gone);
}

TEST_CASE("a prize is in company with a formation of her captor's, and he alone is told") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.field_holder = tactical::FieldHolder{"blue"};
    result.units[2].state = tactical::UnitState::captured;
    const auto turn = scenario.attempt(ReportBattle{{0}, filled(scenario, result).outcome});
    REQUIRE(turn);
    const ShipId cruiser = scenario.definition().formation(scenario.id('b')).ships.front();
    CHECK(scenario.state().formation(scenario.id('A')).prizes == std::vector{cruiser});
    const OwnPrizes told{{1}, {{{"b1"}, {"class"}, ShipType::CA}}};
    CHECK(turn->told<OwnPrizes>(blue_seat) == std::vector{told});
    CHECK(turn->told<OwnPrizes>(red_seat).empty());
    CHECK(scenario.view(blue_seat).formation({1}).prizes == told.prizes);
}

TEST_CASE("a prize is no unit of the formation she is in company with") {
    Scenario scenario = in_battle("A b . . . .", {merchant});
    tactical::BattleResult result = unknown(scenario);
    result.field_holder = tactical::FieldHolder{"blue"};
    result.units[2].state = tactical::UnitState::captured;
    REQUIRE(scenario.attempt(ReportBattle{{0}, filled(scenario, result).outcome}));
    CHECK(units_of(scenario.definition(), scenario.state(), scenario.id('A')).size() == 2);
    CHECK(units_of(scenario.rules().books[0], scenario.view(blue_seat), {1}).size() == 2);
}

TEST_CASE("a prize stays with the part of a formation that does not break off") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.field_holder = tactical::FieldHolder{"blue"};
    result.units[1].has_withdrawn = true;
    result.units[1].exit = Direction::west;
    result.units[2].state = tactical::UnitState::captured;
    REQUIRE(scenario.attempt(ReportBattle{{0}, filled(scenario, result).outcome}));
    CHECK(scenario.state().formation(scenario.id('A')).prizes.size() == 1);
    CHECK(scenario.state().formations.back().prizes.empty());
    CHECK(scenario.view(blue_seat).formations.back().prizes.empty());
    CHECK(scenario.view(blue_seat).formations.front().prizes.size() == 1);
}

TEST_CASE("who withdrew goes beside by the edge it left, or where it came from") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    for (auto& unit : result.units) unit.has_withdrawn = true;
    result.units[2].exit = Direction::east;
    const auto outcome = filled(scenario, result).outcome;
    REQUIRE(outcome.left.size() == 2);
    CHECK(outcome.left[0] == BrokenOff{scenario.id('A'), scenario.at('A'), {}});
    CHECK(outcome.left[1] == BrokenOff{scenario.id('b'), {2, 0}, {}});
    REQUIRE(scenario.attempt(ReportBattle{{0}, outcome}));
    CHECK(scenario.square('A') == scenario.at('A'));
    CHECK(scenario.square('b') == Square{2, 0});
}

TEST_CASE("contract 4.4: a formation of which a part withdrew is split") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.units[1].has_withdrawn = true;
    result.units[1].exit = Direction::west;
    const auto turn = scenario.attempt(ReportBattle{{0}, filled(scenario, result).outcome});
    REQUIRE(turn);
    REQUIRE(turn->all<FormationFounded>().size() == 1);
    CHECK(scenario.state().formation(scenario.id('A')).ships.size() == 1);
    CHECK(scenario.square('A') == scenario.at('b'));
    CHECK(scenario.state().formations.back().ships.size() == 1);
    CHECK(scenario.state().formations.back().square == scenario.at('A'));
    CHECK(turn->told<OwnFounded>(blue_seat).size() == 1);
    CHECK(turn->told<OwnBrokeOff>(blue_seat).size() == 1);
    CHECK(turn->told<OwnFounded>(red_seat).empty());
    (void)scenario.resolve();
    CHECK(scenario.state().turn == TurnNumber{2});
}

TEST_CASE("crew, ammunition and what lasts go into the next battle") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.units[0].crew = Hundredths{80};
    result.units[0].ammunition = Hundredths{30};
    result.units[0].notes = std::vector<std::string>{"rudder jammed"};
    REQUIRE(scenario.attempt(ReportBattle{{0}, filled(scenario, result).outcome}));
    (void)scenario.resolve();
    (void)scenario.resolve();
    REQUIRE(scenario.state().battles.size() == 2);
    const auto request = request_of(scenario.definition(), scenario.state(), {1});
    const auto& unit = request.parties[0].formations.front().units.front();
    CHECK(unit.crew == Hundredths{80});
    CHECK(unit.ammunition == Hundredths{30});
    CHECK(unit.notes == std::vector<std::string>{"rudder jammed"});
    CHECK(unit.state == tactical::UnitState::intact);
}

TEST_CASE("a ship or a side that the campaign does not have is named with the nearest") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.units[0].by = "bleu";
    const auto outcome = outcome_of(scenario.definition(), scenario.state(), {0}, result);
    REQUIRE_FALSE(outcome);
    CHECK(outcome.error().nearest == "blue");
}

TEST_CASE("all that a result holds stands in the text of its command, and is read back") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.ended_by = tactical::EndedBy::victory_points;
    result.field_holder = tactical::FieldHolder{"blue"};
    result.units[0].crew = Hundredths{80};
    result.units[0].notes = std::vector<std::string>{"rudder \"jammed\"", "no boats"};
    result.units[1].has_withdrawn = true;
    result.units[1].exit = Direction::west;
    result.units[2].state = tactical::UnitState::captured;
    result.units[2].by = "blue";
    result.learned = {{"red", "Two ships."}};
    result.wreck = "forty survivors";
    result.disputed = "the torpedo";
    const ReportBattle command{{0}, filled(scenario, result).outcome, "as told"};
    const std::string text = text_of(scenario.definition(), scenario.state(), Command{command});
    INFO(text);
    const auto again = read_command(scenario.definition(), scenario.state(), text);
    REQUIRE(again);
    CHECK(*again == Command{command});
}

TEST_CASE("what a module left of a ship is kept, told to her side and given in again") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.units[0].lasting = {{"gunnery", "fires", "2 forward"}, {"galley", "oars", "30"}};
    const ReportBattle report{{0}, filled(scenario, result).outcome};
    const std::string text = text_of(scenario.definition(), scenario.state(), report);
    CHECK(text.find(" lasting \"gunnery fires 2 forward\" lasting \"galley oars 30\"") !=
          std::string::npos);
    CHECK(read_command(scenario.definition(), scenario.state(), text).value() == Command{report});
    REQUIRE(scenario.attempt(report));
    const auto ship = scenario.definition().formation(scenario.id('A')).ships.front();
    const auto unit =
        unit_of(scenario.definition().ship(ship).ship, scenario.state().ships.at(ship.index()));
    CHECK(unit.lasting == *result.units[0].lasting);
}

TEST_CASE("a ship that went down with another is sunk") {
    Scenario scenario = in_battle();
    tactical::BattleResult result = unknown(scenario);
    result.units[0].state = tactical::UnitState::sunk;
    result.units[1].lost_with = result.units[0].name;
    const ReportBattle report{{0}, filled(scenario, result).outcome};
    const std::string text = text_of(scenario.definition(), scenario.state(), report);
    CHECK(text.find(" lost with ") != std::string::npos);
    CHECK(read_command(scenario.definition(), scenario.state(), text).value() == Command{report});
    REQUIRE(scenario.attempt(report));
    for (const ShipId ship : scenario.definition().formation(scenario.id('A')).ships) {
        CHECK(scenario.state().ships.at(ship.index()).is_sunk());
    }
}

TEST_CASE("a battle is told the sea, the sight and the moon, and how fast formations come in") {
    Scenario scenario = in_battle();
    const auto request = request_of(scenario.definition(), scenario.state(), {0});
    CHECK(request.scene.sea_state == 3);
    CHECK(request.scene.visibility == 8);
    CHECK(request.scene.moon_age.has_value());
    CHECK_FALSE(request.scene.wind);
    const auto& blue = request.parties[0].formations.front();
    CHECK(blue.enters_from == Direction::west);
    KnotTenths slowest{10'000};
    for (const auto& unit : blue.units) slowest = std::min(slowest, unit.speed_left);
    CHECK(blue.speed == slowest);
}

TEST_CASE("of several kinds of weather over a battle the worst of each holds") {
    tactical::Scene scene;
    scene.square = {2, 2};
    put_weather(scene, {{Weather::storm, {}, {}}, {Weather::fog, Square{2, 2}, {0}}});
    CHECK(scene.sea_state == 7);
    CHECK(scene.visibility == 1);
    put_weather(scene, {{Weather::storm, Square{8, 8}, {1}}});
    CHECK(scene.sea_state == 3);
    CHECK(scene.visibility == 8);
}
