#pragma once

#include <cstdint>
#include <vector>

#include "tactical/galley/battle.h"
#include "tactical/galley/tables.h"

/// \file
/// What a ship can, as she is now.

namespace flagplot::tactical::galley {

[[nodiscard]] std::vector<Tag> held_with(const Battle& battle, Tag ship);
[[nodiscard]] bool is_held(const Battle& battle, Tag ship, HoldKind kind);
[[nodiscard]] bool is_held(const Battle& battle, Tag ship);
[[nodiscard]] bool are_held_together(const Battle& battle, Tag one, Tag other);

/// Her level: a ship that is crippled counts as at Cruise (WG-A24).
[[nodiscard]] Speed level_of(const Ship& ship);
/// May she be set to Maximum (WG-5, WG-91, WG-93, 3.4.10)?
[[nodiscard]] bool may_go_maximum(const Battle& battle, const Ship& ship);
/// Movement points of her next activation. Half of cruise at most for a prize, a ship that came
/// slow, and one with sails up and no following wind (WG-A23).
[[nodiscard]] std::int32_t allowance(const Tables& tables, const Battle& battle, Tag ship);
/// Is her allowance at most half of cruise (WG-A23)?
[[nodiscard]] bool is_at_half_speed(const Tables& tables, const Battle& battle, Tag ship);
/// Strength that she may assign to missiles (WG-16, WG-B10).
[[nodiscard]] std::int32_t missile_strength(const Tables& tables, const Ship& ship);
/// Afloat, on the board, not rammed, with a crew or manpower of her own.
[[nodiscard]] bool can_fight(const Ship& ship);
/// Is she out of her squadron commander's range, or is he lost (WG-1 B, WG-A17)?
[[nodiscard]] bool is_individual(const Tables& tables, const Battle& battle, Tag ship);
/// The admiral's ship was sunk or captured (WG-94).
[[nodiscard]] bool is_admiral_lost(const Battle& battle, SideIndex side);

}  // namespace flagplot::tactical::galley
