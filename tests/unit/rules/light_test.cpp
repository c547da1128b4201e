#include "rules/light.h"

#include <catch2/catch.hpp>

#include "support/print.h"

using namespace flagplot;

TEST_CASE("day turns begin from 06:00 and before 18:00, the others are night", "[light][ST-10]") {
    for (int hour = 0; hour < 24; ++hour) {
        CAPTURE(hour);
        CHECK(light_at(hour) == (hour < 6 || hour >= 18 ? Light::night : Light::day));
    }
}

TEST_CASE("two of four turns are day turns", "[light][ST-10]") {
    CHECK(light_at(0) == Light::night);
    CHECK(light_at(6) == Light::day);
    CHECK(light_at(12) == Light::day);
    CHECK(light_at(18) == Light::night);
}
