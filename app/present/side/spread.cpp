#include "present/side/spread.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace flagplot {

Spread spread_of(std::vector<std::int32_t> values) {
    std::sort(values.begin(), values.end());
    const auto games = static_cast<std::int64_t>(values.size());
    std::int64_t sum = 0;
    for (const std::int32_t value : values) sum += value;
    const std::int64_t to_the_nearest = sum < 0 ? -games : games;
    const auto at = [&](std::size_t percent) {
        return values[(values.size() * percent + 99) / 100 - 1];
    };
    return {static_cast<std::int32_t>(games),
            static_cast<std::int32_t>((20 * sum + to_the_nearest) / (2 * games)), at(10), at(50),
            at(90)};
}

std::string tenths_text(std::int32_t tenths) {
    return fmt::format("{}{}.{}", tenths < 0 ? "-" : "", std::abs(tenths) / 10,
                       std::abs(tenths) % 10);
}

std::string spread_text(const Spread& spread) {
    return fmt::format(
        "{} on average; at most {} in 10 of 100 games, {} in half of them, {} in 90 "
        "of 100",
        tenths_text(spread.mean_tenths), spread.low, spread.middle, spread.high);
}

}  // namespace flagplot
