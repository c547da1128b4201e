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

TEST_CASE("a panel too narrow to be read is folded away", "[screens]") {
    const Places tiny = places_on({}, 320, 240, 1);
    CHECK(tiny.forces.width() == 0);
    CHECK(tiny.inspector.width() == 0);
    CHECK(tiny.chart.width() == Approx(320));
    CHECK(places_on({}, 640, 400, 1).forces.width() > 110);
    const Layout narrow{90, 300, 170, 46};  // as somebody has dragged it
    CHECK(places_on(narrow, 1280, 800, 1).forces.width() == Approx(90));
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

TEST_CASE("letters grow with a large window and by the sizes asked for, and stay legible",
          "[screens]") {
    CHECK(letters_scale(1280, 800, 0) == Approx(1));
    CHECK(letters_scale(1600, 1000, 0) == Approx(1));
    CHECK(letters_scale(3840, 2160, 0) == Approx(2.75));
    CHECK(letters_scale(3840, 800, 0) == Approx(1));
    CHECK(letters_scale(1280, 800, 2) == Approx(1.25));
    CHECK(letters_scale(320, 200, -8) == Approx(0.75));
}
