#pragma once

#include <optional>
#include <string>

#include "campaign/definition.h"
#include "campaign/state.h"

/// \file
/// What a save keeps as bytes, checked as what a stranger wrote: digests say that nobody altered it
/// since, not who wrote it. What is right here names nothing that is not there, holds no number and
/// no name that no text of data may hold, and is no larger than a text may be.

namespace flagplot {

/// The first thing in a campaign that no texts can have made, in words:
/// "formations 3, enters_at: ZZ99 is not on the chart".
[[nodiscard]] std::optional<std::string> problem_in(const Definition& definition);

/// The same in a state of this campaign. \pre there is no problem in the campaign
[[nodiscard]] std::optional<std::string> problem_in(const Definition& definition,
                                                    const CampaignState& state);

}  // namespace flagplot
