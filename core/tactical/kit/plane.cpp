#include "tactical/kit/plane.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

#include "base/ensure.h"

namespace flagplot::tactical::kit {
namespace {

constexpr std::array<std::int32_t, 91> quarter{
    0,      17452,  34899,  52336,  69756,  87156,  104528, 121869, 139173, 156434,  //
    173648, 190809, 207912, 224951, 241922, 258819, 275637, 292372, 309017, 325568,  //
    342020, 358368, 374607, 390731, 406737, 422618, 438371, 453990, 469472, 484810,  //
    500000, 515038, 529919, 544639, 559193, 573576, 587785, 601815, 615661, 629320,  //
    642788, 656059, 669131, 681998, 694658, 707107, 719340, 731354, 743145, 754710,  //
    766044, 777146, 788011, 798636, 809017, 819152, 829038, 838671, 848048, 857167,  //
    866025, 874620, 882948, 891007, 898794, 906308, 913545, 920505, 927184, 933580,  //
    939693, 945519, 951057, 956305, 961262, 965926, 970296, 974370, 978148, 981627,  //
    984808, 987688, 990268, 992546, 994522, 996195, 997564, 998630, 999391, 999848,  //
    1000000};

/// To the nearest ten thousandth. No entry of the table is exactly half way.
constexpr std::int32_t coarse(std::int32_t fine) {
    constexpr std::int32_t step = fine_unit / sine_unit;
    return fine < 0 ? -((-fine + step / 2) / step) : (fine + step / 2) / step;
}

/// How well a heading points in a direction.
std::int64_t product_with(std::int32_t heading, std::int64_t x, std::int64_t y) {
    return x * sine_of(heading) + y * cosine_of(heading);
}

/// The angle, in whole degrees from 0 to 45, of a vector with these two components from the axis of
/// the larger one.
std::int32_t degrees_off_axis(std::int64_t minor, std::int64_t major) {
    std::int32_t low = 0;
    std::int32_t high = 46;
    while (high - low > 1) {
        const std::int32_t middle = (low + high) / 2;
        const bool is_reached = minor * fine_cosine_of(middle) >= major * fine_sine_of(middle);
        (is_reached ? low : high) = middle;
    }
    return low;
}

/// A heading at most one degree from the best: from the octant of the vector and its angle there.
std::int32_t rough_bearing(std::int64_t x, std::int64_t y) {
    const std::int64_t across = std::abs(x);
    const std::int64_t along = std::abs(y);
    const std::int32_t from_north =
        across <= along ? degrees_off_axis(across, along) : 90 - degrees_off_axis(along, across);
    const std::int32_t eastward = y >= 0 ? from_north : 180 - from_north;
    return x >= 0 ? eastward : 360 - eastward;
}

}  // namespace

std::int32_t fine_sine_of(std::int32_t degrees) {
    const std::int32_t angle = in_circle(degrees);
    const std::int32_t half = angle % 180;
    const std::int32_t size = quarter[static_cast<std::size_t>(half <= 90 ? half : 180 - half)];
    return angle < 180 ? size : -size;
}

std::int32_t fine_cosine_of(std::int32_t degrees) { return fine_sine_of(in_circle(degrees) + 90); }
std::int32_t sine_of(std::int32_t degrees) { return coarse(fine_sine_of(degrees)); }
std::int32_t cosine_of(std::int32_t degrees) { return coarse(fine_cosine_of(degrees)); }

std::uint32_t whole_root(std::uint64_t square) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 31U; bit != 0; bit >>= 1U) {
        const std::uint64_t tried = root | bit;
        if (tried * tried <= square) root = tried;
    }
    return static_cast<std::uint32_t>(root);
}

std::int32_t distance(Point from, Point to) {
    const std::int64_t x = std::int64_t{to.x} - from.x;
    const std::int64_t y = std::int64_t{to.y} - from.y;
    const std::uint64_t square =
        static_cast<std::uint64_t>(x * x) + static_cast<std::uint64_t>(y * y);
    return static_cast<std::int32_t>(whole_root(square));
}

std::int32_t bearing(Point from, Point to) {
    if (from == to) return 0;
    const std::int64_t x = std::int64_t{to.x} - from.x;
    const std::int64_t y = std::int64_t{to.y} - from.y;
    const std::int32_t rough = rough_bearing(x, y);
    std::int32_t best = in_circle(rough);
    for (std::int32_t near = rough - 2; near <= rough + 2; ++near) {
        const std::int32_t heading = in_circle(near);
        const std::int64_t gain = product_with(heading, x, y) - product_with(best, x, y);
        if (gain > 0 || (gain == 0 && heading < best)) best = heading;
    }
    return best;
}

std::int32_t angle_between(std::int32_t one, std::int32_t other) {
    return std::abs(turn_between(one, other));
}

std::int32_t turn_between(std::int32_t from, std::int32_t to) {
    const std::int32_t clockwise = in_circle(in_circle(to) - in_circle(from));
    return clockwise < 180 ? clockwise : clockwise - 360;
}

std::int32_t turned_towards(std::int32_t heading, std::int32_t to, std::int32_t most) {
    FLAGPLOT_ENSURE(most >= 0);
    return in_circle(in_circle(heading) + std::clamp(turn_between(heading, to), -most, most));
}

Point ahead(Point from, std::int32_t heading, std::int32_t run) {
    const auto part = [run](std::int32_t share) {
        return static_cast<std::int32_t>(std::int64_t{run} * share / sine_unit);
    };
    return {from.x + part(sine_of(heading)), from.y + part(cosine_of(heading))};
}

std::int32_t part_of_run(std::int32_t run, std::int32_t steps, std::int32_t which) {
    FLAGPLOT_ENSURE(0 <= which && which < steps);
    const auto until = [run, steps](std::int64_t step) { return run * step / steps; };
    return static_cast<std::int32_t>(until(std::int64_t{which} + 1) - until(which));
}

}  // namespace flagplot::tactical::kit
