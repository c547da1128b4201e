#pragma once

#include <atomic>
#include <filesystem>
#include <stop_token>

#include "files/chart_survey.h"
#include "present/desk/editors/chart_desk.h"

/// \file
/// What the chart editor does to files.

namespace flagplot::desk {

/// A chart as it lies in its file: what is drawn, and what is kept beside it.
struct ChartDocument {
    ChartPage page;
    std::string head;  ///< its first comments
    std::optional<ChartSurvey> survey = {};
};

/// Reads a chart; the first error, if any.
[[nodiscard]] Result<ChartDocument> open_chart(const std::filesystem::path& file);

/// A blank chart, or one of the real coast as `chart make` makes it; nothing: it was given up.
/// `percent` tells how far it has come.
[[nodiscard]] Result<std::optional<ChartDocument>> make_chart(const MakingForm& form,
                                                              std::stop_token stop,
                                                              std::atomic<std::int32_t>& percent);

/// Writes the chart, after reading back what is to be written: a text that says anything else is
/// never written. False: there is such a file, and it may not be replaced.
[[nodiscard]] Result<bool> save_chart(const std::filesystem::path& file,
                                      const ChartDocument& document, bool replaces);

/// What is doubtful about it.
[[nodiscard]] std::vector<ChartFinding> check_chart(const ChartDocument& document);

}  // namespace flagplot::desk
