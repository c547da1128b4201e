#pragma once

#include "present/basemap/chart_frame.h"
#include "present/plot/plot.h"
#include "present/war/war_report.h"

namespace flagplot {

/// The plot of one day: all movements, and the battles fought.
[[nodiscard]] Plot plot_of_day(const War& war, const WarDay& day);

/// The part of the chart that all these plots need, so that all show the same.
[[nodiscard]] GridBox part_of_all(const std::vector<Plot>& plots);

}  // namespace flagplot
