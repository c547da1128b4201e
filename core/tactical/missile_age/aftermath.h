#pragma once

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/tables.h"
#include "tactical/module.h"

/// \file
/// What comes of a battle (6.5, B-MN-04, B-MN-19).

namespace flagplot::tactical::missile_age {

/// \pre the battle is one of this request
[[nodiscard]] BattleResult result_of(const Tables& tables, const Battle& battle,
                                     const BattleRequest& request);

}  // namespace flagplot::tactical::missile_age
