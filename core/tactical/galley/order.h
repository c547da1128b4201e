#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "tactical/galley/battle.h"
#include "tactical/scene.h"

/// \file
/// Orders. A ship's movement may be given in parts, with her attempts between them; it ends when
/// another ship of the group begins hers.

namespace flagplot::tactical::galley {

/// `deploy Q1 at 5,3 abreast`: before the first turn; the commander there, the others beside her or
/// behind her. Once for each squadron.
struct Deploy {
    GroupNumber group = 0;
    BoardPlace at;
    Line line = Line::abreast;

    friend bool operator==(const Deploy&, const Deploy&) = default;
};
FLAGPLOT_FIELDS(Deploy, group, at, line)

/// `begin S2`: that side goes first in this turn.
struct Begin {
    SideIndex side;

    friend bool operator==(const Begin&, const Begin&) = default;
};
FLAGPLOT_FIELDS(Begin, side)

/// `speed Q1 T1 T3`: these ships of the group at Maximum, the others at Cruise.
struct SetSpeed {
    GroupNumber group = 0;
    std::vector<Tag> at_maximum;

    friend bool operator==(const SetSpeed&, const SetSpeed&) = default;
};
FLAGPLOT_FIELDS(SetSpeed, group, at_maximum)

/// `activate Q1`, or `activate Q1 Q2`: the admiral tries two, the first acts first (3.4.10).
struct Activate {
    GroupNumber group = 0;
    GroupNumber other = 0;  ///< 0: none

    friend bool operator==(const Activate&, const Activate&) = default;
};
FLAGPLOT_FIELDS(Activate, group, other)

/// `move T3 ahead ahead port`.
struct Move {
    Tag ship = 0;
    std::vector<Step> steps;

    friend bool operator==(const Move&, const Move&) = default;
};
FLAGPLOT_FIELDS(Move, ship, steps)

/// `steer T3 to 7,4 heading 090`: the cheapest way there.
struct Steer {
    Tag ship = 0;
    BoardPlace to;
    std::int32_t heading = 0;  ///< degrees, of a hexside

    friend bool operator==(const Steer&, const Steer&) = default;
};
FLAGPLOT_FIELDS(Steer, ship, to, heading)

/// What a ship tries against another.
enum class Try : std::uint8_t { pass_through, rake, ram, ram_with_firepot, grapple };

/// A ship, and whom she tries it against.
template <Try>
struct Against {
    Tag ship = 0;
    Tag target = 0;

    friend bool operator==(const Against&, const Against&) = default;
};

/// `pass T3 through T7`: Pass-Through (WG-50).
using PassThrough = Against<Try::pass_through>;
FLAGPLOT_FIELDS(PassThrough, ship, target)

/// `rake T3 T7`: after the step that makes it possible (WG-40).
using Rake = Against<Try::rake>;
FLAGPLOT_FIELDS(Rake, ship, target)

/// `ram T3 T7`.
using Ram = Against<Try::ram>;
FLAGPLOT_FIELDS(Ram, ship, target)

/// `firepot T3 T7`: a ram that drops a firepot (WG-81).
using RamWithFirepot = Against<Try::ram_with_firepot>;
FLAGPLOT_FIELDS(RamWithFirepot, ship, target)

/// `grapple T3 T7`.
using Grapple = Against<Try::grapple>;
FLAGPLOT_FIELDS(Grapple, ship, target)

/// `anastrophe T3 T7 port`: the ram comes from the target's port quarter (WG-74). After a rake only
/// one side is possible.
struct Anastrophe {
    Tag ship = 0;
    Tag target = 0;
    Hand hand = Hand::port;

    friend bool operator==(const Anastrophe&, const Anastrophe&) = default;
};
FLAGPLOT_FIELDS(Anastrophe, ship, target, hand)

/// Part of a ship's missiles.
struct Aim {
    Tag target = 0;
    std::int32_t strength = 0;

    friend bool operator==(const Aim&, const Aim&) = default;
};
FLAGPLOT_FIELDS(Aim, target, strength)

/// What a ship fires.
enum class Weapon : std::uint8_t { missiles, flames };

/// Her fire, split as she likes.
template <Weapon>
struct Volley {
    Tag ship = 0;
    std::vector<Aim> aims;

    friend bool operator==(const Volley&, const Volley&) = default;
};

/// `fire T3 T7 x2 T8 x1`: missiles.
using Fire = Volley<Weapon::missiles>;
FLAGPLOT_FIELDS(Fire, ship, aims)

/// `flame T3 T7 x2`: flame missiles (WG-80).
using Flame = Volley<Weapon::flames>;
FLAGPLOT_FIELDS(Flame, ship, aims)

/// What a ship does with herself.
enum class Deed : std::uint8_t { cut, jettison };
template <Deed>
struct ByHerself {
    Tag ship = 0;

    friend bool operator==(const ByHerself&, const ByHerself&) = default;
};

/// `cut T3`: tries to come free of every ship that holds her (WG-60).
using Cut = ByHerself<Deed::cut>;
FLAGPLOT_FIELDS(Cut, ship)

/// `jettison T3`: her towers go overboard (WG-82).
using Jettison = ByHerself<Deed::jettison>;
FLAGPLOT_FIELDS(Jettison, ship)

/// `sails T3 up`, `sails T3 down` (WG-93).
struct SetSails {
    Tag ship = 0;
    bool is_up = false;

    friend bool operator==(const SetSails&, const SetSails&) = default;
};
FLAGPLOT_FIELDS(SetSails, ship, is_up)

/// Manpower that a ship sends over.
struct Boarders {
    Tag ship = 0;
    std::int32_t manpower = 0;

    friend bool operator==(const Boarders&, const Boarders&) = default;
};
FLAGPLOT_FIELDS(Boarders, ship, manpower)

/// `board T7 T3 x2 T4 x1`: T7 is boarded from T3 and T4 (WG-92).
struct Board {
    Tag target = 0;
    std::vector<Boarders> from;

    friend bool operator==(const Board&, const Board&) = default;
};
FLAGPLOT_FIELDS(Board, target, from)

/// `answer missiles avoid`, `answer none hold`: to an attempt (WG-13, WG-90).
struct Answer {
    Reply reply = Reply::none;
    bool is_avoiding = false;

    friend bool operator==(const Answer&, const Answer&) = default;
};
FLAGPLOT_FIELDS(Answer, reply, is_avoiding)

/// `done`: the movement, or the boarding, of the active group is over.
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};

using Order = std::variant<Deploy, Begin, SetSpeed, Activate, Move, Steer, PassThrough, Rake, Ram,
                           RamWithFirepot, Anastrophe, Fire, Flame, Grapple, Cut, Jettison,
                           SetSails, Board, Answer, Done>;

}  // namespace flagplot::tactical::galley
