#pragma once

#include "present/picture/picture.h"

/// \file
/// Pictures with fewer points, for papers sent by mail.

namespace flagplot {

/// The same line without points that are within `tolerance` of the rest of it.
[[nodiscard]] std::vector<Point> simplified(const std::vector<Point>& points, double tolerance);

/// The same picture with its areas and lines simplified.
[[nodiscard]] Picture simplified(Picture picture, double tolerance);

}  // namespace flagplot
