#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "tactical/galley/words.h"
#include "tactical/kit/activation.h"
#include "tactical/kit/hex_ship.h"
#include "tactical/terms.h"

/// \file
/// A battle: ships of one or two hexes on a board of hexes. Everything is open but the firepots
/// that a ship carries, which only her own side knows.

namespace flagplot::tactical::galley {

/// A ship as orders name her: T3 is the third of the request. 0: none.
using Tag = std::uint32_t;
/// A group of ships as orders name it: Q2 is the second of this turn's. 0: none.
using GroupNumber = std::uint32_t;

/// A ship and how she is.
struct Ship {
    std::string name;
    SideIndex side;              ///< whose she is now
    SideIndex first_side;        ///< whose she was when the battle began
    std::uint32_t kind = 0;      ///< place in `Tables::classes`
    std::uint32_t squadron = 0;  ///< place in `Battle::squadrons`
    kit::HexShip at;
    Whereabouts where = Whereabouts::on_board;

    // what she can
    std::int32_t cruise = 0;   ///< movement points
    std::int32_t maximum = 0;  ///< 0: none
    std::int32_t ram_attack = 0;
    std::int32_t first_ram_attack = 0;  ///< when she entered
    std::int32_t ram_defence = 0;
    std::int32_t crew = 0;
    std::int32_t first_crew = 0;  ///< when she entered
    std::int32_t manpower = 0;
    std::int32_t first_manpower = 0;  ///< when she entered
    std::int32_t missiles = 0;        ///< rating
    bool may_anastrophe = false;
    bool has_deck = false;
    bool has_towers = false;
    bool had_towers = false;  ///< when she entered
    bool has_flames = false;
    bool is_merchant = false;
    bool is_slow = false;       ///< she came with half her speed or less
    std::int32_t firepots = 0;  ///< left; 0 in the view of another side

    // how she is
    bool is_crippled = false;
    bool is_rammed = false;
    bool is_captured = false;  ///< a prize: crew and manpower 0
    bool has_mast = true;
    bool has_sails_up = false;
    std::optional<std::int32_t> fire_since;  ///< turn in which she caught fire; none: no fire
    std::int32_t fatigue = 0;                ///< turns left
    std::int32_t fatigued_in = 0;            ///< turn in which it was gained
    std::optional<SideIndex> lost_to;        ///< the last that rammed, took, burnt or sank her
    std::optional<Tag> lost_with;            ///< the ship that dragged her down
    std::optional<Tag> taken_by;             ///< the ship that gave the prize crew
    std::optional<std::int32_t> exit;        ///< degrees from north of the edge she left by
    std::int32_t counted = 0;                ///< points already given for her (WG-95)

    // in this turn
    Speed speed = Speed::cruise;
    bool has_moved = false;
    bool was_activated = false;
    bool has_tried_to_ram = false;
    bool has_fired = false;
    std::vector<Tag> raked;  ///< targets, whether or not it worked

    // in this activation
    bool has_finished = false;  ///< her movement
    bool has_reacted = false;
    bool has_cut = false;
    std::int32_t avoidances = 0;
    std::vector<Tag> grappled_at;  ///< targets of her attempts
    std::int32_t boarders = 0;     ///< manpower already sent

    friend bool operator==(const Ship&, const Ship&) = default;
    [[nodiscard]] bool is_there() const { return where == Whereabouts::on_board; }
};
FLAGPLOT_FIELDS(Ship, name, side, first_side, kind, squadron, at, where, cruise, maximum,
                ram_attack, first_ram_attack, ram_defence, crew, first_crew, manpower,
                first_manpower, missiles, may_anastrophe, has_deck, has_towers, had_towers,
                has_flames, is_merchant, is_slow, firepots, is_crippled, is_rammed, is_captured,
                has_mast, has_sails_up, fire_since, fatigue, fatigued_in, lost_to, lost_with,
                taken_by, exit, counted, speed, has_moved, was_activated, has_tried_to_ram,
                has_fired, raked, has_finished, has_reacted, has_cut, avoidances, grappled_at,
                boarders)

/// Two ships that are held together (WG-23, WG-A22, WG-A29).
struct Hold {
    Tag one = 0;
    Tag other = 0;
    HoldKind kind{};

    friend bool operator==(const Hold&, const Hold&) = default;
};
FLAGPLOT_FIELDS(Hold, one, other, kind)

/// Ships under one commander, as they entered.
struct Squadron {
    std::string name;
    SideIndex side;
    Tag commander = 0;

    friend bool operator==(const Squadron&, const Squadron&) = default;
};
FLAGPLOT_FIELDS(Squadron, name, side, commander)

/// Ships that are activated together in this turn: those of a squadron in command range of its
/// commander, or one individual ship (WG-1 B).
struct Group {
    SideIndex side;
    std::vector<Tag> ships;
    bool is_command = false;

    friend bool operator==(const Group&, const Group&) = default;
};
FLAGPLOT_FIELDS(Group, side, ships, is_command)

struct SideState {
    std::string name;
    std::vector<std::uint8_t> hostile;  ///< to each side
    std::int32_t entry = 0;             ///< bearing of its edge from the middle, degrees
    Tag admiral = 0;                    ///< his ship
    std::int32_t initiative = 0;        ///< his rating
    bool is_surprised = false;
    bool has_tested_withdrawal = false;
    std::int32_t points = 0;
    std::int32_t points_at_start = 0;  ///< of its ships by 3.4.1

    friend bool operator==(const SideState&, const SideState&) = default;
};
FLAGPLOT_FIELDS(SideState, name, hostile, entry, admiral, initiative, is_surprised,
                has_tested_withdrawal, points, points_at_start)

/// The wind: the hexside it comes from, and what it does in this turn.
struct WindState {
    std::optional<kit::Hexside> from;  ///< none: not known before the first turn
    bool is_storm = false;
    bool is_calm = false;

    friend bool operator==(const WindState&, const WindState&) = default;
};
FLAGPLOT_FIELDS(WindState, from, is_storm, is_calm)

/// The movement of the ship that moves now.
struct Motion {
    Tag ship = 0;
    std::int32_t left = 0;            ///< movement points
    std::int32_t run = 0;             ///< hexes forward since the last change of facing
    std::int32_t ahead = 0;           ///< hexes forward in this activation
    bool is_spent = false;            ///< points were spent
    bool has_turned_still = false;    ///< on the spot, or by a Turn Around (WG-32)
    bool has_circled = false;         ///< entered a hex twice (WG-33)
    bool is_ended = false;            ///< by a ram or a grapple
    bool has_free_back = false;       ///< it may back off one hex for nothing (3.4.4)
    std::optional<Step> last;         ///< its last step
    std::vector<kit::HexShip> trail;  ///< where it was, and is

    friend bool operator==(const Motion&, const Motion&) = default;
};
FLAGPLOT_FIELDS(Motion, ship, left, run, ahead, is_spent, has_turned_still, has_circled, is_ended,
                has_free_back, last, trail)

/// An attempt against a ship that waits for its answer or its dice (WG-B13).
struct Attempt {
    AttemptKind kind{};
    Tag ship = 0;
    Tag target = 0;
    std::int32_t strength = 0;  ///< of missiles
    bool is_flame = false;
    bool has_firepot = false;
    bool is_through = false;     ///< a rake by Pass-Through
    bool is_anastrophe = false;  ///< a rake or ram that is part of one
    bool is_after_failed_rake = false;
    Hand hand{};  ///< quarter of the target from which an anastrophe rams

    friend bool operator==(const Attempt&, const Attempt&) = default;
};
FLAGPLOT_FIELDS(Attempt, kind, ship, target, strength, is_flame, has_firepot, is_through,
                is_anastrophe, is_after_failed_rake, hand)

/// Missiles fired in this turn, for the log of turns.
struct Shot {
    Tag by = 0;
    Tag at = 0;
    std::int32_t shots = 0;
    std::int32_t hits = 0;
    bool is_flame = false;

    friend bool operator==(const Shot&, const Shot&) = default;
};
FLAGPLOT_FIELDS(Shot, by, at, shots, hits, is_flame)

/// Where the turn stands.
struct Progress {
    std::int32_t turn = 0;     ///< from 1; 0 while the fleets deploy
    std::int32_t turns = 0;    ///< at most
    std::int32_t minutes = 0;  ///< limit of the battle
    Phase phase = Phase::deployment;
    std::optional<SideIndex> asked;     ///< none: the battle is over
    std::vector<SideIndex> initiative;  ///< of this turn: the side that goes first, first
    std::vector<Group> groups;          ///< of this turn; Q1 is the first
    kit::ActivationQueue queue;         ///< of group numbers
    bool is_individuals = false;        ///< it is part F: individual ships act
    GroupNumber active = 0;
    GroupNumber next_active = 0;  ///< the other of a double activation
    Motion motion;
    std::vector<Attempt> attempts;  ///< the first is being answered
    std::vector<Tag> boarded;       ///< targets of this boarding segment
    std::optional<EndedBy> ended_by;

    friend bool operator==(const Progress&, const Progress&) = default;
};
FLAGPLOT_FIELDS(Progress, turn, turns, minutes, phase, asked, initiative, groups, queue,
                is_individuals, active, next_active, motion, attempts, boarded, ended_by)

/// What the last order did, for drawing.
struct Trace {
    kit::Hex from;
    kit::Hex to;
    TraceKind kind{};

    friend bool operator==(const Trace&, const Trace&) = default;
};
FLAGPLOT_FIELDS(Trace, from, to, kind)

/// All of it. In the `Battle` of a view the firepots of other sides' ships are 0.
struct Battle {
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    std::vector<kit::Hex> land;
    std::vector<SideState> sides;
    std::vector<Squadron> squadrons;
    std::vector<Ship> ships;
    std::vector<Hold> holds;
    WindState wind;
    Progress progress;
    std::vector<Shot> shots;  ///< of this turn
    std::vector<Trace> traces;

    friend bool operator==(const Battle&, const Battle&) = default;
    [[nodiscard]] const Ship& ship(Tag tag) const { return ships[tag - 1]; }
    [[nodiscard]] Ship& ship(Tag tag) { return ships[tag - 1]; }
    [[nodiscard]] bool has_ship(Tag tag) const { return tag > 0 && tag <= ships.size(); }
    [[nodiscard]] const Group& group(GroupNumber number) const {
        return progress.groups[number - 1];
    }
    [[nodiscard]] bool is_hostile(SideIndex side, SideIndex other) const {
        return side.index() < sides.size() && other.index() < sides.size() &&
               sides[side.index()].hostile[other.index()] != 0;
    }
};
FLAGPLOT_FIELDS(Battle, columns, rows, land, sides, squadrons, ships, holds, wind, progress, shots,
                traces)

/// What one side knows: all, without the firepots of others.
struct View {
    SideIndex side;
    Battle known;

    friend bool operator==(const View&, const View&) = default;
};
FLAGPLOT_FIELDS(View, side, known)

}  // namespace flagplot::tactical::galley
