#include <catch2/catch.hpp>

#include "support/print.h"
#include "support/scenario.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

std::size_t sighting_dice(const Turn& turn) {
    std::size_t count = 0;
    for (const DieRolled& die : turn.all<DieRolled>()) {
        count += die.key.purpose == Purpose::sighting ? 1U : 0U;
    }
    return count;
}

}  // namespace

TEST_CASE("TV-ST-05: a battleship spots the light cruiser on 6, and is not spotted on 7") {
    Scenario scenario("A b");
    scenario.ships('A', {battleship}).ships('b', {light_cruiser});
    scenario.die('A', 'b', 6).die('b', 'A', 7);
    const Turn turn = scenario.resolve();
    REQUIRE(turn.told<Seen>(blue_seat).size() == 1);
    CHECK(turn.told<Seen>(blue_seat).front().declared == Declaration{ShipType::CL, {1}});
    CHECK(turn.told<Seen>(red_seat).empty());
    for (const DieRolled& die : turn.all<DieRolled>()) {
        if (die.key.purpose == Purpose::sighting) CHECK(die.needed == 6);
    }
}

TEST_CASE("TV-ST-19: by radar, over one square, the composition is not revealed") {
    Scenario scenario("A . b");
    scenario.ships('A', {battleship, radar_cruiser}).ships('b', {heavy_cruiser});
    scenario.die('A', 'b', 5).die('b', 'A', 1);
    const Turn turn = scenario.resolve();
    REQUIRE(turn.told<Seen>(blue_seat).size() == 1);
    CHECK(turn.told<Seen>(blue_seat).front().mode == SightMode::radar);
    CHECK_FALSE(turn.told<Seen>(blue_seat).front().declared);
    CHECK(sighting_dice(turn) == 1);  // TV-ST-21: without radar there is no roll at all
}

TEST_CASE("TV-ST-22: an island between two formations blocks even radar, and no die falls") {
    Scenario scenario(R"(
        . . .
        A ^ b
        . . .
    )");
    scenario.ships('A', {radar_cruiser}).ships('b', {radar_cruiser});
    CHECK(sighting_dice(scenario.resolve()) == 0);
}

TEST_CASE("A-ST-16: a headland on the edge hides, unless only squares count") {
    for (const bool edges : {true, false}) {
        Scenario scenario("A b");
        scenario.barrier('A', 'b').with("sighting.los", edges ? "square_and_edge" : "square_only");
        CHECK((sighting_dice(scenario.resolve()) == 0) == edges);
    }
}

TEST_CASE("A-ST-17: the owner is told which of his was spotted, unless the campaign is silent") {
    for (const bool told : {true, false}) {
        Scenario scenario("A b");
        scenario.with("sighting.notify_spotted", told ? "true" : "false");
        scenario.die('A', 'b', 1).die('b', 'A', 12);
        const Turn turn = scenario.resolve();
        CHECK(turn.told<OwnSpotted>(red_seat).size() == (told ? 1U : 0U));
        CHECK(turn.told<OwnSpotted>(blue_seat).empty());
    }
}

TEST_CASE("A-ST-11: each ordered pair tries once a turn at each reach") {
    Scenario scenario("A . . . b");
    scenario.ships('A', {{ShipType::DD, 60}}).ships('b', {destroyer});
    scenario.with("turn.mode", "simultaneous_steps");
    scenario.die('A', 'b', 12).die('b', 'A', 12);
    scenario.orders(blue_seat, {"A route to E1"});
    CHECK(sighting_dice(scenario.resolve()) == 2);  // close by, once each, though in reach for long
    CHECK(sighting_dice(scenario.resolve()) == 2);  // and again in the next turn
}

TEST_CASE("A-ST-11: sighting.timing decides whether a force seen in passing is tried for") {
    const auto dice = [](std::string_view timing) {
        Scenario scenario(R"(
            A . . . .
            . . b . .
        )");
        scenario.ships('A', {{ShipType::DD, 60}});  // four squares: past the picket and away
        scenario.with("sighting.timing", timing).die('A', 'b', 12).die('b', 'A', 12);
        scenario.orders(blue_seat, {"A route to E1"});
        return sighting_dice(scenario.resolve());
    };
    CHECK(dice("on_step") == 2);
    CHECK(dice("end_of_move") == 0);
    CHECK(dice("end_of_turn") == 0);
}

TEST_CASE("A-ST-11: at the end of a move the mover tries before the others have moved") {
    const auto hours = [](std::string_view timing) {
        Scenario scenario("A . . b .");
        scenario.ships('A', {{ShipType::DD, 30}});
        scenario.with("sighting.timing", timing).initiative(blue_seat, 12).initiative(red_seat, 1);
        scenario.die('A', 'b', 1).die('b', 'A', 12);
        scenario.orders(blue_seat, {"A route to C1"}).orders(red_seat, {"b route to E1"});
        const auto seen = scenario.resolve().told<Seen>(blue_seat);
        return seen.empty() ? std::string("nothing") : name_of(seen.front().square);
    };
    CHECK(hours("end_of_move") == "D1");
    CHECK(hours("end_of_turn") == "nothing");  // by then they are two squares apart
}

TEST_CASE("A-ST-25: a force at rest in its own port is sheltered, one that leaves is not") {
    for (const bool shelter : {true, false}) {
        Scenario scenario("A b .");
        scenario.port('b', red_seat).with("sighting.port_shelter", shelter ? "true" : "false");
        const Turn turn = scenario.resolve();
        CHECK(sighting_dice(turn) == (shelter ? 1U : 2U));  // it still looks out itself
    }
    Scenario leaving("A . b .");
    leaving.port('b', red_seat).die('A', 'b', 12).die('b', 'A', 12);
    leaving.ships('b', {merchant}).orders(red_seat, {"b route to B1"});
    CHECK(sighting_dice(leaving.resolve()) == 2);
}

TEST_CASE("A-ST-12: sizes count undamaged, unless the campaign says current") {
    for (const bool nominal : {true, false}) {
        Scenario scenario("A b");
        scenario.ships('A', {battleship}).ships('b', {{ShipType::CL, 32}});
        scenario.with("sighting.sp_basis", nominal ? "nominal" : "current");
        scenario.with("turn.mode", "simultaneous_steps");
        scenario.die('A', 'b', 1).die('b', 'A', 12).orders(blue_seat, {"A route to B1"});
        (void)scenario.resolve();
        const ShipId bb = scenario.definition().formation(scenario.id('A')).ships.front();
        (void)scenario.battle({{bb, {25}, {50}}});  // a quarter of four points: one left
        (void)scenario.resolve();
        const Turn turn = scenario.resolve();
        CHECK(sighting_dice(turn) == 2);
        for (const DieRolled& die : turn.all<DieRolled>()) {
            if (die.key.purpose == Purpose::sighting) CHECK(die.needed == (nominal ? 6 : 3));
        }
    }
}

TEST_CASE("A-ST-23: night takes from attempts by eye what the campaign says") {
    for (const std::int32_t modifier : {0, -2}) {
        Scenario scenario("A b");
        scenario.starts_at_hour("1941-11-08 18:00");
        scenario.with("sighting.night_visual_mod", std::to_string(modifier));
        scenario.ships('A', {battleship}).ships('b', {light_cruiser});
        for (const DieRolled& die : scenario.resolve().all<DieRolled>()) {
            if (die.key.purpose == Purpose::sighting) CHECK(die.needed == 6 + modifier);
        }
    }
}

TEST_CASE("A-ST-44: radar kept silent is no radar") {
    Scenario scenario("A . b");
    scenario.ships('A', {radar_cruiser}).ships('b', {destroyer});
    scenario.orders(blue_seat, {"A radar off"});
    CHECK(sighting_dice(scenario.resolve()) == 0);
}

TEST_CASE("A-ST-45: a number below 1 cannot succeed and no die is rolled") {
    Scenario scenario("A b");
    scenario.starts_at_hour("1941-11-08 18:00").with("sighting.night_visual_mod", "-2");
    CHECK(sighting_dice(scenario.resolve()) == 0);  // destroyer and destroyer by night: 1 + 1 - 2
}

TEST_CASE("A-ST-35: enemies that exchange squares in one pulse have been in the same square") {
    Scenario scenario("A b");
    scenario.with("turn.mode", "simultaneous_steps").barrier('A', 'b', Closes::sight);
    scenario.die('A', 'b', 1).die('b', 'A', 12);
    scenario.orders(blue_seat, {"A route to B1"}).orders(red_seat, {"b route to A1"});
    const Turn turn = scenario.resolve();
    // the headland would hide them from each other in neighbouring squares
    CHECK(turn.told<Seen>(blue_seat).size() == 1);
    CHECK(turn.told<BattleJoined>(blue_seat).size() == 1);
    CHECK(turn.told<BattleJoined>(red_seat).size() == 1);
}

TEST_CASE("A-ST-18: a contact is current to the end of the next turn, then an old position") {
    Scenario scenario("A b . . . . . . .");
    scenario.die('A', 'b', 1).die('b', 'A', 12).ships('b', {{ShipType::DD, 60}});
    const auto current = [&] {
        const SideView& view = scenario.view(blue_seat);
        return is_current(view.contacts.at(0).turn, view.turn, 1);
    };
    (void)scenario.resolve();
    CHECK(current());
    scenario.orders(red_seat, {"b route to I1"});
    (void)scenario.resolve();
    CHECK_FALSE(current());
    CHECK(scenario.view(blue_seat).contacts.size() == 1);  // the marker stays
}

TEST_CASE(
    "A-ST-35: two equal enemies in one square are reported by what is told of them, not by "
    "number") {
    // by night, radar finds on 4 or less, eyes declare on 2 or less: one declared, one not
    const auto declared_first = [](std::int32_t die_b, std::int32_t die_c) {
        Scenario scenario(R"(
            A b
            . c
        )");
        scenario.starts_at_hour("1941-11-08 18:00").with("sighting.night_visual_mod", "-2");
        scenario.with("turn.mode", "simultaneous_steps").ships('A', {radar_cruiser});
        scenario.ships('b', {light_cruiser}).ships('c', {light_cruiser});
        scenario.die('A', 'b', die_b).die('A', 'c', die_c).die('b', 'A', 12).die('c', 'A', 12);
        scenario.with("sighting.timing", "end_of_turn").orders(red_seat, {"b route to B2"});
        const auto seen = scenario.resolve().told<Seen>(blue_seat);
        REQUIRE(seen.size() == 2);
        CHECK(seen[0].square == seen[1].square);
        return seen[0].declared.has_value() && !seen[1].declared.has_value();
    };
    CHECK(declared_first(2, 4));
    CHECK(declared_first(4, 2));
}
