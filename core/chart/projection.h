#pragma once

#include <cstdint>
#include <optional>

#include "chart/geography.h"
#include "chart/square.h"

/// \file
/// From degrees to squares and back, for people, pictures, making charts and the texts of history.
/// Uses floating point, whose last digit differs between machines, so nothing that decides a turn
/// may include this file.

namespace flagplot {

inline constexpr double miles_per_degree = 60;

/// A point of the globe, north and east positive.
struct Degrees {
    double latitude = 0;
    double longitude = 0;
};

/// A point of a chart: squares east and south of the north-western corner of A1.
struct OnGrid {
    double column = 0;
    double row = 0;
};

/// The square of a position; it may be off the chart. Degrees are hundredths, north and east
/// positive. \pre the side is at least 1, the edges are within `farthest_edge`
[[nodiscard]] Square square_at(const Geography& geography, std::int32_t latitude,
                               std::int32_t longitude);

/// The same to a fraction of a square. Longitudes are taken within half a turn from the origin,
/// latitudes of a Mercator chart within 85 degrees.
[[nodiscard]] OnGrid grid_at(const Geography& geography, Degrees degrees);

/// The position of a point of the chart; nothing beyond the edge of the globe.
[[nodiscard]] std::optional<Degrees> degrees_at(const Geography& geography, OnGrid at);

/// Nautical miles from one point to another on the globe.
[[nodiscard]] double miles_between(Degrees one, Degrees other);

/// By how much the side of a square differs from its nominal length at most, as a fraction, over
/// the whole chart: 0.03 is 3 percent.
[[nodiscard]] double side_deviation(const Geography& geography, std::int32_t columns,
                                    std::int32_t rows);

}  // namespace flagplot
