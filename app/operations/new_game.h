#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store/campaign_folder.h"

/// \file
/// Makes a new save of a campaign, for `flagplot new` and the desk's start screen.

namespace flagplot {

struct NewGame {
    std::filesystem::path save;              ///< must not exist
    std::optional<std::uint64_t> seed = {};  ///< public dice; none: secret ones
    std::optional<std::string> solo = {};    ///< the id of the solo player's side
};

/// The side with this id; the error names the nearest.
[[nodiscard]] Result<SideId> side_named(const Definition& definition, const std::string& id);

/// Makes the save. Returns what to say about it, one sentence a line.
[[nodiscard]] Result<std::vector<std::string>> begin_game(const CampaignSources& sources,
                                                          Definition definition,
                                                          const NewGame& game);

}  // namespace flagplot
