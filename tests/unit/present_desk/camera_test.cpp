#include "present/desk/map/camera.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

constexpr Box chart_room{200, 50, 900, 550};

}  // namespace

TEST_CASE("what is under the cursor stays there while the camera comes nearer", "[desk]") {
    const Chart chart = small_chart();
    const Camera before{{3, 2}, 120};
    const Point cursor{400, 300};
    const auto square = square_under(before, chart_room, cursor, chart);
    const Camera after = zoomed(before, chart_room, cursor, 1.5, chart);
    CHECK(after.side == 180);
    CHECK(square_under(after, chart_room, cursor, chart) == square);
    const Point there = pixel_of(before, chart_room, {1.5, 1.5});
    const Point same =
        pixel_of(zoomed(before, chart_room, there, 2, chart), chart_room, {1.5, 1.5});
    CHECK(same.x == Approx(there.x));
    CHECK(same.y == Approx(there.y));
}

TEST_CASE("the camera comes no nearer and goes no farther than the chart can be read", "[desk]") {
    const Chart chart = small_chart();
    CHECK(zoomed({{3, 2}, 60}, chart_room, {500, 300}, 1000, chart).side == nearest);
    CHECK(zoomed({{3, 2}, 60}, chart_room, {500, 300}, 0.0001, chart) ==
          whole_chart(chart, chart_room));
}

TEST_CASE("the widest chart is seen whole in the smallest desk", "[desk]") {
    const Box room{0, 0, 360, 240};
    const Camera camera = fitted(room, {0, 0, 720, 360});
    CHECK(pixel_of(camera, room, {0, 0}).x >= room.left);
    CHECK(pixel_of(camera, room, {720, 360}).x <= room.right);
}

TEST_CASE("the chart moves with the hand, until its edge and a square beyond are seen", "[desk]") {
    const Chart chart = small_chart();
    CHECK(panned({{3, 2}, 200}, chart_room, {100, -100}, chart).middle == Point{2.5, 2.5});
    const Camera corner = panned({{3, 2}, 200}, chart_room, {10000, 10000}, chart);
    CHECK(pixel_of(corner, chart_room, {-1, -1}) == Point{chart_room.left, chart_room.top});
    const Camera other = panned({{3, 2}, 200}, chart_room, {-10000, -10000}, chart);
    CHECK(pixel_of(other, chart_room, {8, 6}) == Point{chart_room.right, chart_room.bottom});
}

TEST_CASE("a chart narrower than its room lies in the middle of it", "[desk]") {
    const Chart chart = small_chart();
    const Box wide{0, 0, 1400, 500};
    CHECK(kept_on({{0, 0}, 100}, wide, chart).middle.x == 3.5);
    CHECK(panned(kept_on({{0, 0}, 100}, wide, chart), wide, {500, 0}, chart).middle.x == 3.5);
}

TEST_CASE("a part is fitted by its longer side, with its middle in the middle", "[desk]") {
    const Camera camera = fitted(chart_room, {0, 0, 7, 2});
    CHECK(camera.side == 100);
    CHECK(camera.middle == Point{3.5, 1});
}

TEST_CASE("a square is under its own pixels alone", "[desk]") {
    const Chart chart = small_chart();
    const Camera camera{{3.5, 2.5}, 100};
    CHECK(square_under(camera, chart_room, {550, 300}, chart) == at("D3"));
    CHECK(square_under(camera, chart_room, {199, 300}, chart) == std::nullopt);
    CHECK(square_under({{0, 0}, 100}, chart_room, {300, 300}, chart) == std::nullopt);
}

TEST_CASE("what the camera shows fills its room, beyond the edge of the chart too", "[desk]") {
    const ChartFrame frame = frame_of({{0, 0}, 100}, chart_room);
    CHECK(frame.page == chart_room);
    CHECK(frame.shown == GridBox{-3.5, -2.5, 3.5, 2.5});
    CHECK(frame.at({0, 0}) == Point{550, 300});
}
