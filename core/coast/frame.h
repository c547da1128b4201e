#pragma once

#include "base/result.h"
#include "chart/projection.h"
#include "coast/fine_raster.h"

/// \file
/// The grid of a new chart: from a box or a centre to squares on the globe.

namespace flagplot {

/// In degrees; `east` is east of `west`, across 180 degrees if necessary.
struct GeoBox {
    double west = 0;
    double south = 0;
    double east = 0;
    double north = 0;
};

/// The largest chart that is made, in squares.
inline constexpr std::int64_t most_made_squares = 1'000'000;

/// The wanted layout of the squares.
struct GridWish {
    Projection projection = Projection::lambert_azimuthal_equal_area;
    std::int32_t square_side = 60;
};

/// The grid that covers a box. The error says what is wrong with the box.
[[nodiscard]] Result<ChartGrid> frame_of(const GeoBox& box, const GridWish& wish);

/// The grid with this many squares round a point.
[[nodiscard]] Result<ChartGrid> frame_round(Degrees middle, std::int32_t columns, std::int32_t rows,
                                            const GridWish& wish);

}  // namespace flagplot
