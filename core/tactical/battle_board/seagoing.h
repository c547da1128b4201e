#pragma once

#include <cstdint>

#include "base/quantity.h"
#include "tactical/battle_board/ground.h"

/// \file
/// What ships of the sea do that tokens of space do not: they slow as they are damaged, see no
/// farther than light and weather let them, and are caught unaware (BB-B9 to BB-B12).

namespace flagplot::tactical::battle_board {

/// What such damage leaves of a ship's speed: three quarters at half her hull, half at a quarter.
[[nodiscard]] Hundredths speed_left_at(Hundredths hull);

/// A share of a ship's, changed as it would be if her hull fell so far. \pre `before` is above 0
[[nodiscard]] Hundredths changed_with(Hundredths share, Hundredths before, Hundredths now);

/// Armour left of a token's ships, in hundredths, a begun one counting whole.
[[nodiscard]] Hundredths hull_left(const Token& token, const Kind& kind, const Switches& switches);

/// The speed of a token in this round: what it came with, less what damage of this battle took.
[[nodiscard]] std::int32_t limping_speed(const Token& token, const Ground& ground);

/// Does an armed enemy who is faster see a ship of the sea?
[[nodiscard]] bool is_pursued(const Ground& ground, std::int32_t number);

/// Is it a ship of a side that was surprised, in the first round?
[[nodiscard]] bool is_caught_unaware(const Ground& ground, const Token& token);

}  // namespace flagplot::tactical::battle_board
