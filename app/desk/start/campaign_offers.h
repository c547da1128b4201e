#pragma once

#include <vector>

#include "present/desk/start/start_page.h"

/// \file
/// A card for each campaign in the data folders.

namespace flagplot::desk {

[[nodiscard]] std::vector<CampaignOffer> campaign_offers();

}  // namespace flagplot::desk
