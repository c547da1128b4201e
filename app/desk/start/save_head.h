#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "desk/window/background.h"
#include "present/desk/start/recent_save.h"

/// \file
/// What the start screen lists about a save, read in the background.

namespace flagplot::desk {

/// For a solo game, no more than its player may know.
[[nodiscard]] Result<SaveHead> read_save_head(const std::string& save);

/// Reads saves, one after another.
class SaveHeads {
  public:
    /// Takes what was read since the last call and starts on the next save. True if the list has
    /// changed.
    bool look_round(std::vector<RecentSave>& saves);
    [[nodiscard]] bool is_busy() const { return reading_.is_busy(); }

  private:
    Background<RecentSave> reading_;
};

}  // namespace flagplot::desk
