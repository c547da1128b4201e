#pragma once

#include <string>
#include <vector>

#include "present/desk/map/camera.h"
#include "present/picture/picture.h"

/// \file
/// What is at the edges of the chart's room, wherever the camera is: letters of columns and numbers
/// of rows, the scale, and, if the chart is split, the title of each half.

namespace flagplot::desk {

/// The width of the strip at the left and the height of the one at the top. \param scale of letters
[[nodiscard]] double strip_width(double scale);
[[nodiscard]] double strip_height(double scale);

/// The strips at the top and at the left. If squares are narrower than their names, every second or
/// fifth is named.
[[nodiscard]] std::vector<Primitive> edge_names(const Camera& camera, const Box& room,
                                                const Chart& chart, double scale);

/// The place of the scale.
[[nodiscard]] Box scale_plate(const Box& room, double scale);

/// A bar as long as a round number of squares, in miles if the chart says how long a square is, and
/// the zoom level.
[[nodiscard]] std::vector<Primitive> scale_bar(const Camera& camera, const Box& room,
                                               const Chart& chart, double scale);

/// "The truth", on a plate in the colour of the side.
[[nodiscard]] std::vector<Primitive> half_title(const Box& room, const std::string& title,
                                                Ink colour, double scale);

}  // namespace flagplot::desk
