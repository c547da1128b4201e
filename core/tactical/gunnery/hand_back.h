#pragma once

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"
#include "tactical/module.h"

/// \file
/// What comes of a battle, for the campaign (GU-58, GU-64 to GU-68).

namespace flagplot::tactical::gunnery {

/// The record. \pre it is a battle of this request
[[nodiscard]] BattleResult record_of(const Battle& battle, const BattleRequest& request,
                                     const Tables& tables);

}  // namespace flagplot::tactical::gunnery
