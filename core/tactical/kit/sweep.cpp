#include "tactical/kit/sweep.h"

#include <cstdlib>
#include <vector>

#include "base/ensure.h"
#include "tactical/kit/vector.h"

namespace flagplot::tactical::kit {
namespace {

/// The obstacles that a base could meet if no part of it gets farther than `reach`.
std::vector<std::size_t> near_enough(const Box& base, std::int32_t reach,
                                     std::span<const Shape> obstacles) {
    std::vector<std::size_t> found;
    for (std::size_t at = 0; at < obstacles.size(); ++at) {
        if (is_within(base, obstacles[at], reach)) found.push_back(at);
    }
    return found;
}

/// Goes from place to place until something is overlapped. `base_at(0)` is the start.
template <class BaseAt>
Sweep sweep(std::int32_t most, std::int32_t reach, std::span<const Shape> obstacles,
            const BaseAt& base_at) {
    Sweep made{0, std::nullopt, base_at(0)};
    const auto close = near_enough(made.base, reach, obstacles);
    for (std::int32_t at = 0; at <= most; ++at) {
        const Box base = base_at(at);
        for (const std::size_t obstacle : close) {
            if (!do_overlap(base, obstacles[obstacle])) continue;
            made.against = obstacle;
            return made;
        }
        made.done = at;
        made.base = base;
    }
    return made;
}

}  // namespace

std::int32_t arc_length(std::int32_t radius, std::int32_t degrees) {
    FLAGPLOT_ENSURE(radius >= 0 && degrees >= 0);
    constexpr std::int64_t pi = 3'141'592'654;
    constexpr std::int64_t unit = 1'000'000'000;
    return static_cast<std::int32_t>(half_up(Wide{pi} * radius * degrees, Wide{180} * unit));
}

Box run_ahead(const Box& base, std::int32_t run) {
    Box moved = base;
    moved.centre = ahead(base.centre, base.heading, run);
    return moved;
}

Box turned(const Box& base, std::int32_t degrees) {
    Box moved = base;
    moved.heading = in_circle(in_circle(base.heading) + in_circle(degrees));
    return moved;
}

Box run_round(const Box& base, std::int32_t radius, std::int32_t degrees) {
    // The centre of the circle is on the side to which she turns; her movement is the difference of
    // her positions seen from there.
    Box moved = turned(base, degrees);
    const std::int32_t beam = degrees < 0 ? 90 : -90;
    const Vector way =
        way_of(in_circle(moved.heading) + beam) - way_of(in_circle(base.heading) + beam);
    const auto nearest = [radius](std::int64_t share) {
        const std::int64_t whole = radius * share;
        constexpr std::int64_t half = fine_unit / 2;
        return static_cast<std::int32_t>((whole < 0 ? whole - half : whole + half) / fine_unit);
    };
    moved.centre = {base.centre.x + nearest(way.x), base.centre.y + nearest(way.y)};
    return moved;
}

Sweep sweep_ahead(const Box& base, std::int32_t run, std::span<const Shape> obstacles) {
    FLAGPLOT_ENSURE(run >= 0);
    return sweep(run, run, obstacles, [&base](std::int32_t at) { return run_ahead(base, at); });
}

Sweep sweep_round(const Box& base, std::int32_t radius, std::int32_t degrees,
                  std::span<const Shape> obstacles) {
    const std::int32_t sign = degrees < 0 ? -1 : 1;
    const std::int32_t reach = 2 * radius + base.length + base.breadth;
    return sweep(std::abs(degrees), reach, obstacles,
                 [&](std::int32_t at) { return run_round(base, radius, sign * at); });
}

}  // namespace flagplot::tactical::kit
