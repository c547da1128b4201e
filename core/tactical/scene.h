#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "tactical/terms.h"

/// \file
/// A battle as anybody can draw it who does not know its module: the desk, the terminal, a picture.
/// A module makes it of a side's view, so it holds nothing that side does not know.
///
/// Places and lengths are in *steps*: on squares and hexes one step is one field, and a place is
/// the field's column and row; on a plane a step is what `Board::step` says it is ("100 yards").

namespace flagplot::tactical {

/// What a battle is fought on.
enum class Grid : std::uint8_t {
    squares,
    hexes,  ///< flat side by flat side along a row; odd rows lie half a field to the right
    plane
};

/// A place on the board: column and row from the upper left, from 0.
struct BoardPlace {
    std::int32_t column = 0;
    std::int32_t row = 0;

    friend constexpr auto operator<=>(const BoardPlace&, const BoardPlace&) = default;
};
FLAGPLOT_FIELDS(BoardPlace, column, row)

/// What lies on a field: land, an asteroid, smoke.
struct TerrainMark {
    BoardPlace place;
    char sign = '#';   ///< what the terminal shows
    std::string name;  ///< what the legend says
    friend bool operator==(const TerrainMark&, const TerrainMark&) = default;
};
FLAGPLOT_FIELDS(TerrainMark, place, sign, name)

/// A field of fire: from one heading clockwise to another, in degrees from north, 0 to 359; the
/// same twice is all round.
struct FireArc {
    std::int32_t from = 0;
    std::int32_t to = 0;
    std::int32_t reach = 0;  ///< in steps
    std::string name;        ///< "guns"
    friend bool operator==(const FireArc&, const FireArc&) = default;
};
FLAGPLOT_FIELDS(FireArc, from, to, reach, name)

/// One thing on the board.
struct Token {
    std::string id;     ///< what orders call it
    std::string label;  ///< its name
    SideIndex side;
    BoardPlace place;
    std::optional<std::int32_t> heading;  ///< degrees from north; none: it has no bow
    std::vector<std::string> badges;      ///< a word or two each: "crippled", "shields 40"
    std::vector<FireArc> arcs;
    bool is_gone = false;  ///< sunk, taken or away: shown in the list, not on the board
    friend bool operator==(const Token&, const Token&) = default;
};
FLAGPLOT_FIELDS(Token, id, label, side, place, heading, badges, arcs, is_gone)

/// From where to where something went or was fired in the last step.
struct Trace {
    BoardPlace from;
    BoardPlace to;
    std::string what;  ///< "moved", "beams"
    friend bool operator==(const Trace&, const Trace&) = default;
};
FLAGPLOT_FIELDS(Trace, from, to, what)

/// What the battle is fought on.
struct Board {
    Grid grid{};
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    std::string step;  ///< what one step stands for, or empty
    friend bool operator==(const Board&, const Board&) = default;
};
FLAGPLOT_FIELDS(Board, grid, columns, rows, step)

/// A battle at one moment, as one side sees it.
struct BattleScene {
    std::string title;               ///< "Round 3 of 16, firing"
    std::vector<std::string> sides;  ///< names, by `SideIndex`
    Board board;
    std::vector<TerrainMark> terrain;
    std::vector<Token> tokens;
    std::vector<Trace> traces;        ///< the last step
    std::vector<std::string> legend;  ///< a sentence each
    friend bool operator==(const BattleScene&, const BattleScene&) = default;
};
FLAGPLOT_FIELDS(BattleScene, title, sides, board, terrain, tokens, traces, legend)

}  // namespace flagplot::tactical

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::Grid>{"squares", "hexes",
                                                                          "plane"};

}  // namespace flagplot
