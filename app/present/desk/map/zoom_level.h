#pragma once

#include <cstdint>

#include "present/plot/plot_picture.h"

/// \file
/// The five zoom levels of the chart: what is written on it at each, and its key.

namespace flagplot::desk {

inline constexpr std::int32_t zoom_levels = 5;

/// The level for squares of this many pixels; 1 is the farthest. \param scale of letters
[[nodiscard]] std::int32_t zoom_level(double side, double scale);

/// The pixels of a square at a level. \pre the level is one of 1 to `zoom_levels`
[[nodiscard]] double side_at(std::int32_t level, double scale);

/// What is drawn if squares have this many pixels.
[[nodiscard]] PlotDetail detail_at(double side, double scale);

}  // namespace flagplot::desk
