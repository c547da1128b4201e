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
    /// Leads the other sides of a solo game; none: they do as in history.
    std::optional<AdmiralLevel> against = {};
};

/// The side with this id; the error names the nearest.
[[nodiscard]] Result<SideId> side_named(const Definition& definition, const std::string& id);

/// Who leads the other sides, in the words of `flagplot new`: history, plan, or admiral with a
/// level from 1 to 3 (2 if none is given).
[[nodiscard]] Result<std::optional<AdmiralLevel>> opponent_named(
    const std::string& word, std::optional<std::uint64_t> level);

/// Makes the save. Returns what to say about it, one sentence a line.
[[nodiscard]] Result<std::vector<std::string>> begin_game(const CampaignSources& sources,
                                                          Definition definition,
                                                          const NewGame& game);

}  // namespace flagplot
