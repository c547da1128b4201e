#include "present/desk/battle/order_form.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::desk;
using tactical::BoardPlace;
using tactical::FormSlot;
using tactical::Grid;
using tactical::OrderForm;
using tactical::SlotKind;

namespace {

constexpr Box board_room{0, 0, 640, 500};
using Words = std::vector<std::string>;

FormSlot slot(std::string name, SlotKind kind) { return {std::move(name), kind, 0, 0, {}, {}}; }

/// A plane with a ship that can be plotted and an enemy that can be fired at.
BattleShown plotted(Grid grid = Grid::plane) {
    BattleShown battle;
    battle.sides = {{"Royal Navy", style_of_navy("Royal Navy", {0})},
                    {"Kriegsmarine", style_of_navy("Kriegsmarine", {1})}};
    battle.to_act = tactical::SideIndex{0};
    battle.scene.title = "Turn 1";
    battle.scene.sides = {"Royal Navy", "Kriegsmarine"};
    battle.scene.board = {grid, 40, 30, "100 yards"};
    battle.scene.tokens = {{"T1", "Hood", tactical::SideIndex{0}, {10, 10}, 90, {}, {}, false},
                           {"T2", "Bismarck", tactical::SideIndex{1}, {30, 10}, {}, {}, {}, false}};
    OrderForm plot{"plot T1", "where it steers", "T1", "plot T1 to {place} at {speed}", {}};
    plot.slots = {slot("place", SlotKind::place), slot("speed", SlotKind::number)};
    plot.slots[1].most = 12;
    OrderForm turn{"turn T1", "its heading", "T1", "turn T1 to {heading}", {}};
    turn.slots = {slot("heading", SlotKind::heading)};
    OrderForm fire{"fire", "at whom", "", "fire {how} at {target}", {}};
    fire.slots = {slot("how", SlotKind::choice), slot("target", SlotKind::token)};
    fire.slots[0].among = {"slowly", "fast"};
    fire.slots[1].among = {"T2"};
    battle.forms = {plot, turn, fire};
    return battle;
}

/// What a click on the middle of a place makes of a line; empty: something else.
std::string clicked(const BattleShown& battle, BoardPlace place, const std::string& line) {
    const BattleFrame frame = desk_frame(battle, board_room, 1);
    const Intent intent = battle_click(battle, {}, frame, 1, frame.middle(place), line);
    const auto* fill = asks_for<FillIn>(intent);
    return fill == nullptr ? "" : fill->text;
}

}  // namespace

TEST_CASE("a click on squares, hexes and a plane fills in a place", "[order_form]") {
    for (const Grid grid : {Grid::squares, Grid::hexes, Grid::plane}) {
        CHECK(clicked(plotted(grid), {21, 7}, "plot T1 to {place} at {speed}") ==
              "plot T1 to 21,7 at {speed}");
    }
}

TEST_CASE("a place that may not be named is not filled in", "[order_form]") {
    BattleShown battle = plotted();
    battle.forms[0].slots[0].places = {{5, 5}};
    CHECK(clicked(battle, {21, 7}, "plot T1 to {place} at {speed}").empty());
    CHECK(clicked(battle, {5, 5}, "plot T1 to {place} at {speed}") == "plot T1 to 5,5 at {speed}");
}

TEST_CASE("a click fills in a heading as the bearing from the ship", "[order_form]") {
    const BattleShown battle = plotted();
    CHECK(clicked(battle, {10, 2}, "turn T1 to {heading}") == "turn T1 to 000");
    CHECK(clicked(battle, {20, 10}, "turn T1 to {heading}") == "turn T1 to 090");
    CHECK(clicked(battle, {4, 16}, "turn T1 to {heading}") == "turn T1 to 225");
}

TEST_CASE("a click on a token fills it in where a token is wanted", "[order_form]") {
    const BattleShown battle = plotted();
    CHECK(clicked(battle, {30, 10}, "fire fast at {target}") == "fire fast at T2");
    CHECK(clicked(battle, {10, 10}, "fire fast at {target}").empty());  // she may not be named
    CHECK(clicked(battle, {30, 10}, "fire fast at T2").empty());        // nothing is open
    CHECK(clicked(battle, {30, 10}, "go on").empty());
}

TEST_CASE("the panel says what the next slot takes, and offers words for it", "[order_form]") {
    const BattleShown battle = plotted();
    const BattlePanel choice = battle_panel(battle, {}, "fire {how} at {target}");
    CHECK(choice.wanted == "how: one of slowly, fast");
    REQUIRE(choice.offers.size() == 2);
    CHECK(choice.offers[1].word == "fast");
    CHECK(choice.offers[1].line == "fire fast at {target}");
    const BattlePanel target = battle_panel(battle, {}, "fire fast at {target}");
    CHECK(target.marks.targets == std::vector<std::size_t>{1});
    const BattlePanel number = battle_panel(battle, {}, "plot T1 to 3,4 at {speed}");
    CHECK(number.wanted == "speed: a number from 0 to 12");
    CHECK(number.offers.empty());
    CHECK(battle_panel(battle, {}, "plot T1 to 3,4 at 6").wanted.empty());
}

TEST_CASE("the forms of a picked token and of all are listed", "[order_form]") {
    const BattleShown battle = plotted();
    const auto lines = [&](const std::string& token) {
        std::vector<std::string> lines;
        for (const SlotOffer& form : battle_panel(battle, {token, {}, {}, 0, {}}).forms) {
            lines.push_back(form.line);
        }
        return lines;
    };
    CHECK(lines("T1").size() == 3);
    CHECK(lines("T2") == std::vector<std::string>{"fire {how} at {target}"});
}
