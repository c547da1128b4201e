#pragma once

#include <cstdint>
#include <vector>

#include "coast/fine_raster.h"

namespace flagplot {

/// The water of each square in which ships are: its *piece*. Waters of one square that are
/// connected within half a square round it are one piece; of several, the piece is the one with an
/// open channel, otherwise the largest. Waters separated by an isthmus are never connected by the
/// square that contains both.
class WaterPieces {
  public:
    explicit WaterPieces(const FineRaster& raster);

    [[nodiscard]] std::int32_t columns() const { return columns_; }
    [[nodiscard]] std::int32_t rows() const { return rows_; }
    [[nodiscard]] bool contains(Square square) const {
        return square.column >= 0 && square.row >= 0 && square.column < columns_ &&
               square.row < rows_;
    }
    [[nodiscard]] std::size_t index(Square square) const {
        return static_cast<std::size_t>(square.row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(square.column);
    }
    /// Cells of a square that are land. \pre `contains(square)`, here and below
    [[nodiscard]] std::int32_t land(Square square) const { return land_[index(square)]; }
    /// Cells of a square's piece.
    [[nodiscard]] std::int32_t area(Square square) const { return area_[index(square)]; }
    [[nodiscard]] bool is_all_water(Square square) const {
        return area(square) == raster_.per_square * raster_.per_square;
    }
    /// Does the cell belong to its square's piece? False off the chart.
    [[nodiscard]] bool has(RasterCell cell) const {
        return raster_.contains(cell) && is_piece_[raster_.index(cell)];
    }
    [[nodiscard]] const FineRaster& raster() const { return raster_; }

  private:
    void choose(Square square);

    const FineRaster& raster_;
    std::int32_t columns_;
    std::int32_t rows_;
    std::vector<std::int32_t> land_;
    std::vector<std::int32_t> area_;
    std::vector<bool> is_piece_;  ///< cell by cell
};

}  // namespace flagplot
