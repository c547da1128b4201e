#pragma once

#include <string>

#include "campaign/definition.h"
#include "campaign/state.h"

/// \file
/// What `flagplot show --json` prints for the umpire (docs/show-json.md).

namespace flagplot {

/// All sides' formations as they are, and each side's contacts, with the name of that side.
[[nodiscard]] std::string show_truth_json(const Definition& definition, const CampaignState& state);

}  // namespace flagplot
