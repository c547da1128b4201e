#include "coast/links.h"

#include <algorithm>

namespace flagplot {

namespace {

/// The square at whose south-eastern corner a diagonal step crosses.
Square north_west_of(Square from, Direction direction) {
    const Square to = neighbour(from, direction);
    return {std::min(from.column, to.column), std::min(from.row, to.row)};
}

}  // namespace

Links::Links(const WaterPieces& pieces) : pieces_(pieces) {
    const auto squares =
        static_cast<std::size_t>(pieces.columns()) * static_cast<std::size_t>(pieces.rows());
    east_.resize(squares);
    south_.resize(squares);
    falling_.resize(squares);
    rising_.resize(squares);
    for (std::size_t i = 0; i < squares; ++i) {
        const auto width = static_cast<std::size_t>(pieces.columns());
        const Square square{static_cast<std::int16_t>(i % width),
                            static_cast<std::int16_t>(i / width)};
        east_[i] = static_cast<std::int16_t>(counted_width(square, Direction::east));
        south_[i] = static_cast<std::int16_t>(counted_width(square, Direction::south));
        falling_[i] = is_joined_round(square, true);
        rising_[i] = is_joined_round(square, false);
    }
}

std::int32_t Links::width(Square from, Direction direction) const {
    const Square to = neighbour(from, direction);
    if (!pieces_.contains(from) || !pieces_.contains(to)) return 0;
    const Square first = std::min(from, to);
    return (direction == Direction::east || direction == Direction::west
                ? east_
                : south_)[pieces_.index(first)];
}

bool Links::is_joined(Square from, Direction direction) const {
    if (!pieces_.contains(from) || !pieces_.contains(neighbour(from, direction))) return false;
    const bool is_falling =
        direction == Direction::south_east || direction == Direction::north_west;
    return (is_falling ? falling_ : rising_)[pieces_.index(north_west_of(from, direction))];
}

std::int32_t Links::counted_width(Square from, Direction direction) const {
    const Square to = neighbour(from, direction);
    if (!pieces_.contains(to)) return 0;
    const std::int32_t side = pieces_.raster().per_square;
    if (pieces_.is_all_water(from) && pieces_.is_all_water(to)) return side;
    if (pieces_.area(from) == 0 || pieces_.area(to) == 0) return 0;
    const RasterCell corner = pieces_.raster().corner_of(to);
    std::int32_t count = 0;
    for (std::int32_t i = 0; i < side; ++i) {
        const bool is_east = direction == Direction::east;
        const RasterCell there{corner.column + (is_east ? 0 : i), corner.row + (is_east ? i : 0)};
        const RasterCell here{there.column - (is_east ? 1 : 0), there.row - (is_east ? 0 : 1)};
        if (pieces_.has(there) && pieces_.has(here)) ++count;
    }
    return count;
}

bool Links::is_joined_round(Square north_west, bool from_west) const {
    const Square east = neighbour(north_west, Direction::east);
    const Square south = neighbour(north_west, Direction::south);
    const Square south_east = neighbour(north_west, Direction::south_east);
    if (!pieces_.contains(south_east)) return false;
    const Square from = from_west ? north_west : east;
    const Square to = from_west ? south_east : south;
    if (pieces_.area(from) == 0 || pieces_.area(to) == 0) return false;
    if (pieces_.is_all_water(from) && pieces_.is_all_water(to) &&
        (pieces_.is_all_water(from_west ? east : north_west) ||
         pieces_.is_all_water(from_west ? south : south_east))) {
        return true;
    }
    const RasterCell middle = pieces_.raster().corner_of(south_east);
    const std::int32_t half = pieces_.raster().per_square / 2;
    const std::int32_t side = 2 * half;
    const auto place = [&](RasterCell cell) {
        return static_cast<std::size_t>((cell.row - middle.row + half) * side + cell.column -
                                        middle.column + half);
    };
    std::vector<bool> seen(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
    std::vector<RasterCell> open;
    const auto take = [&](RasterCell cell) {
        const std::int32_t column = cell.column - middle.column + half;
        const std::int32_t row = cell.row - middle.row + half;
        if (column < 0 || row < 0 || column >= side || row >= side || seen[place(cell)] ||
            !pieces_.has(cell)) {
            return;
        }
        seen[place(cell)] = true;
        open.push_back(cell);
    };
    const std::int32_t first_column = from_west ? middle.column - half : middle.column;
    for (std::int32_t row = middle.row - half; row < middle.row; ++row) {
        for (std::int32_t i = 0; i < half; ++i) take({first_column + i, row});
    }
    while (!open.empty()) {
        const RasterCell cell = open.back();
        open.pop_back();
        if (pieces_.raster().square_of(cell) == to) return true;
        for (const RasterCell& next : beside(cell)) take(next);
    }
    return false;
}

}  // namespace flagplot
