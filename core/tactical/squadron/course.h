#pragma once

#include "tactical/squadron/ground.h"

namespace flagplot::tactical::squadron {

/// Carries out everything that follows automatically, and asks the next side (US-4).
void go_on(Ground& ground);

}  // namespace flagplot::tactical::squadron
