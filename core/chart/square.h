#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "base/quantity.h"

namespace flagplot {

/// One tactical square (ST-01): column 0 is A; row 0 is 1, in the north.
struct Square {
    std::int16_t column = 0;
    std::int16_t row = 0;

    friend constexpr auto operator<=>(Square, Square) = default;
};
FLAGPLOT_FIELDS(Square, column, row)

/// The eight neighbours, clockwise from north: the order in which ties are broken (A-ST-28).
enum class Direction : std::uint8_t {
    north,
    north_east,
    east,
    south_east,
    south,
    south_west,
    west,
    north_west
};
template <>
inline constexpr std::array<std::string_view, 8> words_of<Direction>{"N", "NE", "E", "SE",
                                                                     "S", "SW", "W", "NW"};

inline constexpr std::array<Direction, 8> clockwise{
    Direction::north, Direction::north_east, Direction::east, Direction::south_east,
    Direction::south, Direction::south_west, Direction::west, Direction::north_west};

[[nodiscard]] constexpr bool is_diagonal(Direction direction) {
    return (static_cast<unsigned>(direction) & 1U) != 0;
}

/// The way back.
[[nodiscard]] constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<unsigned>(direction) + 4) & 7U);
}

/// The distance between two squares in columns and in rows.
struct Offset {
    std::int32_t columns = 0;
    std::int32_t rows = 0;

    friend constexpr auto operator<=>(Offset, Offset) = default;
};

[[nodiscard]] constexpr Offset offset(Square from, Square to) {
    return {to.column - from.column, to.row - from.row};
}

[[nodiscard]] constexpr Offset offset_of(Direction direction) {
    constexpr std::array<Offset, 8> offsets{
        {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
    return offsets[static_cast<std::size_t>(direction)];
}

[[nodiscard]] constexpr Square neighbour(Square square, Direction direction) {
    const Offset step = offset_of(direction);
    return {static_cast<std::int16_t>(square.column + step.columns),
            static_cast<std::int16_t>(square.row + step.rows)};
}

/// The greater of the two differences: the distance in steps (ST-40).
[[nodiscard]] constexpr Squares chebyshev(Square a, Square b) {
    const Offset apart = offset(a, b);
    return {std::max(std::abs(apart.columns), std::abs(apart.rows))};
}

/// "E6", "AF16".
[[nodiscard]] std::string name_of(Square square);

/// The square with a name, in upper or lower case; nothing if it is not such a name.
[[nodiscard]] std::optional<Square> read_square(std::string_view text);

}  // namespace flagplot
