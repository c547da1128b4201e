#include "tactical/squadron/muster.h"

#include <catch2/catch.hpp>

#include "tactical/outcome.h"
#include "tactical/squadron/deploy.h"
#include "tactical/squadron/ships.h"
#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

tactical::Unit unit(std::string name, std::string type) {
    tactical::Unit unit;
    unit.name = std::move(name);
    unit.class_name = unit.type = std::move(type);
    unit.size = unit.points_left = StructurePoints{3};
    unit.maximum = unit.speed_left = KnotTenths{120};
    return unit;
}

Formation formation(std::string id, const std::vector<std::string>& types) {
    Formation made;
    made.id = std::move(id);
    for (const std::string& type : types) {
        made.units.push_back(unit(made.id + " " + std::to_string(made.units.size() + 1), type));
    }
    return made;
}

BattleRequest request(std::vector<Formation> first, std::vector<Formation> second) {
    BattleRequest made;
    made.battle = 1;
    made.scene.terrain = flagplot::Terrain::sea;
    made.parties = {{"red", "Red", {}, std::move(first)}, {"blue", "Blue", {}, std::move(second)}};
    return made;
}

BattleRequest even() {
    return request({formation("R", {"cruiser"})}, {formation("B", {"cruiser"})});
}

Battle begun(const BattleRequest& from, const Tables& tables = {}) {
    return battle_of(tables, from).value();
}

}  // namespace

TEST_CASE("ships of one class and formation fill squadrons to their maximum (US-B38)") {
    const Battle battle = begun(request(
        {formation("R", {"frigate", "cruiser", "frigate", "cruiser", "cruiser", "cruiser"})},
        {formation("B", {"battleship", "battleship"})}));
    std::vector<SquadronNumber> squadrons;
    for (const Ship& ship : battle.ships) squadrons.push_back(ship.squadron);
    CHECK(squadrons == std::vector<SquadronNumber>{0, 1, 0, 1, 1, 2, 3, 4});
    CHECK(battle.sides[0].squadrons_at_start == 3);
}

TEST_CASE("a side enters by the edge of its bearing, two enemies never by one (US-B3)") {
    BattleRequest from = even();
    from.parties[0].formations[0].enters_from = Direction::east;
    from.parties[1].formations[0].enters_from = Direction::south_east;
    Battle battle = begun(from);
    CHECK(battle.sides[0].entry == 90);
    CHECK(battle.sides[1].entry == 180);
    from.parties[1].formations[0].enters_from = Direction::east;
    battle = begun(from);
    CHECK(battle.sides[1].entry == 270);
    battle = begun(even());
    CHECK(std::abs(battle.sides[0].entry - battle.sides[1].entry) == 180);
}

TEST_CASE("visibility and light limit the bands of fire (US-B37)") {
    BattleRequest from = even();
    for (const auto& [step, band] : {std::pair{0, 1}, {1, 2}, {2, 3}, {3, 4}, {9, 4}}) {
        from.scene.visibility = step;
        CHECK(begun(from).conditions.band == band);
    }
    from.scene.light = "night";
    from.scene.moon_age = 14;
    CHECK(begun(from).conditions.band == 2);
    from.scene.moon_age = 0;
    CHECK(begun(from).conditions.band == 1);
}

TEST_CASE("the turns are as many as the limit has tens of minutes, twelve at most (US-B37)") {
    BattleRequest from = even();
    for (const auto& [minutes, turns] : {std::pair{360, 12}, {120, 12}, {59, 5}, {10, 1}, {3, 1}}) {
        from.limit_minutes = minutes;
        CHECK(begun(from).progress.turns == turns);
    }
    Tables tables;
    tables.switches.turns = 6;
    from.limit_minutes = 360;
    CHECK(begun(from, tables).progress.turns == 6);
}

TEST_CASE("calm and wind come from the campaign (US-B36)") {
    BattleRequest from = even();
    from.scene.wind = Wind{200, 3};
    CHECK(begun(from).conditions.wind_from == 180);
    CHECK_FALSE(begun(from).conditions.is_calm());
    from.scene.wind = Wind{200, 0};
    CHECK(begun(from).conditions.is_calm());
}

TEST_CASE("a damaged ship has lost one point at least, and keeps one (US-B40)") {
    BattleRequest from = even();
    tactical::Unit& ship = from.parties[0].formations[0].units[0];
    for (const auto& [hull, lost] : {std::pair{100, 0}, {99, 1}, {50, 2}, {35, 3}, {1, 4}}) {
        ship.hull = Hundredths{hull};
        const Battle battle = begun(from);
        INFO(hull);
        CHECK(battle.ships[0].damage.hull == lost);
        CHECK(battle.ships[0].came.hull == lost);
    }
}

TEST_CASE("lasting damage of an earlier battle comes back, and goes on (US-B40)") {
    BattleRequest from = even();
    tactical::Unit& ship = from.parties[0].formations[0].units[0];
    ship.lasting = {{"elsewhere", "rudder", "jammed"},
                    {"squadron", "mast", "2"},
                    {"squadron", "battery", "port"}};
    const Battle battle = begun(from);
    CHECK(battle.ships[0].damage.of(Lasting::mast) == 2);
    CHECK(battle.ships[0].damage.silenced[0]);
    const SquadronModule module;
    CHECK(module.outcome(battle, from).units[0].lasting == ship.lasting);
}

TEST_CASE("squadrons are deployed in their zone, alternating, in command (US-B3, US-B39)") {
    const Tables tables;
    const SquadronModule module;
    const BattleRequest from = request({formation("R", {"frigate", "frigate", "frigate"})},
                                       {formation("B", {"cruiser", "battleship"})});
    Battle battle = begun(from);
    const Dice dice = OddsDice{7};
    while (battle.progress.phase == Phase::muster) {
        battle = module.step(battle, battle.progress.asked, Order{Ready{}}, dice, nullptr).value();
    }
    std::vector<SideIndex> order;
    while (battle.progress.phase == Phase::deployment) {
        const SideIndex side = battle.progress.asked;
        order.push_back(side);
        const auto options = module.options(module.view(battle, side));
        REQUIRE_FALSE(options.empty());
        battle = module.step(battle, side, options.front(), dice, nullptr).value();
    }
    REQUIRE(order.size() == 3);
    CHECK(order[0] != order[1]);
    for (const Ship& ship : battle.ships) {
        CHECK(ship.is_on_table());
        const std::int32_t depth = battle.sides[ship.side.index()].entry == 0
                                       ? 2'400 - ship.place.y
                                       : 2'400 + ship.place.y;
        CHECK(depth < 1'200);
    }
}

TEST_CASE("a prize needs a holder of the field, otherwise she is a derelict (contract 4.4)") {
    const BattleRequest from =
        request({formation("R", {"cruiser", "cruiser"})}, {formation("B", {"cruiser", "cruiser"})});
    const SquadronModule module;
    Battle battle = begun(from);
    battle.progress.turn = 3;
    for (Ship& ship : battle.ships) ship.where = Whereabouts::on_table;
    battle.ships[2].where = Whereabouts::captured;
    battle.ships[2].taken_by = red;
    battle.ships[2].damage.crew = 5;
    BattleResult result = module.outcome(battle, from);
    CHECK(result.units[2].state == UnitState::derelict);
    CHECK(broken_promises(from, result).empty());
    battle.ships[3].where = Whereabouts::sunk;
    battle.ships[3].damage.hull = 5;
    battle.ships[3].hit_by = red;
    result = module.outcome(battle, from);
    CHECK(result.units[2].state == UnitState::captured);
    CHECK(result.units[2].by == "red");
    CHECK(result.units[3].state == UnitState::sunk);
    CHECK(result.minutes == 30);
    CHECK(broken_promises(from, result).empty());
}

TEST_CASE("who holds the field takes the derelicts of its enemies (contract 4.3)") {
    const BattleRequest from =
        request({formation("R", {"cruiser", "cruiser"})}, {formation("B", {"cruiser", "cruiser"})});
    const SquadronModule module;
    Battle battle = begun(from);
    for (Ship& ship : battle.ships) ship.where = Whereabouts::on_table;
    for (const ShipNumber derelict : {1U, 2U}) {
        battle.ships[derelict].is_derelict = true;
        battle.ships[derelict].damage.crew = 5;
    }
    BattleResult result = module.outcome(battle, from);
    CHECK(result.units[1].state == UnitState::derelict);
    CHECK(result.units[2].state == UnitState::derelict);  // nobody holds the field
    battle.ships[3].where = Whereabouts::left;
    battle.ships[3].exit = 0;
    result = module.outcome(battle, from);
    CHECK(result.units[1].state == UnitState::derelict);  // of the holder itself
    CHECK(result.units[2].state == UnitState::captured);
    CHECK(result.units[2].by == "red");
    CHECK(broken_promises(from, result).empty());
}

TEST_CASE("derelicts that nobody defends surrender without a battle") {
    BattleRequest from = even();
    from.parties[1].formations[0].units[0].state = UnitState::derelict;
    from.parties[1].formations[0].units[0].speed = Hundredths{0};
    const Battle battle = begun(from);
    CHECK(battle.progress.phase == Phase::over);
    CHECK(battle.progress.ended_by == EndedBy::surrender);
    const BattleResult result = SquadronModule().outcome(battle, from);
    CHECK(result.units[1].state == UnitState::captured);
    CHECK(result.units[1].by == "red");
    CHECK(broken_promises(from, result).empty());
}

TEST_CASE("a rescued ship is in tow of her fleet, and adrift without it (US-44)") {
    const BattleRequest from =
        request({formation("R", {"cruiser", "cruiser"})}, {formation("B", {"cruiser", "cruiser"})});
    const SquadronModule module;
    Battle battle = begun(from);
    for (Ship& ship : battle.ships) ship.where = Whereabouts::on_table;
    Ship& rescued = battle.ships[2];
    Ship& mate = battle.ships[3];
    rescued.where = Whereabouts::rescued;
    rescued.is_derelict = true;
    rescued.taken_by = blue;
    rescued.damage.crew = 5;
    BattleResult result = module.outcome(battle, from);
    CHECK(result.units[2].state == UnitState::crippled);
    CHECK(result.units[2].speed == Hundredths{50});
    CHECK(result.units[2].has_withdrawn == false);
    mate.where = Whereabouts::left;
    mate.exit = 0;
    result = module.outcome(battle, from);
    CHECK(result.units[2].has_withdrawn == true);
    CHECK(result.units[2].exit == result.units[3].exit);
    CHECK(result.field_holder->side == "red");
    mate.where = Whereabouts::sunk;
    mate.damage.hull = 5;
    mate.hit_by = red;
    result = module.outcome(battle, from);
    CHECK(result.units[2].state == UnitState::captured);
    CHECK(result.units[2].by == "red");
    CHECK(broken_promises(from, result).empty());
}

TEST_CASE("a ship without hull points is sunk, even before she is removed (US-41)") {
    const BattleRequest from = even();
    Battle battle = begun(from);
    battle.ships[0].where = Whereabouts::on_table;
    battle.ships[0].damage.hull = 5;
    battle.ships[0].hit_by = blue;
    const BattleResult result = SquadronModule().outcome(battle, from);
    CHECK(result.units[0].state == UnitState::sunk);
    CHECK(broken_promises(from, result).empty());
}

TEST_CASE("steering shot away leaves a ship crippled (contract 4.4)") {
    const BattleRequest from = even();
    const SquadronModule module;
    Battle battle = begun(from);
    battle.ships[0].damage.hull = 2;
    CHECK(module.outcome(battle, from).units[0].state == UnitState::damaged);
    battle.ships[0].damage.lasting[static_cast<std::size_t>(Lasting::steering)] = 1;
    CHECK(module.outcome(battle, from).units[0].state == UnitState::crippled);
}

TEST_CASE("nobody has anything to fight about: the battle is over at once") {
    BattleRequest from = even();
    from.parties[0].attitudes = {{"blue", Attitude::allied}};
    from.parties[1].attitudes = {{"red", Attitude::allied}};
    const Battle battle = begun(from);
    CHECK(battle.progress.phase == Phase::over);
    CHECK(battle.progress.ended_by == EndedBy::no_hostility);
}

TEST_CASE("a table without anything hidden but cards: points may be hidden too (US-B33)") {
    for (const Fog fog : {Fog::open, Fog::enemy_points_hidden}) {
        SquadronKit kit;
        kit.tables.switches.fog = fog;
        kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
        kit.battle.ships[0].damage.hull = 2;
        CHECK(kit.view(blue).known.ships[0].damage.hull == (fog == Fog::open ? 2 : 0));
        CHECK(kit.view(red).known.ships[0].damage.hull == 2);
        const Dice dice = OddsDice{1};
        const Battle other = hidden_changed(kit.tables, kit.battle, blue, dice);
        CHECK(view_of(kit.tables, other, blue) == kit.view(blue));
        CHECK((other.ships[0].damage.hull != 2) == (fog == Fog::enemy_points_hidden));
    }
}
