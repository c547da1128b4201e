#pragma once

#include "store/save.h"

namespace flagplot {

/// A save that is made in memory, command by command, and then written to disk completely or not at
/// all. Throws `MachineTrouble`.
class SaveMaking {
  public:
    /// Without any command yet; `campaign.solo` is used in the first.
    SaveMaking(const std::filesystem::path& path, NewCampaign campaign);

    /// The save so far.
    [[nodiscard]] const Save& save() const { return save_; }
    /// The state after which a command is added. \pre `parent` exists
    [[nodiscard]] CampaignState state_before(std::int32_t parent) const;

    /// Stores what the next command amends the campaign to.
    void keep(AmendedCampaign campaign);
    /// Decides a command and adds it; `revision` is that of the program which its record names.
    [[nodiscard]] Result<void> add(const Command& command, std::int32_t parent,
                                   const std::string& revision);

    /// Stores the records from which this one is upgraded.
    void keep_earlier(std::vector<EarlierRecord> earlier);

    /// Writes the file, never replacing another. \pre it has a command
    [[nodiscard]] Result<void> finish();

  private:
    Save save_;
};

}  // namespace flagplot
