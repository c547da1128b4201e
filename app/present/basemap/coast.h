#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "chart/chart.h"
#include "present/picture/picture.h"

/// \file
/// Outlines of squares, and a coast drawn round land squares. Points are in squares east and south
/// of the north-western corner of A1.

namespace flagplot {

/// The rings round these squares, along their edges; holes are rings of their own. Squares that
/// meet only in a corner are not joined. Ordered by their northernmost, then westernmost corner.
[[nodiscard]] std::vector<std::vector<Point>> outline_of(const std::vector<Square>& squares);

/// The coast round the land squares of a chart, smooth and a little uneven; always the same for the
/// same chart. Land at the edge continues beyond it for this many squares.
[[nodiscard]] std::vector<std::vector<Point>> coast_of(const Chart& chart, std::int32_t beyond = 2);

/// Some islands in a square that is passable and hides what is behind it.
[[nodiscard]] std::vector<std::vector<Point>> islands_in(Square square);

}  // namespace flagplot
