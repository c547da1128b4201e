#pragma once

#include <functional>
#include <string>
#include <vector>

#include "present/plot/plot_page.h"

/// \file
/// The parts of `add_surround`.

namespace flagplot {

/// Sizes of the parts round a chart, on a page of scale 1.
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

/// Everything on the chart that is not labelled.
[[nodiscard]] std::vector<LegendEntry> legend_of(const PlotPage& page);

/// Whose plot it is, its time, and its campaign.
void add_heading(PlotPage& page);

/// Meridians and parallels with their degrees in the margins. \pre the chart has a geography
void add_graticule(PlotPage& page);

}  // namespace flagplot
