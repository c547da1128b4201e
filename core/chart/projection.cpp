#include "chart/projection.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace flagplot {

namespace {

constexpr double miles_per_radian = 60 * 180 / std::numbers::pi;  ///< also the globe's radius

double radians(std::int32_t hundredths) { return hundredths * std::numbers::pi / 18'000; }

/// Nautical miles on the flat chart, east and north of the origin.
struct Flat {
    double east = 0;
    double north = 0;
};

Flat equirectangular(const Geography& geography, std::int32_t latitude, std::int32_t longitude) {
    const double shrink = std::cos(radians(geography.standard_parallel));
    return {radians(longitude - geography.origin_longitude) * shrink * miles_per_radian,
            radians(latitude - geography.origin_latitude) * miles_per_radian};
}

Flat lambert(const Geography& geography, std::int32_t latitude, std::int32_t longitude) {
    const double origin = radians(geography.origin_latitude);
    const double position = radians(latitude);
    const double turned = radians(longitude - geography.origin_longitude);
    const double towards = std::cos(position) * std::cos(turned);
    const double nearness =
        std::sin(origin) * std::sin(position) + std::cos(origin) * towards;  // -1: the antipode
    constexpr double least = 1e-12;
    const double scale = miles_per_radian * std::sqrt(2 / std::max(1 + nearness, least));
    return {scale * std::cos(position) * std::sin(turned),
            scale * (std::cos(origin) * std::sin(position) - std::sin(origin) * towards)};
}

Flat flat(const Geography& geography, std::int32_t latitude, std::int32_t longitude) {
    switch (geography.projection) {
        case Projection::equirectangular:
            return equirectangular(geography, latitude, longitude);
        case Projection::lambert_azimuthal_equal_area:
            return lambert(geography, latitude, longitude);
    }
    return {};
}

}  // namespace

Square square_at(const Geography& geography, std::int32_t latitude, std::int32_t longitude) {
    const Flat at = flat(geography, latitude, longitude);
    const auto squares = [&](double miles) {
        return static_cast<std::int16_t>(std::floor(miles / geography.square_side));
    };
    return {squares(at.east - geography.west_edge), squares(geography.north_edge - at.north)};
}

}  // namespace flagplot
