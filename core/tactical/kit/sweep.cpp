#include "tactical/kit/sweep.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "base/ensure.h"
#include "tactical/kit/figure.h"
#include "tactical/kit/vector.h"

namespace flagplot::tactical::kit {
namespace {

/// An obstacle, and its place in the list.
struct InTheWay {
    std::size_t place = 0;
    Figure figure;
};

/// The obstacles that a base could meet if no part of it gets farther than `reach`.
std::vector<InTheWay> near_enough(const Figure& base, std::int32_t reach,
                                  std::span<const Shape> obstacles) {
    std::vector<InTheWay> found;
    for (std::size_t at = 0; at < obstacles.size(); ++at) {
        InTheWay each{at, Figure(obstacles[at])};
        if (is_within(base, each.figure, reach)) found.push_back(std::move(each));
    }
    return found;
}

/// The first obstacle that the base overlaps, if any.
std::optional<std::size_t> overlapped(const Figure& base, const std::vector<InTheWay>& close) {
    for (const InTheWay& each : close) {
        if (do_overlap(base, each.figure)) return each.place;
    }
    return std::nullopt;
}

std::int32_t gap_to_nearest(const Figure& base, const std::vector<InTheWay>& close) {
    std::int32_t nearest = std::numeric_limits<std::int32_t>::max();
    for (const InTheWay& each : close) nearest = std::min(nearest, gap(base, each.figure));
    return nearest;
}

/// Goes from place to place until something is overlapped. `base_at(0)` is the start;
/// `steps_within(gap)` are too few to bring any part of the base as far as that.
template <class BaseAt, class StepsWithin>
Sweep sweep(std::int32_t most, std::int32_t reach, std::span<const Shape> obstacles,
            const BaseAt& base_at, const StepsWithin& steps_within) {
    Sweep made{0, std::nullopt, base_at(0)};
    const auto close = near_enough(Figure(made.base), reach, obstacles);
    for (std::int64_t at = 0;;) {
        const Box base = base_at(static_cast<std::int32_t>(at));
        const Figure figure(base);
        if ((made.against = overlapped(figure, close))) return made;
        made.done = static_cast<std::int32_t>(at);
        made.base = base;
        if (at == most) return made;
        const std::int64_t free = steps_within(gap_to_nearest(figure, close));
        at = std::min<std::int64_t>(most, at + std::max<std::int64_t>(1, free));
    }
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
    // each place is rounded, by less than a step in either direction
    constexpr std::int64_t rounding = 2;
    return sweep(
        run, run, obstacles, [&base](std::int32_t at) { return run_ahead(base, at); },
        [](std::int64_t gap) { return gap - rounding; });
}

Sweep sweep_round(const Box& base, std::int32_t radius, std::int32_t degrees,
                  std::span<const Shape> obstacles) {
    const std::int32_t sign = degrees < 0 ? -1 : 1;
    const std::int32_t reach = 2 * radius + base.length + base.breadth;
    // a corner goes round the same circle, farther out; both centre and corners are rounded
    constexpr std::int64_t rounding = 3, degrees_of_radius = 57;
    const std::int64_t farthest = radius + (base.length + base.breadth) / 2 + 1;
    return sweep(
        std::abs(degrees), reach, obstacles,
        [&](std::int32_t at) { return run_round(base, radius, sign * at); },
        [&](std::int64_t gap) { return (gap - rounding) * degrees_of_radius / farthest; });
}

}  // namespace flagplot::tactical::kit
