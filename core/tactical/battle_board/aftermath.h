#pragma once

#include <cstdint>

#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/switches.h"
#include "tactical/module.h"

/// \file
/// The result of a battle: wreckage, losses, and the record for the campaign (BB-63, contract 4.1).

namespace flagplot::tactical::battle_board {

/// Where a battle was fought, which decides what can be recovered.
enum class Waters : std::uint8_t { open, planet, planet_with_base };

/// Minerals that can be recovered (BB-63).
struct Salvage {
    std::int64_t wreck = 0;      ///< from ships lost
    std::int64_t cargo = 0;      ///< lost with them, or thrown overboard
    std::int64_t recovered = 0;  ///< what the victor gets of both

    friend bool operator==(const Salvage&, const Salvage&) = default;
};
[[nodiscard]] Salvage salvage_of(const Position& position, Waters waters, const Switches& switches);

/// Damage of each damaged ship in whole points, rounded down (BB-63).
[[nodiscard]] std::int64_t lasting_damage(const Token& token, const Switches& switches);

/// The record. \pre it is a battle of this request
[[nodiscard]] BattleResult record_of(const Position& position, const BattleRequest& request,
                                     const Tables& tables);

}  // namespace flagplot::tactical::battle_board
