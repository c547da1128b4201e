#pragma once

#include <algorithm>
#include <cstdint>
#include <random>

#include "support/drawn_chart.h"

namespace flagplot {

/// Draws charts of land, islands, headlands and closed corners, the same again for the same seed.
class ChartLottery {
  public:
    explicit ChartLottery(std::uint32_t seed) : random_(seed) {}

    /// 0 to `limit - 1`.
    [[nodiscard]] std::int16_t lot(std::int32_t limit) {
        return static_cast<std::int16_t>(random_() % static_cast<std::uint32_t>(limit));
    }
    [[nodiscard]] Square square(const Chart& chart) {
        return {lot(chart.columns), lot(chart.rows)};
    }
    /// A chart of up to so many columns and rows; one in two has up to so many headlands.
    [[nodiscard]] Chart chart(std::int32_t columns, std::int32_t rows, std::int32_t headlands) {
        Chart chart = open_sea(1 + lot(columns), 1 + lot(rows));
        const std::int32_t land_in_ten = lot(6);
        for (Terrain& terrain : chart.terrain) {
            if (lot(10) < land_in_ten) terrain = Terrain::land;
            if (lot(10) == 0) terrain = Terrain::islands;
        }
        for (std::int32_t left = lot(2) * lot(headlands); left > 0; --left) {
            const Square from = square(chart);
            const Square to = neighbour(from, clockwise[random_() % 8]);
            if (!chart.contains(to)) continue;
            chart.barriers.push_back(normalised({from, to, static_cast<Closes>(random_() % 3)}));
        }
        std::sort(chart.barriers.begin(), chart.barriers.end());
        return chart;
    }

  private:
    std::mt19937 random_;
};

}  // namespace flagplot
