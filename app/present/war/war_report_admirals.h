#pragma once

#include <string>
#include <vector>

#include "base/markdown.h"
#include "present/war/war_report.h"

namespace flagplot {

/// Which plans the computer admirals carried out, and why they ordered what they ordered, turn by
/// turn, in Markdown. Empty if people led all sides.
[[nodiscard]] Markdown admirals_section(const War& war);

/// The plans, one a line; empty if people led all sides.
[[nodiscard]] std::vector<std::string> plan_lines(const War& war);

/// The reasons in lines, by turn and side.
[[nodiscard]] std::vector<std::string> reason_lines(const War& war);

}  // namespace flagplot
