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
    const Layout narrow{90, 300, 160, 45};  // as somebody has dragged it
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

TEST_CASE("the line of the turn, the rail and an open page lie beside the chart, never over it",
          "[screens]") {
    for (const auto& [width, height] : {std::pair{1280., 800.}, {1920., 1080.}, {3840., 2160.}}) {
        const double scale = width / 1280;
        const Places places = places_on({}, width, height, scale, {true, true, true});
        const Box all[]{places.bar,       places.status, places.forces, places.chart,
                        places.inspector, places.rail,   places.log};
        double covered = 0;
        for (const Box& one : all) {
            covered += one.width() * one.height();
            for (const Box& other : all) CHECK((&one == &other || !one.overlaps(other)));
        }
        CHECK(covered == Approx(width * height));
        CHECK(places.inspector.width() > places_on({}, width, height, scale).inspector.width());
        CHECK(places.chart.width() >= width / 2 - 1e-9);
    }
}

TEST_CASE("letters have 15 pixels at 1080p, in proportion on larger monitors, and never below 12",
          "[screens]") {
    constexpr double usual = 12;  // pixels at scale 1
    const auto pixels = [](const Monitor& monitor, double width, double height, int steps) {
        return usual * letters_scale(monitor, width, height, steps);
    };
    CHECK(pixels({1920, 1080, 1}, 1920, 1080, 0) == Approx(15));
    CHECK(pixels({2560, 1440, 1}, 2560, 1440, 0) == Approx(20));
    CHECK(pixels({3840, 2160, 1}, 3840, 2160, 0) == Approx(30));
    CHECK(pixels({1280, 800, 1}, 1280, 800, 0) == Approx(12));
    CHECK(pixels({800, 600, 1}, 320, 200, 0) == Approx(12));
    CHECK(pixels({3840, 2160, 1}, 1280, 800, 0) == Approx(12));  // a small window on it
}

TEST_CASE("letters follow the scale of the system, and the choice from 100 to 300 %", "[screens]") {
    CHECK(letters_scale({2880, 1800, 2}, 2880, 1800, 0) == Approx(2));
    CHECK(letters_scale({1920, 1080, 1}, 1920, 1080, 8) == Approx(3 * 1.25));
    CHECK(letters_scale({1280, 800, 1}, 1280, 800, 1) == Approx(1.25));
    CHECK(system_scale("Xft.antialias:\t1\nXft.dpi:\t192\n", nullptr, nullptr) == Approx(2));
    CHECK(system_scale(nullptr, "2", "1.5") == Approx(2));
    CHECK(system_scale(nullptr, nullptr, "1.5") == Approx(1.5));
    CHECK(system_scale("Xft.dpi:\tmany\n", "x", nullptr) == Approx(1));
    CHECK(system_scale("Xft.dpi:\t-5\n", "900", nullptr) == Approx(4));
}
