#pragma once

#include <optional>
#include <span>
#include <vector>

#include "chart/gazetteer.h"
#include "chart/strait.h"
#include "files/chart_survey.h"
#include "present/chart/chart_findings.h"

namespace flagplot {

/// Everything that `flagplot chart check` says about a readable chart: docs/charts.md#check.
[[nodiscard]] std::vector<ChartFinding> audit_of(const Chart& chart,
                                                 std::span<const Strait> straits,
                                                 const std::optional<ChartSurvey>& survey,
                                                 const Gazetteer& gazetteer);

}  // namespace flagplot
