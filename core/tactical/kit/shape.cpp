#include "tactical/kit/shape.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>

#include "base/ensure.h"
#include "tactical/kit/vector.h"

namespace flagplot::tactical::kit {
namespace {

/// Every shape is all places within `radius` of a figure with straight sides: a circle has one
/// corner and a radius, a stretch two corners. So one way of measuring works for all pairs. In half
/// steps.
struct Rounded {
    std::vector<Vector> corners;
    std::int64_t radius = 0;

    [[nodiscard]] Vector corner(std::size_t at) const { return corners[at % corners.size()]; }
};

void ensure_on_the_plane(Point place) {
    FLAGPLOT_ENSURE(std::abs(place.x) <= furthest && std::abs(place.y) <= furthest);
}

Rounded rounded(const Shape& shape) {
    Rounded made;
    const auto add = [&made](Point place) {
        ensure_on_the_plane(place);
        made.corners.push_back(in_half_steps(place));
    };
    std::visit(Overloaded{[&](const Box& box) {
                              ensure_on_the_plane(box.centre);
                              for (const Point corner : corners_of(box)) {
                                  made.corners.push_back({corner.x, corner.y});
                              }
                          },
                          [&](const Circle& circle) {
                              add(circle.centre);
                              made.radius = 2 * std::int64_t{circle.radius};
                          },
                          [&](const Polygon& polygon) {
                              FLAGPLOT_ENSURE(polygon.corners.size() >= 3);
                              for (const Point corner : polygon.corners) add(corner);
                          },
                          [&](const Stretch& stretch) {
                              add(stretch.from);
                              add(stretch.to);
                          }},
               shape);
    return made;
}

bool is_between(Vector place, Vector from, Vector to) {
    return std::min(from.x, to.x) <= place.x && place.x <= std::max(from.x, to.x) &&
           std::min(from.y, to.y) <= place.y && place.y <= std::max(from.y, to.y);
}

bool is_on_side(Vector place, Vector from, Vector to) {
    return cross(to - from, place - from) == 0 && is_between(place, from, to);
}

bool do_sides_meet(Vector a, Vector b, Vector c, Vector d) {
    if (is_on_side(a, c, d) || is_on_side(b, c, d) || is_on_side(c, a, b) || is_on_side(d, a, b)) {
        return true;
    }
    const auto side = [](Vector from, Vector to, Vector place) {
        return sign_of(cross(to - from, place - from));
    };
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/// Is it in a figure of three or more corners, or on its edge?
bool is_inside(Vector place, const Rounded& figure) {
    if (figure.corners.size() < 3) return false;
    bool is_left = false;
    bool is_right = false;
    for (std::size_t at = 0; at < figure.corners.size(); ++at) {
        const Vector from = figure.corner(at);
        const Wide turned = cross(figure.corner(at + 1) - from, place - from);
        is_left = is_left || turned > 0;
        is_right = is_right || turned < 0;
    }
    return is_left != is_right;
}

bool do_figures_meet(const Rounded& one, const Rounded& other) {
    if (is_inside(one.corner(0), other) || is_inside(other.corner(0), one)) return true;
    for (std::size_t i = 0; i < one.corners.size(); ++i) {
        for (std::size_t j = 0; j < other.corners.size(); ++j) {
            if (do_sides_meet(one.corner(i), one.corner(i + 1), other.corner(j),
                              other.corner(j + 1))) {
                return true;
            }
        }
    }
    return false;
}

/// The square of a distance, as a fraction. \pre `under` is above 0
struct SquareOfGap {
    Wide over = 0;
    Wide under = 1;
};

/// From a place to the nearest point of a side.
SquareOfGap from_side(Vector place, Vector from, Vector to) {
    const Vector side = to - from;
    const Vector way = place - from;
    const Wide length = dot(side, side);
    const Wide along = dot(side, way);
    if (along <= 0) return {dot(way, way)};
    if (along >= length) return {dot(place - to, place - to)};
    const Wide across = cross(side, way);
    return {across * across, length};
}

/// Calls `visit` with the squared distance of each corner from each side: the smallest is the
/// squared gap between two figures that do not meet.
template <class Visit>
void for_each_gap(const Rounded& one, const Rounded& other, const Visit& visit) {
    for (std::size_t i = 0; i < one.corners.size(); ++i) {
        for (std::size_t j = 0; j < other.corners.size(); ++j) {
            visit(from_side(one.corner(i), other.corner(j), other.corner(j + 1)));
            visit(from_side(other.corner(j), one.corner(i), one.corner(i + 1)));
        }
    }
}

enum class Edge { included, excluded };

/// Are two shapes at most (or less than) this many half steps apart? If the edge does not count,
/// the reach must be above 0, including radii.
bool is_gap_within(const Rounded& one, const Rounded& other, std::int64_t reach, Edge edge) {
    const Wide far = Wide{reach} + one.radius + other.radius;
    bool found = do_figures_meet(one, other);
    for_each_gap(one, other, [&](const SquareOfGap& square) {
        const Wide most = far * far * square.under;
        found = found || square.over < most || (edge == Edge::included && square.over == most);
    });
    return found;
}

struct Extent {
    Wide low = 0;
    Wide high = 0;
};

/// How far a figure extends to the side of a direction.
Extent extent_beside(Vector way, const Rounded& figure) {
    Extent extent{cross(way, figure.corner(0)), cross(way, figure.corner(0))};
    for (const Vector corner : figure.corners) {
        extent.low = std::min(extent.low, cross(way, corner));
        extent.high = std::max(extent.high, cross(way, corner));
    }
    return extent;
}

/// Does a line along one side of the first figure separate the two, or only touch them?
bool does_a_side_part(const Rounded& one, const Rounded& other) {
    for (std::size_t at = 0; at < one.corners.size(); ++at) {
        const Vector way = one.corner(at + 1) - one.corner(at);
        if (way == Vector{}) continue;
        const Extent here = extent_beside(way, one);
        const Extent there = extent_beside(way, other);
        if (here.high <= there.low || there.high <= here.low) return true;
    }
    return false;
}

}  // namespace

std::array<Point, 4> corners_of(const Box& box) {
    // In half steps, half of a length is the length itself; so a corner is one length and one
    // breadth from the centre.
    const auto nearest = [](std::int64_t value) {
        constexpr std::int64_t half = fine_unit / 2;
        return (value < 0 ? value - half : value + half) / fine_unit;
    };
    const Vector bow = way_of(box.heading);
    const auto corner = [&](std::int64_t along, std::int64_t to_starboard) {
        const Vector centre = in_half_steps(box.centre);
        return Point{
            static_cast<std::int32_t>(centre.x + nearest(along * bow.x + to_starboard * bow.y)),
            static_cast<std::int32_t>(centre.y + nearest(along * bow.y - to_starboard * bow.x))};
    };
    const std::int64_t along = box.length;
    const std::int64_t beside = box.breadth;
    return {corner(along, beside), corner(-along, beside), corner(-along, -beside),
            corner(along, -beside)};
}

std::int32_t gap(const Shape& one, const Shape& other) {
    const Rounded a = rounded(one);
    const Rounded b = rounded(other);
    if (do_figures_meet(a, b)) return 0;
    std::uint64_t square = std::numeric_limits<std::uint64_t>::max();
    for_each_gap(a, b, [&square](const SquareOfGap& found) {
        square = std::min(square, static_cast<std::uint64_t>(found.over / found.under));
    });
    const std::int64_t between = std::int64_t{whole_root(square)} - a.radius - b.radius;
    return static_cast<std::int32_t>(std::max<std::int64_t>(between, 0) / 2);
}

bool is_within(const Shape& one, const Shape& other, std::int32_t reach) {
    FLAGPLOT_ENSURE(reach >= 0);
    return is_gap_within(rounded(one), rounded(other), 2 * std::int64_t{reach}, Edge::included);
}

bool do_touch(const Shape& one, const Shape& other) { return is_within(one, other, 0); }

bool do_overlap(const Shape& one, const Shape& other) {
    const Rounded a = rounded(one);
    const Rounded b = rounded(other);
    if (a.radius + b.radius > 0) return is_gap_within(a, b, 0, Edge::excluded);
    return !does_a_side_part(a, b) && !does_a_side_part(b, a);
}

}  // namespace flagplot::tactical::kit
