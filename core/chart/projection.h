#pragma once

#include <cstdint>

#include "chart/geography.h"
#include "chart/square.h"

/// \file
/// From degrees to squares, for people, pictures and the texts of history. It counts with floating
/// point, whose last digit is each machine's own: nothing that decides a turn may see this file.

namespace flagplot {

/// The square in which a position lies; it may be off the chart. Degrees are hundredths, north and
/// east positive. \pre the side is at least 1, the edges are within `farthest_edge`
[[nodiscard]] Square square_at(const Geography& geography, std::int32_t latitude,
                               std::int32_t longitude);

}  // namespace flagplot
