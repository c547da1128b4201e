#pragma once

#include <string>
#include <vector>

#include "present/desk/map/camera.h"
#include "present/picture/picture.h"

/// \file
/// What stands at the edges of the chart in its room, wherever the camera is: letters of columns
/// and numbers of rows, the scale, and of a split chart whose picture a half is.

namespace flagplot::desk {

/// How wide the strips are at the left and how high at the top. \param scale of letters
[[nodiscard]] double strip_width(double scale);
[[nodiscard]] double strip_height(double scale);

/// Strips at the top and at the left; where squares are narrower than their names every second, or
/// fifth, is named.
[[nodiscard]] std::vector<Primitive> edge_names(const Camera& camera, const Box& room,
                                                const Chart& chart, double scale);

/// Where the scale stands.
[[nodiscard]] Box scale_plate(const Box& room, double scale);

/// A bar of a round number of squares, in miles where the chart says how long a square is, and the
/// level of the zoom.
[[nodiscard]] std::vector<Primitive> scale_bar(const Camera& camera, const Box& room,
                                               const Chart& chart, double scale);

/// "The truth", on a plate in the colour of whose it is.
[[nodiscard]] std::vector<Primitive> half_title(const Box& room, const std::string& title,
                                                Ink colour, double scale);

}  // namespace flagplot::desk
