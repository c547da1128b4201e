#pragma once

#include <atomic>
#include <filesystem>
#include <stop_token>

#include "files/chart_survey.h"
#include "present/desk/editors/chart_desk.h"

/// \file
/// The chart editor's operations on files.

namespace flagplot::desk {

/// A chart as it is in its file: what is drawn, and what is kept unchanged.
struct ChartDocument {
    ChartPage page;
    std::string head;  ///< its leading comments
    std::optional<ChartSurvey> survey = {};
};

/// Reads a chart; the first error, if any.
[[nodiscard]] Result<ChartDocument> open_chart(const std::filesystem::path& file);

/// A blank chart, or one of the real coast as `chart make` makes it; nothing if cancelled.
/// `percent` is called with the progress.
[[nodiscard]] Result<std::optional<ChartDocument>> make_chart(const MakingForm& form,
                                                              std::stop_token stop,
                                                              std::atomic<std::int32_t>& percent);

/// Writes the chart, after checking that the text reads back as the same chart. False: the file
/// exists, and must not be replaced.
[[nodiscard]] Result<bool> save_chart(const std::filesystem::path& file,
                                      const ChartDocument& document, bool replaces);

/// What is doubtful about it.
[[nodiscard]] std::vector<ChartFinding> check_chart(const ChartDocument& document);

}  // namespace flagplot::desk
