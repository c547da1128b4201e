#pragma once

#include "present/basemap/chart_frame.h"
#include "present/plot/plot.h"

namespace flagplot::desk {

/// The part of the chart that the desk fits into its room: everything marked on it and a margin,
/// but never so little that a single formation fills the room. If nothing is marked, the whole
/// chart.
[[nodiscard]] GridBox part_to_fit(const Plot& plot);

}  // namespace flagplot::desk
