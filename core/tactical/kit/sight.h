#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tactical/kit/shape.h"

/// \file
/// Lines of sight and of fire: what lies in them, and what lies close to them.

namespace flagplot::tactical::kit {

/// Does nothing of this lie in the line? A line that only touches an edge or a corner is clear.
[[nodiscard]] bool is_clear(const Stretch& line, std::span<const Shape> in_the_way);

/// Which shapes, by their place in the list, the line goes through or passes within `margin` steps
/// of: ships that confuse a radar, ships whose smoke hides.
[[nodiscard]] std::vector<std::size_t> near_line(const Stretch& line, std::int32_t margin,
                                                 std::span<const Shape> shapes);

/// The line of sight beyond its end: from there onward for `length` steps, cut towards zero. A line
/// without length goes nowhere.
[[nodiscard]] Stretch beyond(const Stretch& line, std::int32_t length);

}  // namespace flagplot::tactical::kit
