#pragma once

#include "campaign/definition.h"
#include "campaign/state.h"
#include "present/plot/plot.h"

namespace flagplot {

/// The umpire's plot: all sides' formations where they are, and each side's contacts.
[[nodiscard]] Plot plot_of_truth(const Definition& definition, const CampaignState& state);

}  // namespace flagplot
