#include <catch2/catch.hpp>

#include <algorithm>

#include "present/desk/map/chart_edges.h"
#include "present/desk/map/edge_pointers.h"
#include "present/desk/map/part_to_fit.h"
#include "present/desk/map/plot_layers.h"
#include "present/desk/map/zoom_level.h"
#include "present/desk/state/desk_state.h"
#include "present/desk/state/route_preview.h"
#include "present/plot/plot_page.h"
#include "support/small_book.h"

/// \file
/// What of the chart is shown in its room, and what is written on it at each distance.

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

constexpr Box view_room{0, 0, 700, 500};
const FormationPick force_k_pick{{0}, force_k};

bool has_feature(const std::vector<Primitive>& all, Feature feature) {
    return std::any_of(all.begin(), all.end(),
                       [&](const Primitive& each) { return each.feature == feature; });
}

std::vector<std::string> words_in(const std::vector<Primitive>& all) {
    std::vector<std::string> texts;
    for (const Primitive& each : all) {
        if (const auto* words = std::get_if<Words>(&each.drawn)) texts.push_back(words->text.str());
    }
    return texts;
}

bool is_said(const std::vector<Primitive>& all, const std::string& text) {
    const auto words = words_in(all);
    return std::find(words.begin(), words.end(), text) != words.end();
}

/// The small campaign on the desk, driven by intents.
struct ChartDriven {
    Book book = small_book();
    SideView view = view_with_contact();
    DeskState state;
    Box room = view_room;

    Plot plot() const {
        return plot_of(book, rehearsed(book, view, state.draft_of(book.side).orders));
    }
    void does(const Intent& intent) {
        const Plot shown = plot();
        state = desk_after(std::move(state), intent, {room, shown, &book, &view});
    }
};

std::vector<Primitive> markers_at(double side) {
    const Plot plot = plot_of(small_book(), view_with_contact());
    return marker_layer(plot, frame_of({{3.5, 2.5}, side}, {0, 0, 2000, 1500}), {});
}

}  // namespace

TEST_CASE("the chart is fitted to what is marked on it, and to no single formation alone",
          "[desk]") {
    Plot plot = plot_of(small_book(), view_with_contact());
    plot.chart.columns = 60;
    plot.chart.rows = 40;
    plot.formations.resize(1);
    plot.formations[0].square = {30, 20};
    plot.formations[0].ahead.clear();
    plot.contacts.clear();
    CHECK(part_to_fit(plot) == GridBox{24.5, 16, 36.5, 25});
    plot.formations[0].ahead = {{{50, 20}, Direction::east}};
    CHECK(part_to_fit(plot) == GridBox{28, 16, 53, 25});
    plot.formations[0].square = {0, 0};
    plot.formations[0].ahead.clear();
    CHECK(part_to_fit(plot) == GridBox{0, 0, 12, 9});
    plot.formations.clear();
    CHECK(part_to_fit(plot) == GridBox{0, 0, 60, 40});
}

TEST_CASE("the ground fills the room wherever the camera is, and squares end with the chart",
          "[desk]") {
    const Plot plot = plot_of(small_book(), small_view());
    const Camera whole = whole_chart(plot.chart, {0, 0, 1400, 500});
    const ChartFrame frame = frame_of(whole, {0, 0, 1400, 500});
    for (const Primitive& each : ground_layer(plot, frame, {})) {
        if (each.feature == Feature::sea) {
            CHECK(std::get<Area>(each.drawn).rings.front() == ring_of({0, 0, 1400, 500}));
        }
        if (each.feature != Feature::grid) continue;
        for (const Point point : std::get<Line>(each.drawn).points) {
            CHECK(point.x >= 350);
            CHECK(point.x <= 1050);
        }
    }
}

TEST_CASE("each of the five levels of the zoom has its key, and is where it leads", "[desk]") {
    for (const double scale : {1.0, 1.25, 2.5}) {
        for (std::int32_t level = 1; level <= zoom_levels; ++level) {
            CHECK(zoom_level(side_at(level, scale), scale) == level);
        }
    }
    ChartDriven desk;
    desk.does(ZoomTo{5});
    CHECK(desk.state.camera.side == side_at(5, 1));
}

TEST_CASE("from afar counters stand alone; names, then strengths and ports come nearer", "[desk]") {
    CHECK_FALSE(detail_at(12, 1).silhouettes);
    CHECK_FALSE(has_feature(markers_at(12), Feature::port));
    CHECK_FALSE(is_said(markers_at(20), "2 ships, 20 kn, 2 MP"));
    CHECK(is_said(markers_at(20), "Force K"));
    CHECK_FALSE(has_feature(markers_at(20), Feature::port));
    CHECK(has_feature(markers_at(60), Feature::port));
    CHECK_FALSE(detail_at(44, 1).square_names);
    CHECK(detail_at(45, 1).square_names);
    CHECK_FALSE(detail_at(45, 2).square_names);
}

TEST_CASE("land is hatched and squares are named only when somebody asks for it", "[desk]") {
    CHECK_FALSE(is_shown(usual_overlays, Feature::hatch));
    CHECK_FALSE(is_shown(usual_overlays, Feature::square_name));
    CHECK(is_shown(usual_overlays, Feature::barrier));
    ChartDriven desk;
    desk.does(ToggleOverlay{Overlay::hatch});
    CHECK(is_shown(desk.state.overlays, Feature::hatch));
}

TEST_CASE("the arrow keys move a square, which the camera follows and Return takes", "[desk]") {
    ChartDriven desk;
    desk.does(Fit{});
    desk.does(Select{force_k_pick});  // in C3
    desk.does(MoveCursor{1, 0});
    CHECK(desk.state.cursor == at("D3"));
    desk.does(UseCursor{});
    CHECK(desk.state.selection == Selection(SquarePick{at("D3")}));
    desk.does(MoveCursor{1, 0});
    desk.does(UseCursor{});
    CHECK(std::holds_alternative<ContactPick>(desk.state.selection));
    desk.does(ZoomTo{5});
    for (int i = 0; i < 10; ++i) desk.does(MoveCursor{1, 1});
    CHECK(desk.state.cursor == at("G5"));
    CHECK(view_room.contains(box_of(desk.state.camera, view_room, at("G5"))));
}

TEST_CASE("in route mode the cursor of the keyboard places points", "[desk]") {
    ChartDriven desk;
    desk.view.formations[0].route.reset();
    desk.does(Select{force_k_pick});
    desk.does(ToggleRouteTool{});
    desk.does(MoveCursor{1, 1});
    desk.does(UseCursor{});
    CHECK(desk.state.draft_of({0}).orders ==
          std::vector<Order>{FormationOrder{force_k, PlotRoute{{}, at("D4")}}});
}

TEST_CASE("nobody's hand has moved a fitted chart until it is panned or zoomed", "[desk]") {
    ChartDriven desk;
    CHECK(desk.state.framing == Framing::none);
    desk.does(Fit{});
    CHECK(desk.state.framing == Framing::fitted);
    desk.does(Zoom{{300, 200}, 1.5});
    CHECK(desk.state.framing == Framing::moved);
    desk.does(Fit{});
    desk.does(ZoomTo{4});
    CHECK(desk.state.framing == Framing::moved);
}

TEST_CASE("columns and rows are named at the edges, fewer where they stand close", "[desk]") {
    const Chart chart = small_chart();
    const auto near_names = words_in(edge_names({{3.5, 2.5}, 100}, view_room, chart, 1));
    CHECK(near_names ==
          std::vector<std::string>{"A", "B", "C", "D", "E", "F", "G", "1", "2", "3", "4", "5"});
    const auto far_names = words_in(edge_names({{3.5, 2.5}, 8}, view_room, chart, 1));
    CHECK(far_names == std::vector<std::string>{"A", "C", "E", "G", "1", "3", "5"});
}

TEST_CASE("the scale says how long a bar is and how near the chart is looked at", "[desk]") {
    Chart chart = small_chart();
    CHECK(is_said(scale_bar({{3, 2}, 30}, view_room, chart, 1), "4"));
    chart.geography = Geography{};
    chart.geography->square_side = 30;
    const auto bar = scale_bar({{3, 2}, 30}, view_room, chart, 1);
    CHECK(is_said(bar, "60"));
    CHECK(is_said(bar, "120 nm"));
    CHECK(is_said(bar, "zoom 3 of 5"));
}

TEST_CASE("a route is seen under the pointer before the click, with when it is there", "[desk]") {
    ChartDriven desk;
    desk.view.formations[0].route.reset();
    const Plot plot = desk.plot();
    const DeskScene scene{view_room, plot, &desk.book, &desk.view};
    const auto placed_in = [&](const char* square) {
        return route_preview(desk.state, scene, at(square), PlaceMarker{at(square)});
    };
    CHECK_FALSE(placed_in("D4"));
    desk.does(Select{force_k_pick});
    const auto preview = placed_in("E5");
    REQUIRE(preview);
    CHECK(preview->way == std::vector<Square>{at("C3"), at("D4"), at("E5")});
    CHECK(preview->text == "8 Nov 21:00");
    CHECK(desk.state.draft_of({0}).orders.empty());
    ChartDriven clicked = desk;
    clicked.does(PlaceMarker{at("E5")});
    const Plot after = clicked.plot();
    REQUIRE(after.formations[0].arrivals.size() == 1);
    CHECK(day_hour(after.formations[0].arrivals[0].when.value()) == preview->text);
    const auto refused = placed_in("E2");  // land
    REQUIRE(refused);
    CHECK(refused->way.empty());
    CHECK_FALSE(refused->text.empty());
}

TEST_CASE("a formation that is not shown has a plate at the edge, towards where it is", "[desk]") {
    Plot plot = plot_of(small_book(), small_view());
    REQUIRE(plot.formations.size() == 1);
    plot.formations[0].square = at("G3");
    CHECK(edge_pointers({{6.5, 2.5}, 100}, view_room, plot, 1).empty());
    const auto pointers = edge_pointers({{2, 2.5}, 200}, view_room, plot, 1);
    REQUIRE(pointers.size() == 1);
    CHECK(pointers[0].text == "Force K, G3");
    CHECK(pointers[0].square == at("G3"));
    CHECK(pointers[0].plate.right == Approx(view_room.right - 6));
    CHECK(view_room.contains(pointers[0].plate));
    plot.formations.push_back(plot.formations[0]);  // its plate would hide the first
    CHECK(edge_pointers({{2, 2.5}, 200}, view_room, plot, 1).size() == 1);
}
