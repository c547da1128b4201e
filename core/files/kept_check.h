#pragma once

#include <optional>
#include <string>

#include "campaign/definition.h"
#include "campaign/state.h"

/// \file
/// Checks the bytes in a save as if a stranger had written them: digests only show that nobody has
/// altered them since, not who wrote them. If they pass, they name nothing that does not exist,
/// contain no number and no name that no text of data may contain, and are no larger than a text
/// may be.

namespace flagplot {

/// The first thing in a campaign that no texts could have produced, in words: "formations 3,
/// enters_at: ZZ99 is not on the chart".
[[nodiscard]] std::optional<std::string> problem_in(const Definition& definition);

/// The same in a state of this campaign. \pre there is no problem in the campaign
[[nodiscard]] std::optional<std::string> problem_in(const Definition& definition,
                                                    const CampaignState& state);

}  // namespace flagplot
