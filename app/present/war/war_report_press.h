#pragma once

#include <string>

#include "present/war/war_report.h"

namespace flagplot {

/// What was true of a report of this turn, in a sentence; empty where it was simply so.
[[nodiscard]] std::string truth_behind(const War& war, const WarTurn& turn, SeatId seat,
                                       const Report& report);

/// Each side's headlines, and what it was told of the enemy beside what was true, in Markdown.
[[nodiscard]] std::string press_and_truth_markdown(const War& war);

}  // namespace flagplot
