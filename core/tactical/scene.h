#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
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

/// What a thing covers besides its place: further fields, or a box round it that turns with its
/// heading, in steps. Neither: it is a point.
struct Footprint {
    std::vector<BoardPlace> fields;
    std::int32_t length = 0;
    std::int32_t breadth = 0;
    friend bool operator==(const Footprint&, const Footprint&) = default;
};
FLAGPLOT_FIELDS(Footprint, fields, length, breadth)

/// One thing on the board.
struct Token {
    std::string id;                 ///< what orders call it; no two have the same
    std::string label;              ///< its name
    std::optional<SideIndex> side;  ///< none: a civilian, a wreck, a rock
    BoardPlace place;
    std::optional<std::int32_t> heading;  ///< degrees from north; none: it has no bow
    std::vector<std::string> badges;      ///< a word or two each: "crippled", "shields 40"
    std::vector<FireArc> arcs;
    bool is_gone = false;  ///< sunk, taken or away: shown in the list, not on the board
    Footprint footprint = {};
    friend bool operator==(const Token&, const Token&) = default;
};
FLAGPLOT_FIELDS(Token, id, label, side, place, heading, badges, arcs, is_gone, footprint)

/// What a shape on the board looks like.
enum class ShapeStyle : std::uint8_t { land, fog, smoke, radar_ring, command_radius, arc, course };

/// All round `points[0]`.
struct Circle {
    std::int32_t radius = 0;  ///< in steps
    friend bool operator==(const Circle&, const Circle&) = default;
};
FLAGPLOT_FIELDS(Circle, radius)

/// Round `points`, three of them or more.
struct Polygon {
    friend bool operator==(const Polygon&, const Polygon&) = default;
};

/// From `points[0]` on a bearing in degrees from north.
struct Ray {
    std::int32_t bearing = 0;
    std::int32_t length = 0;  ///< in steps
    friend bool operator==(const Ray&, const Ray&) = default;
};
FLAGPLOT_FIELDS(Ray, bearing, length)

/// The part of a circle round `points[0]` from one bearing clockwise to another.
struct Sector {
    std::int32_t from = 0;
    std::int32_t to = 0;
    std::int32_t radius = 0;  ///< in steps
    friend bool operator==(const Sector&, const Sector&) = default;
};
FLAGPLOT_FIELDS(Sector, from, to, radius)

/// An area or line that is no token and fills no field.
struct Shape {
    std::variant<Circle, Polygon, Ray, Sector> form;
    std::vector<BoardPlace> points;
    ShapeStyle style{};
    std::string name;  ///< what the legend says
    friend bool operator==(const Shape&, const Shape&) = default;
};
FLAGPLOT_FIELDS(Shape, form, points, style, name)

/// Two tokens that hold each other: grappled, in tow.
struct Link {
    std::string from;  ///< an id
    std::string to;
    std::string what;  ///< "in tow of"
    friend bool operator==(const Link&, const Link&) = default;
};
FLAGPLOT_FIELDS(Link, from, to, what)

/// A card in the hand of the side that looks.
struct HandCard {
    std::string id;  ///< what orders call it
    std::string title;
    std::string text;
    friend bool operator==(const HandCard&, const HandCard&) = default;
};
FLAGPLOT_FIELDS(HandCard, id, title, text)

/// Where something was, and when.
struct TrackPoint {
    BoardPlace place;
    std::string time;  ///< "turn 3", "06:12"
    friend bool operator==(const TrackPoint&, const TrackPoint&) = default;
};
FLAGPLOT_FIELDS(TrackPoint, place, time)

struct Track {
    std::string token;  ///< an id
    std::vector<TrackPoint> points;
    friend bool operator==(const Track&, const Track&) = default;
};
FLAGPLOT_FIELDS(Track, token, points)

/// Why a side is asked (contract TC-7).
enum class AskedFor : std::uint8_t {
    turn,         ///< it is its turn
    reaction,     ///< somebody did something that it may answer
    simultaneous  ///< all choose at once, and nobody sees what others chose
};

struct Asked {
    AskedFor why = AskedFor::turn;
    std::string to;  ///< of a reaction: to what
    friend bool operator==(const Asked&, const Asked&) = default;
};
FLAGPLOT_FIELDS(Asked, why, to)

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
    std::int32_t turn = 0;            ///< of the module's turns, from 1; 0: before the first
    Asked asked;                      ///< while its side is to act
    std::vector<Shape> shapes;
    std::vector<Link> links;
    std::optional<Wind> wind;
    std::optional<std::int32_t> visibility;  ///< in steps; none: there is no end of it
    std::vector<HandCard> hand;
    std::vector<Track> tracks;
    friend bool operator==(const BattleScene&, const BattleScene&) = default;
};
FLAGPLOT_FIELDS(BattleScene, title, sides, board, terrain, tokens, traces, legend, turn, asked,
                shapes, links, wind, visibility, hand, tracks)

/// What cannot be of a scene, a sentence for each: a place beside the board, a heading that is
/// none, two tokens of one id, a link or a track of nobody, a side that is not there.
[[nodiscard]] std::vector<std::string> faults_of(const BattleScene& scene);

}  // namespace flagplot::tactical

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::Grid>{"squares", "hexes",
                                                                          "plane"};
template <>
inline constexpr std::array<std::string_view, 7> words_of<tactical::ShapeStyle>{
    "land", "fog", "smoke", "radar ring", "command radius", "arc", "course"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::AskedFor>{"turn", "reaction",
                                                                              "simultaneous"};

}  // namespace flagplot
