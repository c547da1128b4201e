#pragma once

#include <string>
#include <vector>

#include "campaign/command.h"

namespace flagplot {

/// What a result would change, for the umpire to check: each ship before and after, who leaves to
/// where, what each side learns; `filled` values are marked as not known; what is refused, and what
/// happens instead if that is overruled. \pre battle and ships exist
[[nodiscard]] std::string difference_text(const Definition& definition, const CampaignState& state,
                                          const ReportBattle& report,
                                          const std::vector<std::string>& filled);

}  // namespace flagplot
