#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "tactical/missile_age/battle.h"
#include "tactical/scene.h"
#include "tactical/terms.h"

/// \file
/// Orders. Lengths are millimetres, headings degrees, places columns and rows of the board
/// (board.h).

namespace flagplot::tactical::missile_age {

/// `ready`: before the first turn.
struct Ready {
    friend bool operator==(const Ready&, const Ready&) = default;
};

/// `radar T3 on`: before the first turn, or before the unit moves; once a turn.
struct SetRadar {
    Tag unit = 0;
    bool is_on = false;

    friend bool operator==(const SetRadar&, const SetRadar&) = default;
};
FLAGPLOT_FIELDS(SetRadar, unit, is_on)

/// `begin S2`: that side begins the phase.
struct Begin {
    SideIndex side;

    friend bool operator==(const Begin&, const Begin&) = default;
};
FLAGPLOT_FIELDS(Begin, side)

/// A straight run, then a turn: to starboard positive, 0 none.
struct Leg {
    std::int32_t ahead = 0;
    std::int32_t turn = 0;

    friend bool operator==(const Leg&, const Leg&) = default;
};
FLAGPLOT_FIELDS(Leg, ahead, turn)

/// `move T3 speed 3 ahead 60 port 45 ahead 70`: a vessel in 2c.
struct Move {
    Tag unit = 0;
    std::int32_t markers = 0;
    std::vector<Leg> legs;

    friend bool operator==(const Move&, const Move&) = default;
};
FLAGPLOT_FIELDS(Move, unit, markers, legs)

/// `steer T3 speed 3 to 41,102`: a vessel in 2c, as near as it comes, turning as soon as it may.
struct Steer {
    Tag unit = 0;
    std::int32_t markers = 0;
    BoardPlace to;

    friend bool operator==(const Steer&, const Steer&) = default;
};
FLAGPLOT_FIELDS(Steer, unit, markers, to)

/// `stop T3`: a crash stop (A-MN-08).
struct Stop {
    Tag unit = 0;

    friend bool operator==(const Stop&, const Stop&) = default;
};
FLAGPLOT_FIELDS(Stop, unit)

/// `guide T9 045`: a guided torpedo in 2c.
struct Guide {
    Tag torpedo = 0;
    std::int32_t heading = 0;

    friend bool operator==(const Guide&, const Guide&) = default;
};
FLAGPLOT_FIELDS(Guide, torpedo, heading)

/// `fly T8 to 41,102 low`: an aircraft in 2b and 2e.
struct Fly {
    Tag unit = 0;
    BoardPlace to;
    Altitude altitude = Altitude::low;

    friend bool operator==(const Fly&, const Fly&) = default;
};
FLAGPLOT_FIELDS(Fly, unit, to, altitude)

/// `return A3 at 41,102`: a lightly damaged aircraft tries to come back over an edge (MN-31).
struct Return {
    std::int32_t aircraft = 0;
    BoardPlace at;

    friend bool operator==(const Return&, const Return&) = default;
};
FLAGPLOT_FIELDS(Return, aircraft, at)

/// `detect T3 T7`: a radar attempt in 3.
struct Detect {
    Tag unit = 0;
    Tag target = 0;

    friend bool operator==(const Detect&, const Detect&) = default;
};
FLAGPLOT_FIELDS(Detect, unit, target)

/// `identify T3 T7`: an attempt by eye in 3.
struct Identify {
    Tag unit = 0;
    Tag target = 0;

    friend bool operator==(const Identify&, const Identify&) = default;
};
FLAGPLOT_FIELDS(Identify, unit, target)

/// `fire T3 W2 x2 at T7`, or `at M9`: any weapon in its phase. `rounds`: of a launcher, how many;
/// of guns, how many mounts of that weapon join, from this one on.
struct Fire {
    Tag unit = 0;
    std::int32_t mount = 0;  ///< from 0; its text counts from 1
    std::int32_t rounds = 1;
    Target target;

    friend bool operator==(const Fire&, const Fire&) = default;
};
FLAGPLOT_FIELDS(Fire, unit, mount, rounds, target)

/// `aim T3 W4 x1 on 045`: a torpedo in 4.
struct Aim {
    Tag unit = 0;
    std::int32_t mount = 0;
    std::int32_t rounds = 1;
    std::int32_t heading = 0;

    friend bool operator==(const Aim&, const Aim&) = default;
};
FLAGPLOT_FIELDS(Aim, unit, mount, rounds, heading)

/// `take off A3`, `land T8 on T3`: in 4.
struct TakeOff {
    std::int32_t aircraft = 0;

    friend bool operator==(const TakeOff&, const TakeOff&) = default;
};
FLAGPLOT_FIELDS(TakeOff, aircraft)

struct Land {
    Tag unit = 0;
    Tag ship = 0;

    friend bool operator==(const Land&, const Land&) = default;
};
FLAGPLOT_FIELDS(Land, unit, ship)

/// `resolve M9`: a missile or torpedo that comes in (5e).
struct Resolve {
    Target weapon;

    friend bool operator==(const Resolve&, const Resolve&) = default;
};
FLAGPLOT_FIELDS(Resolve, weapon)

/// `done`: the unit that was activated has nothing more to do.
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};

/// `pass`: the side activates nothing now. What has not moved when all have passed goes straight
/// on.
struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};

/// What the owner of a marker does that was found. Words: mark, remove, reveal, place.
enum class AnswerKind : std::uint8_t {
    mark,    ///< it is a Radar Contact
    remove,  ///< it was nothing
    reveal,  ///< it is one of his units
    place    ///< it is a civilian
};

/// `answer mark`; with `contact.binding=owner_choice` also `answer reveal T5`.
struct Answer {
    AnswerKind kind{};
    Tag unit = 0;  ///< revealed instead of the one that is there; 0: the one that is there

    friend bool operator==(const Answer&, const Answer&) = default;
};
FLAGPLOT_FIELDS(Answer, kind, unit)

struct Order {
    std::variant<Ready, SetRadar, Begin, Move, Steer, Stop, Guide, Fly, Return, Detect, Identify,
                 Fire, Aim, TakeOff, Land, Resolve, Done, Pass, Answer>
        what;

    friend bool operator==(const Order&, const Order&) = default;
};
FLAGPLOT_FIELDS(Order, what)

}  // namespace flagplot::tactical::missile_age

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::missile_age::AnswerKind>{
    "mark", "remove", "reveal", "place"};

}  // namespace flagplot
