#include "tactical/kit/plane.h"

#include <catch2/catch.hpp>
#include <cstdlib>

#include "unit/kit/lot.h"

using namespace flagplot;
using namespace flagplot::tactical::kit;

namespace {

/// The bearing by its definition: all 360 are tried.
std::int32_t bearing_by_search(Point from, Point to) {
    std::int32_t best = 0;
    std::int64_t most = 0;
    for (std::int32_t heading = 0; heading < 360; ++heading) {
        const std::int64_t product = (std::int64_t{to.x} - from.x) * sine_of(heading) +
                                     (std::int64_t{to.y} - from.y) * cosine_of(heading);
        if (product > most) {
            most = product;
            best = heading;
        }
    }
    return best;
}

}  // namespace

TEST_CASE("the table holds ten thousand times the sine, rounded to the nearest") {
    CHECK(sine_of(0) == 0);
    CHECK(sine_of(1) == 175);
    CHECK(sine_of(30) == 5000);
    CHECK(sine_of(45) == 7071);
    CHECK(sine_of(60) == 8660);
    CHECK(sine_of(89) == 9998);
    CHECK(sine_of(90) == 10000);
    CHECK(sine_of(210) == -5000);
    CHECK(sine_of(269) == -9998);
    CHECK(cosine_of(0) == 10000);
    CHECK(cosine_of(120) == -5000);
    CHECK(fine_sine_of(45) == 707107);
    CHECK(fine_cosine_of(135) == -707107);
}

TEST_CASE("sines are odd, come again after a circle, and have one square with their cosines") {
    for (std::int32_t degrees = -720; degrees <= 720; ++degrees) {
        CHECK(sine_of(-degrees) == -sine_of(degrees));
        CHECK(sine_of(degrees + 360) == sine_of(degrees));
        CHECK(cosine_of(degrees) == sine_of(degrees + 90));
        const std::int64_t sine = fine_sine_of(degrees);
        const std::int64_t cosine = fine_cosine_of(degrees);
        constexpr std::int64_t unit = std::int64_t{fine_unit} * fine_unit;
        CHECK(std::abs(sine * sine + cosine * cosine - unit) < 2 * fine_unit);
    }
}

TEST_CASE("a root is floored, up to the largest number there is") {
    CHECK(whole_root(0) == 0);
    CHECK(whole_root(15) == 3);
    CHECK(whole_root(16) == 4);
    CHECK(whole_root(17) == 4);
    CHECK(whole_root(~std::uint64_t{0}) == 4'294'967'295U);
}

TEST_CASE("a distance is floored and the same both ways") {
    CHECK(distance({0, 0}, {3, 4}) == 5);
    CHECK(distance({0, 0}, {1, 1}) == 1);
    CHECK(distance({-200'000'000, 0}, {200'000'000, 300'000'000}) == 500'000'000);
    Lot lot(1);
    for (int i = 0; i < 500; ++i) {
        const Point a = lot.point(50'000);
        const Point b = lot.point(50'000);
        const std::int64_t x = a.x - b.x;
        const std::int64_t y = a.y - b.y;
        const std::int64_t far = distance(a, b);
        CHECK(far == distance(b, a));
        CHECK(far * far <= x * x + y * y);
        CHECK((far + 1) * (far + 1) > x * x + y * y);
    }
}

TEST_CASE("bearings go clockwise from north") {
    CHECK(bearing({0, 0}, {0, 100}) == 0);
    CHECK(bearing({0, 0}, {100, 100}) == 45);
    CHECK(bearing({0, 0}, {100, 0}) == 90);
    CHECK(bearing({10, 10}, {10, -90}) == 180);
    CHECK(bearing({0, 0}, {-100, 0}) == 270);
    CHECK(bearing({0, 0}, {-100, 100}) == 315);
    CHECK(bearing({7, 7}, {7, 7}) == 0);
}

TEST_CASE("the quick bearing is the one that a search among all 360 finds") {
    Lot lot(2);
    for (int i = 0; i < 1000; ++i) {
        const Point from = lot.point(40'000);
        const Point to = i % 2 == 0
                             ? lot.point(40'000)
                             : Point{from.x + lot.between(-30, 30), from.y + lot.between(-30, 30)};
        CHECK(bearing(from, to) == bearing_by_search(from, to));
    }
    for (std::int32_t x = -12; x <= 12; ++x) {
        for (std::int32_t y = -12; y <= 12; ++y) {
            CHECK(bearing({}, {x, y}) == bearing_by_search({}, {x, y}));
        }
    }
}

TEST_CASE("a turn goes the shorter way, and half a circle goes to port") {
    CHECK(turn_between(350, 10) == 20);
    CHECK(turn_between(10, 350) == -20);
    CHECK(turn_between(0, 179) == 179);
    CHECK(turn_between(0, 180) == -180);
    CHECK(turn_between(90, 270) == -180);
    CHECK(turn_between(-30, 690) == 0);
    CHECK(turned_towards(350, 40, 20) == 10);
    CHECK(turned_towards(10, 330, 25) == 345);
    CHECK(turned_towards(10, 15, 25) == 15);
    CHECK(turned_towards(0, 180, 18) == 342);
    CHECK(angle_between(350, 10) == 20);
    CHECK(angle_between(0, 180) == 180);
}

TEST_CASE("who keeps turning towards a heading comes to it and stays there") {
    Lot lot(3);
    for (int i = 0; i < 200; ++i) {
        std::int32_t heading = lot.between(0, 359);
        const std::int32_t to = lot.between(0, 359);
        const std::int32_t most = lot.between(1, 40);
        std::int32_t off = angle_between(heading, to);
        while (off > 0) {
            heading = turned_towards(heading, to, most);
            const std::int32_t still_off = angle_between(heading, to);
            REQUIRE(still_off == std::max(off - most, 0));
            off = still_off;
        }
        CHECK(turned_towards(heading, to, most) == to);
    }
}

TEST_CASE("a run is cut towards zero in each coordinate") {
    CHECK(ahead({0, 0}, 90, 100) == Point{100, 0});
    CHECK(ahead({0, 0}, 45, 100) == Point{70, 70});
    CHECK(ahead({0, 0}, 225, 100) == Point{-70, -70});
    CHECK(ahead({5, 5}, 180, 3) == Point{5, 2});
    CHECK(ahead({0, 0}, 90, -100) == Point{-100, 0});
}

TEST_CASE("the parts of a run add up to it, and none is two steps longer than another") {
    CHECK(part_of_run(100, 6, 0) == 16);
    CHECK(part_of_run(100, 6, 1) == 17);
    for (std::int32_t run = 0; run < 200; ++run) {
        std::int32_t sum = 0;
        for (std::int32_t which = 0; which < 6; ++which) {
            const std::int32_t part = part_of_run(run, 6, which);
            CHECK((part == run / 6 || part == run / 6 + 1));
            sum += part;
        }
        CHECK(sum == run);
    }
}
