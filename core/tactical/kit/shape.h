#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "tactical/kit/plane.h"

/// \file
/// Things on the plane that have a size: the base of a ship, an island, a cloud of smoke, a line of
/// sight. Whether two of them touch, and how far apart they are, is calculated exactly.
///
/// Corners of bases are in half steps, so that half a base is a whole number. Places may be up to
/// `furthest` from the origin.

namespace flagplot::tactical::kit {

/// The largest coordinate that shapes support.
inline constexpr std::int32_t furthest = 2'000'000;

/// The base of a ship: a rectangle about its centre, its length along its heading.
struct Box {
    Point centre;
    std::int32_t heading = 0;
    std::int32_t length = 0;
    std::int32_t breadth = 0;

    friend bool operator==(const Box&, const Box&) = default;
};
FLAGPLOT_FIELDS(Box, centre, heading, length, breadth)

/// Everything within a radius of a place, including the edge.
struct Circle {
    Point centre;
    std::int32_t radius = 0;

    friend bool operator==(const Circle&, const Circle&) = default;
};
FLAGPLOT_FIELDS(Circle, centre, radius)

/// A convex figure with straight sides: its corners in order, clockwise or not.
struct Polygon {
    std::vector<Point> corners;  ///< three or more

    friend bool operator==(const Polygon&, const Polygon&) = default;
};
FLAGPLOT_FIELDS(Polygon, corners)

/// The straight line from one place to another: a line of sight, the run of a torpedo.
struct Stretch {
    Point from;
    Point to;

    friend bool operator==(const Stretch&, const Stretch&) = default;
};
FLAGPLOT_FIELDS(Stretch, from, to)

using Shape = std::variant<Box, Circle, Polygon, Stretch>;

/// The corners of a base *in half steps*: starboard bow, starboard quarter, port quarter, port bow.
/// Each coordinate is rounded once, halves away from zero.
[[nodiscard]] std::array<Point, 4> corners_of(const Box& box);

/// The distance between the nearest points of two shapes, in steps, rounded down; 0 if they touch.
[[nodiscard]] std::int32_t gap(const Shape& one, const Shape& other);

/// Are the nearest points of two shapes at most `reach` steps apart? Exact: 4.00 is within 4.00.
[[nodiscard]] bool is_within(const Shape& one, const Shape& other, std::int32_t reach);

/// Do two shapes have a point in common, even if only on their edges?
[[nodiscard]] bool do_touch(const Shape& one, const Shape& other);

/// Do the insides of two shapes overlap? Edges and corners that only touch do not count; two
/// stretches overlap if they cross.
[[nodiscard]] bool do_overlap(const Shape& one, const Shape& other);

}  // namespace flagplot::tactical::kit
