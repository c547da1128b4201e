#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "tactical/kit/shape.h"

/// \file
/// Bases that move: straight ahead, round a circle, and until something stops them.

namespace flagplot::tactical::kit {

/// How long the way round a circle is, to the nearest step. \pre neither is negative
[[nodiscard]] std::int32_t arc_length(std::int32_t radius, std::int32_t degrees);

/// A base after a run straight ahead (`ahead`); a negative run goes astern.
[[nodiscard]] Box run_ahead(const Box& base, std::int32_t run);

/// A base turned where it lies: positive to starboard.
[[nodiscard]] Box turned(const Box& base, std::int32_t degrees);

/// A base whose centre went round a circle of this radius: positive degrees to starboard. The new
/// centre is rounded once, halves away from zero.
[[nodiscard]] Box run_round(const Box& base, std::int32_t radius, std::int32_t degrees);

/// How far a base came.
struct Sweep {
    std::int32_t done = 0;               ///< steps ahead, or degrees without sign
    std::optional<std::size_t> against;  ///< the first in the list that stopped it
    Box base;                            ///< where it lies now

    friend bool operator==(const Sweep&, const Sweep&) = default;
};
FLAGPLOT_FIELDS(Sweep, done, against, base)

/// A run straight ahead, tested at every step: it ends at the last one at which the base overlaps
/// no obstacle. An obstacle that it overlaps from the first stops it where it is. \pre run >= 0
[[nodiscard]] Sweep sweep_ahead(const Box& base, std::int32_t run,
                                std::span<const Shape> obstacles);

/// The same round a circle, tested at every degree; positive degrees to starboard.
[[nodiscard]] Sweep sweep_round(const Box& base, std::int32_t radius, std::int32_t degrees,
                                std::span<const Shape> obstacles);

}  // namespace flagplot::tactical::kit
