#pragma once

#include <cstdint>
#include <optional>

#include "chart/chart.h"
#include "present/basemap/basemap.h"

namespace flagplot {

/// The coast under a chart; none if its file does not say where it is, or if the program's coast or
/// gazetteer is missing. The coast continues for this many squares beyond the chart.
[[nodiscard]] std::optional<Basemap> read_basemap(const Chart& chart,
                                                  std::int32_t beyond = beyond_on_paper);

}  // namespace flagplot
