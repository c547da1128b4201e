#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "coast/chart_maker.h"
#include "files/chart_survey.h"

/// \file
/// The text of a chart that was made: what `read_chart` reads, drawn for people.

namespace flagplot {

/// What stands at the head of the text beside the chart itself.
struct ChartOrigin {
    std::string coast;    ///< the coastline, for people
    Moment date;          ///< the day whose canals are there
    std::string command;  ///< that makes the chart again
    /// Percent by which the sides of squares may differ, where that is more than usual.
    std::optional<std::int32_t> side_deviation = {};
};

[[nodiscard]] std::string chart_text(const MadeChart& made, const ChartOrigin& origin);

/// What a chart's file holds, to be written again.
struct ChartContent {
    std::string head;  ///< its first lines, comments, with their line ends; may be empty
    Chart chart;
    std::vector<Strait> straits = {};
    std::optional<ChartSurvey> survey = {};
};

/// A chart that was made, as the content of a file.
[[nodiscard]] ChartContent content_of(const MadeChart& made, const ChartOrigin& origin);

/// The same form. What `chart_text` wrote comes out as it was.
[[nodiscard]] std::string chart_text(const ChartContent& content);

/// The comments at the head of a text, with their line ends.
[[nodiscard]] std::string head_of(std::string_view text);

}  // namespace flagplot
