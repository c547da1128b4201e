#include "tactical/gunnery/poisson.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::int64_t certain = 1'000'000'000;

/// Powers of a factor in 10^9, floored each.
template <std::size_t Count>
constexpr std::array<std::int64_t, Count> powers_of(std::int64_t factor) {
    std::array<std::int64_t, Count> powers{certain};
    for (std::size_t i = 1; i < Count; ++i) powers[i] = powers[i - 1] * factor / certain;
    return powers;
}

/// e to the minus tenth, and to the minus thousandth.
constexpr auto tenths = powers_of<81>(904'837'418);
constexpr auto thousandths = powers_of<100>(999'000'500);

}  // namespace

std::int32_t part_for(std::int32_t expected, std::int32_t die) {
    return std::clamp(expected - die * most_for_one_die, 0, most_for_one_die);
}

std::int64_t chance_of_none(std::int32_t expected) {
    constexpr std::int32_t of_tenth = 100;
    return tenths[static_cast<std::size_t>(expected / of_tenth)] *
           thousandths[static_cast<std::size_t>(expected % of_tenth)] / certain;
}

std::int32_t hits_for(std::int32_t expected, std::int32_t die) {
    constexpr std::int32_t most = 60;
    constexpr std::int64_t thousand = 1000;
    std::int64_t chance = chance_of_none(expected);
    std::int64_t passed = chance;
    std::int32_t hits = 0;
    while (die > passed && hits < most) {
        ++hits;
        chance = chance * expected / (thousand * hits);
        passed += chance;
        if (chance == 0) break;
    }
    return hits;
}

}  // namespace flagplot::tactical::gunnery
