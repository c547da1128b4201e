#pragma once

#include <cstdint>

#include "present/plot/plot_picture.h"

/// \file
/// How near the chart is looked at, in five levels: what is written on it at each, and the key that
/// leads there.

namespace flagplot::desk {

inline constexpr std::int32_t zoom_levels = 5;

/// The level of squares of so many pixels, 1 the farthest. \param scale of letters
[[nodiscard]] std::int32_t zoom_level(double side, double scale);

/// The pixels of a square at a level. \pre the level is one of 1 to `zoom_levels`
[[nodiscard]] double side_at(std::int32_t level, double scale);

/// What is drawn where squares have so many pixels.
[[nodiscard]] PlotDetail detail_at(double side, double scale);

}  // namespace flagplot::desk
