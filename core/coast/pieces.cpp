#include "coast/pieces.h"

#include <algorithm>
#include <optional>

namespace flagplot {

namespace {

/// The waters of a square, separated unless connected nearby.
class Waters {
  public:
    Waters(const FineRaster& raster, Square square)
        : raster_(raster),
          corner_(raster.corner_of(square)),
          margin_(raster.per_square / 2),
          side_(raster.per_square + 2 * margin_),
          number_(static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_), none) {
        each_inner([&](RasterCell cell) {
            if (raster_.is_water(cell) && number_[place(cell)] == none) flood(cell);
        });
    }

    /// The number of the one that is the square's piece.
    [[nodiscard]] std::optional<std::int32_t> chosen() const {
        if (extents_.empty()) return std::nullopt;
        const auto best = std::max_element(extents_.begin(), extents_.end());
        return static_cast<std::int32_t>(best - extents_.begin());
    }

    [[nodiscard]] std::int32_t number(RasterCell cell) const { return number_[place(cell)]; }

    template <class Visit>
    void each_inner(Visit visit) const {
        for (std::int32_t row = 0; row < raster_.per_square; ++row) {
            for (std::int32_t column = 0; column < raster_.per_square; ++column) {
                visit(RasterCell{corner_.column + column, corner_.row + row});
            }
        }
    }

  private:
    static constexpr std::int32_t none = -1;

    /// Cells within the square. Those of a channel count before all others.
    struct Extent {
        std::int32_t channel = 0;
        std::int32_t water = 0;
        friend auto operator<=>(const Extent&, const Extent&) = default;
    };

    [[nodiscard]] bool is_near(RasterCell cell) const {
        const std::int32_t column = cell.column - corner_.column + margin_;
        const std::int32_t row = cell.row - corner_.row + margin_;
        return column >= 0 && row >= 0 && column < side_ && row < side_;
    }
    [[nodiscard]] std::size_t place(RasterCell cell) const {
        return static_cast<std::size_t>((cell.row - corner_.row + margin_) * side_ + cell.column -
                                        corner_.column + margin_);
    }
    [[nodiscard]] bool is_inner(RasterCell cell) const {
        const std::int32_t column = cell.column - corner_.column;
        const std::int32_t row = cell.row - corner_.row;
        return column >= 0 && row >= 0 && column < raster_.per_square && row < raster_.per_square;
    }

    void flood(RasterCell first) {
        const auto number = static_cast<std::int32_t>(extents_.size());
        Extent extent;
        std::vector<RasterCell> open{first};
        number_[place(first)] = number;
        while (!open.empty()) {
            const RasterCell cell = open.back();
            open.pop_back();
            if (is_inner(cell)) {
                ++extent.water;
                if (raster_.ground[raster_.index(cell)] == Ground::channel) ++extent.channel;
            }
            for (const RasterCell& next : beside(cell)) {
                if (!is_near(next) || !raster_.is_water(next)) continue;
                if (number_[place(next)] != none) continue;
                number_[place(next)] = number;
                open.push_back(next);
            }
        }
        extents_.push_back(extent);
    }

    const FineRaster& raster_;
    RasterCell corner_;
    std::int32_t margin_;
    std::int32_t side_;
    std::vector<std::int32_t> number_;
    std::vector<Extent> extents_;
};

}  // namespace

WaterPieces::WaterPieces(const FineRaster& raster)
    : raster_(raster),
      columns_(raster.columns / raster.per_square),
      rows_(raster.rows / raster.per_square) {
    const auto squares = static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_);
    land_.resize(squares);
    area_.resize(squares);
    is_piece_.resize(raster.ground.size());
    for (std::int32_t row = 0; row < rows_; ++row) {
        for (std::int32_t column = 0; column < columns_; ++column) {
            choose({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
        }
    }
}

void WaterPieces::choose(Square square) {
    const RasterCell corner = raster_.corner_of(square);
    const std::int32_t side = raster_.per_square;
    std::int32_t land = 0;
    for (std::int32_t row = 0; row < side; ++row) {
        const auto first =
            raster_.ground.begin() +
            static_cast<std::ptrdiff_t>(raster_.index({corner.column, corner.row + row}));
        land += static_cast<std::int32_t>(std::count(first, first + side, Ground::land));
    }
    land_[index(square)] = land;
    if (land == side * side) return;
    if (land == 0) {
        area_[index(square)] = side * side;
        for (std::int32_t row = 0; row < side; ++row) {
            const auto first =
                is_piece_.begin() +
                static_cast<std::ptrdiff_t>(raster_.index({corner.column, corner.row + row}));
            std::fill(first, first + side, true);
        }
        return;
    }
    const Waters waters(raster_, square);
    const auto chosen = waters.chosen();
    std::int32_t area = 0;
    waters.each_inner([&](RasterCell cell) {
        if (!chosen || waters.number(cell) != *chosen) return;
        is_piece_[raster_.index(cell)] = true;
        ++area;
    });
    area_[index(square)] = area;
}

}  // namespace flagplot
