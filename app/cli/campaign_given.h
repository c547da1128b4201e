#pragma once

#include <optional>
#include <string>

#include "campaign/definition.h"
#include "cli/command_row.h"
#include "files/campaign_file.h"

namespace flagplot::cli {

/// A campaign named on the command line.
struct GivenCampaign {
    CampaignSources sources;
    Definition definition;
};

/// The campaign with this name, or in this folder. None: what is wrong with it was written to
/// `console.err`, one problem a line.
[[nodiscard]] Result<std::optional<GivenCampaign>> campaign_given(const std::string& name,
                                                                  Console& console);

}  // namespace flagplot::cli
