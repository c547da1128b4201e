#pragma once

#include <compare>
#include <cstdint>

#include "base/fields.h"

/// \file
/// A plane of whole steps for battles without a grid: x grows to the east, y to the north. The game
/// defines a step: a yard, a hundredth of an inch, a tenth of a centimetre.
///
/// Headings and bearings are degrees from north, clockwise. Functions take any whole number of
/// degrees and return 0 to 359. All values are whole numbers: sines come from a table, roots are
/// rounded down.

namespace flagplot::tactical::kit {

/// A place on the plane.
struct Point {
    std::int32_t x = 0;
    std::int32_t y = 0;

    friend constexpr auto operator<=>(const Point&, const Point&) = default;
};
FLAGPLOT_FIELDS(Point, x, y)

/// What `sine_of` and `cosine_of` return for 1.
inline constexpr std::int32_t sine_unit = 10'000;
/// What `fine_sine_of` and `fine_cosine_of` return for 1.
inline constexpr std::int32_t fine_unit = 1'000'000;

/// The same direction as 0 to 359 degrees.
[[nodiscard]] constexpr std::int32_t in_circle(std::int32_t degrees) {
    const std::int32_t rest = degrees % 360;
    return rest < 0 ? rest + 360 : rest;
}

/// Ten thousand times the sine of a whole number of degrees, to the nearest whole number.
[[nodiscard]] std::int32_t sine_of(std::int32_t degrees);
[[nodiscard]] std::int32_t cosine_of(std::int32_t degrees);

/// A million times the sine, to the nearest whole number: for the corners of ships.
[[nodiscard]] std::int32_t fine_sine_of(std::int32_t degrees);
[[nodiscard]] std::int32_t fine_cosine_of(std::int32_t degrees);

/// The square root, rounded down.
[[nodiscard]] std::uint32_t whole_root(std::uint64_t square);

/// The distance between two places, rounded down.
[[nodiscard]] std::int32_t distance(Point from, Point to);

/// The whole degree that points best from one place to another: the one whose sine and cosine in
/// the table have the largest product with the vector; the smaller of two that are equally good.
/// From a place to itself it is 0.
[[nodiscard]] std::int32_t bearing(Point from, Point to);

/// The angle between two headings, 0 to 180.
[[nodiscard]] std::int32_t angle_between(std::int32_t one, std::int32_t other);

/// The shorter way from one heading to another: positive to starboard, negative to port. Half a
/// circle goes to port.
[[nodiscard]] std::int32_t turn_between(std::int32_t from, std::int32_t to);

/// A heading after turning the shorter way to another, by at most `most` degrees.
/// \pre `most` is not negative
[[nodiscard]] std::int32_t turned_towards(std::int32_t heading, std::int32_t to, std::int32_t most);

/// A place after a run on a heading. The change of each coordinate is cut towards zero.
[[nodiscard]] Point ahead(Point from, std::int32_t heading, std::int32_t run);

/// The part of a run made in step `which` (from 0) of this many equal steps. Remainders are carried
/// over, so the parts add up to the run. \pre 0 <= which < steps
[[nodiscard]] std::int32_t part_of_run(std::int32_t run, std::int32_t steps, std::int32_t which);

}  // namespace flagplot::tactical::kit
