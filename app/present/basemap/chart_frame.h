#pragma once

#include "chart/square.h"
#include "present/picture/picture.h"

namespace flagplot {

/// A part of a chart in squares east and south of the north-western corner of A1.
struct GridBox {
    double west = 0;
    double north = 0;
    double east = 0;
    double south = 0;

    friend bool operator==(const GridBox&, const GridBox&) = default;
};

/// Where the squares of a chart are on the page.
struct ChartFrame {
    Box page;         ///< the part of the page that the chart fills
    GridBox shown;    ///< the part of the chart that fills it
    double side = 0;  ///< of a square, in points

    [[nodiscard]] Point at(Point grid) const {
        return {page.left + (grid.x - shown.west) * side, page.top + (grid.y - shown.north) * side};
    }
    [[nodiscard]] Point centre(Square square) const {
        constexpr double half = 0.5;
        return at({square.column + half, square.row + half});
    }
    [[nodiscard]] Box box(Square square) const { return box_round(centre(square), side, side); }
};

/// The frame that shows this part of a chart as large as possible in `room`, and as much of the
/// chart round it as fits. \pre neither is empty
[[nodiscard]] ChartFrame frame_for(const Box& room, GridBox part, double columns, double rows);

}  // namespace flagplot
