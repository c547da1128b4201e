#pragma once

#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "tactical/scene.h"

/// \file
/// Hexes. A battle reckons with two axes at 60 degrees (`Hex`); a scene draws columns and rows
/// (`BoardPlace`). How the two lie to each other is the layout. Hexsides are numbered clockwise,
/// and every rule of neighbours, lines and arcs is the same in both layouts.

namespace flagplot::tactical::kit {

/// A field. On a board of `columns` `q` is its column, on one of `rows` `r` is its row.
struct Hex {
    std::int32_t q = 0;
    std::int32_t r = 0;

    friend constexpr auto operator<=>(const Hex&, const Hex&) = default;
    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
};
FLAGPLOT_FIELDS(Hex, q, r)

/// How a board of hexes lies.
enum class HexLayout : std::uint8_t {
    rows,    ///< as `Grid::hexes` is drawn: odd rows lie half a field to the right
    columns  ///< flat sides up and down: odd columns lie half a field lower
};

/// A hexside, or the heading through it, 0 to 5 clockwise. Side 0 is north on a board of columns
/// and north-west (330 degrees) on one of rows.
using Hexside = std::int32_t;

/// The same side as 0 to 5.
[[nodiscard]] constexpr Hexside in_hex(Hexside side) { return (side % 6 + 6) % 6; }

[[nodiscard]] Hex hex_at(BoardPlace place, HexLayout layout);
[[nodiscard]] BoardPlace place_of(Hex hex, HexLayout layout);

/// Degrees from north, as a scene shows them.
[[nodiscard]] std::int32_t heading_of(Hexside side, HexLayout layout);

/// The side whose heading is nearest, clockwise where two are: how a course enters the board.
[[nodiscard]] Hexside hexside_of(std::int32_t heading, HexLayout layout);

/// The field beyond a side.
[[nodiscard]] Hex neighbour(Hex hex, Hexside side);

/// How many fields one is from the other: 0 itself, 1 a neighbour.
[[nodiscard]] std::int32_t hexes_apart(Hex from, Hex to);

/// How many hexsides from one facing to another the shorter way: clockwise positive, -2 to 3.
[[nodiscard]] std::int32_t turns_between(Hexside from, Hexside to);

/// Where a line runs along the edge between two fields: which of them it takes.
enum class Lean : std::uint8_t { clockwise, counterclockwise };

/// The fields that a straight line from middle to middle passes, both ends included; one more than
/// the distance. A line is the same in both directions but for its lean, which is the walker's.
[[nodiscard]] std::vector<Hex> line_between(Hex from, Hex to, Lean lean);

/// All fields that lie on some shortest way, both ends included, in order of their distance from
/// the first.
[[nodiscard]] std::vector<Hex> fields_between(Hex from, Hex to);

/// All fields at most so far away, the middle one included, by `q`, then `r`.
[[nodiscard]] std::vector<Hex> fields_within(Hex middle, std::int32_t range);

/// An arc of fire about a facing: from the direction of one hexside clockwise to that of another,
/// both included, counted from the bow (0); the same twice is all round. {-1, 1} is ahead.
struct HexArc {
    Hexside from = 0;
    Hexside to = 0;

    friend bool operator==(const HexArc&, const HexArc&) = default;
};
FLAGPLOT_FIELDS(HexArc, from, to)

/// Does a field lie in the arc of a weapon that stands here with this facing? Its own does.
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
