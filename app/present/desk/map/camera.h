#pragma once

#include <cstdint>
#include <optional>

#include "chart/chart.h"
#include "present/basemap/chart_frame.h"

/// \file
/// Which part of the chart the desk shows. In pixels of the window, y down; the chart is measured
/// in squares east and south from the north-western corner of A1.

namespace flagplot::desk {

/// \invariant `side` is within `nearest` and `farthest`
struct Camera {
    Point middle;      ///< of the room for the chart, in squares
    double side = 48;  ///< of a square, in pixels

    friend bool operator==(const Camera&, const Camera&) = default;
};

inline constexpr double farthest = 0.5;  ///< pixels of a square: 720 of them on 360 pixels
inline constexpr double nearest = 400;

/// How many squares beyond an edge of the chart can be shown.
inline constexpr double seen_beyond = 1;

/// How many squares beyond the edges become visible if the room has another shape than the chart.
[[nodiscard]] std::int32_t sight_beyond(const Chart& chart);

/// Where the chart's squares are when this camera shows it in `room`, which it fills.
[[nodiscard]] ChartFrame frame_of(const Camera& camera, const Box& room);

/// The nearest allowed camera to this one: not farther than needed to see the whole chart, and with
/// the chart's edge at the room's edge, or the chart in the centre if it is narrower.
[[nodiscard]] Camera kept_on(Camera camera, const Box& room, const Chart& chart);

/// The chart dragged by this many pixels.
[[nodiscard]] Camera panned(Camera camera, const Box& room, Point pixels, const Chart& chart);

/// Nearer by `factor`, or farther below 1, so that what is at `cursor` stays there.
[[nodiscard]] Camera zoomed(Camera camera, const Box& room, Point cursor, double factor,
                            const Chart& chart);

/// As near as possible with the whole part visible.
[[nodiscard]] Camera fitted(const Box& room, const GridBox& part);

/// The whole of a chart.
[[nodiscard]] Camera whole_chart(const Chart& chart, const Box& room);

/// The same distance, with this square in the centre.
[[nodiscard]] Camera centred(Camera camera, Square square);

/// The square under a pixel; none beyond the edge of the chart.
[[nodiscard]] std::optional<Square> square_under(const Camera& camera, const Box& room, Point pixel,
                                                 const Chart& chart);

/// Where this place of the chart is in the window.
[[nodiscard]] Point pixel_of(const Camera& camera, const Box& room, Point grid);

/// Where this square is in the window.
[[nodiscard]] Box box_of(const Camera& camera, const Box& room, Square square);

}  // namespace flagplot::desk
