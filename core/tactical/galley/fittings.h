#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Towers and sails (WG-82, WG-93, WG-B9, WG-B21).

namespace flagplot::tactical::galley {

[[nodiscard]] Refusal why_not_jettison(const Tables& tables, const Battle& battle, Tag ship);
void jettison(Ground& ground, Tag ship);
[[nodiscard]] Refusal why_not_sails(const Tables& tables, const Battle& battle, Tag ship,
                                    bool is_up);
void set_sails(Ground& ground, Tag ship, bool is_up);

}  // namespace flagplot::tactical::galley
