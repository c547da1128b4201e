#pragma once

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"
#include "tactical/scene.h"

/// \file
/// What a side sees of a battle, for drawing: a plane of steps of 500 yards (GU-7).

namespace flagplot::tactical::gunnery {

[[nodiscard]] BattleScene scene_of(const View& view, const Tables& tables);

}  // namespace flagplot::tactical::gunnery
