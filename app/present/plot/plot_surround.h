#pragma once

#include <functional>
#include <string>
#include <vector>

#include "present/plot/plot_page.h"

/// \file
/// The parts that `add_surround` is put together from.

namespace flagplot {

/// Measures of what stands round a chart, on a page of scale 1.
namespace surround {
inline constexpr double heading_height = 40;
inline constexpr double edge = 8;
inline constexpr double sample_width = 30;
}  // namespace surround

/// A row of the legend.
struct LegendEntry {
    std::string text;
    std::function<void(PlotPage&, Point)> sample;  ///< drawn round this point
};

/// All that is on the chart and does not say itself what it is.
[[nodiscard]] std::vector<LegendEntry> legend_of(const PlotPage& page);

/// Whose plot it is, of when, and of which campaign.
void add_heading(PlotPage& page);

/// Meridians and parallels with their degrees in the margins. \pre the chart has a geography
void add_graticule(PlotPage& page);

}  // namespace flagplot
