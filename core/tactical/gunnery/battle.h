#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "tactical/gunnery/order.h"
#include "tactical/gunnery/tables.h"
#include "tactical/kit/plane.h"
#include "tactical/terms.h"

/// \file
/// A battle of gunnery. `Side` holds all that one side knows, of itself and of others, and nothing
/// else: a view is a side and what everybody knows. What is hidden from a side about itself (who
/// sees it, whom its contacts are) stands in `Truth`.
///
/// Places are yards, headings degrees from north, speeds knots, shares per cent.

namespace flagplot::tactical::gunnery {

/// Guns of one class that a ship was built with (GU-8).
struct BatteryDesign {
    std::int32_t gun = 0;  ///< place in `Tables::guns`
    std::int32_t guns = 0;
    std::int32_t per_mount = 1;
    std::int32_t beam = 100;  ///< per cent that bear on the beam
    std::int32_t ends = 50;   ///< per cent that bear right ahead and astern

    friend bool operator==(const BatteryDesign&, const BatteryDesign&) = default;
};
FLAGPLOT_FIELDS(BatteryDesign, gun, guns, per_mount, beam, ends)

/// A class of ships, as its data say or GU-74 does.
struct Design {
    std::string name;
    std::string type;  ///< "heavy cruiser"
    std::int32_t tons = 0;
    std::int32_t year = 0;
    Handling handling = Handling::cruiser;
    bool is_merchant = false;
    std::vector<BatteryDesign> batteries;  ///< the main one is that of the greatest calibre
    std::int32_t belt = 0;                 ///< mm
    std::int32_t deck = 0;
    std::int32_t turret = 0;
    std::int32_t torpedo = 0;  ///< place in `Tables::torpedoes`
    std::int32_t tubes = 0;
    std::int32_t dud = 0;       ///< per cent
    std::int32_t control = 0;   ///< 0 to 5
    std::int32_t radar = 0;     ///< 0 to 3
    std::int32_t night = 2;     ///< 0 to 3
    std::int32_t magazine = 9;  ///< thousandths
    bool has_spotter = false;   ///< an aircraft (GU-61)
    std::int32_t knots = 0;     ///< greatest speed, undamaged

    friend bool operator==(const Design&, const Design&) = default;
};
FLAGPLOT_FIELDS(Design, name, type, tons, year, handling, is_merchant, batteries, belt, deck,
                turret, torpedo, tubes, dud, control, radar, night, magazine, has_spotter, knots)

/// What is left of a battery; its place is that of its design.
struct Battery {
    std::int32_t guns = 0;
    std::int32_t rounds = 0;

    friend bool operator==(const Battery&, const Battery&) = default;
};
FLAGPLOT_FIELDS(Battery, guns, rounds)

/// How a ship was lost, for the log and what is learned.
enum class Fate : std::uint8_t {
    afloat,  ///< a wreck too, as long as she floats
    blew_up,
    flooded,
    foundered,  ///< as a wreck
    finished,   ///< as a wreck, by a torpedo
    struck,     ///< she surrendered (GU-62)
    afterwards  ///< a wreck that did not outlast the battle by long (GU-58)
};

/// A ship of a side; its place is that of the request among the ships of its side.
struct Ship {
    std::string name;
    std::int32_t design = 0;     ///< place in `Side::designs`
    std::int32_t formation = 0;  ///< of her side, from 0
    kit::Point at;
    std::int32_t heading = 0;
    std::int32_t knots = 0;      ///< what she made last turn
    std::int32_t remainder = 0;  ///< sixths of a yard carried over (GU-3)
    std::int32_t crew = 100;     ///< grade and losses together
    std::int32_t hull_new = 1;   ///< hull points new (GU-9)
    std::int32_t hull = 1;       ///< left; at 0 or less she is a wreck (GU-44)
    std::int32_t flood = 0;
    std::int32_t engines = 100;     ///< per cent of her speed (GU-55)
    std::int32_t engines_lost = 0;  ///< by hits in the machinery, and repaired of it (GU-54)
    std::int32_t engines_gained = 0;
    std::int32_t fires = 0;
    bool control_out = false;
    bool rudder_jammed = false;
    std::vector<Battery> batteries;
    std::int32_t tubes = 0;         ///< torpedoes in them
    std::int32_t reloads_turn = 0;  ///< when they are loaded again; 0: not
    bool may_reload = false;        ///< once (GU-45)
    Fate fate = Fate::afloat;
    bool has_left = false;
    bool has_fired = false;         ///< her guns in this battle (GU-32)
    bool fired_last_turn = false;   ///< her main guns: flashes (GU-15)
    bool was_surprised = false;     ///< fires a quarter as fast at first (GU-32)
    std::int32_t silent_until = 0;  ///< acts and fires from this turn on (GU-20)
    std::int32_t hit_turns = 0;     ///< 3 in the turn after a hit, then less
    std::int32_t last_target = -1;  ///< place in `Side::contacts`; -1: none
    std::int32_t fired_on_by = -1;  ///< the side that fired at her last turn, as far as seen
    std::int32_t saved = 0;         ///< of her crew by others, per cent (GU-53)
    bool is_derelict = false;       ///< came in without crew or was left so

    friend bool operator==(const Ship&, const Ship&) = default;
    [[nodiscard]] bool is_wreck() const { return hull <= 0; }
    [[nodiscard]] bool is_sunk() const { return fate != Fate::afloat && fate != Fate::struck; }
    /// Afloat, under command, and here.
    [[nodiscard]] bool is_there() const {
        return fate == Fate::afloat && !has_left && hull > 0 && !is_derelict;
    }
    /// Afloat and here, if only as a wreck.
    [[nodiscard]] bool is_in_sight() const { return fate == Fate::afloat && !has_left; }
};
FLAGPLOT_FIELDS(Ship, name, design, formation, at, heading, knots, remainder, crew, hull_new, hull,
                flood, engines, engines_lost, engines_gained, fires, control_out, rudder_jammed,
                batteries, tubes, reloads_turn, may_reload, fate, has_left, has_fired,
                fired_last_turn, was_surprised, silent_until, hit_turns, last_target, fired_on_by,
                saved, is_derelict)

/// What stands ordered of one sort: the verb and what it needs.
struct Standing {
    Verb verb{};
    std::int32_t number = 0;
    std::int32_t enemy = 0;
    std::string name;

    friend bool operator==(const Standing&, const Standing&) = default;
};
FLAGPLOT_FIELDS(Standing, verb, number, enemy, name)

/// How a formation came into the battle: what its captain tries where no doctrine says (GU-73).
enum class Stance : std::uint8_t { seek, accept, avoid };

/// Ships that are ordered together, the guide first (GU-10).
struct Division {
    std::string name;  ///< "D1"; "D1x" dropped out of it
    std::int32_t formation = 0;
    Stance stance = Stance::accept;
    std::vector<std::int32_t> ships;  ///< places in `Side::ships`
    bool is_convoy = false;
    bool is_scattered = false;
    bool is_together = false;  ///< keeps stations, every ship turns for herself (GU-4)
    std::int32_t heading = 0;  ///< that it steers
    std::int32_t speed = 0;    ///< ordered; `full_speed` is all it has
    std::int32_t knots = 0;    ///< that it makes
    Standing motion{Verb::steer, 0, 0, {}};
    Standing guns{Verb::fire_freely, 0, 0, {}};
    std::int32_t opens_at = 0;  ///< hundreds of yards; 0: at effective range
    Standing torpedoes{Verb::torpedoes_freely, 0, 0, {}};
    bool is_weaving = false;
    bool makes_smoke = false;
    bool made_smoke = false;   ///< last turn: it still hides (GU-50)
    Verb lights = Verb::dark;  ///< searchlights, star_shell or dark
    bool is_radar_on = true;
    std::int32_t shaken_until = 0;    ///< breaks off through this turn (GU-60)
    bool has_enemy_in_range = false;  ///< within `opens_at` last turn (GU-29)
    std::uint8_t given = 0;           ///< sorts that were ordered this turn, by bit
    std::vector<kit::Point> track;    ///< of the guide, hundreds of yards, every `turns_of_track`

    friend bool operator==(const Division&, const Division&) = default;
    [[nodiscard]] bool is_breaking_off() const { return motion.verb == Verb::break_off; }
};
FLAGPLOT_FIELDS(Division, name, formation, stance, ships, is_convoy, is_scattered, is_together,
                heading, speed, knots, motion, guns, opens_at, torpedoes, is_weaving, makes_smoke,
                made_smoke, lights, is_radar_on, shaken_until, has_enemy_in_range, given, track)

/// Ordered speed of a division that makes all it can.
inline constexpr std::int32_t full_speed = 99;
/// A track has a place for every so many turns, the first at the beginning.
inline constexpr std::int32_t turns_of_track = 2;

/// How much a side knows of a ship (GU-17).
enum class Knowing : std::uint8_t {
    lost,     ///< was known or seen, and is no more; what is said of her is old
    flash,    ///< the flashes of her guns by night
    contact,  ///< place, large or small
    seen,     ///< her type
    known     ///< her class and name
};

/// Another's ship as a side knows her; its place is her number with that side. What was learned
/// once stays: `best` says how much.
struct Contact {
    SideIndex side;
    std::int32_t enemy = 0;  ///< her division when she was last held: 3 is E3
    Knowing now = Knowing::lost;
    Knowing best = Knowing::contact;
    bool is_large = false;
    std::string type;  ///< from `seen` on
    std::string name;  ///< from `known` on
    /// What she is taken for: place in `Side::designs`. Her class from `known` on; a ship of her
    /// type or size before.
    std::int32_t design = 0;
    kit::Point at;  ///< at the end of the turn in which she was last held
    std::int32_t heading = 0;
    std::int32_t knots = 0;
    std::int32_t turn = 0;  ///< when she was last held
    bool is_burning = false;
    bool is_wreck = false;
    bool is_gone = false;    ///< seen to sink, strike or leave
    bool is_sunk = false;    ///< seen to sink
    bool has_fired = false;  ///< in that turn, as seen
    bool is_weaving = false;
    bool is_by_radar = false;  ///< held by radar alone
    std::int32_t hurt = 0;     ///< hull points that this side's hits are taken to have cost her

    friend bool operator==(const Contact&, const Contact&) = default;
};
FLAGPLOT_FIELDS(Contact, side, enemy, now, best, is_large, type, name, design, at, heading, knots,
                turn, is_burning, is_wreck, is_gone, is_sunk, has_fired, is_weaving, is_by_radar,
                hurt)

/// Torpedoes of this side under way (GU-46).
struct Salvo {
    std::int32_t ship = 0;     ///< that launched them
    std::int32_t target = 0;   ///< place in `Side::contacts`
    std::int32_t torpedo = 0;  ///< class
    std::int32_t count = 0;
    std::int32_t range = 0;    ///< at launch, hundreds of yards
    std::int32_t arrives = 0;  ///< turn
    std::int32_t heading = 0;  ///< of the target at launch
    std::int32_t knots = 0;
    std::int32_t night = 0;   ///< the launcher's grade
    std::int32_t dud = 0;     ///< per cent
    std::int32_t chance = 0;  ///< of each torpedo as reckoned at launch, ten thousandths

    friend bool operator==(const Salvo&, const Salvo&) = default;
};
FLAGPLOT_FIELDS(Salvo, ship, target, torpedo, count, range, arrives, heading, knots, night, dud,
                chance)

/// Why a side that carries on is asked again (GU-29).
enum class Interrupt : std::uint8_t {
    none,
    new_enemy,
    fired_at,
    torpedo_hit,
    ship_stopped,
    ship_wrecked,
    tracks_seen,
    range_reached,
    target_out
};

/// A side, and all that it knows.
struct Side {
    std::string name;
    bool is_neutral = false;
    std::vector<Design> designs;  ///< of its ships, and of those it knows
    std::vector<Ship> ships;
    std::vector<Division> divisions;  ///< an empty one is no more
    std::int32_t enemies = 0;         ///< highest number given to another's division: E3 is 3
    std::vector<Contact> contacts;
    std::vector<Salvo> salvoes;
    std::vector<std::int32_t> tracks_at;  ///< own ships that torpedo tracks were seen to make for
    bool is_aware = true;
    std::int32_t aware_turn = 0;
    /// Sides that are taken to be aware, 1 each: seen to fire, to turn away or to change speed.
    std::vector<std::uint8_t> alert;
    bool was_fired_at = false;
    std::int32_t carry_on = 0;  ///< turns that it lets pass without an order
    Interrupt interrupt = Interrupt::none;

    friend bool operator==(const Side&, const Side&) = default;
};
FLAGPLOT_FIELDS(Side, name, is_neutral, designs, ships, divisions, enemies, contacts, salvoes,
                tracks_at, is_aware, aware_turn, alert, was_fired_at, carry_on, interrupt)

enum class Stage : std::uint8_t { orders, over };

/// What everybody knows.
struct Conditions {
    std::int64_t begin = 0;    ///< minutes since 1 January 1900, 00:00
    bool is_night = false;     ///< the request's light
    std::int32_t weather = 0;  ///< place in `Tables::weather`
    bool is_coastal = false;
    std::int32_t moon_age = -1;   ///< the request's, days since new; -1: as the date says (GU-13)
    std::int32_t wind_from = -1;  ///< degrees; -1: not known
    std::int32_t minutes = 3;     ///< of a turn
    std::int32_t limit = 3;       ///< minutes that it may take: the last turn may be cut short
    std::int32_t turns = 1;       ///< at most
    std::int32_t turn = 0;        ///< that were played
    Stage stage = Stage::orders;
    SideIndex asked;
    EndedBy ended_by = EndedBy::turn_limit;
    std::vector<std::string> sides;     ///< names
    std::vector<std::uint8_t> hostile;  ///< of side a to side b at a * sides + b

    friend bool operator==(const Conditions&, const Conditions&) = default;
    /// Minutes that were fought.
    [[nodiscard]] std::int32_t minutes_fought() const { return std::min(turn * minutes, limit); }
    [[nodiscard]] bool is_hostile(SideIndex side, SideIndex other) const {
        return hostile[side.index() * sides.size() + other.index()] != 0;
    }
};
FLAGPLOT_FIELDS(Conditions, begin, is_night, weather, is_coastal, moon_age, wind_from, minutes,
                limit, turns, turn, stage, asked, ended_by, sides, hostile)

/// A ship of any side.
struct ShipRef {
    SideIndex side;
    std::int32_t ship = 0;

    friend constexpr auto operator<=>(const ShipRef&, const ShipRef&) = default;
};
FLAGPLOT_FIELDS(ShipRef, side, ship)

/// A division of any side.
struct DivisionRef {
    SideIndex side;
    std::int32_t division = 0;

    friend constexpr auto operator<=>(const DivisionRef&, const DivisionRef&) = default;
};
FLAGPLOT_FIELDS(DivisionRef, side, division)

/// What is true of a side and hidden from it.
struct Truth {
    std::vector<DivisionRef> enemies;      ///< whose divisions E1, E2, ... are
    std::vector<ShipRef> contacts;         ///< whom its contacts are
    std::vector<std::int32_t> undetected;  ///< turns that each division was not seen (GU-59)
    std::vector<std::int32_t> finishing;   ///< turns that an enemy could finish each wreck (GU-57)
    std::vector<std::int32_t> struck_at;   ///< turns that an enemy lay close by each ship (GU-62)
    std::vector<SideIndex> hit_by;         ///< who hit each ship last; her own side: nobody

    friend bool operator==(const Truth&, const Truth&) = default;
};
FLAGPLOT_FIELDS(Truth, enemies, contacts, undetected, finishing, struck_at, hit_by)

/// What one ship has fired at another with one weapon, for the record and the figures.
struct Tally {
    ShipRef firer;
    ShipRef target;
    std::int32_t weapon = 0;  ///< place in `Tables::guns`; behind them `Tables::torpedoes`
    std::int32_t shots = 0;
    std::int32_t expected = 0;  ///< hits, in thousandths
    std::int32_t hits = 0;

    friend bool operator==(const Tally&, const Tally&) = default;
};
FLAGPLOT_FIELDS(Tally, firer, target, weapon, shots, expected, hits)

struct Battle {
    Conditions conditions;
    std::vector<Side> sides;
    std::vector<Truth> truths;  ///< by side
    std::int32_t quiet = 0;     ///< turns without fire or contact (GU-62)
    std::int32_t air_turn = 0;  ///< in which all weave (GU-61); 0: in none
    std::vector<Tally> tally;

    friend bool operator==(const Battle&, const Battle&) = default;
};
FLAGPLOT_FIELDS(Battle, conditions, sides, truths, quiet, air_turn, tally)

/// What one side knows.
struct View {
    SideIndex side;
    Conditions conditions;
    Side own;

    friend bool operator==(const View&, const View&) = default;
};
FLAGPLOT_FIELDS(View, side, conditions, own)

}  // namespace flagplot::tactical::gunnery
