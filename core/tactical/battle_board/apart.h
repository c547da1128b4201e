#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/speed.h"

/// \file
/// Distances (BB-32) from a table, for code that needs them very often.

namespace flagplot::tactical::battle_board {

inline constexpr std::int32_t most_apart = board_side - 1;
inline constexpr std::int32_t places_a_row = 2 * most_apart + 1;

/// A square as one number, row by row, so that the difference of two of them gives the distance.
[[nodiscard]] constexpr std::int32_t place_of(BoardSquare square) {
    return square.y * places_a_row + square.x;
}

/// Distances by the difference of two places.
inline constexpr auto apart_table = [] {
    std::array<std::uint8_t, std::size_t{places_a_row} * places_a_row> table{};
    std::size_t at = 0;
    for (std::int32_t y = -most_apart; y <= most_apart; ++y) {
        for (std::int32_t x = -most_apart; x <= most_apart; ++x) {
            table[at++] = static_cast<std::uint8_t>(distance({}, {x, y}));
        }
    }
    return table;
}();

/// Where the distance from one place to another is in the table, followed by those to the squares
/// to the right. \pre both are on the board
[[nodiscard]] constexpr const std::uint8_t* distances_between(std::int32_t from, std::int32_t to) {
    return apart_table.data() + place_of({most_apart, most_apart}) + to - from;
}

/// \pre both places are on the board
[[nodiscard]] constexpr std::int32_t apart(std::int32_t from, std::int32_t to) {
    return *distances_between(from, to);
}

}  // namespace flagplot::tactical::battle_board
