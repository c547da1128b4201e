#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "chart/chart.h"
#include "rules/movement.h"

/// \file
/// Legs on a sea without land. There the best path depends only on the offset, and needs no search.

namespace flagplot {

/// Fewest points between two squares of open water this far apart, after a run (0: the next
/// diagonal costs 1; else 2). Exact if there is no land between them, otherwise a lower bound.
[[nodiscard]] constexpr MovePoints open_water_points(Offset apart, DiagonalRun run) {
    const std::int32_t columns = std::abs(apart.columns);
    const std::int32_t rows = std::abs(apart.rows);
    if (columns + rows == 0) return {0};
    const std::int32_t pending = run.count == 0 ? 0 : 1;
    return {std::max(std::max(columns, rows), (2 * (columns + rows) - 1 + pending + 2) / 3)};
}

/// Twice the area between a square of a path and the straight line of its leg. "Closest to the
/// straight line" compares the sums of these (A-ST-48).
[[nodiscard]] constexpr std::int64_t off_line(Offset step, Offset leg) {
    const std::int64_t crossed =
        std::int64_t{step.columns} * leg.rows - std::int64_t{step.rows} * leg.columns;
    return std::max(crossed, -crossed);
}

/// How many runs of diagonals planning distinguishes. Higher prices are never worth paying, since
/// two straight steps replace any diagonal that costs two.
[[nodiscard]] std::int32_t runs_told_apart(DiagonalRule rule);

/// Orders paths by points, then by distance from the straight line (A-ST-28, A-ST-48). Weights of
/// parts of a path can be added.
using PathWeight = std::uint64_t;
[[nodiscard]] constexpr PathWeight in_weight(MovePoints points) {
    return static_cast<PathWeight>(points.count) << 40U;
}

/// The best path on open water (A-ST-28, A-ST-48), the first clockwise among equals. Three
/// directions are enough: along each axis toward the goal, and the diagonal between them.
[[nodiscard]] std::vector<Direction> open_water_path(Offset leg, DiagonalRun run,
                                                     DiagonalRule rule);

}  // namespace flagplot
