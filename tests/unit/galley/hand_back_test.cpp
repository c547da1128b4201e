#include <catch2/catch.hpp>

#include "tactical/galley/deployment.h"
#include "tactical/galley/end_phase.h"
#include "tactical/galley/galley_module.h"
#include "tactical/outcome.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;

namespace {

tactical::Unit unit(std::string name, std::string type) {
    tactical::Unit made;
    made.name = std::move(name);
    made.class_name = std::move(type);
    made.type = "destroyer";
    made.size = made.points_left = {1};
    made.maximum = made.speed_left = {80};
    return made;
}

/// Two triremes of Red against two of Blue, who comes from the south.
BattleRequest request() {
    BattleRequest made;
    made.campaign = "test";
    made.battle = 1;
    made.limit_minutes = 200;
    for (const Direction direction : clockwise) {
        made.scene.around.push_back({direction, {}, Terrain::sea, true, ""});
    }
    made.parties = {{"red", "Red", {}, {{"R-1", "Van", "attack", Direction::south, "", {}}}},
                    {"blue", "Blue", {}, {{"B-1", "Rear", "attack", Direction::north, "", {}}}}};
    made.parties[0].formations[0].units = {unit("Argo", "trireme"), unit("Isis", "trireme")};
    made.parties[1].formations[0].units = {unit("Nike", "trireme"), unit("Tyche", "trireme")};
    return made;
}

Battle begun(const BattleRequest& from) { return GalleyModule().begin(from).value(); }

BattleResult ended(const BattleRequest& from, Battle battle) {
    battle.progress.phase = Phase::over;
    battle.progress.asked.reset();
    battle.progress.ended_by = EndedBy::annihilation;
    battle.progress.turn = 4;
    const BattleResult result = GalleyModule().outcome(battle, from);
    CHECK(broken_promises(from, result) == std::vector<std::string>{});
    return result;
}

std::optional<std::string> lasting(const UnitResult& unit, std::string_view key) {
    for (const ModuleValue& value : unit.lasting.value()) {
        if (value.module == "galley" && value.key == key) return value.value;
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("fleets begin within their zone, at the edges they come from, bows to the board") {
    const Battle battle = begun(request());
    CHECK(battle.columns == 40);
    CHECK(battle.rows == 30);
    CHECK(battle.sides[0].entry == 0);
    CHECK(battle.sides[1].entry == 180);
    for (const Ship& ship : battle.ships) {
        const BoardPlace place = place_of(ship.at.bow, kit::HexLayout::rows);
        const std::int32_t depth = ship.side == red ? place.row : 29 - place.row;
        CHECK(depth < 6);
    }
    CHECK(battle.ships[0].at.facing == 4);
    CHECK(battle.ships[2].at.facing == 1);
    CHECK(battle.progress.phase == Phase::deployment);
}

TEST_CASE("opposite edges deploy alike: half a turn of the board exchanges the fleets") {
    for (const Direction course : {Direction::south, Direction::west}) {
        BattleRequest from = request();
        from.parties[0].formations[0].course = course;
        from.parties[1].formations[0].course = opposite(course);
        const Battle battle = begun(from);
        for (std::size_t ship = 0; ship < 2; ++ship) {
            const kit::HexShip& one = battle.ships[ship].at;
            const kit::HexShip& other = battle.ships[ship + 2].at;
            const BoardPlace place = place_of(one.bow, kit::HexLayout::rows);
            const BoardPlace across = place_of(other.bow, kit::HexLayout::rows);
            CHECK(across == BoardPlace{39 - place.column, 29 - place.row});
            CHECK(other.facing == kit::in_hex(one.facing + 3));
        }
    }
}

TEST_CASE("WG-B31: a side that is surprised does not have the initiative of turn 1") {
    const GalleyModule module;
    const auto first_of = [&](const BattleRequest& from, std::uint64_t seed) {
        Battle battle = begun(from);
        while (battle.progress.phase == Phase::deployment) {
            const SideIndex side = *battle.progress.asked;
            battle = module.step(battle, side, Done{}, OddsDice{seed}, nullptr).value();
        }
        CHECK(battle.progress.turn == 1);
        return *battle.progress.asked;
    };
    BattleRequest surprised = request();
    surprised.surprised = {"red"};
    int by_red = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        by_red += first_of(request(), seed) == red ? 1 : 0;
        CHECK(first_of(surprised, seed) == blue);
    }
    CHECK(by_red > 0);
}

TEST_CASE("a squadron is deployed where there is room for it in its zone") {
    const GalleyModule module;
    const Battle battle = begun(request());
    const View view = module.view(battle, red);
    CHECK(module.read_order(view, "deploy Q1 at 20,3 ahead"));
    CHECK_FALSE(module.read_order(view, "deploy Q1 at 20,8 ahead"));
    CHECK_FALSE(module.read_order(view, "deploy Q2 at 20,3 ahead"));
    const auto after =
        module.step(battle, red, Deploy{1, {20, 3}, Line::ahead}, OddsDice{1}, nullptr);
    REQUIRE(after);
    CHECK(after->ships[0].at.bow == kit::hex_at({20, 3}, kit::HexLayout::rows));
    CHECK(after->ships[1].at.bow == a_hex_astern(after->ships[0].at).bow);
    CHECK(after->progress.asked == blue);
}

TEST_CASE("an edge that leads to land has a strip of land, and the zone begins behind it") {
    BattleRequest ashore = request();
    ashore.scene.around[0].terrain = Terrain::land;
    const Battle battle = begun(ashore);
    CHECK(battle.land.size() == 80);
    CHECK(place_of(battle.ships[0].at.bow, kit::HexLayout::rows).row >= 2);
}

TEST_CASE("the size of the board and the depth of the zones are the campaign's to choose") {
    Tables tables;
    tables.switches.board_columns = 24;
    tables.switches.board_rows = 20;
    tables.switches.deploy_depth = 2;
    BattleRequest from = request();
    from.scene.wind = Wind{90, 3};
    const Battle battle = GalleyModule(tables).begin(from).value();
    CHECK(battle.columns == 24);
    CHECK(battle.rows == 20);
    CHECK(place_of(battle.ships[0].at.bow, kit::HexLayout::rows).row == 1);
    CHECK(battle.wind.from == 2);
}

TEST_CASE("a class that the tables do not have is refused by name") {
    BattleRequest wrong = request();
    wrong.parties[0].formations[0].units[0].data = {{"galley", "class", "dreadnought"}};
    const auto battle = GalleyModule().begin(wrong);
    REQUIRE_FALSE(battle);
    CHECK(battle.error().details.at(1) == "its tables have no class \"dreadnought\" for Argo");
}

TEST_CASE("a crippled ship goes back with half a hull and the speed of one hex, and it lasts") {
    const BattleRequest from = request();
    Battle battle = begun(from);
    battle.ships[0].is_crippled = true;
    const UnitResult result = ended(from, battle).units[0];
    CHECK(result.state == UnitState::crippled);
    CHECK(result.hull == Hundredths{50});
    CHECK(result.speed == Hundredths{16});
    CHECK(lasting(result, "crippled") == "yes");

    BattleRequest again = from;
    auto& ship = again.parties[0].formations[0].units[0];
    ship.hull = {50};
    ship.speed = {16};
    ship.state = UnitState::crippled;
    ship.lasting = *result.lasting;
    CHECK(begun(again).ships[0].is_crippled);
}

TEST_CASE("crew rating, ram, towers and firepots last, and what other modules left stays") {
    BattleRequest from = request();
    auto& ship = from.parties[0].formations[0].units[0];
    ship.class_name = "quinquereme";
    ship.data = {{"galley", "firepots", "2"}};
    ship.lasting = {{"elsewhere", "rudder", "jammed"}};
    Battle battle = begun(from);
    battle.ships[0].crew = 2;
    battle.ships[0].ram_attack = 3;
    battle.ships[0].has_towers = false;
    battle.ships[0].firepots = 1;
    const UnitResult result = ended(from, battle).units[0];
    CHECK(lasting(result, "crew") == "2");
    CHECK(lasting(result, "ram_attack") == "3");
    CHECK(lasting(result, "towers") == "gone");
    CHECK(lasting(result, "firepots") == "1");
    CHECK(result.lasting->front() == ModuleValue{"elsewhere", "rudder", "jammed"});
    ship.lasting = *result.lasting;
    const Ship back = begun(from).ships[0];
    CHECK(back.crew == 2);
    CHECK(back.ram_attack == 3);
    CHECK_FALSE(back.has_towers);
    CHECK(back.maximum == 6);
    CHECK(back.firepots == 1);
}

TEST_CASE("a rammed ship afloat is derelict, and a prize of the enemy who holds the field") {
    const BattleRequest from = request();
    Battle battle = begun(from);
    battle.ships[0].is_rammed = true;
    battle.ships[0].lost_to = blue;
    CHECK(ended(from, battle).units[0].state == UnitState::derelict);
    battle.ships[1].where = Whereabouts::sunk;
    battle.ships[1].lost_to = blue;
    const BattleResult result = ended(from, battle);
    CHECK(result.field_holder->side == "blue");
    CHECK(result.units[0].state == UnitState::captured);
    CHECK(result.units[0].by == "blue");
    CHECK(result.units[1].state == UnitState::sunk);
    CHECK(result.units[1].by == "blue");
}

TEST_CASE("a derelict that came is a prize of the enemy who holds the field, not of her own side") {
    for (const std::size_t derelict : {0U, 2U}) {
        BattleRequest from = request();
        Unit& hulk = from.parties[derelict / 2].formations[0].units[0];
        hulk.state = UnitState::derelict;
        hulk.speed = Hundredths{0};
        Battle battle = begun(from);
        CHECK(ended(from, battle).units[derelict].state == UnitState::derelict);
        for (const std::size_t ship : {0U, 1U}) {
            if (ship == derelict) continue;
            battle.ships[ship].where = Whereabouts::left;
            battle.ships[ship].exit = 0;
        }
        const BattleResult result = ended(from, battle);
        CHECK(result.field_holder->side == "blue");
        CHECK(result.units[derelict].state ==
              (derelict == 0 ? UnitState::captured : UnitState::derelict));
    }
}

TEST_CASE("WG-B26: fires are rolled out before rammed ships roll for sinking, and do not last") {
    const BattleRequest from = request();
    Battle battle = begun(from);
    battle.ships[0].is_rammed = true;
    battle.ships[0].fire_since = 1;
    battle.ships[1].fatigue = 2;
    battle.ships[1].has_sails_up = true;
    battle.progress.turn = 1;
    battle.progress.phase = Phase::movement;
    Dice dice = ForcedDice{};
    Log log;
    const Tables tables;
    Ground ground(tables, battle, dice, &log);
    end_battle(ground, std::nullopt);
    std::vector<std::string> rules;
    for (const LogLine& line : log.lines) {
        if (rules.empty() || rules.back() != line.rule) rules.push_back(line.rule);
    }
    CHECK(rules == std::vector<std::string>{"WG-83", "WG-A25"});
    const UnitResult tired = GalleyModule().outcome(battle, from).units[1];
    CHECK(tired.state == UnitState::intact);
    CHECK(tired.lasting->empty());
}

TEST_CASE("WG-B26: a ship that began without manpower has all her crew") {
    BattleRequest from = request();
    from.parties[0].formations[0].units[0].class_name = "transport";
    const Battle battle = begun(from);
    CHECK(battle.ships[0].first_manpower == 0);
    CHECK(ended(from, battle).units[0].crew == Hundredths{100});
}

TEST_CASE("a prize belongs to her captor only if his side holds the field") {
    const BattleRequest from = request();
    Battle battle = begun(from);
    battle.ships[0].side = blue;
    battle.ships[0].is_captured = true;
    battle.ships[0].lost_to = blue;
    battle.ships[0].taken_by = 3;
    CHECK(ended(from, battle).units[0].state == UnitState::derelict);
    battle.ships[1].where = Whereabouts::left;
    battle.ships[1].exit = 0;
    const BattleResult result = ended(from, battle);
    CHECK(result.units[0].state == UnitState::captured);
    CHECK(result.units[0].prize_crew == "Nike");
    CHECK(result.units[0].crew == Hundredths{0});
    CHECK(result.units[1].has_withdrawn == true);
    CHECK(result.units[1].exit == Direction::north);
}

TEST_CASE("what is left of the manpower goes back as crew and as firepower") {
    const BattleRequest from = request();
    Battle battle = begun(from);
    battle.ships[0].manpower = 1;
    const UnitResult result = ended(from, battle).units[0];
    CHECK(result.crew == Hundredths{50});
    CHECK(result.firepower == Hundredths{100});  // strength 1 of 1
    battle.ships[0].manpower = 0;
    CHECK(ended(from, battle).units[0].firepower == Hundredths{0});
}

TEST_CASE("others' firepots are hidden, and a prize is known to have none") {
    BattleRequest from = request();
    for (Party& party : from.parties) {
        party.formations[0].units[0].data = {{"galley", "firepots", "2"}};
    }
    const GalleyModule module;
    Battle battle = begun(from);
    const View view = module.view(battle, red);
    CHECK(view.known.ships[0].firepots == 2);
    CHECK(view.known.ships[2].firepots == 0);
    const Battle changed = module.with_hidden_changed(battle, red, OddsDice{1});
    CHECK(changed.ships[2].firepots == 3);
    CHECK(module.view(changed, red) == view);
}
