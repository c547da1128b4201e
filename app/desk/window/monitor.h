#pragma once

#include "screens/layout.h"

namespace flagplot::desk {

/// The monitor that the desk's window opens on, and the scale that the system has for it.
[[nodiscard]] screens::Monitor this_monitor();

}  // namespace flagplot::desk
