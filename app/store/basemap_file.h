#pragma once

#include <cstdint>
#include <optional>

#include "chart/chart.h"
#include "present/basemap/basemap.h"

namespace flagplot {

/// What really lies under a chart; none where its file does not say where that is, or the program's
/// coast or gazetteer is not there. The coast goes on for so many squares beyond the chart.
[[nodiscard]] std::optional<Basemap> read_basemap(const Chart& chart,
                                                  std::int32_t beyond = beyond_on_paper);

}  // namespace flagplot
