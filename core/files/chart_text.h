#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "coast/chart_maker.h"
#include "files/chart_survey.h"

/// \file
/// The text of a chart that was made, in the form that `read_chart` reads, drawn for people.

namespace flagplot {

/// What the head of the text says, besides the chart itself.
struct ChartOrigin {
    std::string coast;    ///< the coastline, for people
    Moment date;          ///< the day for which canals are on it
    std::string command;  ///< that makes the chart again
    /// By how many percent the sides of squares may differ, if by more than usual.
    std::optional<std::int32_t> side_deviation = {};
};

[[nodiscard]] std::string chart_text(const MadeChart& made, const ChartOrigin& origin);

/// The contents of a chart's file, to be written again.
struct ChartContent {
    std::string head;  ///< its leading comments, with their line ends; may be empty
    Chart chart;
    std::vector<Strait> straits = {};
    std::optional<ChartSurvey> survey = {};
};

/// A chart that was made, as the contents of a file.
[[nodiscard]] ChartContent content_of(const MadeChart& made, const ChartOrigin& origin);

/// The text of a chart. What `chart_text` has written is written unchanged.
[[nodiscard]] std::string chart_text(const ChartContent& content);

/// The comments at the head of a text, with their line ends.
[[nodiscard]] std::string comments_at_head(std::string_view text);

}  // namespace flagplot
