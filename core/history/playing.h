#pragma once

#include <vector>

#include "base/result.h"
#include "history/fit.h"

/// \file
/// A campaign played by the rules from its first turn to its last with every side steering as it
/// did in history. Page: docs/history.md

namespace flagplot {

/// The public seed of its dice: `flagplot new CAMPAIGN SAVE --seed 1` begins the same play.
inline constexpr std::uint64_t history_seed = 1;

struct PlayedHistory {
    std::vector<FormationFit> fits;  ///< one for each track
    std::int32_t battles = 0;        ///< that were joined
};

/// Both sides give their `historical_sheet` every turn; battles take the result of history, those
/// that history does not know end without loss; freed captains steam on; a card's first choice is
/// taken; the umpire answers no. A formation that is sunk, has joined another or is not formed
/// counts as absent. An error is a defect of the program or of the campaign.
[[nodiscard]] Result<PlayedHistory> played_history(const Definition& definition);

}  // namespace flagplot
