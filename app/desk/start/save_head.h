#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "desk/window/background.h"
#include "present/desk/start/recent_save.h"

/// \file
/// What the start screen lists of a save, read beside the window.

namespace flagplot::desk {

/// Of a solo game no more than its player may know.
[[nodiscard]] Result<SaveHead> read_save_head(const std::string& save);

/// Reads one save after another.
class SaveHeads {
  public:
    /// Takes what was read since the last call and begins with the next save; whether the list has
    /// changed.
    bool look_round(std::vector<RecentSave>& saves);
    [[nodiscard]] bool is_busy() const { return reading_.is_busy(); }

  private:
    Background<RecentSave> reading_;
};

}  // namespace flagplot::desk
