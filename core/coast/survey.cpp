#include "coast/survey.h"

#include <algorithm>
#include <cstdlib>

namespace flagplot {

namespace {

constexpr std::int32_t whole = 1000;

/// Does land extend over two thirds of this square's rows and columns?
bool has_wide_land(const FineRaster& raster, Square square) {
    const RasterCell corner = raster.corner_of(square);
    const std::int32_t side = raster.per_square;
    std::int32_t rows = 0;
    std::vector<bool> is_column(static_cast<std::size_t>(side));
    for (std::int32_t row = 0; row < side; ++row) {
        bool is_row = false;
        for (std::int32_t column = 0; column < side; ++column) {
            if (raster.is_water({corner.column + column, corner.row + row})) continue;
            is_row = true;
            is_column[static_cast<std::size_t>(column)] = true;
        }
        rows += is_row ? 1 : 0;
    }
    const auto columns =
        static_cast<std::int32_t>(std::count(is_column.begin(), is_column.end(), true));
    return 3 * rows >= 2 * side && 3 * columns >= 2 * side;
}

/// Makes terrain and barriers, square by square.
class Surveying {
  public:
    Surveying(const WaterPieces& pieces, const Links& links, const SeaSquares& sea,
              const SeaRules& rules)
        : pieces_(pieces), links_(links), sea_(sea), rules_(rules) {}

    Survey survey() && {
        for (std::int16_t row = 0; row < pieces_.rows(); ++row) {
            for (std::int16_t column = 0; column < pieces_.columns(); ++column) {
                take({column, row});
            }
        }
        std::sort(survey_.barriers.begin(), survey_.barriers.end());
        std::sort(survey_.near_threshold.begin(), survey_.near_threshold.end());
        return std::move(survey_);
    }

  private:
    void take(Square square) {
        const std::int32_t side = pieces_.raster().per_square;
        const std::int32_t land = pieces_.land(square) * whole / (side * side);
        const std::int32_t water = pieces_.area(square) * whole / (side * side);
        survey_.land.push_back(land);
        survey_.terrain.push_back(terrain(square, land));
        if (water > 0 && std::abs(water - rules_.least_water) <= rules_.near) {
            survey_.near_threshold.push_back(square);
        }
        if (!sea_.is_sea(square) && !sea_.is_sea(neighbour(square, Direction::east)) &&
            !sea_.is_sea(neighbour(square, Direction::south))) {
            return;
        }
        take_edge(square, Direction::east);
        take_edge(square, Direction::south);
        take_corner(square);
    }

    [[nodiscard]] Terrain terrain(Square square, std::int32_t land) const {
        constexpr std::int32_t much = 400;
        if (!sea_.is_sea(square)) return Terrain::land;
        const bool is_high = land >= much || (land > 0 && has_wide_land(pieces_.raster(), square));
        return is_high ? Terrain::islands : Terrain::sea;
    }

    void take_edge(Square square, Direction direction) {
        const Square next = neighbour(square, direction);
        if (!sea_.is_sea(square) || !sea_.is_sea(next)) return;
        const std::int32_t width = links_.width(square, direction);
        if (4 * width >= pieces_.raster().per_square) return;
        add({square, next, width == 0 ? Closes::both : Closes::sight});
    }

    void take_corner(Square square) {
        if (!sea_.has_headland(square)) return;
        add({square, neighbour(square, Direction::south_east), Closes::both});
    }

    void add(const Barrier& barrier) { survey_.barriers.push_back(normalised(barrier)); }

    const WaterPieces& pieces_;
    const Links& links_;
    const SeaSquares& sea_;
    const SeaRules& rules_;
    Survey survey_;
};

/// Searches for water round a port.
class PortSearch {
  public:
    PortSearch(const WaterPieces& pieces, const SeaSquares& sea, RasterCell at)
        : pieces_(pieces),
          sea_(sea),
          at_(at),
          far_(5 * pieces.raster().per_square / 2),
          seen_(static_cast<std::size_t>(2 * far_ + 1) * static_cast<std::size_t>(2 * far_ + 1)) {}

    /// Floods the water nearest to the port, and if that is a pond, the next one.
    std::optional<Square> square() {
        while (const auto first = nearest_water()) {
            if (const auto found = reached_from(*first)) return found;
        }
        return std::nullopt;
    }

  private:
    [[nodiscard]] bool is_near(RasterCell cell) const {
        return std::abs(cell.column - at_.column) <= far_ && std::abs(cell.row - at_.row) <= far_;
    }
    [[nodiscard]] std::size_t place(RasterCell cell) const {
        return static_cast<std::size_t>((cell.row - at_.row + far_) * (2 * far_ + 1) + cell.column -
                                        at_.column + far_);
    }
    [[nodiscard]] bool is_new_water(RasterCell cell) const {
        return is_near(cell) && pieces_.raster().is_water(cell) && !seen_[place(cell)];
    }

    /// Among what is not flooded yet, at most a square away.
    [[nodiscard]] std::optional<RasterCell> nearest_water() const {
        std::optional<RasterCell> best;
        std::int64_t least = 0;
        const auto consider = [&](std::int32_t column, std::int32_t row) {
            const RasterCell cell{at_.column + column, at_.row + row};
            const std::int64_t distance =
                static_cast<std::int64_t>(column) * column + static_cast<std::int64_t>(row) * row;
            if ((best && distance >= least) || !is_new_water(cell)) return;
            best = cell;
            least = distance;
        };
        for (std::int32_t ring = 0; ring <= pieces_.raster().per_square; ++ring) {
            if (best && static_cast<std::int64_t>(ring) * ring > least) break;
            for (std::int32_t i = -ring; i <= ring; ++i) {
                consider(i, -ring);
                consider(i, ring);
                consider(-ring, i);
                consider(ring, i);
            }
        }
        return best;
    }

    std::optional<Square> reached_from(RasterCell first) {
        std::vector<RasterCell> open{first};
        seen_[place(first)] = true;
        for (std::size_t i = 0; i < open.size(); ++i) {
            const RasterCell cell = open[i];
            const Square square = pieces_.raster().square_of(cell);
            if (sea_.is_sea(square) && pieces_.has(cell)) return square;
            for (const RasterCell& next : beside(cell)) {
                if (!is_new_water(next)) continue;
                seen_[place(next)] = true;
                open.push_back(next);
            }
        }
        return std::nullopt;
    }

    const WaterPieces& pieces_;
    const SeaSquares& sea_;
    RasterCell at_;
    std::int32_t far_;
    std::vector<bool> seen_;
};

}  // namespace

Survey surveyed(const WaterPieces& pieces, const Links& links, const SeaSquares& sea,
                const SeaRules& rules) {
    return Surveying(pieces, links, sea, rules).survey();
}

std::optional<Square> port_square(const WaterPieces& pieces, const SeaSquares& sea, RasterCell at) {
    return PortSearch(pieces, sea, at).square();
}

}  // namespace flagplot
