#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/calendar.h"
#include "base/result.h"
#include "chart/square.h"
#include "toml/source_file.h"

/// \file
/// How the squares of a chart were made from a coastline, as its file says. It is not part of the
/// chart.

namespace flagplot {

/// Percent: not noticeable on a chart, unless it says that it has more.
inline constexpr std::int32_t usual_side_deviation = 3;

struct ChartSurvey {
    std::string coast;                   ///< the coastline, for people
    Moment date;                         ///< the day for which canals are on it
    std::vector<Square> near_threshold;  ///< only just sea or land
    std::vector<std::string> land;       ///< rows of signs: . none, 0 to 9 tenths of land, # all
    /// By how many percent the sides of squares may differ from the size given.
    std::int32_t side_deviation = usual_side_deviation;
};

/// The sign of a square with this many thousandths of land.
[[nodiscard]] char land_sign(std::int32_t thousandths);

/// The survey in a chart's text; nothing if it has none. \pre `read_chart` accepts the text
[[nodiscard]] Result<std::optional<ChartSurvey>> read_survey(const SourceFile& file);

}  // namespace flagplot
