#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.h"
#include "tactical/kit/activation.h"
#include "tactical/kit/shape.h"
#include "tactical/kit/short_list.h"
#include "tactical/missile_age/words.h"
#include "tactical/terms.h"

/// \file
/// A battle: a square table in millimetres, its middle at 0,0, x to the east and y to the north.
///
/// Everything on the table has a tag, by which orders and texts name it: T7 a unit or torpedo, M9 a
/// missile in flight. A marker that is nothing is a unit too (`is_dummy`), of a template of its
/// side, so that it moves and is asked like any other (B-MN-08).

namespace flagplot::tactical::missile_age {

using Tag = std::uint32_t;  ///< 0: none

/// Something on the table as orders name it: T7, or M9 if it is a missile in flight.
struct Target {
    Tag tag = 0;
    bool is_missile = false;

    friend bool operator==(const Target&, const Target&) = default;
};
FLAGPLOT_FIELDS(Target, tag, is_missile)

/// Whose civilians are.
inline constexpr SideIndex nobody{0xfffeU};

/// One weapon mount or launcher of a unit.
struct Mount {
    std::int32_t weapon = 0;  ///< its place in `Tables::weapons`
    std::int32_t rounds = 0;  ///< left; -1: no end of them
    std::int32_t full = 0;    ///< when it is new; 0: no end of them
    bool is_out = false;      ///< knocked out, for good
    std::int32_t used = 0;    ///< rounds fired this turn, or 1

    friend bool operator==(const Mount&, const Mount&) = default;
};
FLAGPLOT_FIELDS(Mount, weapon, rounds, full, is_out, used)

/// How a ship came into the battle: what has not changed goes back as it was.
struct Came {
    Level level = Level::intact;
    std::int32_t rating = 0;
    std::int32_t mounts = 0;  ///< that worked
    std::int32_t rounds = 0;  ///< of all that run out
    std::int32_t crew_quality = 0;

    friend bool operator==(const Came&, const Came&) = default;
};
FLAGPLOT_FIELDS(Came, level, rating, mounts, rounds, crew_quality)

/// A ship, an aircraft, a civilian, or a marker that is nothing.
struct Unit {
    Tag tag = 0;  ///< 0: it has not been on the table yet
    SideIndex side;
    std::string name;
    std::int32_t entry = -1;  ///< place among the units of the request; -1: it was not there
    std::int32_t kind = 0;    ///< place in `Tables::templates`
    std::int32_t number = 0;  ///< of an aircraft: A3 is 3, among those of its side
    Craft craft{};
    Size size{};
    bool is_dummy = false;
    bool is_civilian = false;
    bool is_prize = false;  ///< neither fires nor searches
    Came came;

    // what it can
    std::int32_t first_rating = 0;  ///< when new
    std::int32_t rating = 0;        ///< left
    std::int32_t propulsion = 0;    ///< levels lost for good (MN-27, 7)
    std::int32_t first_mvr = 0;     ///< cm, when new
    std::int32_t mvr = 0;           ///< cm
    std::int32_t accel = 1;         ///< markers a turn
    std::int32_t crew_quality = 0;
    std::int32_t damage_modifier = 0;  ///< TDM
    Generation fire_control = Generation::none;
    Generation ecm = Generation::none;
    bool has_radar = false;
    bool has_eo = false;
    bool has_esm = false;
    std::array<bool, systems> is_out{};  ///< knocked out, by `System`
    kit::ShortList<Mount, 8> mounts;

    // how it is
    Level level = Level::intact;
    std::int32_t fires = 0;
    std::int32_t blackout = 0;  ///< levels
    std::optional<SideIndex> hit_by;

    // where it is
    Whereabouts where = Whereabouts::on_table;
    kit::Point place;
    kit::Point was;  ///< where its last move began: bombs fall along it
    std::int32_t heading = 0;
    Altitude altitude = Altitude::surface;
    std::int32_t markers = 0;
    std::int32_t run = 0;         ///< mm straight since the last turn, at most MVR
    std::int32_t stopped_to = 0;  ///< turn to the end of which it lies still (crash stop)
    bool is_aground = false;
    bool is_leaving = false;           ///< it reached the edge
    std::optional<std::int32_t> exit;  ///< bearing of the edge it left by

    // radar
    bool has_radar_on = false;
    bool has_set_radar = false;  ///< this turn
    bool has_emitted = false;    ///< its radar was on in the last spotting phase
    std::int32_t searches = 0;   ///< by radar this turn
    std::int32_t looks = 0;      ///< by eye this turn

    // aircraft
    std::optional<std::int32_t> home;  ///< `entry` of its ship; none: it has none
    std::int32_t endurance = 0;        ///< turns left
    std::int32_t damage_markers = 0;
    std::int32_t back_from = 0;  ///< first turn in which it may come back

    kit::ShortList<Sighting, 8> known_by;  ///< by side; to its own it is a model

    friend bool operator==(const Unit&, const Unit&) = default;
    [[nodiscard]] bool is_on_table() const { return where == Whereabouts::on_table; }
    [[nodiscard]] bool is_aircraft() const { return craft != Craft::ship; }
    [[nodiscard]] bool is_wreck() const { return level == Level::wrecked && !is_aircraft(); }
    [[nodiscard]] Sighting seen_by(SideIndex other) const {
        return other.index() < known_by.size() ? known_by[other.index()] : Sighting::model;
    }
};
FLAGPLOT_FIELDS(Unit, tag, side, name, entry, kind, number, craft, size, is_dummy, is_civilian,
                is_prize, came, first_rating, rating, propulsion, first_mvr, mvr, accel,
                crew_quality, damage_modifier, fire_control, ecm, has_radar, has_eo, has_esm,
                is_out, mounts, level, fires, blackout, hit_by, where, place, was, heading,
                altitude, markers, run, stopped_to, is_aground, is_leaving, exit, has_radar_on,
                has_set_radar, has_emitted, searches, looks, home, endurance, damage_markers,
                back_from, known_by)

/// A missile or guided bomb in flight. It has no place: it stands at its target (B-MN-12).
struct Missile {
    Tag tag = 0;
    SideIndex side;
    Tag firer = 0;  ///< 0: not known to the side that looks
    std::int32_t weapon = 0;
    Tag target = 0;
    std::int32_t arrives = 0;  ///< turn (A-MN-26)

    friend bool operator==(const Missile&, const Missile&) = default;
};
FLAGPLOT_FIELDS(Missile, tag, side, firer, weapon, target, arrives)

/// A torpedo in the water.
struct Torpedo {
    Tag tag = 0;
    SideIndex side;
    Tag firer = 0;
    std::int32_t weapon = 0;
    kit::Point place;
    std::int32_t heading = 0;
    std::int32_t left = 0;  ///< mm of its run
    Tag target = 0;         ///< the vessel it struck and rolls against in 5e (B-MN-13)

    friend bool operator==(const Torpedo&, const Torpedo&) = default;
};
FLAGPLOT_FIELDS(Torpedo, tag, side, firer, weapon, place, heading, left, target)

/// What cannot change during a battle, after the first turn has begun. Lengths in mm.
struct Conditions {
    std::int32_t half_table = 0;  ///< from the middle to an edge
    bool is_night = false;
    bool is_fog = false;
    std::int32_t visibility = 0;  ///< Tactical Visibility; by night that of the night
    std::int32_t day_visibility = 0;
    std::int32_t sea_state = 0;
    Wind wind;
    std::vector<std::int32_t> shores;  ///< bearings of the edges and corners with land
    std::vector<kit::Polygon> land;

    friend bool operator==(const Conditions&, const Conditions&) = default;
};
FLAGPLOT_FIELDS(Conditions, half_table, is_night, is_fog, visibility, day_visibility, sea_state,
                wind, shores, land)

/// What found a marker.
enum class FoundBy : std::uint8_t { radar, eye, missile };

/// A marker that was found; its owner answers.
struct Found {
    Tag tag = 0;
    SideIndex by;
    FoundBy how{};
    Tag missile = 0;

    friend bool operator==(const Found&, const Found&) = default;
};
FLAGPLOT_FIELDS(Found, tag, by, how, missile)

/// Where the turn stands.
struct Progress {
    std::int32_t turn = 0;   ///< from 1; 0 before the first
    std::int32_t turns = 0;  ///< at most
    Phase phase = Phase::opening;
    Asking asking = Asking::readiness;
    SideIndex asked;
    std::vector<SideIndex> initiative;  ///< of this turn, the winner first
    SideIndex beginner;                 ///< of this phase (B-MN-11)
    kit::ActivationQueue queue;         ///< of tags
    Tag active = 0;                     ///< a unit in the middle of its activation
    std::optional<Found> found;
    std::optional<Tag> civilian;   ///< placed, and of a kind that the umpire says
    std::optional<Tag> struck_by;  ///< missile that waits for him
    Tag next_tag = 1;
    EndedBy ended_by = EndedBy::turn_limit;

    friend bool operator==(const Progress&, const Progress&) = default;
};
FLAGPLOT_FIELDS(Progress, turn, turns, phase, asking, asked, initiative, beginner, queue, active,
                found, civilian, struck_by, next_tag, ended_by)

enum class TraceKind : std::uint8_t { moved, searched, fired, launched, esm };

/// What the last order did, for drawing; who does not know the firer has `from` where `to` is. ESM
/// bearings stay for the turn.
struct Trace {
    kit::Point from;
    kit::Point to;
    TraceKind kind{};
    bool is_hit = false;
    Audience readers;

    friend bool operator==(const Trace&, const Trace&) = default;
};
FLAGPLOT_FIELDS(Trace, from, to, kind, is_hit, readers)

/// Where a unit was when a turn began.
struct Passed {
    Tag tag = 0;
    std::int32_t turn = 0;
    kit::Point place;

    friend bool operator==(const Passed&, const Passed&) = default;
};
FLAGPLOT_FIELDS(Passed, tag, turn, place)

struct SideState {
    std::string name;
    std::int32_t commander = 0;       ///< rating
    std::int32_t flagship = -1;       ///< `entry` of the commander's ship
    std::int32_t units_at_start = 0;  ///< ships and aircraft
    bool is_surprised = false;
    std::int32_t entry_bearing = 0;     ///< from the middle
    std::vector<std::uint8_t> hostile;  ///< to each side
    std::vector<Passed> passed;         ///< by its units, turn after turn

    friend bool operator==(const SideState&, const SideState&) = default;
};
FLAGPLOT_FIELDS(SideState, name, commander, flagship, units_at_start, is_surprised, entry_bearing,
                hostile, passed)

/// All of it. In the `Battle` of a view what its side does not know is left out (known.h).
struct Battle {
    std::vector<SideState> sides;
    Conditions conditions;
    Progress progress;
    std::vector<Unit> units;
    std::vector<Missile> missiles;
    std::vector<Torpedo> torpedoes;
    std::vector<Trace> traces;
    std::int32_t civilians_hit = 0;  ///< by anybody

    friend bool operator==(const Battle&, const Battle&) = default;
    [[nodiscard]] bool is_hostile(SideIndex side, SideIndex other) const {
        return side.index() < sides.size() && other.index() < sides.size() &&
               sides[side.index()].hostile[other.index()] != 0;
    }
};
FLAGPLOT_FIELDS(Battle, sides, conditions, progress, units, missiles, torpedoes, traces,
                civilians_hit)

/// What one side knows: the same, without what it does not know. Others' markers and contacts have
/// tag, side, place, altitude and how they are seen; others' models what can be seen of them, with
/// the values of their template; missiles and torpedoes no firer that is not a model.
struct View {
    SideIndex side;
    Battle known;

    friend bool operator==(const View&, const View&) = default;
};
FLAGPLOT_FIELDS(View, side, known)

}  // namespace flagplot::tactical::missile_age

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::missile_age::FoundBy>{
    "radar", "eye", "missile"};
template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::missile_age::TraceKind>{
    "moved", "searched for", "fired at", "launched at", "heard"};

}  // namespace flagplot
