#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/refusal.h"

/// \file
/// Whom a ship may try anything against.

namespace flagplot::tactical::galley {

/// A ship of an enemy, on the board.
[[nodiscard]] Refusal why_not_enemy(const Battle& battle, Tag ship, Tag target);

}  // namespace flagplot::tactical::galley
