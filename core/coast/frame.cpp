#include "coast/frame.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace flagplot {

namespace {

constexpr double full_turn = 360;
constexpr double pole = 90;
constexpr double hair = 1e-6;  ///< less than anybody can mean

bool is_azimuthal(Projection projection) {
    return projection == Projection::lambert_azimuthal_equal_area;
}

std::int32_t hundredths(double degrees) {
    return static_cast<std::int32_t>(std::lround(degrees * 100));
}

/// -180 to 180, excluding 180.
double within_turn(double longitude) {
    return longitude - full_turn * std::floor((longitude + full_turn / 2) / full_turn);
}

/// The extent of a chart in nautical miles east and north of the origin.
struct Extent {
    double west = 0;
    double south = 0;
    double east = 0;
    double north = 0;

    void take(double to_east, double to_north) {
        west = std::min(west, to_east);
        east = std::max(east, to_east);
        south = std::min(south, to_north);
        north = std::max(north, to_north);
    }
};

Failure bad(std::string why) { return failure(ErrorCode::bad_box, {std::move(why)}); }

double width_of(const GeoBox& box) {
    return box.east > box.west ? box.east - box.west : box.east - box.west + full_turn;
}

Result<bool> checked(const GeoBox& box) {
    const auto shown = fmt::format("{:g},{:g},{:g},{:g}", box.west, box.south, box.east, box.north);
    if (std::abs(box.west) > full_turn / 2 || std::abs(box.east) > full_turn / 2) {
        return bad(fmt::format("the box {} has a longitude beyond 180 degrees", shown));
    }
    if (std::abs(box.south) > pole || std::abs(box.north) > pole) {
        return bad(fmt::format("the box {} has a latitude beyond 90 degrees", shown));
    }
    if (box.south >= box.north) {
        return bad(fmt::format(
            "the box {} has its south not below its north; expected W,S,E,N in degrees", shown));
    }
    if (box.east == box.west) {
        return bad(fmt::format("the box {} has no width; expected W,S,E,N in degrees", shown));
    }
    return true;
}

/// At a pole if the box surrounds it, otherwise in the box's centre.
Geography origin_of(const GeoBox& box, const GridWish& wish) {
    Geography geography;
    geography.projection = wish.projection;
    geography.square_side = wish.square_side;
    double latitude = (box.south + box.north) / 2;
    const bool is_all_round = width_of(box) >= full_turn - hair;
    if (is_azimuthal(wish.projection) && is_all_round && box.north > pole - hair) latitude = pole;
    if (is_azimuthal(wish.projection) && is_all_round && box.south < hair - pole) latitude = -pole;
    geography.origin_latitude = hundredths(latitude);
    geography.origin_longitude = hundredths(within_turn(box.west + width_of(box) / 2));
    if (!is_azimuthal(wish.projection)) geography.standard_parallel = geography.origin_latitude;
    return geography;
}

/// A chart with squares of a mile from its origin, whose grid gives miles.
Geography in_miles(Geography geography) {
    geography.west_edge = 0;
    geography.north_edge = 0;
    geography.square_side = 1;
    return geography;
}

Extent extent_of(const GeoBox& box, const Geography& geography) {
    const Geography miles = in_miles(geography);
    Extent extent;
    constexpr std::int32_t parts = 64;
    for (std::int32_t i = 0; i <= parts; ++i) {
        for (std::int32_t j = 0; j <= parts; ++j) {
            const double longitude = box.west + width_of(box) * j / parts;
            const OnGrid at =
                grid_at(miles, {std::lerp(box.south, box.north, i * 1.0 / parts), longitude});
            extent.take(is_azimuthal(geography.projection) ? at.column : 0, -at.row);
        }
    }
    if (!is_azimuthal(geography.projection)) {
        // by its width, since the two sides of a box round the globe are one meridian
        const OnGrid degree = grid_at(miles, {0, geography.origin_longitude / 100.0 + 1});
        extent.take(-width_of(box) / 2 * degree.column, 0);
        extent.take(width_of(box) / 2 * degree.column, 0);
    }
    return extent;
}

/// Checks for what the projection cannot show, or what is too large.
Result<ChartGrid> checked(const ChartGrid& frame) {
    const auto& geography = frame.geography;
    const auto squares = static_cast<std::int64_t>(frame.columns) * frame.rows;
    constexpr std::int32_t longest = 10'000;
    if (squares > most_made_squares || std::max(frame.columns, frame.rows) > longest) {
        return bad(
            fmt::format("a chart of {} by {} squares is too large; expected at most {} "
                        "squares: take a smaller box or larger squares",
                        frame.columns, frame.rows, most_made_squares));
    }
    const double quarter = is_azimuthal(geography.projection) ? 90 * miles_per_degree : 0;
    const Degrees middle{geography.origin_latitude / 100.0, geography.origin_longitude / 100.0};
    const std::array<OnGrid, 4> corners{{{0, 0},
                                         {frame.columns * 1.0, 0},
                                         {0, frame.rows * 1.0},
                                         {frame.columns * 1.0, frame.rows * 1.0}}};
    for (const OnGrid& corner : corners) {
        const auto at = degrees_at(geography, corner);
        if (quarter > 0 && (!at || miles_between(middle, *at) > quarter)) {
            return bad(
                "the chart reaches more than a quarter of the globe from its middle, which "
                "Lambert's projection spoils; expected a smaller box, or equirect or mercator");
        }
        if (quarter == 0 && !at) {
            constexpr double slack = 2;  // squares: the last one may extend beyond the edge
            const auto within =
                degrees_at(geography, {corner.column + (corner.column > 0 ? -slack : slack),
                                       corner.row + (corner.row > 0 ? -slack : slack)});
            if (!within) {
                return bad(
                    "the chart reaches beyond a pole, or round the globe and farther; "
                    "expected a smaller one");
            }
        }
    }
    if (std::max({std::abs(geography.west_edge), std::abs(geography.north_edge)}) > farthest_edge) {
        return bad("the chart is larger than the globe");
    }
    return frame;
}

std::int32_t whole_squares(double miles, std::int32_t side) {
    constexpr double most = 1e6;
    return static_cast<std::int32_t>(std::max(1.0, std::ceil(std::min(miles / side, most) - hair)));
}

}  // namespace

Result<ChartGrid> frame_of(const GeoBox& box, const GridWish& wish) {
    if (const auto right = checked(box); !right) return Failure(right.error());
    constexpr double steepest = 85;
    if (wish.projection == Projection::mercator &&
        std::max(std::abs(box.south), std::abs(box.north)) > steepest) {
        return bad("a Mercator chart ends at 85 degrees; expected a box within them");
    }
    ChartGrid frame{origin_of(box, wish), 0, 0};
    const Extent extent = extent_of(box, frame.geography);
    frame.geography.west_edge = static_cast<std::int32_t>(std::floor(extent.west + hair));
    frame.geography.north_edge = static_cast<std::int32_t>(std::ceil(extent.north - hair));
    frame.columns = whole_squares(extent.east - frame.geography.west_edge, wish.square_side);
    frame.rows = whole_squares(frame.geography.north_edge - extent.south, wish.square_side);
    return checked(frame);
}

Result<ChartGrid> frame_round(Degrees middle, std::int32_t columns, std::int32_t rows,
                              const GridWish& wish) {
    if (std::abs(middle.latitude) > pole || std::abs(middle.longitude) > full_turn / 2) {
        return bad(fmt::format("{:g},{:g} is not on the globe; expected LAT,LON in degrees",
                               middle.latitude, middle.longitude));
    }
    ChartGrid frame{{}, columns, rows};
    frame.geography.projection = wish.projection;
    frame.geography.square_side = wish.square_side;
    frame.geography.origin_latitude = hundredths(middle.latitude);
    frame.geography.origin_longitude = hundredths(within_turn(middle.longitude));
    if (!is_azimuthal(wish.projection)) {
        frame.geography.standard_parallel = frame.geography.origin_latitude;
    }
    frame.geography.west_edge = -(columns * wish.square_side / 2);
    frame.geography.north_edge = rows * wish.square_side / 2;
    return checked(frame);
}

}  // namespace flagplot
