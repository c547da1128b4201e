#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/tables.h"
#include "tactical/module.h"

/// \file
/// What goes back to the campaign (WG-B26).

namespace flagplot::tactical::galley {

[[nodiscard]] BattleResult result_of(const Tables& tables, const Battle& battle,
                                     const BattleRequest& request);

}  // namespace flagplot::tactical::galley
