#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/calendar.h"
#include "base/result.h"
#include "chart/square.h"
#include "toml/source_file.h"

/// \file
/// How the squares of a chart were made from a coastline, as its file says: no part of the chart.

namespace flagplot {

/// Percent: what nobody sees on a chart, unless it says that it knows of more.
inline constexpr std::int32_t usual_side_deviation = 3;

struct ChartSurvey {
    std::string coast;                   ///< the coastline, for people
    Moment date;                         ///< the day whose canals are there
    std::vector<Square> near_threshold;  ///< sea or land by little
    std::vector<std::string> land;       ///< rows of signs: . none, 0 to 9 tenths of land, # all
    /// Percent by which the sides of squares may differ from what they are called.
    std::int32_t side_deviation = usual_side_deviation;
};

/// The sign of a square of which so many thousandths are land.
[[nodiscard]] char land_sign(std::int32_t thousandths);

/// The survey of a chart's text; nothing when it has none. \pre `read_chart` takes the text
[[nodiscard]] Result<std::optional<ChartSurvey>> read_survey(const SourceFile& file);

}  // namespace flagplot
