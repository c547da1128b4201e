#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.h"
#include "tactical/kit/activation.h"
#include "tactical/kit/cards.h"
#include "tactical/kit/shape.h"
#include "tactical/squadron/tables.h"
#include "tactical/squadron/words.h"
#include "tactical/terms.h"

/// \file
/// A battle: a table in hundredths of an inch, its middle at 0,0, x to the east and y to the north
/// (US-1). Orders name ships T1, T2, ... and squadrons S1, S2, ... by their place in it, from 1.

namespace flagplot::tactical::squadron {

using ShipNumber = std::uint32_t;      ///< place in `Battle::ships`
using SquadronNumber = std::uint32_t;  ///< place in `Battle::squadrons`
inline constexpr SquadronNumber no_squadron = 0xffff;

/// What a ship has of damage, or came with.
struct Damage {
    std::int32_t hull = 0;
    std::int32_t crew = 0;
    std::array<std::int32_t, lastings> lasting{};  ///< how often it holds: mast twice at most
    std::array<bool, weapon_arcs> silenced{};      ///< the arcs of `Lasting::battery`

    friend bool operator==(const Damage&, const Damage&) = default;
    [[nodiscard]] std::int32_t of(Lasting what) const {
        return lasting[static_cast<std::size_t>(what)];
    }
};
FLAGPLOT_FIELDS(Damage, hull, crew, lasting, silenced)

struct Ship {
    std::string name;
    SideIndex side;
    std::int32_t entry = 0;  ///< place among the units of the request
    std::uint32_t kind = 0;  ///< place in `Battle::classes`
    SquadronNumber squadron = no_squadron;
    bool is_prize = false;      ///< came as one: does not fire
    std::int32_t movement = 0;  ///< Mv as she came
    std::int32_t shots = 0;     ///< of arcs, left in her magazines
    std::int32_t came_shots = 0;
    Damage came;

    Whereabouts where = Whereabouts::waiting;
    kit::Point place;
    std::int32_t heading = 0;
    Damage damage;
    bool is_burning = false;
    Anchor anchor = Anchor::under_way;
    bool is_derelict = false;  ///< no crew left (US-43)
    bool is_at_rest = false;   ///< a derelict that drifts no more
    std::optional<SideIndex> hit_by;
    std::optional<SideIndex> taken_by;
    std::optional<std::int32_t> exit;  ///< bearing of the edge she left by

    // in this activation of her squadron
    bool has_moved = false;
    std::int32_t run = 0;                       ///< how far
    std::array<bool, weapon_arcs> has_fired{};  ///< US-31
    std::int32_t melee_dice = 0;                ///< MD more, by a card
    std::int32_t free_turn = 0;                 ///< degrees that cost nothing, by a card

    std::vector<kit::Point> track;  ///< where she was at the end of each turn

    friend bool operator==(const Ship&, const Ship&) = default;
    [[nodiscard]] bool is_on_table() const { return where == Whereabouts::on_table; }
};
FLAGPLOT_FIELDS(Ship, name, side, entry, kind, squadron, is_prize, movement, shots, came_shots,
                came, where, place, heading, damage, is_burning, anchor, is_derelict, is_at_rest,
                hit_by, taken_by, exit, has_moved, run, has_fired, melee_dice, free_turn, track)

/// US-3.
struct Squadron {
    SideIndex side;
    std::uint32_t kind = 0;   ///< the class of all its ships
    std::int32_t radius = 0;  ///< command radius of this turn, if a card changed it; else 0
    bool is_deployed = false;

    friend bool operator==(const Squadron&, const Squadron&) = default;
};
FLAGPLOT_FIELDS(Squadron, side, kind, radius, is_deployed)

struct SideState {
    std::string name;
    std::int32_t entry = 0;  ///< edge by which it enters: 0 top, 90 right, 180 bottom, 270 left
    bool is_surprised = false;
    std::vector<std::uint8_t> hostile;  ///< to each side
    std::int32_t squadrons_at_start = 0;
    std::int32_t points_at_start = 0;
    std::int32_t initiative_die = 0;     ///< of this turn
    bool may_reroll = false;             ///< a card for it was shown this turn
    Turning shift = Turning::starboard;  ///< of the wind card it laid; hidden from others
    std::vector<kit::Card> held;         ///< that it may exchange now; hidden from others

    friend bool operator==(const SideState&, const SideState&) = default;
};
FLAGPLOT_FIELDS(SideState, name, entry, is_surprised, hostile, squadrons_at_start, points_at_start,
                initiative_die, may_reroll, shift, held)

struct Obstacle {
    ObstacleKind kind{};
    kit::Box base;
    bool blocks_sight = false;  ///< US-A35

    friend bool operator==(const Obstacle&, const Obstacle&) = default;
};
FLAGPLOT_FIELDS(Obstacle, kind, base, blocks_sight)

/// On Beaufort's scale, where the campaign says nothing: the rules know calm and wind alone.
inline constexpr std::int32_t usual_force = 4;

/// Wind and sight (US-10, US-B37).
struct Conditions {
    std::int32_t wind_from = 0;        ///< degrees, a notch
    bool is_wind_given = false;        ///< by the campaign
    std::int32_t force = usual_force;  ///< of the wind; 0: a calm
    std::int32_t shifted = 0;          ///< notches by cards, until the end of the turn
    std::int32_t band = bands;         ///< the furthest in which fire is possible
    std::int32_t fog_band = bands;     ///< the same, by cards, this turn
    std::int32_t swell = 0;            ///< AD less for ships that ran far, this turn
    bool has_coast = false;

    friend bool operator==(const Conditions&, const Conditions&) = default;
    [[nodiscard]] bool is_calm() const { return force == 0; }
};
FLAGPLOT_FIELDS(Conditions, wind_from, is_wind_given, force, shifted, band, fog_band, swell,
                has_coast)

/// Two ships, the lower number first.
struct Pair {
    ShipNumber one = 0;
    ShipNumber other = 0;

    friend constexpr auto operator<=>(const Pair&, const Pair&) = default;
    [[nodiscard]] bool holds(ShipNumber ship) const { return one == ship || other == ship; }
};
FLAGPLOT_FIELDS(Pair, one, other)

/// A ship and an obstacle that touch.
struct Grounded {
    ShipNumber ship = 0;
    std::uint32_t obstacle = 0;

    friend constexpr auto operator<=>(const Grounded&, const Grounded&) = default;
};
FLAGPLOT_FIELDS(Grounded, ship, obstacle)

/// A contact made in this activation (US-24): with a ship or an obstacle.
struct Contact {
    ShipNumber mover = 0;
    std::optional<ShipNumber> ship;
    std::uint32_t obstacle = 0;
    bool is_ram = false;   ///< US-54
    bool is_miss = false;  ///< by an R card: no attack (US-B31)

    friend bool operator==(const Contact&, const Contact&) = default;
};
FLAGPLOT_FIELDS(Contact, mover, ship, obstacle, is_ram, is_miss)

/// The guns of one arc of a ship.
struct Guns {
    ShipNumber ship = 0;
    WeaponArc arc{};

    friend constexpr auto operator<=>(const Guns&, const Guns&) = default;
};
FLAGPLOT_FIELDS(Guns, ship, arc)

/// A share of dice for one ship.
struct Share {
    ShipNumber ship = 0;
    std::int32_t dice = 0;

    friend bool operator==(const Share&, const Share&) = default;
};
FLAGPLOT_FIELDS(Share, ship, dice)

/// A shot as it was declared: at one target with all that join, or split (US-45, US-48).
struct Shot {
    Guns leader;
    std::vector<Guns> joiners;
    std::vector<Share> targets;  ///< one, with 0 dice: all of them; or several, divided

    friend bool operator==(const Shot&, const Shot&) = default;
};
FLAGPLOT_FIELDS(Shot, leader, joiners, targets)

/// MD of a ship for one enemy, or for all of them as one pool (US-64, US-B5).
struct MeleeDice {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    std::int32_t dice = 0;
    bool is_pool = false;  ///< the hits are spread over all enemies (US-69)

    friend bool operator==(const MeleeDice&, const MeleeDice&) = default;
};
FLAGPLOT_FIELDS(MeleeDice, ship, target, dice, is_pool)

/// Hits on a pool that somebody spreads.
struct Spreading {
    std::vector<ShipNumber> ships;
    std::int32_t hits = 0;
    SideIndex by;  ///< who chooses
    SideIndex hit_by;

    friend bool operator==(const Spreading&, const Spreading&) = default;
};
FLAGPLOT_FIELDS(Spreading, ships, hits, by, hit_by)

/// A round of hand-to-hand combat that is being fought.
struct Melee {
    std::vector<Pair> pairs;
    std::vector<MeleeDice> dice;
    std::vector<Spreading> spreadings;
    std::vector<Share> losses;  ///< crew lost so far, taken when all is spread
    bool is_rolled = false;

    friend bool operator==(const Melee&, const Melee&) = default;
};
FLAGPLOT_FIELDS(Melee, pairs, dice, spreadings, losses, is_rolled)

/// A critical hit to be resolved, one after another.
struct CriticalHit {
    ShipNumber ship = 0;
    std::optional<SideIndex> by;
    std::int32_t result = 0;   ///< of 2D6; 0: not rolled yet
    bool is_of_smoke = false;  ///< one of the two of result 12
    bool is_asked = false;     ///< its owner had the chance of an R card

    friend bool operator==(const CriticalHit&, const CriticalHit&) = default;
};
FLAGPLOT_FIELDS(CriticalHit, ship, by, result, is_of_smoke, is_asked)

/// A card as it is played, and for what.
struct PlayedCard {
    kit::Card card;
    std::optional<ShipNumber> ship = {};
    std::optional<Lasting> lasting = {};

    friend bool operator==(const PlayedCard&, const PlayedCard&) = default;
};
FLAGPLOT_FIELDS(PlayedCard, card, ship, lasting)

/// What waits for the answer of enemies (US-B34).
struct Reaction {
    Event event{};
    std::vector<SideIndex> to_ask;  ///< in order; the first is asked
    SideIndex by;                   ///< whose action it is
    PlayedCard card;                ///< of `Event::card`
    Shot shot;                      ///< of `Event::shot`
    std::uint32_t contact = 0;      ///< of `Event::ram`: place in `Activation::contacts`
    bool is_answered = false;  ///< by an R card: the shot halved, the card or ram without effect

    friend bool operator==(const Reaction&, const Reaction&) = default;
};
FLAGPLOT_FIELDS(Reaction, event, to_ask, by, card, shot, contact, is_answered)

/// The activation of a squadron (US-20).
struct Activation {
    SquadronNumber squadron = no_squadron;
    Step step = Step::card;
    std::vector<ShipNumber> element;  ///< the ships that act
    std::vector<ShipNumber> outside;  ///< the others (US-18)
    std::vector<Contact> contacts;
    std::uint32_t asked = 0;            ///< contacts whose rams had their chance of an R card
    std::uint32_t resolved = 0;         ///< contacts whose attacks were rolled
    std::vector<Pair> fought;           ///< US-B20
    std::vector<ShipNumber> broke_off;  ///< tried to, in this activation
    std::vector<Share> crew_due;        ///< crew lost by contacts, marked after the shots (US-61)
    std::vector<Shot> declared;         ///< by `fire.declare = all_first`
    std::vector<Pair> boarding;         ///< by `melee.optional`: who boards whom
    bool is_card_played = false;        ///< S, or A: one of them (US-71)
    bool ignores_wind = false;
    std::int32_t more_movement = 0;
    std::int32_t more_dice = 0;   ///< AD more for the next shot
    bool rerolls_misses = false;  ///< of the next shot

    friend bool operator==(const Activation&, const Activation&) = default;
};
FLAGPLOT_FIELDS(Activation, squadron, step, element, outside, contacts, asked, resolved, fought,
                broke_off, crew_due, declared, boarding, is_card_played, ignores_wind,
                more_movement, more_dice, rerolls_misses)

/// Where the battle stands.
struct Progress {
    std::int32_t turn = 0;     ///< from 1; 0 before the first
    std::int32_t turns = 0;    ///< at most
    std::int32_t minutes = 0;  ///< the limit of the campaign
    Phase phase = Phase::muster;
    Asking asking = Asking::readiness;
    SideIndex asked;
    std::vector<SideIndex> initiative;  ///< of this turn, the winner first; of the last in phase 1
    kit::ActivationQueue queue;         ///< of squadrons
    std::vector<SideIndex> waiting;     ///< sides still to be asked in this phase, in order
    std::uint32_t done = 0;             ///< parts of the phase that are done
    std::optional<Reaction> reaction;
    std::vector<Pair> fought;  ///< hand to hand, this turn
    EndedBy ended_by = EndedBy::turn_limit;

    friend bool operator==(const Progress&, const Progress&) = default;
};
FLAGPLOT_FIELDS(Progress, turn, turns, minutes, phase, asking, asked, initiative, queue, waiting,
                done, reaction, fought, ended_by)

/// What guns fired this turn, for those who count.
struct Volley {
    Guns guns;
    ShipNumber target = 0;
    bool is_hit = false;  ///< it did harm

    friend bool operator==(const Volley&, const Volley&) = default;
};
FLAGPLOT_FIELDS(Volley, guns, target, is_hit)

enum class TraceKind : std::uint8_t { moved, drifted, fired, rammed };

/// What the last order did, for drawing.
struct Trace {
    kit::Point from;
    kit::Point to;
    TraceKind kind{};

    friend bool operator==(const Trace&, const Trace&) = default;
};
FLAGPLOT_FIELDS(Trace, from, to, kind)

/// All of it. In the `Battle` of a view what its side does not know is left out (known.h).
struct Battle {
    std::vector<ShipClass> classes;
    std::vector<SideState> sides;
    std::vector<Squadron> squadrons;
    std::vector<Ship> ships;
    std::vector<Obstacle> obstacles;
    Conditions conditions;
    Progress progress;
    Activation activation;
    Melee melee;
    std::vector<Pair> fights;    ///< enemies in hand-to-hand combat
    std::vector<Pair> touching;  ///< ships that stand in contact
    std::vector<Grounded> grounded;
    std::vector<CriticalHit> criticals;  ///< to be resolved, the first first
    std::vector<ShipNumber> exploding;   ///< at the end of the step (US-B11)
    std::vector<kit::CardTable> decks;   ///< by side, or one; empty in a view
    std::vector<Volley> volleys;
    std::vector<Trace> traces;

    friend bool operator==(const Battle&, const Battle&) = default;
    [[nodiscard]] bool is_hostile(SideIndex side, SideIndex other) const {
        return sides[side.index()].hostile[other.index()] != 0;
    }
    [[nodiscard]] const ShipClass& class_of(const Ship& ship) const { return classes[ship.kind]; }
};
FLAGPLOT_FIELDS(Battle, classes, sides, squadrons, ships, obstacles, conditions, progress,
                activation, melee, fights, touching, grounded, criticals, exploding, decks, volleys,
                traces)

/// What one side knows: everything but the cards of others (US-B33).
struct View {
    SideIndex side;
    Battle known;
    std::vector<kit::CardsSeen> cards;  ///< of each deck

    friend bool operator==(const View&, const View&) = default;
};
FLAGPLOT_FIELDS(View, side, known, cards)

}  // namespace flagplot::tactical::squadron

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::squadron::TraceKind>{
    "moved", "drifted", "fired at", "rammed"};

}  // namespace flagplot
