#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace flagplot {

/// How a number of points is distributed over many games.
struct Spread {
    std::int32_t games = 0;        ///< 0: nothing was counted
    std::int32_t mean_tenths = 0;  ///< in tenths of a point, to the nearest
    std::int32_t low = 0;          ///< 10 of 100 games have this or less
    std::int32_t middle = 0;       ///< half of them have this or less
    std::int32_t high = 0;         ///< 90 of 100 games have this or less
};

/// \pre not empty
[[nodiscard]] Spread spread_of(std::vector<std::int32_t> values);

/// "2.3 on average; at most -4 in 10 of 100 games, 2 in half of them, 9 in 90 of 100".
[[nodiscard]] std::string spread_text(const Spread& spread);

/// "-0.3"
[[nodiscard]] std::string tenths_text(std::int32_t tenths);

}  // namespace flagplot
