#pragma once

#include <string>

#include "history/figures.h"

/// \file
/// What `flagplot history` prints: Markdown whose columns are also aligned on a terminal.

namespace flagplot {

/// How closely the follower and a game by the rules agree with history, for each formation and in
/// total, and what the rules would have given for historical sightings.
[[nodiscard]] std::string history_text(const Definition& definition, const HistoryFigures& figures);

/// Every fact of the history with its mark: ships, positions, events, partings, joinings, battles.
[[nodiscard]] std::string history_marks_text(const Definition& definition);

/// The name of the formation or aircraft that made a sighting.
[[nodiscard]] const std::string& searcher_name(const Definition& definition,
                                               const SightingOdds& odds);

}  // namespace flagplot
