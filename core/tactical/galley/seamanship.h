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

/// Her level: a ship that is crippled counts as at Cruise (WG-A24).
[[nodiscard]] Speed level_of(const Ship& ship);
/// May she be set to Maximum (WG-5, WG-91, WG-93, 3.4.10)?
[[nodiscard]] bool may_go_maximum(const Battle& battle, const Ship& ship);
/// Movement points of her next activation.
[[nodiscard]] std::int32_t allowance(const Tables& tables, const Battle& battle, Tag ship);
/// Is her allowance at most half of cruise (WG-A23)?
[[nodiscard]] bool is_at_half_speed(const Tables& tables, const Battle& battle, Tag ship);
/// Strength that she may assign to missiles (WG-16, WG-B10).
[[nodiscard]] std::int32_t missile_strength(const Tables& tables, const Ship& ship);
/// Afloat, on the board, not rammed, with a crew or manpower of her own.
[[nodiscard]] bool can_fight(const Ship& ship);
/// The squadron commander of a ship is there and hers.
[[nodiscard]] bool is_individual(const Battle& battle, Tag ship);

}  // namespace flagplot::tactical::galley
