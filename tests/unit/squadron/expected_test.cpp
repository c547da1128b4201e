#include "tactical/squadron/expected.h"

#include <array>
#include <catch2/catch.hpp>

#include "tactical/kit/odds.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

constexpr std::array<std::int32_t, 6> faces{0, 0, 0, 1, 1, 2};
constexpr std::int32_t most = 40;

/// Ten-thousandths, to the nearest.
std::int64_t rounded(std::int64_t chance) {
    constexpr std::int64_t part = certain / 10'000;
    return (chance + part / 2) / part;
}

}  // namespace

TEST_CASE("the chances of attack dice are those of the page (1.2), to four decimals") {
    struct Row {
        std::int32_t dice;
        std::array<std::int64_t, 10> at_least;  ///< 1 to 10 hits
    };
    constexpr std::array<Row, 6> rows{{
        {1, {5000, 1667, 833, 278, 139, 46, 23, 8, 4, 1}},
        {2, {7500, 4167, 2222, 1111, 532, 255, 116, 54, 24, 11}},
        {4, {9375, 7708, 5625, 3773, 2365, 1408, 805, 445, 239, 126}},
        {6, {9844, 9219, 8021, 6470, 4874, 3460, 2335, 1510, 941, 568}},
        {10, {9990, 9925, 9714, 9258, 8512, 7510, 6347, 5141, 4001, 2999}},
        {14, {9999, 9994, 9968, 9888, 9708, 9377, 8861, 8156, 7292, 6324}},
    }};
    for (const Row& row : rows) {
        for (std::int32_t hits = 1; hits <= 10; ++hits) {
            INFO(row.dice << " dice, " << hits << " hits");
            CHECK(rounded(chance_of_hits(row.dice, hits)) ==
                  row.at_least.at(static_cast<std::size_t>(hits) - 1));
        }
    }
}

TEST_CASE("they are those of an exact enumeration of the exploding die (US-35)") {
    const kit::Spread die = kit::open_die_scoring(faces, most);
    for (const std::int32_t dice : {1, 2, 3, 5}) {
        const kit::Spread spread = kit::capped(kit::times(die, dice), most);
        for (std::int32_t hits = 0; hits <= 12; ++hits) {
            INFO(dice << " dice, " << hits << " hits");
            CHECK(rounded(chance_of_hits(dice, hits)) ==
                  kit::in_ten_thousandths(kit::chance_of_at_least(spread, hits)));
        }
    }
}

TEST_CASE("expected losses are those that the classes were made for (1.4.1)") {
    const auto loss = [](std::int32_t dice, std::int32_t dr, std::int32_t cr, std::int32_t hull) {
        return (expected_loss(dice, dr, cr, hull, 2) + 50) / 100;  // hundredths
    };
    SECTION("of a cruiser to 4, 6 and 10 AD") {
        CHECK(loss(4, 4, 7, 5) == 46);
        CHECK(loss(6, 4, 7, 5) == 89);
        CHECK(loss(10, 4, 7, 5) == 170);
    }
    SECTION("of a battleship to 6, 10 and 14 AD") {
        CHECK(loss(6, 5, 9, 8) == 58);
        CHECK(loss(10, 5, 9, 8) == 127);
        CHECK(loss(14, 5, 9, 8) == 185);
    }
}

TEST_CASE("an attack takes no more than is left, and none without dice") {
    CHECK(expected_loss(40, 2, 4, 1, 2) <= whole_point);
    CHECK(expected_loss(40, 2, 4, 1, 2) > whole_point * 99 / 100);
    CHECK(expected_loss(0, 2, 4, 5, 2) == 0);
    CHECK(expected_loss(10, 4, 4, 0, 2) == 0);
}

TEST_CASE("a red ram reads DR as CR, so its losses are those of criticals (US-53)") {
    CHECK(expected_loss(6, 4, 4, 8, 2) > expected_loss(6, 4, 7, 8, 2));
}
