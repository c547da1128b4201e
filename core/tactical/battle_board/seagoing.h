#pragma once

#include <cstdint>

#include "base/quantity.h"
#include "tactical/battle_board/ground.h"

/// \file
/// Rules only for sea ships: damage slows them, they see no farther than light and weather allow,
/// and they can be surprised (BB-B9 to BB-B12).

namespace flagplot::tactical::battle_board {

/// What damage leaves of a ship's speed: three quarters at half her hull, half at a quarter.
[[nodiscard]] Hundredths speed_left_at(Hundredths hull);

/// A percentage of a ship's, changed as it would be if her hull decreased this much. \pre `before`
/// is above 0
[[nodiscard]] Hundredths changed_with(Hundredths share, Hundredths before, Hundredths now);

/// Armour left in a token's ships, in hundredths, rounded up.
[[nodiscard]] Hundredths hull_left(const Token& token, const Kind& kind, const Switches& switches);

/// The speed of a token in this round: as it came, less the effect of damage in this battle.
[[nodiscard]] std::int32_t limping_speed(const Token& token, const Ground& ground);

/// Does an armed and faster enemy see a sea ship?
[[nodiscard]] bool is_pursued(const Ground& ground, std::int32_t number);

/// Is it a ship of a side that was surprised, in the first round?
[[nodiscard]] bool is_caught_unaware(const Ground& ground, const Token& token);

}  // namespace flagplot::tactical::battle_board
