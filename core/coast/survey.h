#pragma once

#include <optional>
#include <vector>

#include "chart/chart.h"
#include "coast/sea_squares.h"

namespace flagplot {

/// The terrain of a chart's squares, made from the coast.
struct Survey {
    std::vector<Terrain> terrain;
    std::vector<Barrier> barriers;       ///< normalised and sorted
    std::vector<std::int32_t> land;      ///< of each square, in thousandths
    std::vector<Square> near_threshold;  ///< only just sea or land; sorted
};

/// Terrain and barriers of the squares (3.2, A-ST-29).
///
/// A passable square blocks the line of sight if two fifths of it are land, or if land extends over
/// two thirds of its width and of its height. An edge or corner across which the two squares'
/// waters are not connected is a barrier to both passage and sight; an edge that is open for less
/// than a quarter of its length is a barrier to sight.
[[nodiscard]] Survey surveyed(const WaterPieces& pieces, const Links& links, const SeaSquares& sea,
                              const SeaRules& rules);

/// The sea square of a port: the first that can be reached by water from the water nearest to it;
/// nothing if there is none within a square or two. `at` may be off the chart.
[[nodiscard]] std::optional<Square> port_square(const WaterPieces& pieces, const SeaSquares& sea,
                                                RasterCell at);

}  // namespace flagplot
