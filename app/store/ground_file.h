#pragma once

#include <optional>

#include "chart/chart.h"
#include "present/ground/real_ground.h"

namespace flagplot {

/// What really lies under a chart; none where its file does not say where that is, or the program's
/// coast or gazetteer is not there.
[[nodiscard]] std::optional<RealGround> read_real_ground(const Chart& chart);

}  // namespace flagplot
