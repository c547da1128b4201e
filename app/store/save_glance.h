#pragma once

#include <filesystem>
#include <optional>

#include "campaign/definition.h"
#include "campaign/state.h"

namespace flagplot {

/// Where a save's campaign is, and by which data it is played.
struct SaveGlance {
    Definition definition;
    CampaignState state;
};

/// Reads only the head of a save: its campaign, its last snapshot and what came after it. What it
/// reads is possible in a campaign, but compared with no digest, so nothing but a list of saves may
/// rest on it. None if `Save::open` would refuse the file or have to make its campaign again from
/// its texts, or if it is in use: that says why. Throws `MachineTrouble`.
[[nodiscard]] std::optional<SaveGlance> glance_at(const std::filesystem::path& path);

}  // namespace flagplot
