#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Grappling and disengaging (WG-20 to WG-23, WG-60, 3.4.3).

namespace flagplot::tactical::galley {

[[nodiscard]] Refusal why_not_grapple(const Tables& tables, const Battle& battle, Tag ship,
                                      Tag target);
[[nodiscard]] Sum grapple_modifiers(const Tables& tables, const Battle& battle, Tag ship,
                                    Tag target);
[[nodiscard]] bool is_grappled_by(const Tables& tables, const Score& score);
/// Rolls it, after the answer of the target. What it does comes at once.
void grapple(Ground& ground, Tag ship, Tag target);

[[nodiscard]] Refusal why_not_cut(const Tables& tables, const Battle& battle, Tag ship);
/// Movement points that disengaging costs her now (WG-60, WG-B18).
[[nodiscard]] std::int32_t cost_of_cut(const Tables& tables, const Battle& battle, Tag ship);
[[nodiscard]] Sum cut_modifiers(const Tables& tables, const Battle& battle, Tag ship, Tag other);
/// One die for each ship that holds her. \pre nothing is wrong with it
void cut_free(Ground& ground, Tag ship);

}  // namespace flagplot::tactical::galley
