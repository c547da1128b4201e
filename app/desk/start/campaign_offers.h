#pragma once

#include <vector>

#include "present/desk/start/start_page.h"

/// \file
/// A page for each campaign that is found in the data folders.

namespace flagplot::desk {

[[nodiscard]] std::vector<CampaignOffer> campaign_offers();

}  // namespace flagplot::desk
