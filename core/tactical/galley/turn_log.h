#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/tables.h"
#include "tactical/logged_turn.h"

/// \file
/// Turns for those who count battles and plot them.

namespace flagplot::tactical::galley {

/// How the ships stand now, with what was fired in this turn.
[[nodiscard]] LoggedTurn turn_of(const Tables& tables, const Battle& battle);
/// Puts it into the log, if there is one.
void log_turn(Ground& ground);

}  // namespace flagplot::tactical::galley
