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

constexpr Box room_of_board{0, 0, 640, 500};
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
    const BattleFrame frame = desk_frame(battle, room_of_board, 1);
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

TEST_CASE("a heading behind a place is clicked as the bearing from that place", "[order_form]") {
    BattleShown battle = plotted();
    OrderForm deploy{"deploy", "there", "", "deploy S1 at {place} heading {heading}", {}};
    deploy.slots = {slot("place", SlotKind::place), slot("heading", SlotKind::heading)};
    battle.forms = {deploy};
    const std::string line = "deploy S1 at 20,20 heading {heading}";
    CHECK(clicked(battle, {20, 10}, line) == "deploy S1 at 20,20 heading 000");
    CHECK(clicked(battle, {10, 20}, line) == "deploy S1 at 20,20 heading 270");
    battle.forms[0].token = "T1";  // who is at 10,10 now
    CHECK(clicked(battle, {20, 10}, line) == "deploy S1 at 20,20 heading 000");
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
    REQUIRE(choice.offers.shown.size() == 2);
    CHECK(choice.offers.shown[1].word == "fast");
    CHECK(choice.offers.shown[1].line == "fire fast at {target}");
    CHECK_FALSE(choice.offers.is_sought);
    const BattlePanel target = battle_panel(battle, {}, "fire fast at {target}");
    CHECK(target.marks.targets == std::vector<std::size_t>{1});
    const BattlePanel number = battle_panel(battle, {}, "plot T1 to 3,4 at {speed}");
    CHECK(number.wanted == "speed: a number from 0 to 12");
    CHECK(number.offers.shown.empty());
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

TEST_CASE("a form is listed by its name, with what it means below", "[order_form]") {
    const auto forms = battle_panel(plotted(), {"T1", {}, {}, 0, {}}).forms;
    REQUIRE(forms.size() == 3);
    CHECK(forms[0].word == "plot T1");
    CHECK(forms[0].meaning == "where it steers");
}

TEST_CASE("for a heading and for a ship it says that the board is clicked", "[order_form]") {
    const BattleShown battle = plotted();
    CHECK(battle_panel(battle, {}, "turn T1 to {heading}").wanted ==
          "heading: click where it points, or type it");
    CHECK(battle_panel(battle, {}, "fire fast at {target}").wanted ==
          "target: click one that is marked on the board, or here");
}

TEST_CASE("of many places a few are offered, and what is typed finds the others", "[order_form]") {
    BattleShown battle = plotted();
    auto& places = battle.forms[0].slots[0].places;
    for (std::int32_t column = 0; column < 30; ++column) places.push_back({column, 12});
    const std::string line = "plot T1 to {place} at {speed}";
    const BattlePanel all = battle_panel(battle, {}, line);
    CHECK(all.wanted == "place: click one that is lit on the board");
    CHECK(all.marks.lit.size() == 30);
    CHECK(all.offers.is_sought);
    CHECK(all.offers.shown.size() == 8);
    CHECK(all.offers.more == 22);
    const BattlePanel found = battle_panel(battle, {}, line, "25,");
    REQUIRE(found.offers.shown.size() == 1);
    CHECK(found.offers.shown[0].line == "plot T1 to 25,12 at {speed}");
    CHECK(found.offers.more == 0);
    CHECK(found.offers.is_sought);  // the field stays while something is typed in it
    places.clear();
    CHECK(battle_panel(battle, {}, line).wanted == "place: click it on the board");
}

TEST_CASE("many words are not all said; each is found by itself or by what it means",
          "[order_form]") {
    BattleShown battle = plotted();
    FormSlot& how = battle.forms[2].slots[0];
    how.among.clear();
    for (int i = 0; i < 12; ++i) {
        how.among.push_back("w" + std::to_string(i));
        how.meanings.push_back(i == 11 ? "As fast as it can" : "slowly");
    }
    const std::string line = "fire {how} at {target}";
    CHECK(battle_panel(battle, {}, line).wanted == "how: one of w0, w1, w2, w3 and 8 more");
    const auto found = battle_panel(battle, {}, line, "FAST").offers.shown;
    REQUIRE(found.size() == 1);
    CHECK(found[0].word == "w11");
    CHECK(found[0].meaning == "As fast as it can");
}

namespace {

/// A battle whose module foretells a way from Hood to the place in the line.
BattleShown foretelling() {
    BattleShown battle = plotted();
    battle.foretold = [](const std::string& line) -> tactical::OrderForecast {
        if (line == "plot T1 to 12,10 at 6") return {{{10, 10}, {12, 10}}, "6 of 12 knots", ""};
        return {{}, {}, "\"" + line + "\" is no order"};
    };
    return battle;
}

}  // namespace

TEST_CASE("the way of an order that is filled in is drawn, with what it costs", "[order_form]") {
    const BattleShown battle = foretelling();
    const BattlePanel whole = battle_panel(battle, {}, "plot T1 to 12,10 at 6");
    CHECK(whole.marks.way == std::vector<BoardPlace>{{10, 10}, {12, 10}});
    CHECK(whole.forecast.effect == "from 10,10 to 12,10: 6 of 12 knots");
    CHECK(whole.forecast.why_not.empty());
    const BattlePanel open = battle_panel(battle, {}, "plot T1 to 12,10 at {speed}");
    CHECK(open.forecast == LineForecast{});
    CHECK(open.marks.way.empty());
}

TEST_CASE("why a form's order cannot be given is said; what is typed freely is let be",
          "[order_form]") {
    const BattleShown battle = foretelling();
    CHECK(battle_panel(battle, {}, "plot T1 to 39,29 at 6").forecast.why_not ==
          "\"plot T1 to 39,29 at 6\" is no order");
    CHECK(battle_panel(battle, {}, "hol").forecast == LineForecast{});
    CHECK(battle_panel(plotted(), {}, "plot T1 to 12,10 at 6").forecast == LineForecast{});
}

TEST_CASE("the pointer fills the last slot, and no other, before it is clicked", "[order_form]") {
    const BattleShown battle = foretelling();
    const BattleFrame frame = desk_frame(battle, room_of_board, 1);
    const auto here = [&](const std::string& line, BoardPlace place) {
        return line_under_pointer(battle, line, frame, 1, frame.middle(place));
    };
    CHECK(here("plot T1 to {place} at 6", {12, 10}) == "plot T1 to 12,10 at 6");
    CHECK(here("plot T1 to {place} at {speed}", {12, 10}) == "plot T1 to {place} at {speed}");
    CHECK(here("go on", {12, 10}) == "go on");
}
