#include "tactical/squadron/captain.h"

#include <catch2/catch.hpp>

#include "tactical/squadron/ordering.h"
#include "unit/squadron/scene_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

/// What a side's captain orders, with one wish of a doctrine.
Order order_of_captain(const SceneKit& kit, SideIndex side, std::string_view key = "",
                       std::string_view word = "") {
    const View view = kit.view(side);
    const Doctrine doctrine{{{"", std::string(key), std::string(word)}}};
    const Dice dice = OddsDice{1};
    Order order = captains_order(kit.tables, view, doctrine, dice);
    INFO(order_text(order));
    CHECK(read_order_text(kit.tables, view, order_text(order)));
    return order;
}

std::string captain_of(const SceneKit& kit, SideIndex side, std::string_view key = "",
                       std::string_view word = "") {
    return order_text(order_of_captain(kit, side, key, word));
}

}  // namespace

TEST_CASE("a captain's doctrine has a key for each habit") {
    std::vector<std::string_view> names;
    for (const DoctrineKey& key : captains_keys()) {
        names.push_back(key.name);
        CHECK(key.words.size() > 1);
        CHECK_FALSE(key.help.empty());
    }
    CHECK(names == std::vector<std::string_view>{"tactic", "targets", "withdraw", "cards", "s_card",
                                                 "anchor"});
}

TEST_CASE("a captain links the fire of ships that cannot hurt a target alone") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "frigate");
    kit.add(squadron, {0, 0}, 0);
    kit.add(squadron, {0, -200}, 0);
    kit.add(squadron, {0, -400}, 0);
    kit.add(blue, "cruiser", {1500, -200});
    kit.activate(squadron, Step::fire, Asking::fire);
    CHECK(captain_of(kit, red) == "fire T1 starboard at T4 with T2 starboard T3 starboard");
}

TEST_CASE("a captain plays an A card that adds half a hull point to a shot") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "battleship");
    kit.add(squadron, {0, 0}, 0);
    kit.add(blue, "cruiser", {600, 0});
    kit.activate(squadron, Step::fire, Asking::fire);
    kit.deal(red, CardOp::reroll_misses);
    CHECK(captain_of(kit, red) == "play C10");
    CHECK(captain_of(kit, red, "cards", "never") == "fire T1 starboard at T2");
}

TEST_CASE("a captain closes an enemy beyond the range of the guns") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.add(squadron, {0, -2000}, 90);
    kit.add(blue, "cruiser", {0, 2000}, 180);
    kit.battle.conditions.wind_from = 180;
    kit.activate(squadron, Step::movement, Asking::movement);
    const Order order = order_of_captain(kit, red);
    const auto* move = std::get_if<Move>(&order.what);
    REQUIRE(move != nullptr);
    REQUIRE_FALSE(move->legs.empty());
    CHECK(move->legs.front().turn < 0);
}

TEST_CASE("a captain takes a derelict in reach") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.add(squadron, {0, 0}, 90);
    Ship& derelict = kit.add(blue, "battleship", {600, 0}, 90);
    derelict.is_derelict = true;
    derelict.squadron = no_squadron;
    derelict.damage.crew = 8;
    kit.add(blue, "frigate", {0, 2200}, 180);
    kit.battle.conditions.wind_from = 180;
    kit.activate(squadron, Step::movement, Asking::movement);
    const Order order = order_of_captain(kit, red);
    const auto* move = std::get_if<Move>(&order.what);
    REQUIRE(move != nullptr);
    CHECK(move->is_ram);
}

TEST_CASE("a captain boards where the doctrine says so, else where gunfire brings less") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "battleship");
    kit.add(squadron, {0, 0}, 90);
    kit.add(blue, "transport", {500, 0}, 0);
    kit.battle.conditions.wind_from = 180;
    kit.activate(squadron, Step::movement, Asking::movement);
    const auto is_ram = [&](const Order& order) {
        const auto* move = std::get_if<Move>(&order.what);
        return move != nullptr && move->is_ram;
    };
    CHECK(is_ram(order_of_captain(kit, red, "tactic", "board")));
    CHECK_FALSE(is_ram(order_of_captain(kit, red)));
}

TEST_CASE("a captain leaves when the odds are bad, unless the doctrine forbids it") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "frigate");
    kit.add(squadron, {0, -2200}, 180);
    kit.add(blue, "battleship", {0, 0}, 180);
    kit.battle.sides[red.index()].points_at_start = 200;
    kit.activate(squadron, Step::movement, Asking::movement);
    const Order leaving = order_of_captain(kit, red);
    CHECK_FALSE(leaving == order_of_captain(kit, red, "withdraw", "never"));
}

TEST_CASE("a captain answers a strong shot with smoke") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "battleship");
    kit.add(squadron, {0, 0}, 0);
    kit.add(blue, "cruiser", {600, 0});
    kit.activate(squadron, Step::fire, Asking::reaction);
    kit.battle.progress.asked = blue;
    Reaction reaction;
    reaction.event = Event::shot;
    reaction.to_ask = {blue};
    reaction.by = red;
    reaction.shot = {{0, WeaponArc::starboard}, {}, {{1, 0}}};
    kit.battle.progress.reaction = reaction;
    CHECK(captain_of(kit, blue) == "pass");
    kit.deal(blue, CardOp::halve_attack);
    CHECK(captain_of(kit, blue) == "play C13");
    CHECK(captain_of(kit, blue, "cards", "never") == "pass");
}

TEST_CASE("a captain who plays cards freely begins with the S card that its doctrine names") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.add(squadron, {0, 0});
    kit.add(blue, "cruiser", {500, 500});
    kit.deal(red, CardOp::ignore_wind);
    kit.deal(red, CardOp::command_radius);
    kit.begin();
    CHECK(captain_of(kit, red) == "activate S1");  // none of them pays
    const auto freely = [&](std::string_view word) {
        const Doctrine doctrine{{{"", "cards", "freely"}, {"", "s_card", std::string(word)}}};
        return order_text(captains_order(kit.tables, kit.view(red), doctrine, OddsDice{1}));
    };
    CHECK(freely("any") == "activate S1 with C5");
    CHECK(freely("command radius") == "activate S1 with C7");
    CHECK(freely("more movement") == "activate S1");  // it has none, and keeps the others
    kit.battle.conditions.force = usual_force;
    CHECK(freely("more movement") == "activate S1 with C5");  // with a head wind this one pays
}
