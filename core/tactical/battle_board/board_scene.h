#pragma once

#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/switches.h"
#include "tactical/scene.h"

/// \file
/// The board as one side sees it, for drawing.

namespace flagplot::tactical::battle_board {

[[nodiscard]] BattleScene scene_of(const View& view, const Switches& switches);

}  // namespace flagplot::tactical::battle_board
