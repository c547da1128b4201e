#pragma once

#include <vector>

#include "base/markdown.h"
#include "present/war/war_report.h"

namespace flagplot {

/// The war beside history, in Markdown: points and losses, ships with another fate, how long each
/// formation kept to its track and when it came to its end, which battles of history were fought.
/// Empty if the campaign's files say nothing of history.
[[nodiscard]] Markdown beside_history_section(const War& war);

/// Points, losses, arrivals and tracks of both, without empty parts. Empty if the campaign's files
/// say nothing of history.
[[nodiscard]] std::vector<WarPart> beside_history_parts(const War& war);

}  // namespace flagplot
