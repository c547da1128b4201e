#include "tactical/kit/odds.h"

#include <array>
#include <catch2/catch.hpp>

#include "base/dice.h"

using namespace flagplot;
using namespace flagplot::tactical::kit;

namespace {

/// The attack die of a game under sail: 4 and 5 hit, 6 hits twice and is rolled again.
constexpr std::array<std::int32_t, 6> attack{0, 0, 0, 1, 1, 2};

std::int32_t at_least(const Spread& spread, std::int32_t hits) {
    return in_ten_thousandths(chance_of_at_least(spread, hits));
}

Fraction whole_of(const Spread& spread) { return chance_of_at_least(spread, -1'000'000); }

}  // namespace

TEST_CASE("two dice come to seven one time in six") {
    const Spread two = times(die(6), 2);
    CHECK(chance_of(two, 2) == Fraction{1, 36});
    CHECK(chance_of(two, 7) == Fraction{1, 6});
    CHECK(chance_of(two, 13) == 0);
    CHECK(chance_of_at_least(two, 10) == Fraction{1, 6});
    CHECK(mean_of(two) == 7);
    CHECK(times(die(6), 0) == sure(0));
}

TEST_CASE("a row of a table has the chance of all totals that lead to it") {
    const Spread rows = looked_up(times(die(6), 2), [](std::int32_t total) {
        return total <= 4 ? 0 : total <= 7 ? 1 : total <= 10 ? 2 : 3;
    });
    CHECK(chance_of(rows, 0) == Fraction{6, 36});
    CHECK(chance_of(rows, 1) == Fraction{15, 36});
    CHECK(chance_of(rows, 2) == Fraction{12, 36});
    CHECK(chance_of(rows, 3) == Fraction{3, 36});
}

TEST_CASE("an open-ended die is counted exactly up to where it is cut") {
    const Spread one = open_die_scoring(attack, 10);
    CHECK(chance_of(one, 0) == Fraction{1, 2});
    CHECK(chance_of(one, 1) == Fraction{1, 3});
    CHECK(chance_of(one, 2) == Fraction{1, 12});
    CHECK(chance_of(one, 3) == Fraction{1, 18});
    CHECK(chance_of(one, 4) == Fraction{1, 72});
    CHECK(chance_of(one, 5) == Fraction{1, 108});
    CHECK(whole_of(one) == 1);
}

TEST_CASE("hits of many attack dice are those of the printed table") {
    const auto dice = [](std::int32_t count) { return times(open_die_scoring(attack, 10), count); };
    CHECK(at_least(dice(1), 2) == 1667);
    CHECK(at_least(dice(2), 5) == 532);
    CHECK(at_least(dice(4), 3) == 5625);
    CHECK(at_least(dice(6), 10) == 568);
    CHECK(at_least(dice(10), 7) == 6347);
    CHECK(at_least(dice(14), 10) == 6324);
}

TEST_CASE("where an open-ended die is cut changes nothing below the cut") {
    const Spread shallow = times(open_die_scoring(attack, 4), 3);
    const Spread deep = times(open_die_scoring(attack, 30), 3);
    for (std::int32_t hits = 0; hits <= 4; ++hits) {
        CHECK(chance_of_at_least(shallow, hits) == chance_of_at_least(deep, hits));
    }
    CHECK(capped(shallow, 4) == capped(deep, 4));
}

TEST_CASE("a face that scores beyond the cut is counted at the cut") {
    constexpr std::array<std::int32_t, 2> scores{3, 1};
    CHECK(open_die_scoring(scores, 2) == sure(2));
}

TEST_CASE("independent hits are binomial") {
    const Spread volley = times(hit_with(Fraction{1, 4}), 3);
    CHECK(chance_of(volley, 0) == Fraction{27, 64});
    CHECK(chance_of(volley, 2) == Fraction{9, 64});
    CHECK(mean_of(volley) == Fraction{3, 4});
    CHECK(times(hit_with(Fraction{0}), 5) == sure(0));
    CHECK(times(hit_with(Fraction{1}), 5) == sure(5));
}

TEST_CASE("every spread adds up to one") {
    CHECK(whole_of(die(20)) == 1);
    CHECK(whole_of(sum_of(die(6), times(die(10), 3))) == 1);
    CHECK(whole_of(capped(times(die(6), 4), 15)) == 1);
    CHECK(whole_of(times(open_die_scoring(attack, 7), 5)) == 1);
}

TEST_CASE("ten thousandths are to the nearest, halves up") {
    CHECK(in_ten_thousandths(Fraction{1, 3}) == 3333);
    CHECK(in_ten_thousandths(Fraction{2, 3}) == 6667);
    CHECK(in_ten_thousandths(Fraction{1, 20'000}) == 1);
    CHECK(in_ten_thousandths(Fraction{1, 20'001}) == 0);
    CHECK(in_ten_thousandths(Fraction{1}) == 10'000);
}

TEST_CASE("what is counted is what the project's dice roll") {
    const Spread counted = times(die(6), 2);
    std::array<std::int32_t, 13> rolled{};
    constexpr std::int32_t pairs = 20'000;
    const Dice dice = OddsDice{50};
    for (std::uint32_t pair = 0; pair < pairs; ++pair) {
        const std::int32_t total = roll(dice, {Purpose::battle, 0, 0, pair, 0, 0}, 6) +
                                   roll(dice, {Purpose::battle, 0, 0, pair, 0, 1}, 6);
        ++rolled[static_cast<std::size_t>(total)];
    }
    for (std::int32_t total = 2; total <= 12; ++total) {
        const std::int32_t expected = in_ten_thousandths(chance_of(counted, total)) * 2;
        CHECK(std::abs(rolled[static_cast<std::size_t>(total)] - expected) < 250);
    }
}
