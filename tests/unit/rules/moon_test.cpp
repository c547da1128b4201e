#include "rules/moon.h"

#include <catch2/catch.hpp>

using namespace flagplot;

namespace {

std::int32_t age_on(std::string_view when) { return moon_age(read_moment(when).value()); }

}  // namespace

TEST_CASE("the moon is new and full on the nights that history tells of") {
    CHECK(age_on("2000-01-07 00:00") == 0);
    CHECK(age_on("2000-01-21 05:00") == 14);  // an eclipse of the moon
    const std::int32_t at_eclipse_of_sun = age_on("1999-08-11 11:00");
    CHECK((at_eclipse_of_sun <= 1 || at_eclipse_of_sun >= 28));  // 15 hours before the mean month
    CHECK(age_on("1941-11-04 02:00") >= 13);  // full moon four days before Force K's convoy
    CHECK(age_on("1941-11-04 02:00") <= 16);
    for (int day = 1; day < 28; ++day) {
        const std::int32_t age =
            age_on("1941-05-" + std::to_string(100 + day).substr(1) + " 06:00");
        CHECK(age >= 0);
        CHECK(age <= 29);
    }
}
