#include "desk/campaign/chart_hand.h"

#include <catch2/catch.hpp>

#include "present/desk/map/camera.h"
#include "present/plot/plot.h"
#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// A hand over the chart of one side, which has Force K in C3.
struct HandOnChart {
    Book book = small_book();
    SideView view = small_view();
    Plot plot = plot_of(book, view);
    DeskState state;
    Box room{0, 0, 700, 500};
    std::string why_no_orders;
    ChartHand hand;

    HandOnChart() { state.camera = {{3.5, 2.5}, 100}; }

    [[nodiscard]] UnderHand under(const char* square) const {
        const DeskScene scene{room, plot, &book, &view, why_no_orders};
        return {state, scene, plot, box_of(state.camera, room, at(square)).centre()};
    }
    /// What letting go there asks for, after a press here.
    ChartHand::Intents pulled(const char* from, const char* to) {
        for (const Intent& intent : hand.press(sf::Mouse::Left, under(from))) {
            if (const auto* picked = asks_for<Select>(intent)) state.selection = picked->what;
        }
        CHECK(hand.move(under(to).pixel).empty());
        return hand.release(sf::Mouse::Left, under(to));
    }
};

}  // namespace

TEST_CASE("a formation of one's own that is pulled to a square is to go there", "[desk]") {
    HandOnChart chart;
    const auto asked = chart.pulled("C3", "D4");
    REQUIRE(asked.size() == 1);
    REQUIRE(asks_for<PlaceDestination>(asked[0]) != nullptr);
    CHECK(asks_for<PlaceDestination>(asked[0])->square == at("D4"));
    CHECK_FALSE(chart.hand.drags_formation());
    CHECK(chart.pulled("C3", "C3").empty());
}

TEST_CASE("a box is drawn from open sea, and where nothing can be ordered", "[desk]") {
    HandOnChart chart;
    auto asked = chart.pulled("D4", "E5");
    REQUIRE(asked.size() == 1);
    CHECK(asks_for<SelectSeveral>(asked[0]) != nullptr);
    chart.why_no_orders = "The turn is being resolved.";
    asked = chart.pulled("C3", "D4");
    REQUIRE(asked.size() == 1);
    CHECK(asks_for<SelectSeveral>(asked[0]) != nullptr);
}
