#pragma once

#include <memory>

#include "screens/layout.h"

namespace flagplot::desk {

/// A connection to the display, kept while the desk runs: a display without other users restarts
/// when its last connection ends, and refuses the next one meanwhile.
class DisplayConnection {
  public:
    DisplayConnection();

    /// The monitor on which the window opens, and the system's scale for it.
    [[nodiscard]] screens::Monitor monitor() const;

  private:
    std::shared_ptr<void> display_;  ///< of X11, whose names are macros; null if there is none
};

}  // namespace flagplot::desk
