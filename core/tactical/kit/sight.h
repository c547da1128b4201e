#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tactical/kit/shape.h"

/// \file
/// Lines of sight and fire: what is in them, and what is close to them.

namespace flagplot::tactical::kit {

/// Is the line free of all of these? A line that only touches an edge or a corner is clear.
[[nodiscard]] bool is_clear(const Stretch& line, std::span<const Shape> in_the_way);

/// The indices of the shapes that the line goes through or passes within `margin` steps: ships that
/// confuse a radar, ships whose smoke hides others.
[[nodiscard]] std::vector<std::size_t> near_line(const Stretch& line, std::int32_t margin,
                                                 std::span<const Shape> shapes);

/// The continuation of a line of sight beyond its end, for `length` steps, cut towards zero. A line
/// without length has no continuation.
[[nodiscard]] Stretch beyond(const Stretch& line, std::int32_t length);

}  // namespace flagplot::tactical::kit
