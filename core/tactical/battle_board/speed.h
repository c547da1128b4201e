#pragma once

#include <cstdint>

#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/switches.h"

/// \file
/// How far a token moves (BB-1 to BB-7, BB-30). Speeds are in quarters of a square a round.

namespace flagplot::tactical::battle_board {

inline constexpr std::int32_t slowest = 2;   ///< half a square (BB-1)
inline constexpr std::int32_t fastest = 10;  ///< two squares and a half (BB-5)

/// Speed by ideal speed, engines and devices of a design that weighs `mass`, 2 to 10; 0 for a base,
/// and for everything without an engine.
[[nodiscard]] std::int32_t quarters_of(const Kind& kind, std::int32_t mass,
                                       const Switches& switches);

/// Speed less `quarters`: not below 2; 0 stays 0 (BB-25).
[[nodiscard]] std::int32_t slowed(std::int32_t speed, std::int32_t quarters);

/// Squares in a round, which counts from 1: the table of BB-6, which repeats every four rounds.
[[nodiscard]] constexpr std::int32_t squares_in_round(std::int32_t speed, std::int32_t round) {
    if (speed < slowest) return 0;
    const std::int32_t over = speed - slowest;
    const std::int32_t since = round - 1;
    const std::int32_t part = over % 4;
    const bool has_more = (part == 0 && since % 2 == 0) || (part == 1 && since % 4 != 2) ||
                          (part == 3 && since % 4 == 0);
    return (over + 2) / 4 + (has_more ? 1 : 0);
}

/// The greater of the two differences (BB-32).
[[nodiscard]] constexpr std::int32_t distance(BoardSquare a, BoardSquare b) {
    const std::int32_t across = a.x < b.x ? b.x - a.x : a.x - b.x;
    const std::int32_t down = a.y < b.y ? b.y - a.y : a.y - b.y;
    return across < down ? down : across;
}

/// Squares a token may still move this round, in phase `phase` of three (BB-7).
[[nodiscard]] constexpr std::int32_t moves_left(const Token& token, std::int32_t round,
                                                std::int32_t phase) {
    const std::int32_t all = squares_in_round(token.quarters, round);
    const std::int32_t phases = token.has_moved ? phase - 1 : phase;
    return all < phases ? all : phases;
}

}  // namespace flagplot::tactical::battle_board
