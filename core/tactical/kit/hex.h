#pragma once

#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "tactical/scene.h"

/// \file
/// Hexes. A battle calculates with two axes at 60 degrees (`Hex`); a scene draws columns and rows
/// (`BoardPlace`). The layout connects the two. Hexsides are numbered clockwise, and the rules for
/// neighbours, lines and arcs are the same in both layouts.

namespace flagplot::tactical::kit {

/// A field. On a board of `columns`, `q` is its column; on one of `rows`, `r` is its row.
struct Hex {
    std::int32_t q = 0;
    std::int32_t r = 0;

    friend constexpr auto operator<=>(const Hex&, const Hex&) = default;
    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
};
FLAGPLOT_FIELDS(Hex, q, r)

/// How the hexes of a board are arranged.
enum class HexLayout : std::uint8_t {
    rows,    ///< as `Grid::hexes` is drawn: odd rows are shifted half a field to the right
    columns  ///< flat sides at top and bottom: odd columns are half a field lower
};

/// A hexside, or the heading through it, 0 to 5 clockwise. Side 0 is north on a board of columns
/// and north-west (330 degrees) on one of rows.
using Hexside = std::int32_t;

/// The same side, as 0 to 5.
[[nodiscard]] constexpr Hexside in_hex(Hexside side) { return (side % 6 + 6) % 6; }

[[nodiscard]] Hex hex_at(BoardPlace place, HexLayout layout);
[[nodiscard]] BoardPlace place_of(Hex hex, HexLayout layout);

/// Degrees from north, as a scene shows them.
[[nodiscard]] std::int32_t heading_of(Hexside side, HexLayout layout);

/// The side with the nearest heading, or the clockwise one of two: converts a course to the board.
[[nodiscard]] Hexside hexside_of(std::int32_t heading, HexLayout layout);

/// The field beyond a side.
[[nodiscard]] Hex neighbour(Hex hex, Hexside side);

/// How many fields one is from the other: 0 itself, 1 a neighbour.
[[nodiscard]] std::int32_t hexes_apart(Hex from, Hex to);

/// How many hexsides from one facing to another, the shorter way. Clockwise is positive; -2 to 3.
[[nodiscard]] std::int32_t turns_between(Hexside from, Hexside to);

/// Which field a line takes where it runs along the edge between two fields.
enum class Lean : std::uint8_t { clockwise, counterclockwise };

/// The fields on a straight line from centre to centre, including both ends; one more than the
/// distance. A line is the same in both directions, except that `lean` is as seen in its own
/// direction.
[[nodiscard]] std::vector<Hex> line_between(Hex from, Hex to, Lean lean);

/// All fields on any shortest path, including both ends, by their distance from the first.
[[nodiscard]] std::vector<Hex> fields_between(Hex from, Hex to);

/// All fields up to this distance, including the centre, by `q`, then `r`.
[[nodiscard]] std::vector<Hex> fields_within(Hex middle, std::int32_t range);

/// An arc of fire relative to a facing: clockwise from one hexside's direction to another's, both
/// included, counted from the bow (0). Twice the same means all round. {-1, 1} is ahead.
struct HexArc {
    Hexside from = 0;
    Hexside to = 0;

    friend bool operator==(const HexArc&, const HexArc&) = default;
};
FLAGPLOT_FIELDS(HexArc, from, to)

/// Is a field in the arc of a weapon at this place, with this facing? The weapon's own field is.
[[nodiscard]] bool is_in(const HexArc& arc, Hex here, Hexside facing, Hex field);

}  // namespace flagplot::tactical::kit

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::kit::HexLayout>{"rows",
                                                                                    "columns"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::kit::Lean>{"clockwise",
                                                                               "counterclockwise"};

}  // namespace flagplot
