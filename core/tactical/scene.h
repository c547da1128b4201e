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
/// A battle in a form that can be drawn without knowing its module: by the desk, the terminal or a
/// picture. A module makes it from a side's view, so it contains nothing that the side does not
/// know.
///
/// Places and lengths are in *steps*. On squares and hexes one step is one field, and a place is
/// the field's column and row; on a plane `Board::step` says what a step is ("100 yards").

namespace flagplot::tactical {

/// What a battle is fought on.
enum class Grid : std::uint8_t {
    squares,
    hexes,  ///< flat sides left and right along a row; odd rows are shifted half a field to the
            ///< right
    plane
};

/// A place on the board: column and row from the upper left, from 0.
struct BoardPlace {
    std::int32_t column = 0;
    std::int32_t row = 0;

    friend constexpr auto operator<=>(const BoardPlace&, const BoardPlace&) = default;
};
FLAGPLOT_FIELDS(BoardPlace, column, row)

/// Terrain on a field: land, an asteroid, smoke.
struct TerrainMark {
    BoardPlace place;
    char sign = '#';   ///< as the terminal shows it
    std::string name;  ///< as the legend names it
    friend bool operator==(const TerrainMark&, const TerrainMark&) = default;
};
FLAGPLOT_FIELDS(TerrainMark, place, sign, name)

/// A field of fire: clockwise from one heading to another, in degrees from north, 0 to 359. Twice
/// the same heading means all round.
struct FireArc {
    std::int32_t from = 0;
    std::int32_t to = 0;
    std::int32_t reach = 0;  ///< in steps
    std::string name;        ///< "guns"
    friend bool operator==(const FireArc&, const FireArc&) = default;
};
FLAGPLOT_FIELDS(FireArc, from, to, reach, name)

/// What a token covers besides its place: more fields, or a box round it that turns with its
/// heading, in steps. If it has neither, it is a point.
struct Footprint {
    std::vector<BoardPlace> fields;
    std::int32_t length = 0;
    std::int32_t breadth = 0;
    friend bool operator==(const Footprint&, const Footprint&) = default;
};
FLAGPLOT_FIELDS(Footprint, fields, length, breadth)

/// One token on the board.
struct Token {
    std::string id;                 ///< as orders name it; unique
    std::string label;              ///< its name
    std::optional<SideIndex> side;  ///< none: a civilian, a wreck, a rock
    BoardPlace place;
    std::optional<std::int32_t> heading;  ///< degrees from north; none: it has no bow
    std::vector<std::string> badges;      ///< of one or two words: "crippled", "shields 40"
    std::vector<FireArc> arcs;
    bool is_gone = false;  ///< sunk, captured or away: only in the list, not on the board
    Footprint footprint = {};
    friend bool operator==(const Token&, const Token&) = default;
};
FLAGPLOT_FIELDS(Token, id, label, side, place, heading, badges, arcs, is_gone, footprint)

/// How a shape on the board looks.
enum class ShapeStyle : std::uint8_t { land, fog, smoke, radar_ring, command_radius, arc, course };

/// A circle round `points[0]`.
struct Circle {
    std::int32_t radius = 0;  ///< in steps
    friend bool operator==(const Circle&, const Circle&) = default;
};
FLAGPLOT_FIELDS(Circle, radius)

/// The area between `points`, of which there are at least three.
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

/// The part of a circle round `points[0]` clockwise from one bearing to another.
struct Sector {
    std::int32_t from = 0;
    std::int32_t to = 0;
    std::int32_t radius = 0;  ///< in steps
    friend bool operator==(const Sector&, const Sector&) = default;
};
FLAGPLOT_FIELDS(Sector, from, to, radius)

/// An area or line that is not a token and does not fill fields.
struct Shape {
    std::variant<Circle, Polygon, Ray, Sector> form;
    std::vector<BoardPlace> points;
    ShapeStyle style{};
    std::string name;  ///< as the legend names it
    friend bool operator==(const Shape&, const Shape&) = default;
};
FLAGPLOT_FIELDS(Shape, form, points, style, name)

/// Two tokens that are attached to each other: grappled, in tow.
struct Link {
    std::string from;  ///< an id
    std::string to;
    std::string what;  ///< "in tow of"
    friend bool operator==(const Link&, const Link&) = default;
};
FLAGPLOT_FIELDS(Link, from, to, what)

/// A card in the hand of the side whose view it is.
struct HandCard {
    std::string id;  ///< as orders name it
    std::string title;
    std::string text;
    friend bool operator==(const HandCard&, const HandCard&) = default;
};
FLAGPLOT_FIELDS(HandCard, id, title, text)

/// Where something was, and when.
struct TrackPoint {
    BoardPlace place;
    std::string time;  ///< "turn 3", "06:12"; empty: not worth a word
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
    turn,         ///< it is the side's turn
    reaction,     ///< it may react to something
    simultaneous  ///< all choose at once, and nobody sees what others choose
};

struct Asked {
    AskedFor why = AskedFor::turn;
    std::string to;  ///< for a reaction: to what
    friend bool operator==(const Asked&, const Asked&) = default;
};
FLAGPLOT_FIELDS(Asked, why, to)

/// A line along which something moved or was fired in the last step.
struct Trace {
    BoardPlace from;
    BoardPlace to;
    std::string what;  ///< "moved", "beams"
    friend bool operator==(const Trace&, const Trace&) = default;
};
FLAGPLOT_FIELDS(Trace, from, to, what)

/// How light it is, which a picture shows.
enum class BoardLight : std::uint8_t { day, twilight, night };

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
    std::vector<Trace> traces;        ///< of the last step
    std::vector<std::string> legend;  ///< one sentence each
    std::int32_t turn = 0;            ///< of the module, from 1; 0: before the first
    Asked asked;                      ///< only while its side is to act
    std::vector<Shape> shapes;
    std::vector<Link> links;
    std::optional<Wind> wind;
    std::optional<std::int32_t> visibility;  ///< in steps; none: unlimited
    std::vector<HandCard> hand;
    std::vector<Track> tracks;
    BoardLight light = BoardLight::day;
    friend bool operator==(const BattleScene&, const BattleScene&) = default;
};
FLAGPLOT_FIELDS(BattleScene, title, sides, board, terrain, tokens, traces, legend, turn, asked,
                shapes, links, wind, visibility, hand, tracks, light)

/// What is wrong with a scene, one sentence for each fault: a place outside the board, an
/// impossible heading, two tokens with one id, a link or track of an unknown token, a side that
/// does not exist.
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
inline constexpr std::array<std::string_view, 3> words_of<tactical::BoardLight>{"day", "twilight",
                                                                                "night"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::AskedFor>{"turn", "reaction",
                                                                              "simultaneous"};

}  // namespace flagplot
