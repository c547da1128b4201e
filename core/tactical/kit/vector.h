#pragma once

#include <cstdint>

#include "base/wide.h"
#include "tactical/kit/plane.h"

/// \file
/// A vector on the plane, in half steps or in units of the table of sines, and its exact products.

namespace flagplot::tactical::kit {

struct Vector {
    std::int64_t x = 0;
    std::int64_t y = 0;

    friend constexpr bool operator==(const Vector&, const Vector&) = default;
    friend constexpr Vector operator-(Vector a, Vector b) { return {a.x - b.x, a.y - b.y}; }
};

/// A place in whole steps, converted to half steps.
[[nodiscard]] constexpr Vector in_half_steps(Point place) {
    return {2 * std::int64_t{place.x}, 2 * std::int64_t{place.y}};
}

/// Above 0: the second vector points to port of the first.
[[nodiscard]] constexpr Wide cross(Vector a, Vector b) { return Wide{a.x} * b.y - Wide{a.y} * b.x; }
[[nodiscard]] constexpr Wide dot(Vector a, Vector b) { return Wide{a.x} * b.x + Wide{a.y} * b.y; }
[[nodiscard]] constexpr std::int32_t sign_of(Wide value) {
    return value > 0 ? 1 : value < 0 ? -1 : 0;
}

/// A heading as a vector with a length of a million.
[[nodiscard]] inline Vector way_of(std::int32_t heading) {
    return {fine_sine_of(heading), fine_cosine_of(heading)};
}

}  // namespace flagplot::tactical::kit
