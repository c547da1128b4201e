#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "tactical/scene.h"
#include "tactical/squadron/battle.h"

/// \file
/// Orders. Lengths are hundredths of an inch, headings and turns degrees, places columns and rows
/// of the board (board.h).

namespace flagplot::tactical::squadron {

/// `ready`: before deployment.
struct Ready {
    friend bool operator==(const Ready&, const Ready&) = default;
};

/// `deploy S1 at 41,112 heading 090 line`: her first ship there, the others behind her or abreast.
struct Deploy {
    SquadronNumber squadron = 0;
    BoardPlace at;
    std::int32_t heading = 0;
    Pattern pattern = Pattern::line;

    friend bool operator==(const Deploy&, const Deploy&) = default;
};
FLAGPLOT_FIELDS(Deploy, squadron, at, heading, pattern)

/// `lay C1 port`: a T card, face down. `port`: a shift of the wind counter-clockwise.
struct Lay {
    kit::Card card;
    std::optional<Turning> shift;

    friend bool operator==(const Lay&, const Lay&) = default;
};
FLAGPLOT_FIELDS(Lay, card, shift)

/// `reroll`: the initiative die, by a T card that was shown.
struct Reroll {
    friend bool operator==(const Reroll&, const Reroll&) = default;
};

/// `begin`: activate first; passing leaves it to the next (`initiative.winner_may_pass`).
struct Begin {
    friend bool operator==(const Begin&, const Begin&) = default;
};

/// `activate S1`, `activate S1 with C5`, `activate S1 with C8 on T3 mast`.
struct Activate {
    SquadronNumber squadron = 0;
    std::optional<PlayedCard> card = {};

    friend bool operator==(const Activate&, const Activate&) = default;
};
FLAGPLOT_FIELDS(Activate, squadron, card)

/// `element T3 T4`: these ships act (US-18).
struct Element {
    std::vector<ShipNumber> ships;

    friend bool operator==(const Element&, const Element&) = default;
};
FLAGPLOT_FIELDS(Element, ships)

/// `break T3`: tries to break off (US-69).
struct Break {
    ShipNumber ship = 0;

    friend bool operator==(const Break&, const Break&) = default;
};
FLAGPLOT_FIELDS(Break, ship)

/// `assign T3 T7 4 T8 2`: MD against each enemy; `assign T3 pool`: against all as one.
struct Assign {
    ShipNumber ship = 0;
    bool is_pool = false;
    std::vector<Share> shares;

    friend bool operator==(const Assign&, const Assign&) = default;
};
FLAGPLOT_FIELDS(Assign, ship, is_pool, shares)

/// `losses T4 2 T5 1`: how the hits on a pool are spread (US-69).
struct Losses {
    std::vector<Share> shares;

    friend bool operator==(const Losses&, const Losses&) = default;
};
FLAGPLOT_FIELDS(Losses, shares)

/// A straight run, then a turn: to starboard positive, 0 none.
struct Leg {
    std::int32_t ahead = 0;
    std::int32_t turn = 0;

    friend bool operator==(const Leg&, const Leg&) = default;
};
FLAGPLOT_FIELDS(Leg, ahead, turn)

/// `move T3 ahead 300 port 45 ahead 100 ram anchor`. `ram`: an enemy touched by the bow is rammed.
/// `anchor`: she drops anchor when she has moved.
struct Move {
    ShipNumber ship = 0;
    std::vector<Leg> legs;
    bool is_ram = false;
    bool anchors = false;

    friend bool operator==(const Move&, const Move&) = default;
};
FLAGPLOT_FIELDS(Move, ship, legs, is_ram, anchors)

/// `steer T3 to 41,112 ram anchor`: as near as she comes: a turn, then ahead.
struct Steer {
    ShipNumber ship = 0;
    BoardPlace to;
    bool is_ram = false;
    bool anchors = false;

    friend bool operator==(const Steer&, const Steer&) = default;
};
FLAGPLOT_FIELDS(Steer, ship, to, is_ram, anchors)

/// `back T3`: straight astern, of a ship that cannot go ahead (US-B1).
struct Back {
    ShipNumber ship = 0;

    friend bool operator==(const Back&, const Back&) = default;
};
FLAGPLOT_FIELDS(Back, ship)

/// `swing T3 port 45`: turns on the spot (US-B1).
struct Swing {
    ShipNumber ship = 0;
    Turning way{};
    std::int32_t degrees = 0;

    friend bool operator==(const Swing&, const Swing&) = default;
};
FLAGPLOT_FIELDS(Swing, ship, way, degrees)

/// `stay T3`: of a ship at anchor, or one that cannot go ahead.
struct Stay {
    ShipNumber ship = 0;

    friend bool operator==(const Stay&, const Stay&) = default;
};
FLAGPLOT_FIELDS(Stay, ship)

/// `weigh T3`: raises her anchor in place of a move (US-26).
struct Weigh {
    ShipNumber ship = 0;

    friend bool operator==(const Weigh&, const Weigh&) = default;
};
FLAGPLOT_FIELDS(Weigh, ship)

/// `fire T3 port at T7`, `fire T3 port at T7 with T4 port T3 turret`: linked (US-45).
struct Fire {
    Guns leader;
    ShipNumber target = 0;
    std::vector<Guns> joiners;

    friend bool operator==(const Fire&, const Fire&) = default;
};
FLAGPLOT_FIELDS(Fire, leader, target, joiners)

/// `split T3 port T7 4 T8 2`: dice for several targets (US-48).
struct Split {
    Guns guns;
    std::vector<Share> targets;

    friend bool operator==(const Split&, const Split&) = default;
};
FLAGPLOT_FIELDS(Split, guns, targets)

/// `board T3 T7`: by `melee.optional`.
struct Board {
    ShipNumber ship = 0;
    ShipNumber target = 0;

    friend bool operator==(const Board&, const Board&) = default;
};
FLAGPLOT_FIELDS(Board, ship, target)

/// `play C9`, `play C11 on T3`: an A or R card.
struct Play {
    PlayedCard card;

    friend bool operator==(const Play&, const Play&) = default;
};
FLAGPLOT_FIELDS(Play, card)

/// `exchange C3 C5`: throws cards away and draws as many (US-70).
struct Exchange {
    std::vector<kit::Card> cards;

    friend bool operator==(const Exchange&, const Exchange&) = default;
};
FLAGPLOT_FIELDS(Exchange, cards)

/// `pass`: plays, lays or exchanges no card, ends break-offs or shots, leaves a choice to the rule.
struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};

struct Order {
    std::variant<Ready, Deploy, Lay, Reroll, Begin, Activate, Element, Break, Assign, Losses, Move,
                 Steer, Back, Swing, Stay, Weigh, Fire, Split, Board, Play, Exchange, Pass>
        what;

    friend bool operator==(const Order&, const Order&) = default;
};
FLAGPLOT_FIELDS(Order, what)

}  // namespace flagplot::tactical::squadron
