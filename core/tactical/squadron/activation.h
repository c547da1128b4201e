#pragma once

#include "tactical/squadron/ground.h"

namespace flagplot::tactical::squadron {

/// Takes the next step of the activation of a squadron (US-20, US-B14). Is a side asked?
/// \pre a squadron is active
bool go_on_with_activation(Ground& ground);

}  // namespace flagplot::tactical::squadron
