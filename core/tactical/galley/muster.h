#pragma once

#include "base/result.h"
#include "tactical/galley/battle.h"
#include "tactical/galley/tables.h"
#include "tactical/module.h"

/// \file
/// The battle of a request: ships, squadrons, edges, land, wind (WG-B1, WG-B5).

namespace flagplot::tactical::galley {

/// Error (`cannot_begin`): a class the tables do not have, or no room for the ships.
[[nodiscard]] Result<Battle> battle_of(const Tables& tables, const BattleRequest& request);

}  // namespace flagplot::tactical::galley
