#pragma once

#include "tactical/logged_turn.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/tables.h"

/// \file
/// How the ships stand, for those who count battles.

namespace flagplot::tactical::squadron {

/// Nothing is fired in it.
[[nodiscard]] LoggedTurn turn_of(const Tables& tables, const Battle& battle);

}  // namespace flagplot::tactical::squadron
