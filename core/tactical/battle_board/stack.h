#pragma once

#include <cstdint>

#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/switches.h"

/// \file
/// What a stack of ships can still take, and what damage does to it (BB-57, BB-59).

namespace flagplot::tactical::battle_board {

/// In how many parts of a damage point damage is stored, so that a step of armour is a whole number
/// (BB-A26).
[[nodiscard]] std::int64_t armor_parts(const Switches& switches);

/// Armour left in all its ships, in parts.
[[nodiscard]] std::int64_t armor_left(const Stack& stack, const Kind& kind, std::int64_t parts);

/// The same in damage points, rounded up.
[[nodiscard]] std::int64_t armor_points_left(const Stack& stack, const Kind& kind,
                                             std::int64_t parts);

/// What a blow did.
struct Hurt {
    std::int64_t to_shields = 0;  ///< damage points
    std::int64_t to_armor = 0;    ///< what armour took, in parts
    std::int64_t unused = 0;      ///< damage points that were left when all ships were gone
    std::int32_t ships_lost = 0;
};

/// Damage points against armour: first damaged ships, then whole ones; the rest is shared by those
/// that are left. At most `most_lost` ships are lost; what is left over then is lost, too.
[[nodiscard]] Hurt hit_armor(Stack& stack, const Kind& kind, std::int64_t points,
                             std::int32_t most_lost, const Switches& switches);

/// Damage points against shields, then armour (BB-53).
[[nodiscard]] Hurt hit_by_beam(Stack& stack, const Kind& kind, std::int64_t points,
                               const Switches& switches);

/// Takes what it can from the pool; returns the points taken.
[[nodiscard]] std::int64_t drain_shields(Stack& stack, std::int64_t points);

}  // namespace flagplot::tactical::battle_board
