#include "present/desk/map/mesh.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace flagplot::desk {

namespace {

using Rings = std::vector<std::vector<Point>>;

void add_triangle(Mesh& mesh, Point a, Point b, Point c, Ink colour) {
    mesh.push_back({a, colour});
    mesh.push_back({b, colour});
    mesh.push_back({c, colour});
}

void add_quad(Mesh& mesh, Point a, Point b, Point c, Point d, Ink near, Ink far) {
    mesh.push_back({a, near});
    mesh.push_back({b, near});
    mesh.push_back({c, far});
    mesh.push_back({a, near});
    mesh.push_back({c, far});
    mesh.push_back({d, far});
}

/// An edge of a ring that is not horizontal, from north to south.
struct Slope {
    Point top, bottom;

    [[nodiscard]] double x_at(double y) const {
        return top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y);
    }
};

std::vector<Slope> slopes_of(const Rings& rings) {
    std::vector<Slope> slopes;
    for (const auto& ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point a = ring[i], b = ring[(i + 1) % ring.size()];
            if (a.y < b.y) slopes.push_back({a, b});
            if (b.y < a.y) slopes.push_back({b, a});
        }
    }
    return slopes;
}

/// The inside, cut into horizontal bands from corner to corner, each a row of pieces with four
/// corners.
void add_inside(Mesh& mesh, const Rings& rings, Ink colour) {
    const std::vector<Slope> slopes = slopes_of(rings);
    std::vector<double> levels;
    for (const Slope& slope : slopes) {
        levels.push_back(slope.top.y);
        levels.push_back(slope.bottom.y);
    }
    std::sort(levels.begin(), levels.end());
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    std::vector<std::vector<const Slope*>> crossing(levels.size());  // by band
    const auto band_at = [&](double y) {
        return static_cast<std::size_t>(std::lower_bound(levels.begin(), levels.end(), y) -
                                        levels.begin());
    };
    for (const Slope& slope : slopes) {
        const std::size_t end = band_at(slope.bottom.y);
        for (std::size_t i = band_at(slope.top.y); i < end; ++i) crossing[i].push_back(&slope);
    }
    for (std::size_t i = 0; i + 1 < levels.size(); ++i) {
        const double top = levels[i], bottom = levels[i + 1], middle = (top + bottom) / 2;
        std::vector<const Slope*>& crossed = crossing[i];
        std::sort(crossed.begin(), crossed.end(), [&](const Slope* a, const Slope* b) {
            return a->x_at(middle) < b->x_at(middle);
        });
        for (std::size_t j = 0; j + 1 < crossed.size(); j += 2) {
            const Slope &left = *crossed[j], &right = *crossed[j + 1];
            add_quad(mesh, {left.x_at(top), top}, {right.x_at(top), top},
                     {right.x_at(bottom), bottom}, {left.x_at(bottom), bottom}, colour, colour);
        }
    }
}

double length_of(Point along) { return std::hypot(along.x, along.y); }

/// One straight piece: opaque in the middle, fading over half a pixel on both sides.
void add_piece(Mesh& mesh, Point from, Point to, double width, Ink colour) {
    const Point along = to - from;
    const double length = length_of(along);
    if (length < 1e-9) return;
    constexpr double fade = 0.5;
    const Point across = Point{-along.y, along.x} * (1 / length);
    const double full = std::max(width / 2 - fade, 0.0);
    const double share = std::min(width, 1.0);
    const Ink middle = colour.faded(share), edge = colour.faded(0);
    const Point inner = across * full, outer = across * (full + 2 * fade);
    if (full > 0) {
        add_quad(mesh, from + inner, to + inner, to - inner, from - inner, middle, middle);
    }
    add_quad(mesh, from + inner, to + inner, to + outer, from + outer, middle, edge);
    add_quad(mesh, from - inner, to - inner, to - outer, from - outer, middle, edge);
}

void add_joint(Mesh& mesh, Point at, double width, Ink colour) {
    constexpr double thin = 2.5;
    if (width > thin) add_disc(mesh, {at, width / 2, colour, {}});
}

void add_whole_line(Mesh& mesh, const std::vector<Point>& points, double width, Ink colour) {
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        add_piece(mesh, points[i], points[i + 1], width, colour);
        if (i > 0) add_joint(mesh, points[i], width, colour);
    }
}

/// Dashes and gaps along a line, continued at its corners.
void add_broken_line(Mesh& mesh, const std::vector<Point>& points, double width, Ink colour,
                     double stroke, double gap) {
    constexpr double nothing =
        1e-9;         // rounding errors must not count as a dash, or it would never end
    double done = 0;  // of the dash and the gap after it
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Point from = points[i], along = points[i + 1] - points[i];
        const double length = length_of(along);
        if (length < nothing) continue;
        double at = 0;
        while (at < length) {
            const bool is_stroke = done < stroke - nothing;
            const double left = (is_stroke ? stroke : stroke + gap) - done;
            const double to = std::min(at + left, length);
            if (is_stroke) {
                add_piece(mesh, from + along * (at / length), from + along * (to / length), width,
                          colour);
            }
            done += to - at;
            if (done >= stroke + gap - nothing) done = 0;
            at = to;
        }
    }
}

Box bounds_of(const Rings& rings) {
    Box box{1e9, 1e9, -1e9, -1e9};
    for (const auto& ring : rings) {
        for (const Point point : ring) {
            box = {std::min(box.left, point.x), std::min(box.top, point.y),
                   std::max(box.right, point.x), std::max(box.bottom, point.y)};
        }
    }
    return box;
}

void add_box(Mesh& mesh, const Box& box, Ink colour) {
    add_quad(mesh, {box.left, box.top}, {box.right, box.top}, {box.right, box.bottom},
             {box.left, box.bottom}, colour, colour);
}

/// Slanting lines where they are inside.
void add_hatch(Mesh& mesh, const Area& area) {
    const Box box = bounds_of(area.rings);
    const double width = std::max(area.pattern_step * 0.14, 0.6);
    for (double x = box.left - box.height(); x < box.right; x += area.pattern_step) {
        std::vector<double> cuts;  // positions on the way from bottom left to top right, 0 to 1
        const Point from{x, box.bottom}, along{box.height(), -box.height()};
        for (const auto& ring : area.rings) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const Point a = ring[i] - from, b = ring[(i + 1) % ring.size()] - from;
                const double side_a = a.x + a.y, side_b = b.x + b.y;
                if ((side_a < 0) == (side_b < 0)) continue;
                const Point cut = a + (b - a) * (side_a / (side_a - side_b));
                cuts.push_back(cut.x / along.x);
            }
        }
        std::sort(cuts.begin(), cuts.end());
        for (std::size_t i = 0; i + 1 < cuts.size(); i += 2) {
            add_piece(mesh, from + along * cuts[i], from + along * cuts[i + 1], width,
                      area.pattern_colour);
        }
    }
}

/// Dots or checks whose centre is inside.
void add_spots(Mesh& mesh, const Area& area) {
    const Box box = bounds_of(area.rings);
    const double step = area.pattern_step;
    int row = 0;
    for (double y = box.top + step / 2; y < box.bottom; y += step, ++row) {
        int column = 0;
        for (double x = box.left + step / 2; x < box.right; x += step, ++column) {
            if (!is_inside(area.rings, {x, y})) continue;
            if (area.pattern == Pattern::dots) {
                add_disc(mesh, {{x, y}, step / 5, area.pattern_colour, {}});
            } else if ((row + column) % 2 == 0) {
                add_box(mesh, box_round({x, y}, step, step), area.pattern_colour);
            }
        }
    }
}

void add_pattern(Mesh& mesh, const Area& area) {
    const Box box = bounds_of(area.rings);
    switch (area.pattern) {
        case Pattern::plain:
            return;
        case Pattern::bar:
            return add_box(
                mesh,
                {box.left + box.width() / 3, box.top, box.right - box.width() / 3, box.bottom},
                area.pattern_colour);
        case Pattern::hatch:
            return add_hatch(mesh, area);
        case Pattern::dots:
        case Pattern::checks:
            return add_spots(mesh, area);
    }
}

}  // namespace

bool is_inside(const Rings& rings, Point point) {
    bool inside = false;
    for (const Slope& slope : slopes_of(rings)) {
        if (slope.top.y <= point.y && point.y < slope.bottom.y && slope.x_at(point.y) < point.x) {
            inside = !inside;
        }
    }
    return inside;
}

void add_line(Mesh& mesh, const std::vector<Point>& points, const Stroke& stroke) {
    if (stroke.width <= 0 || stroke.colour.cover <= 0) return;
    constexpr double dash = 3, gap = 2;
    switch (stroke.dash) {
        case Dash::solid:
            return add_whole_line(mesh, points, stroke.width, stroke.colour);
        case Dash::dashed:
            return add_broken_line(mesh, points, stroke.width, stroke.colour, stroke.width * dash,
                                   stroke.width * gap);
        case Dash::dotted:
            return add_broken_line(mesh, points, stroke.width, stroke.colour, stroke.width,
                                   stroke.width * gap);
    }
}

void add_area(Mesh& mesh, const Area& area) {
    if (area.fill.cover > 0) add_inside(mesh, area.rings, area.fill);
    if (area.pattern_step > 0 || area.pattern == Pattern::bar) add_pattern(mesh, area);
    for (std::vector<Point> ring : area.rings) {
        if (ring.empty()) continue;
        ring.push_back(ring.front());
        add_line(mesh, ring, area.edge);
    }
}

void add_disc(Mesh& mesh, const Disc& disc) {
    const auto corners = static_cast<int>(std::clamp(disc.radius * 3, 8.0, 48.0));
    const double full = std::max(disc.radius - 0.5, 0.0), edge = disc.radius + 0.5;
    std::vector<Point> ring;
    for (int i = 0; i <= corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        ring.push_back({std::cos(angle), std::sin(angle)});
    }
    for (std::size_t i = 0; i + 1 < ring.size(); ++i) {
        const Point a = ring[i], b = ring[i + 1];
        if (disc.fill.cover > 0) {
            add_triangle(mesh, disc.centre, disc.centre + a * full, disc.centre + b * full,
                         disc.fill);
            add_quad(mesh, disc.centre + a * full, disc.centre + b * full, disc.centre + b * edge,
                     disc.centre + a * edge, disc.fill, disc.fill.faded(0));
        }
    }
    for (Point& point : ring) point = disc.centre + point * disc.radius;
    add_line(mesh, ring, disc.edge);
}

}  // namespace flagplot::desk
