#pragma once

#include <vector>

#include "base/result.h"
#include "history/fit.h"

/// \file
/// A campaign played by the rules from its first turn to its last, with every side steering as it
/// did in history. Page: docs/history.md

namespace flagplot {

/// The public seed of its dice: `flagplot new CAMPAIGN SAVE --seed 1` begins the same game.
inline constexpr std::uint64_t history_seed = 1;

struct PlayedHistory {
    std::vector<FormationFit> fits;  ///< one for each track
    std::int32_t battles = 0;        ///< that were joined
};

/// All sides give their `historical_sheet` every turn. Battles have the result of history, and
/// those that history does not have end without losses; freed captains steam on; a card's first
/// option is taken; the umpire answers no. A formation that is sunk, has joined another or is not
/// formed counts as absent. An error is a defect of the program or of the campaign.
[[nodiscard]] Result<PlayedHistory> played_history(const Definition& definition);

}  // namespace flagplot
