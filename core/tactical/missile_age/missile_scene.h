#pragma once

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/tables.h"
#include "tactical/scene.h"

/// \file
/// The table as a side sees it, for drawing.

namespace flagplot::tactical::missile_age {

[[nodiscard]] BattleScene scene_of(const Tables& tables, const View& view);

}  // namespace flagplot::tactical::missile_age
