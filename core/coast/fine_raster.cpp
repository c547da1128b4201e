#include "coast/fine_raster.h"

#include <algorithm>
#include <cmath>

#include "base/ensure.h"
#include "chart/projection.h"
#include "coast/land_lookup.h"

namespace flagplot {

namespace {

/// The latitudes of a chart, with a margin.
struct Latitudes {
    double south = 90;
    double north = -90;
};

Latitudes latitudes_of(const ChartGrid& frame) {
    Latitudes reached;
    for (std::int32_t row = 0; row <= frame.rows; ++row) {
        for (std::int32_t column = 0; column <= frame.columns; ++column) {
            const auto at = degrees_at(frame.geography,
                                       {static_cast<double>(column), static_cast<double>(row)});
            if (!at) continue;
            reached.south = std::min(reached.south, at->latitude);
            reached.north = std::max(reached.north, at->latitude);
        }
    }
    // between the corners of a square, and up to a pole within one
    const double spare = 2.0 * frame.geography.square_side / miles_per_degree;
    return {std::max(-90.0, reached.south - spare), std::min(90.0, reached.north + spare)};
}

constexpr std::int32_t stretch = 8;  ///< cells between two points that are calculated exactly
constexpr double near_pole = 89;     ///< where longitudes change too fast for that

/// The row of cells of a raster that is being worked on.
class CellRow {
  public:
    CellRow(const Geography& geography, const FineRaster& raster, std::int32_t row)
        : geography_(geography), side_(raster.per_square), row_((row + 0.5) / side_) {}

    [[nodiscard]] std::optional<Degrees> at(double column) const {
        return degrees_at(geography_, {column / side_, row_});
    }

    /// Can points between these two be interpolated?
    static bool is_even(const std::optional<Degrees>& from, const std::optional<Degrees>& to) {
        constexpr double half_turn = 180;
        return from && to && std::abs(from->latitude) < near_pole &&
               std::abs(to->longitude - from->longitude) < half_turn;
    }

  private:
    const Geography& geography_;
    double side_;
    double row_;
};

/// Asks about points one after another: first land and sea, then lakes.
class CoastWalk {
  public:
    CoastWalk(const LandLookup& lands, const LandLookup& lakes)
        : lands_(lands), lakes_(lakes), has_lakes_(lakes.has_coast()) {}

    [[nodiscard]] Ground ground(const Degrees& at) {
        if (!lands_.is_land(at.latitude, at.longitude)) return Ground::water;
        const bool is_lake = has_lakes_ && lakes_.is_land(at.latitude, at.longitude);
        return is_lake ? Ground::lake : Ground::land;
    }

  private:
    LandLookup::Walk lands_;
    LandLookup::Walk lakes_;
    bool has_lakes_;
};

void fill_row(FineRaster& raster, const Geography& geography, std::int32_t row, CoastWalk& walk) {
    const CellRow cells(geography, raster, row);
    auto from = cells.at(0);
    for (std::int32_t column = 0; column < raster.columns; column += stretch) {
        const auto to = cells.at(column + stretch);
        const bool is_even = CellRow::is_even(from, to);
        for (std::int32_t i = 0; i < stretch; ++i) {
            const double share = (i + 0.5) / stretch;
            const std::optional<Degrees> at =
                is_even ? std::optional(Degrees{std::lerp(from->latitude, to->latitude, share),
                                                std::lerp(from->longitude, to->longitude, share)})
                        : cells.at(column + i + 0.5);
            raster.ground[raster.index({column + i, row})] = at ? walk.ground(*at) : Ground::land;
        }
        from = to;
    }
}

/// The cells of a square, row by row.
template <class Visit>
void each_cell(FineRaster& raster, Square square, Visit visit) {
    const RasterCell corner = raster.corner_of(square);
    for (std::int32_t row = 0; row < raster.per_square; ++row) {
        const auto first =
            raster.ground.begin() +
            static_cast<std::ptrdiff_t>(raster.index({corner.column, corner.row + row}));
        std::for_each(first, first + raster.per_square, visit);
    }
}

/// In a row of squares, makes lakes land if the square has other water, otherwise water.
void settle_lakes(FineRaster& raster, std::int32_t row) {
    for (std::int32_t column = 0; column < raster.columns / raster.per_square; ++column) {
        const Square square{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
        bool has_sea = false;
        each_cell(raster, square, [&](Ground ground) { has_sea |= ground == Ground::water; });
        each_cell(raster, square, [&](Ground& ground) {
            if (ground == Ground::lake) ground = has_sea ? Ground::land : Ground::water;
        });
    }
}

}  // namespace

std::int32_t cells_per_square(const ChartGrid& frame) {
    constexpr std::int32_t most_cells = 64;  // along a side
    constexpr std::int64_t most = std::int64_t{80} << 20U;
    constexpr std::int32_t fewest = 8;
    std::int32_t cells = fewest;
    const auto is_room = [&](std::int64_t side) {
        return side * side * frame.columns * frame.rows <= most;
    };
    while (cells < most_cells && cells < frame.geography.square_side && is_room(2 * cells)) {
        cells *= 2;
    }
    return cells;
}

std::optional<FineRaster> rastered(const Coastline& coast, const ChartGrid& frame,
                                   std::int32_t per_square, const RasterProgress& progress) {
    const auto reached = latitudes_of(frame);
    FLAGPLOT_ENSURE(per_square % stretch == 0);
    FineRaster raster{frame.columns * per_square, frame.rows * per_square, per_square, {}};
    raster.ground.resize(static_cast<std::size_t>(raster.columns) *
                         static_cast<std::size_t>(raster.rows));
    if (reached.south > reached.north) {  // completely off the globe
        std::fill(raster.ground.begin(), raster.ground.end(), Ground::land);
        return raster;
    }
    const LandLookup lookup(coast, reached.south, reached.north);
    const LandLookup lakes({"", coast.lakes}, reached.south, reached.north);
    CoastWalk walk(lookup, lakes);
    for (std::int32_t row = 0; row < raster.rows; ++row) {
        if (row % per_square == 0 &&
            !progress(static_cast<std::size_t>(row), static_cast<std::size_t>(raster.rows))) {
            return std::nullopt;
        }
        fill_row(raster, frame.geography, row, walk);
        const std::int32_t next = row + 1;
        if (!coast.lakes.empty() && next % per_square == 0) settle_lakes(raster, row / per_square);
    }
    return raster;
}

}  // namespace flagplot
