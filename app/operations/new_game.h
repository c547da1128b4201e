#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store/campaign_folder.h"

/// \file
/// A campaign put into a new save: what `flagplot new` and the desk's start screen do.

namespace flagplot {

struct NewGame {
    std::filesystem::path save;              ///< must not exist
    std::optional<std::uint64_t> seed = {};  ///< public dice; none: secret ones
    std::optional<std::string> solo = {};    ///< the id of the side that one player leads
};

/// The side of this id; the error names the nearest.
[[nodiscard]] Result<SideId> side_named(const Definition& definition, const std::string& id);

/// Makes the save; what is to be said of it, a sentence a line.
[[nodiscard]] Result<std::vector<std::string>> begin_game(const CampaignSources& sources,
                                                          Definition definition,
                                                          const NewGame& game);

}  // namespace flagplot
