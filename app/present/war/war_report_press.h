#pragma once

#include <string>

#include "present/war/war_report.h"

namespace flagplot {

/// The truth about a report of this turn, in a sentence; empty if the report was right.
[[nodiscard]] std::string truth_behind(const War& war, const WarTurn& turn, SeatId seat,
                                       const Report& report);

/// Each side's headlines, and what it was told of the enemy compared with the truth, in Markdown.
[[nodiscard]] std::string press_and_truth_markdown(const War& war);

}  // namespace flagplot
