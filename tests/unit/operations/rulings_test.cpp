#include "operations/rulings.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "support/begun_war.h"

using namespace flagplot;
using namespace flagplot::test;

TEST_CASE("a ruling in words is carried out with its reason, and told to whom it says",
          "[ruling]") {
    BegunWar war(1);
    const auto happened = rule_by_hand(
        war.save,
        {{"switch", "sighting.cap", "12"}, "a calm day", {side_id(war.save, blue)}, "Look out."});
    REQUIRE(happened);
    CHECK(war.save.entries().back().command ==
          "rule switch sighting.cap \"12\" why \"a calm day\" tell " + side_id(war.save, blue) +
              " say \"Look out.\"");
    CHECK(std::any_of(happened->reports.begin(), happened->reports.end(),
                      [](const Told& told) { return told.seat == blue; }));
}

TEST_CASE("a ship's name of two words stays one word of the ruling", "[ruling]") {
    BegunWar war(1);
    const std::string ship = war.save.definition().ships.front().ship.name;
    REQUIRE(ship.find(' ') != std::string::npos);
    const auto happened = rule_by_hand(war.save, {{"speed", ship, "50"}, "she ran aground"});
    REQUIRE(happened);
    CHECK(war.save.state().ships.front().speed == Hundredths{50});
}

TEST_CASE("a ruling that is none is refused, and nothing is ruled", "[ruling]") {
    BegunWar war(1);
    const std::int32_t before = war.save.head();
    CHECK_FALSE(rule_by_hand(war.save, {{"swich", "sighting.cap", "12"}, "a slip"}));
    CHECK_FALSE(rule_by_hand(war.save, {{"switch", "sighting.cap", "12"}, ""}));
    CHECK_FALSE(rule_by_hand(war.save, {{"switch", "sighting.cap", "12"}, "why", {"nobody"}}));
    CHECK(war.save.head() == before);
}
