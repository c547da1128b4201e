#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "tactical/kit/shape.h"

/// \file
/// Moving bases: straight ahead, in a circle, and until something stops them.

namespace flagplot::tactical::kit {

/// The length of an arc, to the nearest step. \pre neither is negative
[[nodiscard]] std::int32_t arc_length(std::int32_t radius, std::int32_t degrees);

/// A base after a run straight ahead (`ahead`); a negative run goes astern.
[[nodiscard]] Box run_ahead(const Box& base, std::int32_t run);

/// A base turned in place: positive to starboard.
[[nodiscard]] Box turned(const Box& base, std::int32_t degrees);

/// A base whose centre moved along a circle of this radius: positive degrees to starboard. The new
/// centre is rounded once, halves away from zero.
[[nodiscard]] Box run_round(const Box& base, std::int32_t radius, std::int32_t degrees);

/// How far a base got.
struct Sweep {
    std::int32_t done = 0;               ///< steps ahead, or degrees without a sign
    std::optional<std::size_t> against;  ///< the first in the list that stopped it
    Box base;                            ///< where it is now

    friend bool operator==(const Sweep&, const Sweep&) = default;
};
FLAGPLOT_FIELDS(Sweep, done, against, base)

/// A run straight ahead, tested at every step. It ends at the last step at which the base overlaps
/// no obstacle. An obstacle that it overlaps at the beginning stops it there. \pre run >= 0
[[nodiscard]] Sweep sweep_ahead(const Box& base, std::int32_t run,
                                std::span<const Shape> obstacles);

/// The same in a circle, tested at every degree; positive degrees to starboard.
[[nodiscard]] Sweep sweep_round(const Box& base, std::int32_t radius, std::int32_t degrees,
                                std::span<const Shape> obstacles);

}  // namespace flagplot::tactical::kit
