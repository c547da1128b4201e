#include "coast/channels.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "chart/projection.h"

namespace flagplot {

namespace {

/// Visits the cells on a straight line from one cell to another, each beside the one before.
template <class Visit>
void each_cell(RasterCell from, RasterCell to, Visit visit) {
    const std::int64_t east = std::abs(to.column - from.column);
    const std::int64_t south = std::abs(to.row - from.row);
    const std::int32_t column_step = to.column < from.column ? -1 : 1;
    const std::int32_t row_step = to.row < from.row ? -1 : 1;
    RasterCell at = from;
    visit(at);
    for (std::int64_t i = 0, j = 0; i < east || j < south;) {
        // the step that stays nearer to the line
        if ((2 * i + 1) * south < (2 * j + 1) * east) {
            at.column += column_step;
            ++i;
        } else {
            at.row += row_step;
            ++j;
        }
        visit(at);
    }
}

/// A part of the raster round a course, in which a strait is to be closed.
struct Window {
    RasterCell first;
    RasterCell last;

    [[nodiscard]] bool contains(RasterCell cell) const {
        return cell.column >= first.column && cell.row >= first.row && cell.column <= last.column &&
               cell.row <= last.row;
    }
};

Window round(const std::vector<RasterCell>& course, std::int32_t margin) {
    Window window{course.front(), course.front()};
    for (const RasterCell& cell : course) {
        window.first.column = std::min(window.first.column, cell.column - margin);
        window.first.row = std::min(window.first.row, cell.row - margin);
        window.last.column = std::max(window.last.column, cell.column + margin);
        window.last.row = std::max(window.last.row, cell.row + margin);
    }
    return window;
}

bool are_joined(const FineRaster& raster, const Window& window, RasterCell from, RasterCell to) {
    std::vector<bool> seen(raster.ground.size());
    std::vector<RasterCell> open{from};
    seen[raster.index(from)] = true;
    while (!open.empty()) {
        const RasterCell cell = open.back();
        open.pop_back();
        if (cell == to) return true;
        for (const RasterCell& next : beside(cell)) {
            if (!window.contains(next) || !raster.is_water(next) || seen[raster.index(next)]) {
                continue;
            }
            seen[raster.index(next)] = true;
            open.push_back(next);
        }
    }
    return false;
}

void fill(FineRaster& raster, RasterCell middle, std::int32_t radius) {
    for (std::int32_t row = -radius; row <= radius; ++row) {
        for (std::int32_t column = -radius; column <= radius; ++column) {
            const RasterCell cell{middle.column + column, middle.row + row};
            if (column * column + row * row <= radius * radius && raster.contains(cell)) {
                raster.ground[raster.index(cell)] = Ground::land;
            }
        }
    }
}

std::vector<RasterCell> cells_of(const ChartGrid& frame, const FineRaster& raster,
                                 const GazetteerStrait& strait) {
    std::vector<RasterCell> cells;
    for (const Position& position : strait.course) {
        cells.push_back(cell_at(frame, raster, position));
    }
    return cells;
}

}  // namespace

RasterCell cell_at(const ChartGrid& frame, const FineRaster& raster, Position position) {
    const OnGrid at =
        grid_at(frame.geography, {position.latitude / 100.0, position.longitude / 100.0});
    return {static_cast<std::int32_t>(std::floor(at.column * raster.per_square)),
            static_cast<std::int32_t>(std::floor(at.row * raster.per_square))};
}

void each_course_cell(const ChartGrid& frame, const GazetteerStrait& strait,
                      const FineRaster& raster, const std::function<void(RasterCell)>& visit) {
    const auto course = cells_of(frame, raster, strait);
    for (std::size_t i = 1; i < course.size(); ++i) {
        if (!raster.contains(course[i - 1]) && !raster.contains(course[i])) continue;
        each_cell(course[i - 1], course[i], [&](RasterCell cell) {
            if (raster.contains(cell)) visit(cell);
        });
    }
}

void open_channel(const ChartGrid& frame, const GazetteerStrait& strait, FineRaster& raster) {
    each_course_cell(frame, strait, raster,
                     [&](RasterCell cell) { raster.ground[raster.index(cell)] = Ground::channel; });
}

void close_channel(const ChartGrid& frame, const GazetteerStrait& strait, FineRaster& raster) {
    const auto course = cells_of(frame, raster, strait);
    const RasterCell middle = cell_at(frame, raster, strait.position);
    if (course.size() < 2 || !raster.is_water(course.front()) || !raster.is_water(course.back())) {
        return;
    }
    constexpr std::int32_t nearby = 40;  // miles: anything farther round is another way
    const std::int32_t far = nearby * raster.per_square / frame.geography.square_side + 1;
    const Window window = round(course, far);
    for (std::int32_t radius = 0; radius < far; ++radius) {
        if (!are_joined(raster, window, course.front(), course.back())) return;
        fill(raster, middle, radius);
    }
}

}  // namespace flagplot
