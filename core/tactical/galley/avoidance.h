#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Avoidance (WG-90, 3.4.7).

namespace flagplot::tactical::galley {

[[nodiscard]] Refusal why_not_avoid(const Battle& battle, Tag ship, AttemptKind kind);
[[nodiscard]] Sum avoidance_modifiers(const Tables& tables, const Battle& battle, Tag ship,
                                      Tag attacker);
[[nodiscard]] bool is_avoided(const Tables& tables, const Score& score);
/// Rolls it. \pre nothing is wrong with it
[[nodiscard]] bool avoids(Ground& ground, Tag ship, Tag attacker);

}  // namespace flagplot::tactical::galley
