#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Ramming (WG-30 to WG-36, 3.4.4).

namespace flagplot::tactical::galley {

/// What a ship must be to ram at all (WG-30).
[[nodiscard]] Refusal why_not_a_rammer(const Tables& tables, const Battle& battle, Tag ship);
[[nodiscard]] Refusal why_not_ram(const Tables& tables, const Battle& battle, Tag ship, Tag target);
[[nodiscard]] Refusal why_not_firepot(const Battle& battle, Tag ship);
/// Does she stand in a flank hex of the target with her bow pointing at it (WG-31)?
[[nodiscard]] bool is_pointed_at_flank(const kit::HexShip& ship, const kit::HexShip& target);

[[nodiscard]] Sum ram_modifiers(const Tables& tables, const Battle& battle, Tag ship, Tag target,
                                bool is_after_failed_rake);
/// What the dice of a ram come to.
enum class RamResult : std::uint8_t { nothing, jammed, fouled, rammed, rammed_and_free };
[[nodiscard]] RamResult ram_result(const Tables& tables, const Score& score, std::int32_t attack,
                                   std::int32_t defence);
/// Her attempt begins, before the answer of the target: it costs what it costs.
void begin_ram(Ground& ground, Tag ship);
/// The target avoided, or the dice: then her movement is over (WG-A11).
void end_ram(Ground& ground, Tag ship);
/// Rolls it. Gives true if the target was rammed.
bool ram(Ground& ground, Tag ship, Tag target, bool is_after_failed_rake);
/// Drops a firepot on the target (WG-81).
void drop_firepot(Ground& ground, Tag ship, Tag target);

}  // namespace flagplot::tactical::galley
