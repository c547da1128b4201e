#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/tables.h"
#include "tactical/scene.h"

/// \file
/// A battle for drawing.

namespace flagplot::tactical::galley {

[[nodiscard]] BattleScene scene_of(const Tables& tables, const View& view);

}  // namespace flagplot::tactical::galley
