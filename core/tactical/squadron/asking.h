#pragma once

#include "tactical/squadron/ground.h"

namespace flagplot::tactical::squadron {

/// Asks a side: the course of the battle stops there, so it is true.
bool ask(Battle& battle, SideIndex side, Asking asking);

/// Whose squadron is active. \pre one is
[[nodiscard]] SideIndex active_side(const Battle& battle);

/// Asks the enemies that may answer; whose cards could work is known to all (US-B34).
void announce(Ground& ground, Reaction reaction);

}  // namespace flagplot::tactical::squadron
