#pragma once

#include <filesystem>
#include <vector>

#include "present/desk/editors/chart_offer.h"

namespace flagplot::desk {

/// The charts in `maps` of these roots, by name; of two of a name the first. Those that cannot be
/// read are left out.
[[nodiscard]] std::vector<ChartOffer> chart_offers(const std::vector<std::filesystem::path>& roots);

}  // namespace flagplot::desk
