#pragma once

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"
#include "tactical/logged_turn.h"

namespace flagplot::tactical::gunnery {

/// How all ships stand, with nothing fired.
[[nodiscard]] LoggedTurn turn_logged(const Battle& battle, const Tables& tables);

/// The turn that made `after` of `before`: how all ships stand, and what was fired in it.
[[nodiscard]] LoggedTurn turn_logged(const Battle& before, const Battle& after,
                                     const Tables& tables);

}  // namespace flagplot::tactical::gunnery
