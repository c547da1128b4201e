#pragma once

#include "present/picture/picture.h"

/// \file
/// Pictures with fewer points, for papers that are sent by mail.

namespace flagplot {

/// The same line with the points left out that lie within `tolerance` of it without them.
[[nodiscard]] std::vector<Point> simplified(const std::vector<Point>& points, double tolerance);

/// The same picture with its areas and lines simplified.
[[nodiscard]] Picture simplified(Picture picture, double tolerance);

}  // namespace flagplot
