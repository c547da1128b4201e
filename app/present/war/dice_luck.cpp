#include "present/war/dice_luck.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <numeric>
#include <vector>

#include "base/ensure.h"

namespace flagplot {

namespace {

using Whole = boost::multiprecision::cpp_int;

/// The chance of one roll, in lowest terms.
struct Chances {
    std::int32_t successes = 0;
    std::int32_t faces = 1;
};

Chances chances_of(const LuckRoll& roll) {
    FLAGPLOT_ENSURE(roll.faces >= 1);
    const std::int32_t successes = std::clamp(roll.needed, 0, roll.faces);
    const std::int32_t common = std::gcd(successes, roll.faces);
    return {successes / common, roll.faces / common};
}

/// How many of all possible results have each number of successes.
std::vector<Whole> ways_by_successes(std::span<const LuckRoll> rolls) {
    std::vector<Whole> ways{1};
    for (const LuckRoll& roll : rolls) {
        const Chances chances = chances_of(roll);
        ways.emplace_back(0);
        for (std::size_t i = ways.size(); i-- > 0;) {
            ways[i] *= chances.faces - chances.successes;
            if (i > 0) ways[i] += ways[i - 1] * chances.successes;
        }
    }
    return ways;
}

/// A sum of chances: the expected number of successes.
struct Fraction {
    Whole part = 0;
    Whole whole = 1;
};

Fraction expectation(std::span<const LuckRoll> rolls) {
    Fraction sum;
    for (const LuckRoll& roll : rolls) {
        const Chances chances = chances_of(roll);
        sum.part = sum.part * chances.faces + sum.whole * chances.successes;
        sum.whole *= chances.faces;
    }
    return sum;
}

struct RarityRow {
    Rarity rarity;
    std::int32_t once_in;  ///< less often than once in this many
    std::string_view word;
};

/// The rarest first.
constexpr std::array rarities{RarityRow{Rarity::freak, 100, "very rare"},
                              RarityRow{Rarity::rare, 20, "rare"},
                              RarityRow{Rarity::uncommon, 5, "uncommon"}};

Rarity rarity_of(const Whole& tail, const Whole& all) {
    for (const RarityRow& row : rarities) {
        if (tail * row.once_in < all) return row.rarity;
    }
    return Rarity::ordinary;
}

}  // namespace

Luck luck_of(std::span<const LuckRoll> rolls) {
    Luck luck;
    luck.rolls = static_cast<std::int32_t>(rolls.size());
    luck.got = static_cast<std::int32_t>(
        std::count_if(rolls.begin(), rolls.end(),
                      [](const LuckRoll& roll) { return roll.result <= roll.needed; }));
    const Fraction expected = expectation(rolls);
    constexpr std::int32_t hundredths = 100;
    luck.expected = static_cast<std::int32_t>((expected.part * (2 * hundredths) + expected.whole) /
                                              (expected.whole * 2));
    luck.is_above = luck.got * expected.whole >= expected.part;

    const std::vector<Whole> ways = ways_by_successes(rolls);
    const auto got = ways.begin() + luck.got;
    const Whole all = std::accumulate(ways.begin(), ways.end(), Whole(0));
    const Whole tail = luck.is_above ? std::accumulate(got, ways.end(), Whole(0))
                                     : std::accumulate(ways.begin(), got + 1, Whole(0));
    const Whole common = boost::multiprecision::gcd(tail, all);
    luck.tail = {Whole(tail / common).str(), Whole(all / common).str()};
    luck.tail_permille = static_cast<std::int32_t>(tail * 1000 / all);
    luck.rarity = rarity_of(tail, all);
    return luck;
}

std::string expected_text(const Luck& luck) {
    return fmt::format("{}.{:02}", luck.expected / 100, luck.expected % 100);
}

std::string tail_text(const Luck& luck) {
    if (luck.tail_permille == 0) return "under 0.1 %";
    return fmt::format("{}.{} %", luck.tail_permille / 10, luck.tail_permille % 10);
}

std::string luck_text(const Luck& luck) {
    const auto* const row =
        std::find_if(rarities.begin(), rarities.end(),
                     [&](const RarityRow& each) { return each.rarity == luck.rarity; });
    if (row == rarities.end()) return "as may be expected";
    return fmt::format("{} than expected, {}", luck.is_above ? "more" : "fewer", row->word);
}

}  // namespace flagplot
