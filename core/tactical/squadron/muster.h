#pragma once

#include "base/result.h"
#include "tactical/module.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/tables.h"

/// \file
/// The battle of a request, before its first order: ships, squadrons, sides, weather.

namespace flagplot::tactical::squadron {

/// Error: it cannot be fought.
[[nodiscard]] Result<Battle> battle_of(const Tables& tables, const BattleRequest& request);

}  // namespace flagplot::tactical::squadron
