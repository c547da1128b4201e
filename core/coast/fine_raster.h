#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "chart/geography.h"
#include "chart/square.h"
#include "coast/coastline.h"

/// \file
/// The squares of a chart divided into many cells, which decide where ships can go.

namespace flagplot {

/// Reports the progress of long work. Returns false to cancel it.
using RasterProgress = std::function<bool(std::size_t done, std::size_t all)>;

/// The grid of a chart on the globe.
struct ChartGrid {
    Geography geography;
    std::int32_t columns = 0;
    std::int32_t rows = 0;
};

/// One cell of the raster, counted from the north-western corner of the chart.
struct RasterCell {
    std::int32_t column = 0;
    std::int32_t row = 0;

    friend bool operator==(RasterCell, RasterCell) = default;
};

/// The four cells beside one, clockwise from north.
[[nodiscard]] constexpr std::array<RasterCell, 4> beside(RasterCell cell) {
    return {{{cell.column, cell.row - 1},
             {cell.column + 1, cell.row},
             {cell.column, cell.row + 1},
             {cell.column - 1, cell.row}}};
}

enum class Ground : std::uint8_t {
    water,
    land,
    lake,    ///< inland water, while a raster is made
    channel  ///< water that is kept open, whatever the coast is
};

/// \invariant `ground` has `columns * rows` entries, row by row
struct FineRaster {
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    std::int32_t per_square = 1;  ///< cells along the side of a square
    std::vector<Ground> ground;

    [[nodiscard]] bool contains(RasterCell cell) const {
        return cell.column >= 0 && cell.row >= 0 && cell.column < columns && cell.row < rows;
    }
    /// \pre `contains(cell)`
    [[nodiscard]] std::size_t index(RasterCell cell) const {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(cell.column);
    }
    [[nodiscard]] bool is_water(RasterCell cell) const {
        return contains(cell) && ground[index(cell)] != Ground::land;
    }
    /// The first cell of a square, in its north-western corner.
    [[nodiscard]] RasterCell corner_of(Square square) const {
        return {square.column * per_square, square.row * per_square};
    }
    [[nodiscard]] Square square_of(RasterCell cell) const {
        return {static_cast<std::int16_t>(cell.column / per_square),
                static_cast<std::int16_t>(cell.row / per_square)};
    }
};

/// How finely the squares of a chart are divided: cells of about a mile, larger ones on charts with
/// many squares.
[[nodiscard]] std::int32_t cells_per_square(const ChartGrid& frame);

/// A cell is what its centre is; beyond the edge of the globe it is land. A lake is water in
/// squares that have no other water, and land elsewhere, so that no ship mistakes it for the sea.
/// Nothing if it was cancelled. \pre `per_square` is a multiple of 8
[[nodiscard]] std::optional<FineRaster> rastered(const Coastline& coast, const ChartGrid& frame,
                                                 std::int32_t per_square,
                                                 const RasterProgress& progress);

}  // namespace flagplot
