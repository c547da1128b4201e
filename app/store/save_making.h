#pragma once

#include "store/save.h"

namespace flagplot {

/// A save that is made in memory, command by command, and then put on the disk whole or not at all.
/// Throws `MachineTrouble`.
class SaveMaking {
  public:
    /// With no command yet; `campaign.solo` is of its first one.
    SaveMaking(const std::filesystem::path& path, NewCampaign campaign);

    /// The save as far as it is made.
    [[nodiscard]] const Save& save() const { return save_; }
    /// The state behind which a command is hung up. \pre `parent` is there
    [[nodiscard]] CampaignState state_before(std::int32_t parent) const;

    /// Keeps what the campaign is amended to by the command to come.
    void keep(AmendedCampaign campaign);
    /// Decides a command and adds it; `revision` is of the program that its record names.
    [[nodiscard]] Result<void> add(const Command& command, std::int32_t parent,
                                   const std::string& revision);

    /// Remembers the records that this one is upgraded from.
    void keep_earlier(std::vector<EarlierRecord> earlier);

    /// Writes the file, never over another. \pre it has a command
    [[nodiscard]] Result<void> finish();

  private:
    Save save_;
};

}  // namespace flagplot
