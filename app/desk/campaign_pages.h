#pragma once

#include <vector>

#include "present/desk/front.h"

/// \file
/// A page for each campaign that is found in the data folders.

namespace flagplot::desk {

[[nodiscard]] std::vector<CampaignPage> campaign_pages();

}  // namespace flagplot::desk
