#include "tactical/kit/shape.h"

#include <catch2/catch.hpp>

#include "tactical/kit/arc.h"
#include "tactical/kit/sight.h"
#include "tactical/kit/sweep.h"
#include "unit/kit/lot.h"

using namespace flagplot;
using namespace flagplot::tactical::kit;

namespace {

/// A base 300 by 110 steps, as a heavy cruiser's in hundredths of an inch.
Box cruiser(Point centre, std::int32_t heading = 0) { return {centre, heading, 300, 110}; }

Polygon rectangle(std::int32_t left, std::int32_t bottom, std::int32_t right, std::int32_t top) {
    return {{{left, bottom}, {right, bottom}, {right, top}, {left, top}}};
}

Box random_box(Lot& lot) {
    const Point centre = lot.point(600);
    return {centre, lot.between(0, 359), lot.between(1, 300), lot.between(1, 120)};
}

Shape random_shape(Lot& lot) {
    switch (lot.between(1, 3)) {
        case 1:
            return random_box(lot);
        case 2: {
            const Point centre = lot.point(600);
            return Circle{centre, lot.between(0, 200)};
        }
        default: {
            const Point from = lot.point(600);
            return Stretch{from, lot.point(600)};
        }
    }
}

}  // namespace

TEST_CASE("the corners of a base are in half steps, from the starboard bow clockwise") {
    CHECK(corners_of({{10, 20}, 0, 3, 1}) ==
          std::array<Point, 4>{{{21, 43}, {21, 37}, {19, 37}, {19, 43}}});
    CHECK(corners_of({{0, 0}, 90, 300, 110}) ==
          std::array<Point, 4>{{{300, -110}, {-300, -110}, {-300, 110}, {300, 110}}});
    // 300 along and 110 beside at 45 degrees: 289.9 and 134.4 half steps off the centre.
    CHECK(corners_of({{0, 0}, 45, 300, 110}) ==
          std::array<Point, 4>{{{290, 134}, {-134, -290}, {-290, -134}, {134, 290}}});
}

TEST_CASE("a command radius of 400 steps holds at 400 and not at 401") {
    const Box ship = cruiser({0, 0});
    CHECK(is_within(ship, cruiser({0, 700}), 400));
    CHECK_FALSE(is_within(ship, cruiser({0, 701}), 400));
    CHECK(gap(ship, cruiser({0, 700})) == 400);
    CHECK(gap(ship, cruiser({0, 701})) == 401);
    CHECK(gap(ship, cruiser({0, 1000}, 90)) == 795);
}

TEST_CASE("the gap between slanting bases is that of their nearest points, floored") {
    // A corner of the other points at her bow: 212.13 off its centre, 212 to the nearest half step.
    const Box square{{0, 1000}, 45, 300, 300};
    CHECK(gap(cruiser({0, 0}), square) == 638);
    CHECK(gap(Circle{{0, 0}, 10}, Circle{{3000, 4000}, 20}) == 4970);
    CHECK(gap(Circle{{0, 0}, 10}, Stretch{{-100, 40}, {100, 40}}) == 30);
    CHECK(gap(Stretch{{0, 0}, {10, 0}}, Stretch{{0, 3}, {10, 3}}) == 3);
    CHECK(gap(Circle{{0, 0}, 300}, Circle{{10, 0}, 5}) == 0);
}

TEST_CASE("bases that share an edge touch and do not overlap") {
    const Box ship = cruiser({0, 0});
    CHECK(do_touch(ship, cruiser({0, 300})));
    CHECK_FALSE(do_overlap(ship, cruiser({0, 300})));
    CHECK(do_overlap(ship, cruiser({0, 299})));
    CHECK_FALSE(do_touch(ship, cruiser({0, 301})));
    CHECK(do_touch(ship, cruiser({110, 300})));
    CHECK_FALSE(do_overlap(ship, cruiser({110, 299})));
    CHECK(do_overlap(ship, ship));
}

TEST_CASE("a base within another one, or across it, overlaps it with no corner near an edge") {
    CHECK(do_overlap(cruiser({0, 0}), Box{{0, 0}, 10, 20, 20}));
    CHECK(do_overlap(cruiser({0, 0}), cruiser({0, 0}, 90)));
    CHECK(gap(cruiser({0, 0}), Box{{0, 0}, 10, 20, 20}) == 0);
}

TEST_CASE("a base without length is a line, and what lies on beyond it is apart from it") {
    const Box line{{0, 0}, 0, 0, 100};
    CHECK_FALSE(do_touch(line, Circle{{60, 0}, 5}));
    CHECK(do_touch(line, Circle{{60, 0}, 10}));
}

TEST_CASE("circles that touch from outside do not overlap") {
    CHECK(do_touch(Circle{{0, 0}, 30}, Circle{{50, 0}, 20}));
    CHECK_FALSE(do_overlap(Circle{{0, 0}, 30}, Circle{{50, 0}, 20}));
    CHECK(do_overlap(Circle{{0, 0}, 30}, Circle{{49, 0}, 20}));
}

TEST_CASE("gap, reach and touch agree and are the same both ways, for shapes of every kind") {
    Lot lot(10);
    for (int i = 0; i < 400; ++i) {
        const Shape a = random_shape(lot);
        const Shape b = random_shape(lot);
        const std::int32_t far = gap(a, b);
        CHECK(far == gap(b, a));
        CHECK(is_within(a, b, far + 1));
        if (far > 0) CHECK_FALSE(is_within(a, b, far - 1));
        if (do_overlap(a, b)) CHECK(do_touch(a, b));
        CHECK(do_overlap(a, b) == do_overlap(b, a));
        CHECK(do_touch(a, b) == is_within(b, a, 0));
        if (far > 0) CHECK_FALSE(do_touch(a, b));
    }
}

TEST_CASE("nothing changes when both shapes are moved, or turned by a right angle") {
    Lot lot(11);
    for (int i = 0; i < 200; ++i) {
        const Box a = random_box(lot);
        const Box b = random_box(lot);
        const auto moved = [](Box box) {
            box.centre = {box.centre.x + 1234, box.centre.y - 777};
            return box;
        };
        const auto spun = [](Box box) {
            box.centre = {box.centre.y, -box.centre.x};
            return turned(box, 90);
        };
        CHECK(gap(moved(a), moved(b)) == gap(a, b));
        CHECK(gap(spun(a), spun(b)) == gap(a, b));
        CHECK(do_overlap(spun(a), spun(b)) == do_overlap(a, b));
    }
}

TEST_CASE("an island blocks the line that goes through it, not the one along its shore") {
    const std::vector<Shape> island{rectangle(100, -50, 200, 50)};
    CHECK_FALSE(is_clear({{0, 0}, {300, 0}}, island));
    CHECK_FALSE(is_clear({{0, 0}, {150, 0}}, island));
    CHECK(is_clear({{0, 0}, {100, 0}}, island));
    CHECK(is_clear({{0, 50}, {300, 50}}, island));
    CHECK(is_clear({{0, 51}, {300, 51}}, island));
    CHECK(is_clear({{0, 0}, {200, 100}}, island));
    CHECK(is_clear({{300, 0}, {400, 0}}, island));
}

TEST_CASE("wrecks and clouds block a line through them") {
    CHECK_FALSE(is_clear({{0, 0}, {1000, 0}}, std::vector<Shape>{cruiser({500, 40}, 90)}));
    CHECK(is_clear({{0, 0}, {1000, 0}}, std::vector<Shape>{cruiser({500, 55}, 90)}));
    CHECK_FALSE(is_clear({{0, 0}, {1000, 0}}, std::vector<Shape>{Circle{{500, 99}, 100}}));
    CHECK(is_clear({{0, 0}, {1000, 0}}, std::vector<Shape>{Circle{{500, 100}, 100}}));
}

TEST_CASE("what a line passes within a margin is found by its place in the list") {
    const std::vector<Shape> ships{cruiser({500, 0}), cruiser({500, 700}), cruiser({500, 650}, 90)};
    CHECK(near_line({{0, 0}, {1000, 0}}, 0, ships) == std::vector<std::size_t>{0});
    CHECK(near_line({{0, 0}, {1000, 0}}, 550, ships) == std::vector<std::size_t>{0, 1});
    CHECK(near_line({{0, 0}, {1000, 0}}, 595, ships) == std::vector<std::size_t>{0, 1, 2});
}

TEST_CASE("a line goes on beyond its end") {
    CHECK(beyond({{0, 0}, {300, 400}}, 250) == Stretch{{300, 400}, {450, 600}});
    CHECK(beyond({{5, 5}, {5, 5}}, 30) == Stretch{{5, 5}, {5, 5}});
}

TEST_CASE("the edges of a broadside belong to it exactly") {
    const Sector broadside = sector_of(cruiser({0, 0}), 45, 135);
    CHECK(is_in(broadside, {100, 100}));
    CHECK_FALSE(is_in(broadside, {100, 101}));
    CHECK(is_in(broadside, {100, -100}));
    CHECK_FALSE(is_in(broadside, {99, -100}));
    CHECK(is_in(broadside, {0, 0}));
    CHECK_FALSE(is_in(broadside, {-100, 0}));
    // One part in a million off the edge is outside, where a rounded bearing would say 45.
    CHECK_FALSE(is_in(broadside, {999'999, 1'000'000}));
}

TEST_CASE("sectors of half a circle and more, and all round") {
    const Sector half{{0, 0}, 0, 180};
    CHECK(is_in(half, {5, 7}));
    CHECK(is_in(half, {0, -7}));
    CHECK_FALSE(is_in(half, {-1, 7}));
    const Sector not_astern{{0, 0}, 210, 150};
    CHECK(is_in(not_astern, {-100, -100}));
    CHECK_FALSE(is_in(not_astern, {0, -100}));
    CHECK(is_in({{0, 0}, 30, 30}, {-1, -1}));
}

TEST_CASE("a target is wholly in an arc with four corners, partly with fewer or across it") {
    const Box firer = cruiser({0, 0});
    const Sector broadside = sector_of(firer, 45, 135);
    CHECK(cover_of(broadside, cruiser({1000, 0})) == Cover::wholly);
    CHECK(cover_of(broadside, cruiser({1000, 1000})) == Cover::partly);
    CHECK(cover_of(broadside, cruiser({0, 1000})) == Cover::none);
    CHECK(cover_of({{0, 0}, 85, 95}, Box{{400, 0}, 0, 900, 50}) == Cover::partly);
    CHECK(cover_of({{0, 0}, 0, 90}, Box{{0, 0}, 45, 20, 20}) == Cover::partly);
}

TEST_CASE("a gun in the bow bears on what lies before the base, as wide as it") {
    const Corridor bow{cruiser({0, 0})};
    CHECK(is_in(bow, {55, 150}));
    CHECK_FALSE(is_in(bow, {56, 150}));
    CHECK_FALSE(is_in(bow, {0, 149}));
    CHECK(cover_of(bow, Box{{0, 1000}, 0, 300, 110}) == Cover::wholly);
    CHECK(cover_of(bow, Box{{1, 1000}, 0, 300, 110}) == Cover::partly);
    CHECK(cover_of(bow, Box{{0, 1000}, 90, 900, 50}) == Cover::partly);
    CHECK(cover_of(bow, Box{{0, -1000}, 90, 900, 50}) == Cover::none);
    CHECK(cover_of(Corridor{turned(cruiser({0, 0}), 180)}, Box{{0, -1000}, 0, 300, 110}) ==
          Cover::wholly);
}

TEST_CASE("every place lies in exactly one of four quarters, or on the edge of two") {
    Lot lot(12);
    for (int i = 0; i < 300; ++i) {
        const Point place = lot.point(5000);
        const std::int32_t first = lot.between(0, 359);
        int found = 0;
        for (std::int32_t quarter = 0; quarter < 4; ++quarter) {
            found += is_in(Sector{{0, 0}, first + 90 * quarter, first + 90 * quarter + 90}, place)
                         ? 1
                         : 0;
        }
        CHECK(found >= 1);
        CHECK(found <= (place == Point{} ? 4 : 2));
    }
}

TEST_CASE("what is wholly in an arc touches nothing of the rest of the circle") {
    Lot lot(13);
    int wholly = 0;
    for (int i = 0; i < 400; ++i) {
        const Box target = random_box(lot);
        const std::int32_t from = lot.between(0, 359);
        const std::int32_t to = from + lot.between(20, 160);
        const Cover inside = cover_of(Sector{{0, 0}, from, to}, target);
        const Cover outside = cover_of(Sector{{0, 0}, to + 1, from - 1}, target);
        if (inside == Cover::wholly) CHECK(outside == Cover::none);
        if (inside == Cover::none) CHECK(outside != Cover::none);
        wholly += inside == Cover::wholly ? 1 : 0;
    }
    CHECK(wholly > 20);
}

TEST_CASE("the way round a circle, by the turning templates of three sizes") {
    CHECK(arc_length(200, 15) == 52);
    CHECK(arc_length(200, 90) == 314);
    CHECK(arc_length(350, 45) == 275);
    CHECK(arc_length(350, 75) == 458);
    CHECK(arc_length(500, 60) == 524);
    CHECK(arc_length(500, 90) == 785);
}

TEST_CASE("a quarter round a circle ends abeam and ahead of where it began") {
    CHECK(run_round(cruiser({0, 0}), 200, 90) == cruiser({200, 200}, 90));
    CHECK(run_round(cruiser({0, 0}), 200, -90) == cruiser({-200, 200}, 270));
    CHECK(run_round(cruiser({10, 10}, 90), 200, 180) == cruiser({10, -390}, 270));
    CHECK(run_round(cruiser({0, 0}), 200, 30) == cruiser({27, 100}, 30));
}

TEST_CASE("a run ends at the last place without overlap, against the first that stops it") {
    const std::vector<Shape> obstacles{cruiser({0, 1000}, 90), Circle{{0, 700}, 50}};
    const Sweep stopped = sweep_ahead(cruiser({0, 0}), 900, obstacles);
    CHECK(stopped.done == 500);
    CHECK(stopped.against == 1U);
    CHECK(stopped.base == cruiser({0, 500}));
    const Sweep clear = sweep_ahead(cruiser({0, 0}), 400, obstacles);
    CHECK(clear.done == 400);
    CHECK_FALSE(clear.against);
    CHECK(sweep_ahead(cruiser({0, 900}), 10, obstacles).done == 0);
    CHECK(sweep_ahead(cruiser({0, 900}), 10, obstacles).against == 0U);
}

TEST_CASE("a base runs past what it only touches") {
    const std::vector<Shape> abeam{cruiser({110, 400})};
    CHECK_FALSE(sweep_ahead(cruiser({0, 0}), 900, abeam).against);
    const std::vector<Shape> nearer{cruiser({109, 400})};
    CHECK(sweep_ahead(cruiser({0, 0}), 900, nearer).done == 100);
}

TEST_CASE("a turn is stopped at the degree before it would overlap") {
    const std::vector<Shape> island{rectangle(200, 100, 600, 300)};
    const Sweep stopped = sweep_round(cruiser({0, 0}), 200, 90, island);
    CHECK(stopped.against == 0U);
    CHECK(stopped.done < 90);
    CHECK(stopped.base == run_round(cruiser({0, 0}), 200, stopped.done));
    CHECK_FALSE(do_overlap(stopped.base, island[0]));
    CHECK(do_overlap(run_round(cruiser({0, 0}), 200, stopped.done + 1), island[0]));
    CHECK(sweep_round(cruiser({0, 0}), 200, -90, island).done == 90);
}

TEST_CASE("a sweep ends where going step by step ends") {
    const auto by_steps = [](std::int32_t most, const std::vector<Shape>& obstacles,
                             const auto& base_at) {
        const auto is_stopped = [&](const Box& base) {
            return std::any_of(obstacles.begin(), obstacles.end(),
                               [&](const Shape& each) { return do_overlap(base, each); });
        };
        if (is_stopped(base_at(0))) return 0;
        for (std::int32_t at = 1; at <= most; ++at) {
            if (is_stopped(base_at(at))) return at - 1;
        }
        return most;
    };
    Lot lot(15);
    for (int i = 0; i < 100; ++i) {
        const Box base = random_box(lot);
        const std::vector<Shape> obstacles{random_shape(lot), random_shape(lot), random_shape(lot)};
        const std::int32_t run = lot.between(0, 900);
        CHECK(sweep_ahead(base, run, obstacles).done ==
              by_steps(run, obstacles, [&](std::int32_t at) { return run_ahead(base, at); }));
        const std::int32_t radius = lot.between(0, 400), degrees = lot.between(-180, 180);
        CHECK(sweep_round(base, radius, degrees, obstacles).done ==
              by_steps(std::abs(degrees), obstacles, [&](std::int32_t at) {
                  return run_round(base, radius, degrees < 0 ? -at : at);
              }));
    }
}

TEST_CASE("whatever a sweep passes, it never ends in an obstacle it did not begin in") {
    Lot lot(14);
    for (int i = 0; i < 60; ++i) {
        const Box base = random_box(lot);
        std::vector<Shape> obstacles{random_shape(lot), random_shape(lot)};
        const std::int32_t run = lot.between(0, 500);
        const Sweep made = sweep_ahead(base, run, obstacles);
        CHECK(made.base == run_ahead(base, made.done));
        CHECK((made.done == run) != made.against.has_value());
        for (const Shape& obstacle : obstacles) {
            if (!do_overlap(base, obstacle)) CHECK_FALSE(do_overlap(made.base, obstacle));
        }
    }
}
