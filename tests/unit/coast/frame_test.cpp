#include "coast/frame.h"

#include <catch2/catch.hpp>
#include <cmath>

using namespace flagplot;

namespace {

constexpr GridWish lambert{};
constexpr GridWish equirect{Projection::equirectangular, 60};
constexpr GridWish mercator{Projection::mercator, 60};

bool covers(const ChartGrid& frame, Degrees degrees) {
    const OnGrid at = grid_at(frame.geography, degrees);
    constexpr double hair = 1e-3;
    return at.column > -hair && at.row > -hair && at.column < frame.columns + hair &&
           at.row < frame.rows + hair;
}

}  // namespace

TEST_CASE("a chart covers the whole of its box", "[coast]") {
    const GeoBox box{-6, 30, 37, 46};
    for (const GridWish& wish : {lambert, equirect, mercator}) {
        const auto frame = frame_of(box, wish);
        REQUIRE(frame);
        for (const double latitude : {30.0, 38.0, 46.0}) {
            for (const double longitude : {-6.0, 15.5, 37.0}) {
                CHECK(covers(*frame, {latitude, longitude}));
            }
        }
    }
}

TEST_CASE("a box may lie across 180 degrees", "[coast]") {
    const auto frame = frame_of({170, -20, -170, 20}, equirect);
    REQUIRE(frame);
    CHECK(frame->columns == 20);
    CHECK(frame->rows == 40);
    CHECK(covers(*frame, {0, 179}));
    CHECK(covers(*frame, {0, -179}));
    CHECK_FALSE(covers(*frame, {0, 0}));
}

TEST_CASE("a box round a pole is a chart round that pole", "[coast]") {
    const auto frame = frame_of({-180, 60, 180, 90}, lambert);
    REQUIRE(frame);
    CHECK(frame->geography.origin_latitude == 9'000);
    for (double longitude = -180; longitude < 180; longitude += 30) {
        CHECK(covers(*frame, {60, longitude}));
    }
    CHECK(frame_of({-180, -90, 180, -60}, lambert)->geography.origin_latitude == -9'000);
}

TEST_CASE("the whole world is 720 by 360 squares of 30 miles", "[coast]") {
    const auto frame = frame_of({-180, -90, 180, 90}, {Projection::equirectangular, 30});
    REQUIRE(frame);
    CHECK(frame->columns == 720);
    CHECK(frame->rows == 360);
}

TEST_CASE("squares round a middle lie round it", "[coast]") {
    const auto frame = frame_round({-35, -52}, 10, 8, lambert);
    REQUIRE(frame);
    const OnGrid at = grid_at(frame->geography, {-35, -52});
    CHECK(at.column == Approx(5));
    CHECK(at.row == Approx(4));
}

TEST_CASE("a box that is none is refused", "[coast]") {
    const auto refused = [](const GeoBox& box, const GridWish& wish) {
        const auto frame = frame_of(box, wish);
        return !frame && frame.error().code == ErrorCode::bad_box;
    };
    CHECK(refused({-6, 46, 37, 30}, lambert));
    CHECK(refused({-6, 30, -6, 46}, lambert));
    CHECK(refused({-190, 30, 37, 46}, lambert));
    CHECK(refused({-6, -91, 37, 46}, lambert));
    CHECK(refused({-180, -90, 180, 90}, lambert));
    CHECK(refused({-6, 30, 37, 86}, mercator));
    CHECK(refused({-180, -90, 180, 90}, {Projection::equirectangular, 1}));
    CHECK_FALSE(frame_round({91, 0}, 4, 4, lambert));
    CHECK_FALSE(frame_round({85, 0}, 4, 40, equirect));
    CHECK_FALSE(frame_round({0, 0}, 400, 400, lambert));
}
