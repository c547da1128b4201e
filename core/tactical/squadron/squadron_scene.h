#pragma once

#include "tactical/scene.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/tables.h"

/// \file
/// A battle for drawing, as one side sees it.

namespace flagplot::tactical::squadron {

[[nodiscard]] BattleScene scene_of(const Tables& tables, const View& view);

}  // namespace flagplot::tactical::squadron
