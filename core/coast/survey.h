#pragma once

#include <optional>
#include <vector>

#include "chart/chart.h"
#include "coast/sea_squares.h"

namespace flagplot {

/// What the squares of a chart are, made from the coast.
struct Survey {
    std::vector<Terrain> terrain;
    std::vector<Barrier> barriers;       ///< normalised and sorted
    std::vector<std::int32_t> land;      ///< of each square, in thousandths
    std::vector<Square> near_threshold;  ///< sea or land by little; sorted
};

/// Terrain and barriers of the squares (3.2, A-ST-29).
///
/// A passable square blocks the sight when two fifths of it are land, or when land stands in two
/// thirds of its width and of its height. An edge or a corner across which the two squares' waters
/// are not joined is a barrier to both passage and sight; an edge that is open for less than a
/// quarter of its length is a barrier to sight.
[[nodiscard]] Survey surveyed(const WaterPieces& pieces, const Links& links, const SeaSquares& sea,
                              const SeaRules& rules);

/// The sea square of a port: the first that is reached by water from the water nearest to it;
/// nothing when there is none within a square or two. `at` may be off the chart.
[[nodiscard]] std::optional<Square> port_square(const WaterPieces& pieces, const SeaSquares& sea,
                                                RasterCell at);

}  // namespace flagplot
