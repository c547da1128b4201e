#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// Where the squares of a chart are on the globe. The rules count squares and do not use it.

namespace flagplot {

/// How a chart projects the globe on a plane.
enum class Projection : std::uint8_t {
    equirectangular,               ///< degrees as they are, with longitudes scaled by one factor
    lambert_azimuthal_equal_area,  ///< preserves areas round the origin
    mercator                       ///< preserves angles: every course is a straight line
};
template <>
inline constexpr std::array<std::string_view, 3> words_of<Projection>{
    "equirectangular", "lambert_azimuthal_equal_area", "mercator"};

/// Degrees are hundredths, north and east positive; distances are nautical miles.
struct Geography {
    Projection projection{};
    std::int32_t origin_longitude = 0;
    std::int32_t origin_latitude = 0;
    std::int32_t standard_parallel = 0;  ///< true to scale; not used for Lambert's
    std::int32_t west_edge = 0;          ///< where column A begins, east of the origin
    std::int32_t north_edge = 0;         ///< where row 1 begins, north of the origin
    std::int32_t square_side = 0;
    /// Campaigns on it use true distances unless they say otherwise (A-ST-01).
    bool true_distances = false;

    friend bool operator==(const Geography&, const Geography&) = default;
};
FLAGPLOT_FIELDS(Geography, projection, origin_longitude, origin_latitude, standard_parallel,
                west_edge, north_edge, square_side, true_distances)

/// Within these limits every position of the globe has a square, on the chart or off it.
inline constexpr std::int32_t farthest_edge = 10'800;
inline constexpr std::int32_t largest_side = 1'000;

}  // namespace flagplot
