#pragma once

#include <optional>

#include "chart/chart.h"
#include "present/basemap/basemap.h"

namespace flagplot {

/// What really lies under a chart; none where its file does not say where that is, or the program's
/// coast or gazetteer is not there.
[[nodiscard]] std::optional<Basemap> read_basemap(const Chart& chart);

}  // namespace flagplot
