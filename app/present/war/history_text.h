#pragma once

#include <string>

#include "history/figures.h"

/// \file
/// What `flagplot history` prints: Markdown, with columns that stand in line on a terminal too.

namespace flagplot {

/// How closely the follower and the play through the rules fit, formation by formation and in all,
/// and what the rules would have given for the sightings of history.
[[nodiscard]] std::string history_text(const Definition& definition, const HistoryFigures& figures);

/// Every fact of the history with its mark: ships, positions, events, partings, joinings, battles.
[[nodiscard]] std::string history_marks_text(const Definition& definition);

/// The name of the formation or aircraft that made a sighting.
[[nodiscard]] const std::string& searcher_name(const Definition& definition,
                                               const SightingOdds& odds);

/// "biggest searching unit 2, biggest target unit 3, night -2"
[[nodiscard]] std::string made_of_text(const Attempt& attempt);

}  // namespace flagplot
