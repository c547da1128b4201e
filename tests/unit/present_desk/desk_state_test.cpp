#include "present/desk/state/desk_state.h"

#include <catch2/catch.hpp>

#include "present/desk/side/side_panels.h"
#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

constexpr Box window_room{0, 0, 700, 500};
const FormationPick own{{0}, force_k};

/// A desk on a side's view, driven by intents.
struct Driven {
    Book book = small_book();
    SideView view = view_with_contact();
    DeskState state;
    std::string why_no_orders = {};

    void does(const Intent& intent) {
        const Plot plot = plot_of(book, rehearsed(book, view, state.draft_of(book.side).orders));
        const DeskScene scene{window_room, plot, &book, &view, why_no_orders};
        state = desk_after(std::move(state), intent, scene);
    }
    /// With the truth on the desk.
    void umpire_does(const Intent& intent) {
        const Plot plot = plot_of(book, view);
        state = desk_after(std::move(state), intent, {window_room, plot});
    }
    [[nodiscard]] const std::vector<Order>& orders() const {
        return state.draft_of(book.side).orders;
    }
};

Driven at_rest() {
    Driven desk;
    desk.view.formations[0].route.reset();
    desk.does(Select{own});
    desk.does(ToggleRouteTool{});
    return desk;
}

Order route(PlotRoute route) { return FormationOrder{force_k, std::move(route)}; }

}  // namespace

TEST_CASE("plotting a formation's route selects it, and does not stop if it is plotted already",
          "[desk]") {
    Driven desk;
    desk.view.formations[0].route.reset();
    for (int twice = 0; twice < 2; ++twice) {
        desk.does(PlotRouteOf{own});
        CHECK(desk.state.selection == Selection(own));
        CHECK(desk.state.plots_route);
    }
}

TEST_CASE("clicks on the chart prolong the route of the selected formation", "[desk]") {
    Driven desk = at_rest();
    REQUIRE(desk.state.plots_route);
    desk.does(PlaceMarker{at("D4")});
    desk.does(PlaceMarker{at("E5")});
    CHECK(desk.orders() == std::vector<Order>{route({{at("D4")}, at("E5")})});
    desk.does(Undo{});
    CHECK(desk.orders() == std::vector<Order>{route({{}, at("D4")})});
    desk.does(Redo{});
    CHECK(desk.orders() == std::vector<Order>{route({{at("D4")}, at("E5")})});
}

TEST_CASE("a refused marker leaves the draft as it was and says why", "[desk]") {
    Driven desk = at_rest();
    desk.does(PlaceMarker{at("D4")});
    desk.does(PlaceMarker{at("E2")});  // land
    CHECK(desk.orders() == std::vector<Order>{route({{}, at("D4")})});
    CHECK(desk.state.is_refusal);
    CHECK_FALSE(desk.state.message.empty());
    desk.does(PlaceMarker{at("E5")});
    CHECK(desk.state.message.empty());
}

TEST_CASE("where the destination is fixed a click is a checkpoint before it", "[desk]") {
    Driven desk;  // free by a contact, bound for G5
    desk.does(Select{own});
    desk.does(PlaceMarker{at("D4")});
    CHECK(desk.orders() == std::vector<Order>{route({{at("E4"), at("D4")}, at("G5")})});
}

TEST_CASE("nothing is ordered of what is not one's own", "[desk]") {
    Driven desk;
    desk.does(Select{FormationPick{{1}, {1}}});
    desk.does(ToggleRouteTool{});
    CHECK_FALSE(desk.state.plots_route);
    desk.does(PlaceMarker{at("D4")});
    CHECK(desk.orders().empty());
}

TEST_CASE("a line can be written, and withdrawn until it is sent", "[desk]") {
    Driven desk;
    desk.does(WriteOrder{"uk-k radar off"});
    CHECK(desk.orders().size() == 1);
    desk.does(WriteOrder{"uk-k radra on"});
    CHECK(desk.state.is_refusal);
    desk.does(StrikeOrder{0});
    CHECK(desk.orders().empty());
    desk.does(StrikeOrder{5});
    desk.does(Undo{});
    CHECK(desk.orders().size() == 1);
}

TEST_CASE("while nothing can be ordered every way of ordering says why, and changes nothing",
          "[desk]") {
    Driven desk = at_rest();
    desk.does(PlaceMarker{at("D4")});
    const auto before = desk.state.drafts;
    desk.why_no_orders = "An earlier turn is being looked at.";
    for (const Intent& intent :
         std::vector<Intent>{ToggleRouteTool{}, PlaceMarker{at("E5")}, PlaceDestination{at("E5")},
                             MoveMarker{0, at("E5")}, DeleteMarker{0}, WriteOrder{"uk-k radar off"},
                             OrderSeveral{"hold"}, StrikeOrder{0}, Undo{}, Redo{}}) {
        desk.state.message.clear();
        desk.does(intent);
        CHECK(desk.state.drafts == before);
        CHECK(desk.state.message == desk.why_no_orders);
    }
    const Plot plot = plot_of(desk.book, desk.view);
    const DeskScene scene{window_room, plot, &desk.book, &desk.view, desk.why_no_orders};
    CHECK_FALSE(marker_at(desk.state, scene, at("D4")));
}

TEST_CASE("an umpire is told where orders are given, and not to select what is his", "[desk]") {
    Driven desk;
    desk.umpire_does(Select{own});
    desk.umpire_does(ToggleRouteTool{});
    CHECK_FALSE(desk.state.plots_route);
    CHECK(desk.state.message.starts_with("Orders are given in a side's view"));
}

TEST_CASE("what was said to one side goes when another looks", "[desk]") {
    Driven desk = at_rest();
    desk.does(PlaceMarker{at("E2")});  // land
    REQUIRE_FALSE(desk.state.message.empty());
    desk.does(LookAs{SideId{1}});
    CHECK(desk.state.message.empty());
    CHECK_FALSE(desk.state.plots_route);
}

TEST_CASE("a line that has lapsed can be taken off the list", "[desk]") {
    Driven desk = at_rest();
    desk.does(PlaceMarker{at("D4")});
    const auto lapsed = [&]() -> std::vector<DraftLine>& {
        return desk.state.drafts[desk.book.side].lapsed;
    };
    lapsed() = {{"UK-K hold", "not free"}, {"UK-K radar off", "gone"}};
    CHECK(side_pending(desk.book, desk.view, desk.state.draft_of(desk.book.side)).lines.size() ==
          3);
    desk.does(StrikeOrder{1});
    CHECK(desk.orders().size() == 1);
    CHECK(lapsed() == std::vector<DraftLine>{{"UK-K radar off", "gone"}});
    desk.does(StrikeOrder{2});
    CHECK(lapsed().size() == 1);
}

TEST_CASE("Escape closes one thing at a time", "[desk]") {
    Driven desk = at_rest();
    desk.does(ToggleHelp{});
    desk.does(StepBack{});
    CHECK_FALSE(desk.state.shows_help);
    CHECK(desk.state.plots_route);
    desk.does(StepBack{});
    CHECK_FALSE(desk.state.plots_route);
    CHECK(desk.state.selection == Selection(own));
    desk.does(StepBack{});
    CHECK(desk.state.selection == Selection());
}

TEST_CASE("a second click in a square picks what lies behind", "[desk]") {
    Driven desk;
    desk.view.contacts[0].square = at("C3");
    const Plot plot = plot_of(desk.book, desk.view);
    const DeskScene scene{window_room, plot, &desk.book, &desk.view};
    desk.state.camera = {{3.5, 2.5}, 100};
    const Point c3{250, 250};
    CHECK(picked_at(desk.state, scene, c3) == Selection(own));
    desk.state.selection = own;
    CHECK(picked_at(desk.state, scene, c3) == Selection(ContactPick{{0}, {1}}));
    CHECK(picked_at(desk.state, scene, {50, 50}) == Selection(SquarePick{at("A1")}));
}

TEST_CASE("the next formation follows the last, and the first again", "[desk]") {
    Driven desk;
    desk.does(SelectNext{1});
    CHECK(desk.state.selection == Selection(own));
    desk.does(SelectNext{1});
    CHECK(desk.state.selection == Selection(own));
    desk.does(SelectNext{-1});
    CHECK(desk.state.selection == Selection(own));
}

TEST_CASE("every overlay comes and goes by its own intent", "[desk]") {
    Driven desk;
    for (const OverlayRow& row : overlay_table) {
        const bool was_on = desk.state.overlays.test(place_of(row.overlay));
        desk.does(ToggleOverlay{row.overlay});
        CHECK(desk.state.overlays.test(place_of(row.overlay)) != was_on);
        if (!was_on) desk.does(ToggleOverlay{row.overlay});
    }
    CHECK(desk.state.overlays.none());
    CHECK_FALSE(is_shown(desk.state.overlays, Feature::radar_reach));
    CHECK(is_shown(desk.state.overlays, Feature::land));
}

TEST_CASE("in a hot seat nothing of one side is left when the next looks", "[desk]") {
    Driven desk = at_rest();
    desk.does(PlaceMarker{at("D4")});
    desk.does(FilterForces{"K"});
    desk.does(ToggleHotSeat{});
    CHECK_FALSE(desk.state.curtain);
    desk.does(LookAs{SideId{1}});
    CHECK(desk.state.curtain == Curtain{SideId{1}});
    CHECK(desk.state.selection == Selection{});
    CHECK(desk.state.filter.empty());
    CHECK(desk.state.message.empty());
    CHECK_FALSE(desk.state.plots_route);
    CHECK_FALSE(passes_curtain(Select{own}));
    CHECK_FALSE(passes_curtain(SendOrders{}));
    CHECK(passes_curtain(LiftCurtain{}));
    desk.does(LiftCurtain{});
    CHECK_FALSE(desk.state.curtain);
    CHECK(desk.orders().size() == 1);  // the draft waits for its side
}

TEST_CASE("without a hot seat no curtain falls", "[desk]") {
    Driven desk = at_rest();
    desk.does(LookAs{SideId{1}});
    CHECK_FALSE(desk.state.curtain);
}

TEST_CASE("a word for the dice is a line like the others, and stays with who typed it", "[desk]") {
    Driven desk = at_rest();
    const std::string field = "order.word";
    desk.does(FillIn{field, "albatross"});
    desk.does(WriteOrder{"WORD albatross"});
    CHECK(desk.orders() == std::vector<Order>{SendWord{"albatross"}});
    CHECK_FALSE(desk.state.filled.contains(field));
    desk.does(WriteOrder{"WORD tide"});
    CHECK(desk.orders() == std::vector<Order>{SendWord{"tide"}});
    desk.does(Undo{});
    CHECK(desk.orders() == std::vector<Order>{SendWord{"albatross"}});
    desk.does(StrikeOrder{0});
    CHECK(desk.orders().empty());
    desk.does(FillIn{field, "albatross"});
    desk.does(LookAs{SideId{1}});
    CHECK_FALSE(desk.state.filled.contains(field));
}
