#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "files/campaign_text.h"
#include "files/chart_text.h"

/// \file
/// A campaign set up from nothing, written as files that `lint` finds nothing wrong with.

namespace flagplot {

struct CampaignToWrite {
    CampaignPlan plan;
    /// The chart that is written with it, by the name that the plan gives; none: it is there.
    std::optional<ChartContent> chart = {};
};

/// Where it goes: `campaigns/ID` in a root, and its own chart into `maps` there.
[[nodiscard]] std::filesystem::path folder_for(const CampaignToWrite& wanted,
                                               const std::filesystem::path& root);

/// All that `lint` would say of it, sorted by place. `roots`: where charts, classes and decks are.
[[nodiscard]] Diagnostics problems_of(const CampaignToWrite& wanted,
                                      const std::filesystem::path& root,
                                      const std::vector<std::filesystem::path>& roots);

/// Writes it and returns its folder. Error: the first of its problems, or one of the files is there
/// already; then nothing is written. Throws `MachineTrouble`.
[[nodiscard]] Result<std::filesystem::path> write_campaign(
    const CampaignToWrite& wanted, const std::filesystem::path& root,
    const std::vector<std::filesystem::path>& roots);

}  // namespace flagplot
