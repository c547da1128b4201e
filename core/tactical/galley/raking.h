#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Raking and Pass-Through (WG-40 to WG-52, 3.4.5).

namespace flagplot::tactical::galley {

/// Did her last step go along the flank of the target (WG-40, WG-A8)?
[[nodiscard]] bool has_gone_along(const Tables& tables, const kit::HexShip& from,
                                  const kit::HexShip& to, const kit::HexShip& target);
/// What a ship must be to rake this one at all (WG-43, WG-93, WG-A9, WG-B28).
[[nodiscard]] Refusal why_not_a_raker(const Tables& tables, const Battle& battle, Tag ship,
                                      Tag target);
[[nodiscard]] Refusal why_not_rake(const Tables& tables, const Battle& battle, Tag ship,
                                   Tag target);

/// Does a friend lie beside this ship (WG-A13)?
[[nodiscard]] bool is_in_line_abreast(const Tables& tables, const Battle& battle, Tag ship);
/// Does this place lie before or behind the target, with the bow at it?
[[nodiscard]] bool is_before_end(const kit::HexShip& ship, const kit::HexShip& target);
/// Where a ship comes out that goes straight through the target (WG-B2).
[[nodiscard]] kit::HexShip beyond(const kit::HexShip& ship, const kit::HexShip& target);
/// Room beyond the target, and the target in line abreast (WG-50, WG-51).
[[nodiscard]] Refusal why_not_between(const Tables& tables, const Battle& battle, Tag ship,
                                      const kit::HexShip& from, Tag target);
[[nodiscard]] Refusal why_not_through(const Tables& tables, const Battle& battle, Tag ship,
                                      Tag target);
/// Moves her through the target. \pre nothing is wrong with it
void go_through(Ground& ground, Tag ship, Tag target);

[[nodiscard]] Sum rake_modifiers(const Tables& tables, const Battle& battle, Tag ship, Tag target,
                                 bool is_through);
enum class RakeResult : std::uint8_t { nothing, crippled, crippled_herself };
[[nodiscard]] RakeResult rake_result(const Tables& tables, const Score& score);
/// Rolls it. Gives true if the target is crippled.
bool rake(Ground& ground, Tag ship, Tag target, bool is_through);

}  // namespace flagplot::tactical::galley
