#include "tactical/kit/figure.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>

#include "base/ensure.h"

namespace flagplot::tactical::kit {
namespace {

void ensure_on_the_plane(Point place) {
    FLAGPLOT_ENSURE(std::abs(place.x) <= furthest && std::abs(place.y) <= furthest);
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
bool is_inside(Vector place, const Figure& figure) {
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

/// Are they apart by a line to the north or to the east?
bool are_clearly_apart(const Figure& one, const Figure& other) {
    return one.high.x < other.low.x || other.high.x < one.low.x || one.high.y < other.low.y ||
           other.high.y < one.low.y;
}

bool do_figures_meet(const Figure& one, const Figure& other) {
    if (are_clearly_apart(one, other)) return false;
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

/// Is this so of the squared distance of any corner from any side? The smallest of them is the
/// squared gap between two figures that do not meet.
template <class IsSo>
bool is_any_gap(const Figure& one, const Figure& other, const IsSo& is_so) {
    for (std::size_t i = 0; i < one.corners.size(); ++i) {
        for (std::size_t j = 0; j < other.corners.size(); ++j) {
            if (is_so(from_side(one.corner(i), other.corner(j), other.corner(j + 1))) ||
                is_so(from_side(other.corner(j), one.corner(i), one.corner(i + 1)))) {
                return true;
            }
        }
    }
    return false;
}

/// No more than their gap: that of the upright rectangles round them.
std::int64_t least_gap(const Figure& one, const Figure& other) {
    return std::max({one.low.x - other.high.x, other.low.x - one.high.x, one.low.y - other.high.y,
                     other.low.y - one.high.y});
}

enum class Edge { included, excluded };

/// Are two figures at most (or less than) this many half steps apart? If the edge does not count,
/// the reach must be above 0, including radii.
bool is_gap_within(const Figure& one, const Figure& other, std::int64_t reach, Edge edge) {
    const std::int64_t far = reach + one.radius + other.radius;
    if (least_gap(one, other) > far) return false;
    if (do_figures_meet(one, other)) return true;
    return is_any_gap(one, other, [far, edge](const SquareOfGap& square) {
        const Wide most = Wide{far} * far * square.under;
        return square.over < most || (edge == Edge::included && square.over == most);
    });
}

struct Extent {
    Wide low = 0;
    Wide high = 0;
};

/// How far a figure extends to the side of a direction.
Extent extent_beside(Vector way, const Figure& figure) {
    Extent extent{cross(way, figure.corner(0)), cross(way, figure.corner(0))};
    for (const Vector corner : figure.corners) {
        extent.low = std::min(extent.low, cross(way, corner));
        extent.high = std::max(extent.high, cross(way, corner));
    }
    return extent;
}

/// Does a line along one side of the first figure separate the two, or only touch them?
bool does_a_side_part(const Figure& one, const Figure& other) {
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

Figure::Figure(const Shape& shape) {
    const auto add = [this](Point place) {
        ensure_on_the_plane(place);
        corners.push_back(in_half_steps(place));
    };
    std::visit(Overloaded{[&](const Box& box) {
                              ensure_on_the_plane(box.centre);
                              for (const Point corner : corners_of(box)) {
                                  corners.push_back({corner.x, corner.y});
                              }
                          },
                          [&](const Circle& circle) {
                              add(circle.centre);
                              radius = 2 * std::int64_t{circle.radius};
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
    low = high = corners.front();
    for (const Vector corner : corners) {
        low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
        high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
    }
}

std::int32_t gap(const Figure& one, const Figure& other) {
    if (do_figures_meet(one, other)) return 0;
    std::uint64_t square = std::numeric_limits<std::uint64_t>::max();
    is_any_gap(one, other, [&square](const SquareOfGap& found) {
        square = std::min(square, static_cast<std::uint64_t>(found.over / found.under));
        return false;
    });
    const std::int64_t between = std::int64_t{whole_root(square)} - one.radius - other.radius;
    return static_cast<std::int32_t>(std::max<std::int64_t>(between, 0) / 2);
}

bool is_within(const Figure& one, const Figure& other, std::int32_t reach) {
    FLAGPLOT_ENSURE(reach >= 0);
    return is_gap_within(one, other, 2 * std::int64_t{reach}, Edge::included);
}

bool do_overlap(const Figure& one, const Figure& other) {
    if (one.radius + other.radius > 0) return is_gap_within(one, other, 0, Edge::excluded);
    if (are_clearly_apart(one, other)) return false;
    return !does_a_side_part(one, other) && !does_a_side_part(other, one);
}

}  // namespace flagplot::tactical::kit
