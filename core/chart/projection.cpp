#include "chart/projection.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace flagplot {

namespace {

constexpr double pi = std::numbers::pi;
constexpr double miles_per_radian = 60 * 180 / pi;  ///< also the globe's radius
constexpr double steepest = 85 * pi / 180;          ///< the last latitude of a Mercator chart

double radians(std::int32_t hundredths) { return hundredths * pi / 18'000; }
double radians(double degrees) { return degrees * pi / 180; }
double degrees_of(double angle) { return angle * 180 / pi; }

/// Nautical miles on the flat chart, east and north of the origin.
struct Flat {
    double east = 0;
    double north = 0;
};

/// A point of the globe in radians: its latitude, and its longitude from the origin.
struct Turned {
    double latitude = 0;
    double east = 0;
};

double shrink(const Geography& geography) { return std::cos(radians(geography.standard_parallel)); }

Flat equirectangular(const Geography& geography, Turned at) {
    return {at.east * shrink(geography) * miles_per_radian,
            (at.latitude - radians(geography.origin_latitude)) * miles_per_radian};
}

Turned from_equirectangular(const Geography& geography, Flat at) {
    return {at.north / miles_per_radian + radians(geography.origin_latitude),
            at.east / (shrink(geography) * miles_per_radian)};
}

/// How far north a latitude is on a Mercator chart whose equator is true to scale, in radians.
double stretched(double latitude) {
    return std::asinh(std::tan(std::clamp(latitude, -steepest, steepest)));
}

Flat mercator(const Geography& geography, Turned at) {
    const double scale = shrink(geography) * miles_per_radian;
    const double north = stretched(at.latitude) - stretched(radians(geography.origin_latitude));
    return {at.east * scale, north * scale};
}

Turned from_mercator(const Geography& geography, Flat at) {
    const double scale = shrink(geography) * miles_per_radian;
    const double north = at.north / scale + stretched(radians(geography.origin_latitude));
    return {std::atan(std::sinh(north)), at.east / scale};
}

Flat lambert(const Geography& geography, Turned at) {
    const double origin = radians(geography.origin_latitude);
    const double towards = std::cos(at.latitude) * std::cos(at.east);
    const double nearness =
        std::sin(origin) * std::sin(at.latitude) + std::cos(origin) * towards;  // -1: the antipode
    constexpr double least = 1e-12;
    const double scale = miles_per_radian * std::sqrt(2 / std::max(1 + nearness, least));
    return {scale * std::cos(at.latitude) * std::sin(at.east),
            scale * (std::cos(origin) * std::sin(at.latitude) - std::sin(origin) * towards)};
}

std::optional<Turned> from_lambert(const Geography& geography, Flat at) {
    const double origin = radians(geography.origin_latitude);
    const double far = std::hypot(at.east, at.north);
    if (far > 2 * miles_per_radian) return std::nullopt;
    if (far == 0) return Turned{origin, 0};
    const double angle = 2 * std::asin(far / (2 * miles_per_radian));
    const double north = at.north / far;
    const double sine =
        std::cos(angle) * std::sin(origin) + north * std::sin(angle) * std::cos(origin);
    const double east = at.east / far * std::sin(angle);
    const double ahead =
        std::cos(origin) * std::cos(angle) - north * std::sin(origin) * std::sin(angle);
    return Turned{std::asin(std::clamp(sine, -1.0, 1.0)), std::atan2(east, ahead)};
}

Flat flat(const Geography& geography, Turned at) {
    switch (geography.projection) {
        case Projection::equirectangular:
            return equirectangular(geography, at);
        case Projection::lambert_azimuthal_equal_area:
            return lambert(geography, at);
        case Projection::mercator:
            return mercator(geography, at);
    }
    return {};
}

std::optional<Turned> globe(const Geography& geography, Flat at) {
    switch (geography.projection) {
        case Projection::equirectangular:
            return from_equirectangular(geography, at);
        case Projection::lambert_azimuthal_equal_area:
            return from_lambert(geography, at);
        case Projection::mercator:
            return from_mercator(geography, at);
    }
    return std::nullopt;
}

OnGrid on_grid(const Geography& geography, Flat at) {
    return {(at.east - geography.west_edge) / geography.square_side,
            (geography.north_edge - at.north) / geography.square_side};
}

/// Within half a turn from the origin, beginning in the west.
std::int32_t nearest_turn(std::int32_t hundredths) {
    constexpr std::int32_t half = 18'000;
    if (hundredths < -half) return hundredths + 2 * half;
    return hundredths < half ? hundredths : hundredths - 2 * half;
}

/// -180 to 180, excluding 180.
double nearest_turn(double degrees) { return degrees - 360 * std::floor((degrees + 180) / 360); }

/// The greatest difference of the four sides of a square, in miles.
double difference(const Geography& geography, double column, double row) {
    double greatest = 0;
    const auto at = [&](double east, double south) {
        return degrees_at(geography, {column + east, row + south});
    };
    const std::array corners{at(0, 0), at(1, 0), at(1, 1), at(0, 1)};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto& from = corners[i];
        const auto& to = corners[(i + 1) % corners.size()];
        if (!from || !to) continue;
        const double length = miles_between(*from, *to);
        greatest = std::max(greatest, std::abs(length - geography.square_side));
    }
    return greatest;
}

}  // namespace

Square square_at(const Geography& geography, std::int32_t latitude, std::int32_t longitude) {
    const std::int32_t east = nearest_turn(longitude - geography.origin_longitude);
    const OnGrid at = on_grid(geography, flat(geography, {radians(latitude), radians(east)}));
    return {static_cast<std::int16_t>(std::floor(at.column)),
            static_cast<std::int16_t>(std::floor(at.row))};
}

OnGrid grid_at(const Geography& geography, Degrees degrees) {
    const double east = nearest_turn(degrees.longitude - geography.origin_longitude / 100.0);
    return on_grid(geography, flat(geography, {radians(degrees.latitude), radians(east)}));
}

std::optional<Degrees> degrees_at(const Geography& geography, OnGrid at) {
    const Flat place{at.column * geography.square_side + geography.west_edge,
                     geography.north_edge - at.row * geography.square_side};
    const auto found = globe(geography, place);
    constexpr double slack = 1e-9;  // the very edge of the globe still belongs to it
    if (!found || std::abs(found->latitude) > pi / 2 + slack ||
        std::abs(found->east) > pi + slack) {
        return std::nullopt;
    }
    const double east = degrees_of(found->east) + geography.origin_longitude / 100.0;
    return Degrees{degrees_of(found->latitude), nearest_turn(east)};
}

double miles_between(Degrees one, Degrees other) {
    const double north = std::sin(radians(other.latitude - one.latitude) / 2);
    const double east = std::sin(radians(other.longitude - one.longitude) / 2);
    const double chord = north * north + std::cos(radians(one.latitude)) *
                                             std::cos(radians(other.latitude)) * east * east;
    return 2 * miles_per_radian * std::asin(std::min(1.0, std::sqrt(chord)));
}

double side_deviation(const Geography& geography, std::int32_t columns, std::int32_t rows) {
    // Every projection is worst at a border, or, if it depends on latitude, in some row.
    double greatest = 0;
    const auto take = [&](std::int32_t column, std::int32_t row) {
        greatest = std::max(greatest, difference(geography, column, row));
    };
    for (std::int32_t row = 0; row < rows; ++row) {
        take(0, row);
        take(columns - 1, row);
    }
    for (std::int32_t column = 0; column < columns; ++column) {
        take(column, 0);
        take(column, rows - 1);
    }
    return greatest / geography.square_side;
}

}  // namespace flagplot
