#include "admiral/strength.h"

#include <catch2/catch.hpp>

namespace flagplot::test {

using admiral::lost_in_a_fight;
using admiral::Radars;

TEST_CASE("what a fight costs is read from the table of odds, and between its rows in proportion",
          "[admiral]") {
    CHECK(lost_in_a_fight(100, 100, Light::day, {}) == 6);
    CHECK(lost_in_a_fight(50, 100, Light::day, {}) == 8);
    CHECK(lost_in_a_fight(75, 100, Light::day, {}) == 7);
    CHECK(lost_in_a_fight(100, 100, Light::night, {}) == 12);
    CHECK(lost_in_a_fight(100, 100, Light::night, {true, true}) == 12);
    CHECK(lost_in_a_fight(100, 100, Light::night, {true, false}) == 4);
    CHECK(lost_in_a_fight(100, 100, Light::night, {false, true}) == 50);
}

TEST_CASE("at odds beyond the table its first and last rows count", "[admiral]") {
    CHECK(lost_in_a_fight(1, 100, Light::day, {}) == 18);
    CHECK(lost_in_a_fight(2'000, 100, Light::day, {}) == 0);
    CHECK(lost_in_a_fight(100, 0, Light::night, {false, true}) == 0);
}

TEST_CASE("who is stronger never loses more by day, and who alone has radar never more by night",
          "[admiral]") {
    for (std::int32_t own = 1; own < 900; ++own) {
        INFO(own << " against 100");
        CHECK(lost_in_a_fight(own + 1, 100, Light::day, {}) <=
              lost_in_a_fight(own, 100, Light::day, {}));
        CHECK(lost_in_a_fight(own, 100, Light::night, {true, false}) <=
              lost_in_a_fight(own, 100, Light::night, {}));
        CHECK(lost_in_a_fight(own, 100, Light::night, {}) <=
              lost_in_a_fight(own, 100, Light::night, {false, true}));
    }
}

}  // namespace flagplot::test
