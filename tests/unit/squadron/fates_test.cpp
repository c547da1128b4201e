#include "tactical/squadron/fates.h"

#include <catch2/catch.hpp>

#include "tactical/squadron/command.h"
#include "tactical/squadron/contacts.h"
#include "tactical/squadron/course.h"
#include "tactical/squadron/criticals.h"
#include "tactical/squadron/hands.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/upkeep.h"
#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

/// Does something to a battle with these dice.
template <class Do>
void with_ground(SquadronKit& kit, const Do& what) {
    const Dice forced = ForcedDice{kit.dice, {}};
    Ground ground(kit.tables, kit.battle, forced, &kit.log);
    what(ground);
}

/// Resolves one critical with this result of 2D6 against the first ship.
void critical(SquadronKit& kit, std::int32_t result) {
    kit.battle.criticals = {{0, blue, result, false, false}};
    with_ground(kit, [](Ground& ground) { resolve_critical(ground); });
}

SquadronKit with_battleship() {
    SquadronKit kit;
    kit.ship(kit.squadron(red, "battleship"), {0, 0}, 0);
    kit.far_enemy();
    return kit;
}

}  // namespace

TEST_CASE("a ship sinks when her damage reaches her initial hull points (V-US-17)") {
    for (const std::int32_t damage : {4, 5, 6}) {
        SquadronKit kit;
        kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
        kit.battle.ships[0].damage.hull = damage;
        with_ground(kit, [](Ground& ground) { remove_sunk(ground); });
        CHECK(kit.battle.ships[0].is_on_table() == (damage == 4));
    }
}

TEST_CASE("every row of the critical table costs its hull points and has its effect (1.4.4)") {
    const std::map<std::int32_t, Lasting> lasting{
        {3, Lasting::steering}, {5, Lasting::mast},       {6, Lasting::guns},
        {8, Lasting::battery},  {10, Lasting::waterline}, {11, Lasting::officers}};
    for (std::int32_t result = 3; result <= 11; ++result) {
        SquadronKit kit = with_battleship();
        kit.force(DieUse::crew, 0, 0, 2);
        critical(kit, result);
        const Ship& ship = kit.battle.ships[0];
        INFO(result);
        CHECK(ship.damage.hull == (result == 9 ? 3 : 2));
        CHECK(ship.is_burning == (result == 4));
        CHECK(ship.damage.crew == (result == 4 ? 1 : result == 7 ? 2 : 0));
        for (std::size_t what = 0; what < lastings; ++what) {
            const bool holds =
                lasting.contains(result) && lasting.at(result) == static_cast<Lasting>(what);
            CHECK(ship.damage.lasting[what] == (holds ? 1 : 0));
        }
    }
}

TEST_CASE("hull points of a critical are a switch (US-A25)") {
    SquadronKit kit = with_battleship();
    kit.tables.switches.hull_cost = 1;
    critical(kit, 3);
    CHECK(kit.battle.ships[0].damage.hull == 1);
    critical(kit, 9);
    CHECK(kit.battle.ships[0].damage.hull == 4);
}

TEST_CASE("a lasting effect is held once, a mast twice (US-B27)") {
    SquadronKit kit = with_battleship();
    for (int time = 0; time < 3; ++time) critical(kit, 5);
    CHECK(kit.battle.ships[0].damage.of(Lasting::mast) == 2);
    for (int time = 0; time < 2; ++time) critical(kit, 3);
    CHECK(kit.battle.ships[0].damage.of(Lasting::steering) == 1);
}

TEST_CASE("powder smoke costs nothing itself and brings two more, neither 2 nor 12 (US-B11)") {
    SquadronKit kit = with_battleship();
    critical(kit, 12);
    CHECK(kit.battle.ships[0].damage.hull == 0);
    REQUIRE(kit.battle.criticals.size() == 2);
    kit.force(DieUse::critical, 0, 0, 1);
    kit.force(DieUse::critical, 0, 1, 1);
    kit.force(DieUse::critical, 0, 2, 6);
    kit.force(DieUse::critical, 0, 3, 6);
    kit.force(DieUse::critical, 0, 4, 4);
    kit.force(DieUse::critical, 0, 5, 5);
    with_ground(kit, [](Ground& ground) { roll_critical(ground); });
    CHECK(kit.battle.criticals.front().result == 9);
}

TEST_CASE("a magazine attacks everybody within 8.00 inches with twice the hull points (US-B11)") {
    SquadronKit kit;
    kit.ship(kit.squadron(red, "battleship"), {0, 0}, 0);
    kit.ship(kit.squadron(red, "frigate"), {62 + 800 + 37, 0}, 0);
    kit.ship(kit.squadron(blue, "frigate"), {-62 - 801 - 38, 0}, 0);
    kit.force_attacks(0, 1);
    critical(kit, 2);
    REQUIRE(kit.battle.exploding == std::vector<ShipNumber>{0});
    with_ground(kit, [](Ground& ground) { resolve_blast(ground); });
    CHECK(kit.battle.ships[0].where == Whereabouts::sunk);
    std::vector<std::string> hit;
    for (const LogLine& line : kit.log.lines) {
        if (line.text.starts_with("The blast")) hit.push_back(line.parts[0].substr(0, 5));
    }
    CHECK(hit == std::vector<std::string>{"16 AD"});
}

TEST_CASE("holed below the waterline every hit that hurts is critical (1.4.4, 10)") {
    SquadronKit kit = with_battleship();
    CHECK(critical_rating_of(kit.battle, kit.battle.ships[0]) == 9);
    critical(kit, 10);
    CHECK(critical_rating_of(kit.battle, kit.battle.ships[0]) == 5);
}

TEST_CASE("a ship without crew drifts 2 inches a turn until she meets something (V-US-21)") {
    SquadronKit kit = with_battleship();
    // her bow is 1.75 ahead of her middle; the obstacle begins 5 inches ahead of it
    kit.battle.obstacles = {{ObstacleKind::solid, {{0, 175 + 500 + 100}, 0, 200, 200}, false}};
    with_ground(kit, [](Ground& ground) { lose_crew(ground, 0, 8); });
    REQUIRE(kit.battle.ships[0].is_derelict);
    CHECK(kit.battle.ships[0].squadron == no_squadron);
    std::vector<std::int32_t> places;
    for (int turn = 0; turn < 4; ++turn) {
        with_ground(kit, [](Ground& ground) { drift_derelicts(ground); });
        places.push_back(kit.battle.ships[0].place.y);
    }
    CHECK(places == std::vector<std::int32_t>{200, 400, 500, 500});
    CHECK(kit.battle.ships[0].is_at_rest);
    CHECK(kit.battle.ships[0].damage.hull == 0);
}

TEST_CASE("an enemy that touches a derelict takes her, her own fleet rescues her (US-44)") {
    for (const SideIndex side : {red, blue}) {
        SquadronKit kit = with_battleship();
        const ShipNumber other = kit.ship(kit.squadron(side, "cruiser"), {0, 400}, 0);
        kit.ship(kit.squadron(red, "cruiser"), {-2'000, 0}, 0);
        with_ground(kit, [](Ground& ground) { lose_crew(ground, 0, 8); });
        with_ground(kit, [](Ground& ground) { drift_derelicts(ground); });
        CHECK(kit.battle.ships[0].where ==
              (side == red ? Whereabouts::rescued : Whereabouts::captured));
        CHECK(kit.battle.ships[0].taken_by == kit.battle.ships[other].side);
        CHECK(kit.battle.ships[other].damage.hull == 0);
    }
}

TEST_CASE("the fire marker does what its die says (table 1.4.5)") {
    const std::vector<std::array<std::int32_t, 3>> results{{1, 1, 0}, {2, 1, 0}, {3, 0, 1},
                                                           {4, 0, 0}, {5, 0, 0}, {6, 0, 0}};
    for (const auto& [face, hull, crew] : results) {
        SquadronKit kit = with_battleship();
        kit.battle.ships[0].is_burning = true;
        kit.force(DieUse::fire, 0, 0, face);
        with_ground(kit, [](Ground& ground) { burn(ground); });
        CHECK(kit.battle.ships[0].damage.hull == hull);
        CHECK(kit.battle.ships[0].damage.crew == crew);
        CHECK(kit.battle.ships[0].is_burning == (face != 6));
    }
}

TEST_CASE("5 or 6 repairs one lasting critical, not on fire and not in a fight (table 1.4.5)") {
    for (const std::int32_t face : {4, 5}) {
        SquadronKit kit = with_battleship();
        kit.battle.ships[0].damage.lasting[static_cast<std::size_t>(Lasting::mast)] = 2;
        kit.force(DieUse::repair, 0, 0, face);
        SquadronKit burning = kit;
        with_ground(kit, [](Ground& ground) { repair_all(ground); });
        CHECK(kit.battle.ships[0].damage.of(Lasting::mast) == (face == 5 ? 1 : 2));
        burning.battle.ships[0].is_burning = true;
        with_ground(burning, [](Ground& ground) { repair_all(ground); });
        CHECK(burning.battle.ships[0].damage.of(Lasting::mast) == 2);
    }
    SquadronKit never = with_battleship();
    never.tables.switches.repair = false;
    never.battle.ships[0].damage.lasting[0] = 1;
    never.force(DieUse::repair, 0, 0, 6);
    with_ground(never, [](Ground& ground) { repair_all(ground); });
    CHECK(never.battle.ships[0].damage.lasting[0] == 1);
}

TEST_CASE("crew lost by criticals of a contact is marked after the shots, or at once (US-61)") {
    for (const CrewMarked marked : {CrewMarked::step4, CrewMarked::step2}) {
        SquadronKit kit = with_battleship();
        kit.tables.switches.crew_marked = marked;
        kit.battle.activation.squadron = 0;
        kit.battle.activation.step = Step::contacts;
        critical(kit, 4);
        CHECK(kit.battle.ships[0].damage.crew == (marked == CrewMarked::step2 ? 1 : 0));
        with_ground(kit, [](Ground& ground) { mark_crew(ground); });
        CHECK(kit.battle.ships[0].damage.crew == 1);
    }
}

TEST_CASE("a ship whose base crosses an edge has left, by that edge (US-A34)") {
    SquadronKit kit = with_battleship();
    kit.battle.ships[0].place = {0, 2'400 - 175 - 50};
    kit.begin();
    kit.ship(0, {500, 0}, 0);
    REQUIRE(kit.give("activate S1").empty());
    REQUIRE(kit.give("element T1").empty());
    REQUIRE(kit.give("move T1 ahead 200").empty());
    CHECK(kit.battle.ships[0].where == Whereabouts::left);
    CHECK(kit.battle.ships[0].exit == 0);
    const auto is_lost = [](const LogLine& line) {
        return line.text.find("lost for this battle") != std::string::npos;
    };
    CHECK(std::any_of(kit.log.lines.begin(), kit.log.lines.end(), is_lost));  // blue enters there
}

TEST_CASE(
    "a derelict goes to the ship that moved into contact with it, even if another is nearer "
    "(US-A28)") {
    SquadronKit kit;
    kit.ship(kit.squadron(blue, "frigate"), {0, 600}, 90);
    kit.ship(kit.squadron(blue, "cruiser"), {-300, 600}, 0);
    kit.ship(kit.squadron(red, "cruiser"), {0, 0}, 0);
    kit.battle.progress.initiative = {blue, red};
    with_ground(kit, [](Ground& ground) { lose_crew(ground, 0, 2); });
    kit.begin();
    REQUIRE(kit.give("activate S3").empty());
    REQUIRE(kit.give("move T3 ahead 600").empty());
    CHECK(kit.battle.ships[0].where == Whereabouts::captured);
    CHECK(kit.battle.ships[0].taken_by == red);
    CHECK(kit.battle.ships[2].damage.hull == 0);               // it is no collision (US-B19)
    CHECK(kit.battle.ships[2].place.y == 600 - 37 - 125 - 1);  // where she stopped
}

TEST_CASE("a derelict is no ship of its squadron any more: for command, cards, turns (US-B7)") {
    SquadronKit kit;
    const SquadronNumber squadron = kit.squadron(red, "frigate");
    kit.ship(squadron, {0, 0}, 0);
    kit.ship(squadron, {0, -1'000}, 0);
    kit.ship(kit.squadron(red, "frigate"), {-1'000, 0}, 0);
    kit.far_enemy();
    CHECK(elements_of(kit.tables, kit.battle, squadron).size() == 2);
    CHECK(hand_limit(kit.tables, kit.battle, red) == 2);
    with_ground(kit, [](Ground& ground) {
        lose_crew(ground, 1, 2);
        lose_crew(ground, 2, 2);
    });
    CHECK(elements_of(kit.tables, kit.battle, squadron).size() == 1);
    CHECK(hand_limit(kit.tables, kit.battle, red) == 1);
    kit.begin();
    with_ground(kit, [](Ground& ground) { go_on(ground); });
    CHECK(kit.give("activate S2") == "a squadron of yours that was not activated");
}

TEST_CASE(
    "who touches a ship when she loses her crew takes her: an enemy in a fight with her "
    "first, then the lowest number (US-B19)") {
    for (const bool is_in_fight : {false, true}) {
        SquadronKit kit = with_battleship();
        const ShipNumber friendly = kit.ship(kit.squadron(red, "frigate"), {-101, 0}, 0);
        const ShipNumber enemy = kit.ship(kit.squadron(blue, "frigate"), {101, 0}, 0);
        kit.battle.touching = {{0, friendly}, {0, enemy}};
        if (is_in_fight) kit.battle.fights = {{0, enemy}};
        with_ground(kit, [](Ground& ground) { lose_crew(ground, 0, 8); });
        CHECK(kit.battle.ships[0].where ==
              (is_in_fight ? Whereabouts::captured : Whereabouts::rescued));
        CHECK(kit.battle.ships[0].taken_by == (is_in_fight ? blue : red));
    }
}
