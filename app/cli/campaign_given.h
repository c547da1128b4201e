#pragma once

#include <optional>
#include <string>

#include "campaign/definition.h"
#include "cli/command_row.h"
#include "files/campaign_file.h"

namespace flagplot::cli {

/// A campaign as it was read.
struct GivenCampaign {
    CampaignSources sources;
    Definition definition;
};

/// The campaign of this name, or in this folder. None: `console.err` was told, a line each, what is
/// wrong with it.
[[nodiscard]] Result<std::optional<GivenCampaign>> campaign_given(const std::string& name,
                                                                  Console& console);

}  // namespace flagplot::cli
