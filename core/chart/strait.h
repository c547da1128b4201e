#pragma once

#include <string>
#include <vector>

#include "chart/chart.h"

/// \file
/// Named narrow waters of a chart, and how they are closed.

namespace flagplot {

/// \invariant two squares or more, each beside the one before it
struct Strait {
    std::string name;
    std::vector<Square> squares;  ///< from one water to the other

    friend bool operator==(const Strait&, const Strait&) = default;
};

/// Are the two ends of the strait connected by water nearby, within two squares of it?
[[nodiscard]] bool is_passable(const Chart& chart, const Strait& strait);

/// The chart with the strait closed to passage by barriers across its water, where the fewest are
/// needed; of equals, nearest to its middle. If its water is wider than about three squares
/// everywhere, the chart does not change.
[[nodiscard]] Chart with_strait_closed(const Chart& chart, const Strait& strait);

}  // namespace flagplot
