#include "present/picture/simplify.h"

#include <cmath>

namespace flagplot {

namespace {

/// The distance of a point from the line through two others.
double distance(Point point, Point from, Point to) {
    const Point along = to - from, aside = point - from;
    const double length = std::hypot(along.x, along.y);
    if (length == 0) return std::hypot(aside.x, aside.y);
    return std::abs(along.x * aside.y - along.y * aside.x) / length;
}

/// Marks the points to keep between two kept points: the farthest from the line, and then the same
/// on both sides of it (Douglas and Peucker).
void mark(const std::vector<Point>& points, double tolerance, std::size_t first, std::size_t last,
          std::vector<bool>& stays) {
    std::size_t farthest = first;
    double most = tolerance;
    for (std::size_t i = first + 1; i < last; ++i) {
        const double off = distance(points[i], points[first], points[last]);
        if (off <= most) continue;
        most = off;
        farthest = i;
    }
    if (farthest == first) return;
    stays[farthest] = true;
    mark(points, tolerance, first, farthest, stays);
    mark(points, tolerance, farthest, last, stays);
}

}  // namespace

std::vector<Point> simplified(const std::vector<Point>& points, double tolerance) {
    if (points.size() < 3) return points;
    std::vector<bool> stays(points.size());
    stays.front() = stays.back() = true;
    mark(points, tolerance, 0, points.size() - 1, stays);
    std::vector<Point> left;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (stays[i]) left.push_back(points[i]);
    }
    return left;
}

Picture simplified(Picture picture, double tolerance) {
    for (Primitive& primitive : picture.primitives) {
        if (auto* const line = std::get_if<Line>(&primitive.drawn)) {
            line->points = simplified(line->points, tolerance);
        } else if (auto* const area = std::get_if<Area>(&primitive.drawn)) {
            for (auto& ring : area->rings) ring = simplified(ring, tolerance);
        }
    }
    return picture;
}

}  // namespace flagplot
