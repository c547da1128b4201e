#pragma once

#include "tactical/module.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/tables.h"

/// \file
/// What a battle came to (contract 4.2).

namespace flagplot::tactical::squadron {

[[nodiscard]] BattleResult result_of(const Tables& tables, const Battle& battle,
                                     const BattleRequest& request);

}  // namespace flagplot::tactical::squadron
