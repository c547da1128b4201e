#pragma once

#include <string>
#include <vector>

#include "chart/chart.h"

/// \file
/// Named narrow waters of a chart, and what closes them.

namespace flagplot {

/// \invariant two squares or more, each beside the one before it
struct Strait {
    std::string name;
    std::vector<Square> squares;  ///< from one water to the other

    friend bool operator==(const Strait&, const Strait&) = default;
};

/// Does water lead from one end of the strait to the other nearby, within two squares of it?
[[nodiscard]] bool is_passable(const Chart& chart, const Strait& strait);

/// The chart with the strait closed to passage: by barriers across its water where that takes the
/// fewest, of equals nearest to its middle. Where its water is wider than some three squares all
/// along, the chart is as it was.
[[nodiscard]] Chart with_strait_closed(const Chart& chart, const Strait& strait);

}  // namespace flagplot
