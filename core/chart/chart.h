#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.h"
#include "chart/geography.h"
#include "chart/square.h"

/// \file
/// The operational chart: which squares are water, what is between neighbours, what has a name.
/// Only geometry, without costs or rules of the campaign.

namespace flagplot {

/// What a square is made of. Any navigable water makes a square passable (A-ST-29).
enum class Terrain : std::uint8_t {
    sea,
    land,
    islands,  ///< passable, but with enough land to block the line of sight (3.2)
};
template <>
inline constexpr std::array<std::string_view, 3> words_of<Terrain>{"sea", "land", "islands"};

/// What a barrier closes: the line of sight, the passage, or both.
enum class Closes : std::uint8_t { both, sight, passage };
template <>
inline constexpr std::array<std::string_view, 3> words_of<Closes>{"both", "sight", "passage"};

/// A headland between two neighbouring squares: on their common edge, or, between diagonal
/// neighbours, on the corner where four squares meet (then it is across both diagonals).
struct Barrier {
    Square a;
    Square b;
    Closes closes{};

    friend auto operator<=>(const Barrier&, const Barrier&) = default;
};
FLAGPLOT_FIELDS(Barrier, a, b, closes)

/// A port or another named place, in a square.
struct NamedPlace {
    std::string name;
    Square square;
    bool is_port = false;

    friend bool operator==(const NamedPlace&, const NamedPlace&) = default;
};
FLAGPLOT_FIELDS(NamedPlace, name, square, is_port)

/// \invariant `terrain` has `columns * rows` entries, row by row from the north-west; `barriers`
/// are normalised (`normalised`) and sorted
struct Chart {
    std::string name;
    std::string title;
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    std::vector<Terrain> terrain;
    std::vector<Barrier> barriers;
    std::vector<NamedPlace> places;
    std::optional<Geography> geography = {};  ///< if its file says where it is

    friend bool operator==(const Chart&, const Chart&) = default;

    [[nodiscard]] bool contains(Square square) const {
        return square.column >= 0 && square.row >= 0 && square.column < columns &&
               square.row < rows;
    }
    /// Index of a square in `terrain`. \pre `contains(square)`
    [[nodiscard]] std::size_t index(Square square) const {
        return static_cast<std::size_t>(square.row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(square.column);
    }
    [[nodiscard]] Square square_at(std::size_t index) const {
        const auto width = static_cast<std::size_t>(columns);
        return {static_cast<std::int16_t>(index % width), static_cast<std::int16_t>(index / width)};
    }
    /// \pre `contains(square)`
    [[nodiscard]] Terrain at(Square square) const { return terrain[index(square)]; }
    /// Can ships be in this square? False off the chart.
    [[nodiscard]] bool is_navigable(Square square) const {
        return contains(square) && at(square) != Terrain::land;
    }
    /// Does this square hide what is behind it? False off the chart.
    [[nodiscard]] bool blocks_sight(Square square) const {
        return contains(square) && at(square) != Terrain::sea;
    }
    /// Is there land in one of the eight neighbours?
    [[nodiscard]] bool is_coastal(Square square) const;

    /// Does a barrier that closes `what` cross the edge or corner of this step?
    [[nodiscard]] bool has_barrier(Square from, Direction direction, Closes what) const;

    /// May ships take this step? Land is impassable, a diagonal between two land squares is closed,
    /// and so is every edge or corner with a barrier to passage (A-ST-29).
    [[nodiscard]] bool may_step(Square from, Direction direction) const;

    [[nodiscard]] const NamedPlace* place_named(std::string_view wanted) const;
    [[nodiscard]] const NamedPlace* port_at(Square square) const;
    /// "Q12": the last square, for messages.
    [[nodiscard]] std::string last_square() const;
};
FLAGPLOT_FIELDS(Chart, name, title, columns, rows, terrain, barriers, places, geography)

/// The only form of a barrier that is stored: a straight one from its northern or western square; a
/// corner as the diagonal from its north-western to its south-eastern square.
/// \pre `a` and `b` are neighbours
[[nodiscard]] Barrier normalised(Barrier barrier);

/// The direction from one neighbour to the other, if they are neighbours.
[[nodiscard]] std::optional<Direction> direction_between(Square from, Square to);

/// The connected waters of a chart: for each square the number of its sea, counted from 0 by the
/// north-westernmost square; -1 for land. Two squares are connected by sea if and only if their
/// numbers are equal.
[[nodiscard]] std::vector<std::int32_t> connected_waters(const Chart& chart);

}  // namespace flagplot
