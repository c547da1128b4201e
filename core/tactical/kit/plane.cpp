#include "tactical/kit/plane.h"

#include <algorithm>
#include <array>
#include <bit>
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

constexpr std::int32_t fine_sine(std::int32_t angle) {
    const std::int32_t half = angle % 180;
    const std::int32_t size = quarter[static_cast<std::size_t>(half <= 90 ? half : 180 - half)];
    return angle % 360 < 180 ? size : -size;
}

/// Sines of 0 to 449 degrees: a cosine is the sine a quarter of a circle farther on.
using Sines = std::array<std::int32_t, 360 + 90>;

constexpr Sines sines_by(std::int32_t (*sine)(std::int32_t angle)) {
    Sines table{};
    for (std::size_t angle = 0; angle < table.size(); ++angle) {
        table[angle] = sine(static_cast<std::int32_t>(angle));
    }
    return table;
}

constexpr Sines fine_sines = sines_by(fine_sine);
constexpr Sines sines = sines_by([](std::int32_t angle) { return coarse(fine_sine(angle)); });

std::int32_t sine_in(const Sines& table, std::int32_t degrees) {
    return table[static_cast<std::size_t>(in_circle(degrees))];
}
std::int32_t cosine_in(const Sines& table, std::int32_t degrees) {
    return table[static_cast<std::size_t>(in_circle(degrees) + 90)];
}

constexpr std::size_t steepest = 1000;

/// By slope in thousandths: the angle of a vector from an axis to the nearest degree, 0 to 45.
constexpr auto degrees_by_slope = [] {
    std::array<std::int32_t, steepest + 1> table{};
    std::int32_t degrees = 0;
    for (std::size_t slope = 0; slope <= steepest; ++slope) {
        // The slope half way between two degrees is the sum of their sines by that of the cosines.
        const auto is_nearer_to_next = [&] {
            const std::int64_t upward = fine_sine(degrees) + fine_sine(degrees + 1);
            const std::int64_t onward = fine_sine(90 + degrees) + fine_sine(91 + degrees);
            return static_cast<std::int64_t>(slope) * onward >= upward * std::int64_t{steepest};
        };
        while (is_nearer_to_next()) ++degrees;
        table[slope] = degrees;
    }
    return table;
}();

/// \pre 0 <= `minor` <= `major`, and `major` is not 0
std::int32_t degrees_off_axis(std::int64_t minor, std::int64_t major) {
    return degrees_by_slope[static_cast<std::size_t>(minor * std::int64_t{steepest} / major)];
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

constexpr std::int32_t root_parts = 16;

/// By the leading byte of a number, in sixteenths: more than the root of any such number.
constexpr auto roots_above = [] {
    std::array<std::uint64_t, 256> table{};
    std::uint64_t root = 0;
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        while (root * root < (byte + 1) * root_parts * root_parts) ++root;
        table[byte] = root;
    }
    return table;
}();

}  // namespace

std::int32_t fine_sine_of(std::int32_t degrees) { return sine_in(fine_sines, degrees); }
std::int32_t fine_cosine_of(std::int32_t degrees) { return cosine_in(fine_sines, degrees); }
std::int32_t sine_of(std::int32_t degrees) { return sine_in(sines, degrees); }
std::int32_t cosine_of(std::int32_t degrees) { return cosine_in(sines, degrees); }

std::uint32_t whole_root(std::uint64_t square) {
    if (square == 0) return 0;
    // Newton's method, from a guess above the root that is good to a hundredth.
    const auto half = (std::max(8, static_cast<int>(std::bit_width(square))) - 7) / 2;
    std::uint64_t root = (roots_above[square >> (2 * half)] << half) / root_parts;
    for (;;) {
        const std::uint64_t next = (root + square / root) / 2;
        if (next >= root) return static_cast<std::uint32_t>(root);
        root = next;
    }
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
    std::int32_t best = 0;
    std::int64_t most = -1;
    for (std::int32_t near = rough - 1; near <= rough + 1; ++near) {
        const std::int32_t heading = in_circle(near);
        const auto at = static_cast<std::size_t>(heading);
        const std::int64_t product = x * sines[at] + y * sines[at + 90];
        if (product < most || (product == most && heading > best)) continue;
        best = heading;
        most = product;
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
    const auto at = static_cast<std::size_t>(in_circle(heading));
    return {from.x + part(sines[at]), from.y + part(sines[at + 90])};
}

std::int32_t part_of_run(std::int32_t run, std::int32_t steps, std::int32_t which) {
    FLAGPLOT_ENSURE(0 <= which && which < steps);
    const auto until = [run, steps](std::int64_t step) { return run * step / steps; };
    return static_cast<std::int32_t>(until(std::int64_t{which} + 1) - until(which));
}

}  // namespace flagplot::tactical::kit
