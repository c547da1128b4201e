#include "present/desk/side/group_panel.h"

#include <catch2/catch.hpp>

#include "present/desk/map/split_chart.h"
#include "present/desk/side/side_panels.h"
#include "present/desk/state/keys.h"
#include "present/desk/state/queued_commands.h"
#include "support/small_book.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

constexpr Box group_room{0, 0, 700, 500};

/// Force K and the tanker at sea, both at rest.
struct FleetDesk {
    Book book = small_book();
    SideView view = view_with_contact();
    DeskState state;

    FleetDesk() {
        view.formations[0].route.reset();
        view.formations[1].presence = Presence::on_chart;
        view.formations[1].square = at("A5");
        state.camera = {{3.5, 2.5}, 100};
    }
    [[nodiscard]] Plot plot() const { return plot_of(book, view); }
    void does(const Intent& intent) {
        const Plot drawn = plot();
        state = desk_after(std::move(state), intent, {group_room, drawn, &book, &view});
    }
    [[nodiscard]] std::vector<FormationPick> picked(Point from, Point to) const {
        const Plot drawn = plot();
        return picked_between(state, {group_room, drawn, &book, &view}, from, to);
    }
    [[nodiscard]] const OrderDraft& draft() const { return state.draft_of(book.side); }
};

const FormationPick k_pick{{0}, force_k}, tanker_pick{{0}, tanker};

FleetDesk with_both() {
    FleetDesk desk;
    desk.does(SelectSeveral{{k_pick, tanker_pick}});
    return desk;
}

}  // namespace

TEST_CASE("a box picks the formations whose squares have their middle in it", "[desk]") {
    const FleetDesk desk;
    CHECK(desk.picked({0, 0}, {700, 500}) == std::vector<FormationPick>{k_pick, tanker_pick});
    CHECK(desk.picked({300, 300}, {205, 205}) == std::vector<FormationPick>{k_pick});
    CHECK(desk.picked({255, 200}, {300, 300}).empty());
}

TEST_CASE("one formation in a box is selected, several are a group, and none is nothing",
          "[desk]") {
    FleetDesk desk = with_both();
    CHECK(desk.state.group.size() == 2);
    CHECK(desk.state.selection == Selection());
    desk.does(SelectSeveral{{tanker_pick}});
    CHECK(desk.state.group.empty());
    CHECK(desk.state.selection == Selection(tanker_pick));
    desk.does(SelectSeveral{{k_pick, tanker_pick}});
    desk.does(Select{k_pick});
    CHECK(desk.state.group.empty());
    desk.does(SelectSeveral{{k_pick, tanker_pick}});
    desk.does(StepBack{});
    CHECK(desk.state.group.empty());
    desk.does(SelectSeveral{{k_pick, tanker_pick}});
    desk.does(SelectSeveral{});
    CHECK(desk.state.group.empty());
}

TEST_CASE("all that the chart shows are a group by one key", "[desk]") {
    FleetDesk desk;
    const auto all = intent_of({}, "Ctrl+A");
    REQUIRE(all);
    desk.does(*all);
    CHECK(desk.state.group == std::vector<FormationPick>{k_pick, tanker_pick});
}

TEST_CASE("a group is listed, and each of it picked alone by a press", "[desk]") {
    const FleetDesk desk = with_both();
    const Inspector inspector = group_inspector(desk.plot(), desk.state.group, nullptr);
    CHECK(inspector.title == "2 formations");
    REQUIRE(inspector.lines.size() == 2);
    CHECK(inspector.lines[1].right == "A5");
    REQUIRE(inspector.buttons.size() == 2);
    CHECK(asks_for<Select>(inspector.buttons[1].intent)->what == Selection(tanker_pick));
}

TEST_CASE("of a large group the first 40 are listed, and the others counted", "[desk]") {
    Plot plot = FleetDesk().plot();
    const PlotFormation first = plot.formations.front();
    std::vector<FormationPick> group;
    plot.formations.clear();
    for (std::uint32_t i = 1; i <= 50; ++i) {
        plot.formations.push_back(first);
        plot.formations.back().number = {i};
        group.push_back({first.side, {i}});
    }
    const Inspector inspector = group_inspector(plot, group, nullptr);
    CHECK(inspector.title == "50 formations");
    REQUIRE(inspector.lines.size() == 41);
    CHECK(inspector.lines.back().left == "and 10 more");
    CHECK(inspector.buttons.size() == 40);
    CHECK(squares_of(plot, group) == std::vector<Square>{first.square});
}

TEST_CASE("where many may not the first eight are said, and the others counted", "[desk]") {
    FleetDesk desk;
    const auto due = desk.view.formations[1];
    std::vector<FormationPick> group;
    for (std::uint32_t i = 3; i <= 13; ++i) {
        desk.book.formations.push_back(desk.book.formations[1]);
        desk.view.formations.push_back(due);
        desk.view.formations.back().presence = Presence::due;
        group.push_back({{0}, {i}});
    }
    group.insert(group.begin() + 6, k_pick);
    desk.does(SelectSeveral{group});
    desk.does(OrderSeveral{"hold"});
    CHECK(desk.draft().orders == std::vector<Order>{FormationOrder{force_k, Hold{}}});
    CHECK(std::count(desk.state.message.begin(), desk.state.message.end(), '\n') == 8);
    CHECK(has(desk.state.message, "\nand 3 more"));
}

TEST_CASE("a formation that undone orders would have made may be in a group", "[desk]") {
    FleetDesk desk;
    desk.does(WriteOrder{"UK-K detach Lively as UK-D"});
    REQUIRE(desk.draft().orders.size() == 1);
    desk.does(SelectSeveral{{k_pick, {{0}, {3}}}});
    desk.does(Undo{});
    desk.does(OrderSeveral{"hold"});
    CHECK(desk.draft().orders == std::vector<Order>{FormationOrder{force_k, Hold{}}});
    CHECK(desk.state.is_refusal);
    CHECK(has(desk.state.message, "formation 3: "));
}

TEST_CASE("every button of a group orders all of it, in one step", "[desk]") {
    const FleetDesk both = with_both();
    const Inspector inspector = group_inspector(both.plot(), both.state.group, &both.book);
    std::size_t ordering = 0;
    for (const Button& button : inspector.buttons) {
        if (asks_for<OrderSeveral>(button.intent) == nullptr) continue;
        FleetDesk desk = with_both();
        desk.does(button.intent);
        INFO(button.label << ": " << desk.state.message);
        CHECK(desk.draft().orders.size() == 2);
        desk.does(Undo{});
        CHECK(desk.draft().orders.empty());
        ++ordering;
    }
    CHECK(ordering == 6);
}

TEST_CASE("no ship without radar is offered to switch it on or off", "[desk]") {
    FleetDesk both = with_both();
    for (BookShip& ship : both.book.ships) ship.has_radar = false;
    const auto speaks_of_radar = [](const Button& each) { return has(each.label, "adar"); };
    const Inspector group = group_inspector(both.plot(), both.state.group, &both.book);
    CHECK(std::none_of(group.buttons.begin(), group.buttons.end(), speaks_of_radar));
    const Inspector one = side_inspector(both.book, both.view, both.view, k_pick, true);
    CHECK_FALSE(one.buttons.empty());
    CHECK(std::none_of(one.buttons.begin(), one.buttons.end(), speaks_of_radar));
}

TEST_CASE("who of a group may not is said, and the others are ordered", "[desk]") {
    FleetDesk desk = with_both();
    desk.view.formations[1].presence = Presence::due;
    desk.does(OrderSeveral{"hold"});
    CHECK(desk.draft().orders == std::vector<Order>{FormationOrder{force_k, Hold{}}});
    CHECK(desk.state.is_refusal);
    CHECK(has(desk.state.message, "Tanker: "));
    CHECK_FALSE(has(desk.state.message, "Force K"));
}

TEST_CASE("a group is bound for one square by one click", "[desk]") {
    FleetDesk desk = with_both();
    desk.does(ToggleRouteTool{});
    REQUIRE(desk.state.plots_route);
    desk.does(PlaceMarker{at("C4")});
    CHECK(desk.draft().orders ==
          std::vector<Order>{FormationOrder{force_k, PlotRoute{{}, at("C4")}},
                             FormationOrder{tanker, PlotRoute{{}, at("C4")}}});
    desk.does(PlaceDestination{at("D4")});
    CHECK(desk.draft().orders ==
          std::vector<Order>{FormationOrder{force_k, PlotRoute{{}, at("D4")}},
                             FormationOrder{tanker, PlotRoute{{}, at("D4")}}});
}

TEST_CASE("the umpire's group is listed and not ordered", "[desk]") {
    FleetDesk desk = with_both();
    const Plot plot = desk.plot();
    desk.state = desk_after(std::move(desk.state), OrderSeveral{"hold"}, {group_room, plot});
    CHECK(desk.draft().orders.empty());
}

TEST_CASE("a campaign with orders that were not sent is left only when that is said again",
          "[desk]") {
    FleetDesk desk;
    desk.does(CloseCampaign{});
    CHECK(desk.state.asks_to_leave == Leaving::no);
    desk.state.selection = k_pick;
    desk.does(WriteOrder{"UK-K hold"});
    REQUIRE(has_unsent(desk.state));
    desk.does(CloseCampaign{});
    CHECK(desk.state.asks_to_leave == Leaving::to_start);
    desk.does(StepBack{});
    CHECK(desk.state.asks_to_leave == Leaving::no);
    CHECK(desk.state.selection == Selection(k_pick));
    desk.does(CloseCampaign{true});
    CHECK(desk.state.asks_to_leave == Leaving::no);
}

TEST_CASE("the desk is shut with orders that were not sent only when that is said twice",
          "[desk]") {
    FleetDesk desk;
    CHECK_FALSE(asks_first(desk.state, Quit{}));
    desk.state.selection = k_pick;
    desk.does(WriteOrder{"UK-K hold"});
    CHECK(asks_first(desk.state, Quit{}));
    CHECK_FALSE(asks_first(desk.state, Quit{true}));
    desk.does(Quit{});
    CHECK(desk.state.asks_to_leave == Leaving::altogether);
    CHECK_FALSE(asks_first(desk.state, Quit{}));
    desk.does(StepBack{});
    CHECK(asks_first(desk.state, Quit{}));
    desk.state.curtain = Curtain{};
    CHECK_FALSE(asks_first(desk.state, Quit{}));
}

TEST_CASE("a side's half of a split chart is pointed at as the half of the truth is", "[desk]") {
    const SplitChart whole = split_chart({100, 0, 500, 300}, false);
    CHECK_FALSE(pointed_at(whole, {450, 20}).is_beside);
    const SplitChart split = split_chart({100, 0, 500, 300}, true);
    CHECK(split.truth.right == 300);
    CHECK_FALSE(pointed_at(split, {299, 20}).is_beside);
    const Pointed pointed = pointed_at(split, {350, 20});
    CHECK(pointed.is_beside);
    CHECK(pointed.pixel.x == 150);
    CHECK(pointed.pixel.y == 20);
}

TEST_CASE("what is said under the pointer on a side's half is the side's alone", "[desk]") {
    const FleetDesk desk;
    Plot truth = desk.plot();
    truth.contacts.clear();
    truth.formations.front().id = "IT-B";  // the enemy, where the side has its own picture
    truth.formations.front().square = at("E3");
    const std::optional<Plot> side = desk.plot();
    const SplitChart split = split_chart({0, 0, 1400, 500}, true);
    const Camera camera{{3.5, 2.5}, 100};
    const auto said_at = [&](Point pixel) {
        const Pointed pointed = pointed_at(split, pixel);
        const auto square = square_under(camera, split.truth, pointed.pixel, truth.chart);
        REQUIRE(square);
        std::string all;
        for (const std::string& fact : hover_facts(plot_under(pointed, truth, side), *square)) {
            all += fact + "\n";
        }
        return all;
    };
    const Point e3{450, 250};
    CHECK(has(said_at(e3), "IT-B"));
    const std::string beside = said_at(e3 + Point{700, 0});
    CHECK_FALSE(has(beside, "IT-B"));
    CHECK(has(beside, "C1"));
}

TEST_CASE("what the umpire holds back is read as it was written", "[desk]") {
    const std::vector<std::string> held{"message to uk \"Gale\\nahead\"", "message to it \"#2\""};
    CHECK(queued_in(queued_text(held)) == held);
    CHECK(queued_in(queued_text({})).empty());
    CHECK(queued_in("message to uk \"x\"") == std::vector<std::string>{"message to uk \"x\""});
}
