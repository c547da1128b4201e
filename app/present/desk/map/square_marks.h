#pragma once

#include <vector>

#include "present/desk/map/camera.h"
#include "present/picture/picture.h"

/// \file
/// Marks on squares of the chart that are chosen or pointed at.

namespace flagplot::desk {

/// A ring round each of these squares, in pixels of the window, without those outside `room`.
/// Squares that a ring would cover are filled instead: thousands of rings would take most of the
/// time of a frame.
[[nodiscard]] std::vector<Primitive> square_marks(const std::vector<Square>& squares,
                                                  const Camera& camera, const Box& room,
                                                  const Stroke& stroke);

}  // namespace flagplot::desk
