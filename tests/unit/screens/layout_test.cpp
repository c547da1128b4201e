#include "screens/layout.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::screens;

TEST_CASE("at least half of a window is left for the chart, however small", "[screens]") {
    for (const auto& [width, height] : {std::pair{1280., 800.}, {320., 200.}, {3840., 2160.}}) {
        const Places places = places_on({}, width, height, 1);
        CHECK(places.chart.width() >= width / 2 - 1);
        CHECK(places.chart.height() >= height / 2 - 1);
    }
}

TEST_CASE("the edge of a panel is seized on the chart's side and dragged", "[screens]") {
    const Layout layout;
    const Places places = places_on(layout, 1280, 800, 1);
    CHECK(edge_at(places, {places.chart.left + 2, 300}) == Edge::left);
    CHECK(edge_at(places, {places.chart.right - 2, 300}) == Edge::right);
    CHECK(edge_at(places, {600, places.chart.bottom - 2}) == Edge::bottom);
    CHECK_FALSE(edge_at(places, {600, 300}).has_value());
    const Layout wider = dragged(layout, Edge::left, places, {320, 300}, 1);
    CHECK(places_on(wider, 1280, 800, 1).chart.left == Approx(320));
    CHECK(dragged(layout, Edge::right, places, {980, 300}, 2).right == Approx(150));
    CHECK(dragged(layout, Edge::bottom, places, {600, 795}, 1).bottom == Approx(80));
}
