#include "present/war/dice_luck.h"

#include <catch2/catch.hpp>
#include <vector>

using namespace flagplot;

namespace {

/// So many rolls of a d12 that need `needed`, of which the first `good` succeed.
std::vector<LuckRoll> rolls_of_twelve(std::int32_t count, std::int32_t needed, std::int32_t good) {
    std::vector<LuckRoll> rolls;
    for (std::int32_t i = 0; i < count; ++i) rolls.push_back({12, needed, i < good ? 1 : 12});
    return rolls;
}

}  // namespace

TEST_CASE("luck is counted against what the numbers needed let expect", "[luck]") {
    // 4 of 12 is 1/3: three of three come once in 27 times
    const Luck luck = luck_of(rolls_of_twelve(3, 4, 3));
    CHECK(luck.rolls == 3);
    CHECK(luck.got == 3);
    CHECK(luck.expected == 100);
    CHECK(luck.is_above);
    CHECK(luck.tail == ExactShare{"1", "27"});
    CHECK(luck.tail_permille == 37);
    CHECK(luck.rarity == Rarity::rare);
    CHECK(luck_text(luck) == "more than expected, rare");
    CHECK(tail_text(luck) == "3.7 %");
    CHECK(expected_text(luck) == "1.00");
}

TEST_CASE("bad luck is the chance of so few successes, or fewer", "[luck]") {
    // none of four where each comes in 2 of 3: 1/81
    const Luck none = luck_of(rolls_of_twelve(4, 8, 0));
    CHECK_FALSE(none.is_above);
    CHECK(none.tail == ExactShare{"1", "81"});
    CHECK(none.rarity == Rarity::rare);
    // one of four: 1/81 + 4 * 2/81 = 9/81
    const Luck one = luck_of(rolls_of_twelve(4, 8, 1));
    CHECK(one.tail == ExactShare{"1", "9"});
    CHECK(one.rarity == Rarity::uncommon);
    CHECK(luck_text(one) == "fewer than expected, uncommon");
}

TEST_CASE("rolls of different numbers are one distribution", "[luck]") {
    // 1/2, 1/3 and 1/4: two or more in 1*1*3 + 1*2*1 + 1*1*1 + 1*1*1 = 7 of 24 ways
    const std::vector<LuckRoll> rolls{{12, 6, 6}, {12, 4, 4}, {12, 3, 4}};
    const Luck luck = luck_of(rolls);
    CHECK(luck.got == 2);
    CHECK(luck.expected == 108);  // 13/12
    CHECK(luck.tail == ExactShare{"7", "24"});
    CHECK(luck.rarity == Rarity::ordinary);
    CHECK(luck_text(luck) == "as may be expected");
}

TEST_CASE("a number just needed is rolled, one above it is not", "[luck]") {
    CHECK(luck_of(std::vector<LuckRoll>{{12, 5, 5}}).got == 1);
    CHECK(luck_of(std::vector<LuckRoll>{{12, 5, 6}}).got == 0);
}

TEST_CASE("what is sure or cannot be rolled is neither good luck nor bad", "[luck]") {
    const Luck luck = luck_of(std::vector<LuckRoll>{{12, 14, 12}, {12, -1, 1}, {12, 0, 1}});
    CHECK(luck.got == 1);
    CHECK(luck.expected == 100);
    CHECK(luck.tail == ExactShare{"1", "1"});
    CHECK(luck.rarity == Rarity::ordinary);
}

TEST_CASE("the bounds of rarity are exact", "[luck]") {
    // 1/20 itself is no rarer than one in twenty; 1/100 no rarer than one in a hundred
    CHECK(luck_of(std::vector<LuckRoll>{{5, 1, 1}}).rarity == Rarity::ordinary);
    CHECK(luck_of(std::vector<LuckRoll>{{20, 1, 1}}).rarity == Rarity::uncommon);
    CHECK(luck_of(std::vector<LuckRoll>{{21, 1, 1}}).rarity == Rarity::rare);
    CHECK(luck_of(std::vector<LuckRoll>{{100, 1, 1}}).rarity == Rarity::rare);
    CHECK(luck_of(std::vector<LuckRoll>{{101, 1, 1}}).rarity == Rarity::freak);
}

TEST_CASE("the luck of hundreds of rolls is exact as well", "[luck]") {
    const Luck luck = luck_of(rolls_of_twelve(300, 6, 300));
    CHECK(luck.tail.part == "1");
    CHECK(luck.tail.whole.size() == 91);  // 2 to the 300th
    CHECK(luck.tail.whole.starts_with("2037035976334486086268445688"));
    CHECK(tail_text(luck) == "under 0.1 %");
}

TEST_CASE("no rolls are no luck", "[luck]") {
    const Luck luck = luck_of({});
    CHECK(luck.rolls == 0);
    CHECK(luck.expected == 0);
    CHECK(luck.rarity == Rarity::ordinary);
}
