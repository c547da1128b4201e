#include "tactical/kit/arc.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "tactical/kit/vector.h"

namespace flagplot::tactical::kit {
namespace {

/// A ray from a place, in half steps.
struct Ray {
    Vector from;
    Vector way;
};

bool is_to_starboard(const Ray& ray, Vector place) { return cross(ray.way, place - ray.from) <= 0; }
bool is_to_port(const Ray& ray, Vector place) { return cross(ray.way, place - ray.from) >= 0; }
bool is_before(const Ray& ray, Vector place) { return dot(ray.way, place - ray.from) >= 0; }

/// Does a ray meet the line between two places?
bool does_meet(const Ray& ray, Vector from, Vector to) {
    const Wide off_from = cross(ray.way, from - ray.from);
    const Wide off_to = cross(ray.way, to - ray.from);
    if (off_from == 0 && off_to == 0) return is_before(ray, from) || is_before(ray, to);
    if (sign_of(off_from) * sign_of(off_to) > 0) return false;
    // Where the line between the places crosses the ray's, multiplied by the difference of the two.
    const Wide split = off_from - off_to;
    const Wide along = dot(ray.way, from - ray.from) * split + dot(ray.way, to - from) * off_from;
    return sign_of(along) * sign_of(split) >= 0;
}

bool is_in_sector(const Sector& sector, Vector place) {
    const Vector apex = in_half_steps(sector.apex);
    const std::int32_t width = in_circle(in_circle(sector.to) - in_circle(sector.from));
    if (width == 0 || place == apex) return true;
    const Ray first{apex, way_of(sector.from)};
    const Ray last{apex, way_of(sector.to)};
    if (width <= 180) return is_to_starboard(first, place) && is_to_port(last, place);
    return is_to_starboard(first, place) || is_to_port(last, place);
}

/// The two sides of a corridor; the first includes its front.
std::array<Ray, 2> sides_of(const Corridor& corridor) {
    const auto corners = corners_of(corridor.base);
    const Vector way = way_of(corridor.base.heading);
    return {Ray{{corners[3].x, corners[3].y}, way}, Ray{{corners[0].x, corners[0].y}, way}};
}

bool is_in_corridor(const Corridor& corridor, Vector place) {
    const auto [port, starboard] = sides_of(corridor);
    return is_to_starboard(port, place) && is_to_port(starboard, place) && is_before(port, place);
}

/// Judged by the corners in the field; if none is inside, by `is_crossed` for each side.
template <class IsIn, class IsCrossed>
Cover cover_by(const Box& target, const IsIn& is_inside, const IsCrossed& is_crossed) {
    std::vector<Vector> corners;
    for (const Point corner : corners_of(target)) corners.push_back({corner.x, corner.y});
    if (std::all_of(corners.begin(), corners.end(), is_inside)) return Cover::wholly;
    for (std::size_t at = 0; at < corners.size(); ++at) {
        if (is_inside(corners[at]) || is_crossed(corners[at], corners[(at + 1) % corners.size()])) {
            return Cover::partly;
        }
    }
    return Cover::none;
}

}  // namespace

Sector sector_of(const Box& ship, std::int32_t from, std::int32_t to) {
    const std::int32_t heading = in_circle(ship.heading);
    return {ship.centre, in_circle(heading + in_circle(from)), in_circle(heading + in_circle(to))};
}

bool is_in(const Sector& sector, Point place) { return is_in_sector(sector, in_half_steps(place)); }
bool is_in(const Corridor& corridor, Point place) {
    return is_in_corridor(corridor, in_half_steps(place));
}

Cover cover_of(const Sector& sector, const Box& target) {
    const Vector apex = in_half_steps(sector.apex);
    const Ray first{apex, way_of(sector.from)};
    const Ray last{apex, way_of(sector.to)};
    return cover_by(
        target, [&](Vector corner) { return is_in_sector(sector, corner); },
        [&](Vector from, Vector to) {
            return does_meet(first, from, to) || does_meet(last, from, to);
        });
}

Cover cover_of(const Corridor& corridor, const Box& target) {
    const auto sides = sides_of(corridor);
    return cover_by(
        target, [&](Vector corner) { return is_in_corridor(corridor, corner); },
        [&](Vector from, Vector to) {
            return does_meet(sides[0], from, to) || does_meet(sides[1], from, to);
        });
}

}  // namespace flagplot::tactical::kit
