#pragma once

#include <vector>

#include "base/result.h"
#include "history/fit.h"
#include "history/playing.h"
#include "history/sightings.h"

/// \file
/// Everything that `flagplot history` says about a campaign. Page: docs/history.md

namespace flagplot {

struct HistoryFigures {
    std::vector<FormationFit> followed;  ///< by the follower
    PlayedHistory played;                ///< by the rules
    std::vector<SightingOdds> sightings;
};

[[nodiscard]] Result<HistoryFigures> history_figures(const Definition& definition);

}  // namespace flagplot
