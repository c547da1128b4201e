#pragma once

#include <memory>

#include "screens/layout.h"

namespace flagplot::desk {

/// A connection to the display, held as long as the desk runs: a display that nobody else uses
/// starts anew when its last connection ends, and refuses the next one meanwhile.
class DisplayConnection {
  public:
    DisplayConnection();

    /// The monitor that the desk's window opens on, and the scale that the system has for it.
    [[nodiscard]] screens::Monitor monitor() const;

  private:
    std::shared_ptr<void>
        display_;  ///< of X11, whose names are macros; nothing where there is none
};

}  // namespace flagplot::desk
