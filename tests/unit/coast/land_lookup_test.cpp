#include "coast/land_lookup.h"

#include <catch2/catch.hpp>

#include "drawn_coast.h"

using namespace flagplot;

TEST_CASE("land is what an odd number of rings goes round", "[coast]") {
    const Coastline coast{
        "", {rectangle(10'000, 10'000, 20'000, 20'000), rectangle(14'000, 14'000, 16'000, 16'000)}};
    const LandLookup lookup(coast, -90, 90);
    CHECK(lookup.is_land(12, 12));
    CHECK_FALSE(lookup.is_land(15, 15));
    CHECK_FALSE(lookup.is_land(9.9, 12));
    CHECK_FALSE(lookup.is_land(12, 20.1));
    CHECK_FALSE(lookup.is_land(12, -170));
}

TEST_CASE("land goes on across 180 degrees", "[coast]") {
    const CoastRing ring{
        {-1'000, 178'000}, {-1'000, -178'000}, {1'000, -178'000}, {1'000, 178'000}};
    const LandLookup lookup({"", {ring}}, -90, 90);
    for (const double longitude : {178.1, 179.99, 180.0, -180.0, -179.99, -178.1}) {
        CAPTURE(longitude);
        CHECK(lookup.is_land(0, longitude));
        CHECK_FALSE(lookup.is_land(2, longitude));
    }
    CHECK_FALSE(lookup.is_land(0, 177.9));
    CHECK_FALSE(lookup.is_land(0, -177.9));
    CHECK_FALSE(lookup.is_land(0, 0));
}

TEST_CASE("land that was cut at 180 degrees has no seam", "[coast]") {
    const LandLookup lookup({"",
                             {rectangle(178'000, -1'000, 180'000, 1'000),
                              rectangle(-180'000, -1'000, -178'000, 1'000)}},
                            -90, 90);
    for (const double longitude : {179.999, 180.0, -180.0, -179.999}) {
        CHECK(lookup.is_land(0, longitude));
    }
    CHECK_FALSE(lookup.is_land(0, 177.9));
    CHECK_FALSE(lookup.is_land(1.1, 180));
}

TEST_CASE("a ring round a pole has the pole inside", "[coast]") {
    const CoastRing south{
        {-70'000, -170'000}, {-72'000, -50'000}, {-71'000, 60'000}, {-70'000, 175'000}};
    CoastRing north = south;
    for (CoastPoint& point : north) point.latitude = -point.latitude;
    const LandLookup lookup({"", {south, north}}, -90, 90);
    for (double longitude = -180; longitude < 180; longitude += 7.5) {
        CAPTURE(longitude);
        CHECK(lookup.is_land(-89.9, longitude));
        CHECK(lookup.is_land(89.9, longitude));
        CHECK_FALSE(lookup.is_land(0, longitude));
        CHECK_FALSE(lookup.is_land(-69, longitude));
    }
}

TEST_CASE("a ring that only touches 180 degrees does not spill round the globe", "[coast]") {
    const CoastRing ring{{-1'000, 179'000}, {13, 180'000}, {1'000, 179'000}};
    const LandLookup lookup({"", {ring}}, -90, 90);
    for (double latitude = -1.2; latitude < 1.2; latitude += 0.005) {
        CAPTURE(latitude);
        CHECK_FALSE(lookup.is_land(latitude, 0));
        CHECK_FALSE(lookup.is_land(latitude, -179.9));
    }
    CHECK(lookup.is_land(0, 179.5));
}

TEST_CASE("answers in a row are those asked one by one", "[coast]") {
    const auto coast = drawn_coast({"#.#..#", ".##.#.", "#..##."});
    const LandLookup lookup(coast, -10, 10);
    LandLookup::Walk walk(lookup);
    for (double latitude = -1; latitude < 0.2; latitude += 0.03) {
        for (double longitude = -0.2; longitude < 1.8; longitude += 0.04) {
            CHECK(walk.is_land(latitude, longitude) == lookup.is_land(latitude, longitude));
        }
    }
}
