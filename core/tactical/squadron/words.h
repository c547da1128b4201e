#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// The words of the module: what tables, orders and battles are made of.

namespace flagplot::tactical::squadron {

/// Fields of fire of a ship (US-32).
enum class WeaponArc : std::uint8_t { port, starboard, fore, aft, turret };
inline constexpr std::size_t weapon_arcs = 5;

/// Bands of range (US-31): 8, 16, 24 and 32 inches.
inline constexpr std::size_t bands = 4;

/// Damage that lasts until it is repaired (table 1.4.4). The key of a ship's lasting damage.
enum class Lasting : std::uint8_t { steering, mast, guns, battery, waterline, officers };
inline constexpr std::size_t lastings = 6;

/// What a row of the critical table does besides its hull points.
enum class CriticalEffect : std::uint8_t {
    explosion,
    steering,
    fire,
    mast,
    guns,
    shambles,
    battery,
    none,
    waterline,
    officers,
    smoke  ///< roll twice more
};

/// When a card may be played (US-71).
enum class CardTiming : std::uint8_t {
    turn,        ///< T: in phase 1
    activation,  ///< S: with the activation of a squadron
    action,      ///< A: at any moment of an own activation
    reaction     ///< R: in answer to an enemy
};

/// What cards do: a closed list (table 1.4.6). `value` is as the comment says.
enum class CardOp : std::uint8_t {
    shift_wind,         ///< T: by `value` notches either way, this turn
    fog,                ///< T: fire reaches to band `value` at most, this turn
    reroll_initiative,  ///< T
    swell,              ///< T: ships that move more than half Mv fire with `value` AD less
    ignore_wind,        ///< S: no head wind in this activation
    more_movement,      ///< S: Mv `value` hundredths of an inch more
    command_radius,     ///< S: `value` hundredths of an inch, this turn
    repair_now,         ///< S: one lasting critical, on `value` or more
    more_attack_dice,   ///< A: `value` AD more for one shot
    reroll_misses,      ///< A: all dice of one shot that missed, once
    more_melee_dice,    ///< A: `value` MD more for one ship in one round
    free_turn,          ///< A: `value` degrees of the next turn of one ship cost nothing
    halve_attack,       ///< R: a shot has half its AD
    dodge_ram,          ///< R: a ram is a miss on `value` or more
    reroll_critical,    ///< R: one critical result against an own ship; the second stands
    cancel_card         ///< R: an S or A card has no effect on `value` or more
};

/// What a ship may run against (US-58).
enum class ObstacleKind : std::uint8_t { soft, solid, very_solid };

enum class Whereabouts : std::uint8_t {
    waiting,  ///< not deployed yet
    on_table,
    sunk,
    captured,  ///< beaten in hand-to-hand combat, or taken as a derelict (US-42, US-44)
    rescued,   ///< a derelict taken by her own fleet (US-44)
    left       ///< over an edge (US-A34)
};

/// US-28.
enum class Anchor : std::uint8_t { under_way, anchored, weighing };

/// Phases of a turn (US-4), and what comes before the first.
enum class Phase : std::uint8_t {
    muster,      ///< every side says that it is ready
    deployment,  ///< US-B3
    turn_cards,
    initiative,
    activations,
    end,
    over
};

/// What a side is asked.
enum class Asking : std::uint8_t {
    readiness,
    deployment,  ///< one squadron
    turn_card,   ///< lay a T card, or pass
    reroll,      ///< the holder of a re-roll card shown: roll again?
    who_begins,  ///< by `initiative.winner_may_pass`
    squadron,    ///< which one to activate
    element,     ///< which element acts (US-19)
    break_off,   ///< which engaged ship tries to break off; passing begins the round
    melee_dice,  ///< how a ship divides its MD (US-64)
    losses,      ///< who of a pool dies (US-69)
    movement,    ///< one ship of the element
    fire,        ///< a shot; passing ends it
    melee,       ///< by `melee.optional`: board the ships touched, or pass
    reaction,    ///< an R card, or pass
    exchange,    ///< cards held that are thrown away (US-70)
    nobody       ///< it is over
};

/// What happens in an activation, in this order (US-20, US-B14).
enum class Step : std::uint8_t {
    card,
    element,
    break_off,
    melee,  ///< the round of old fights
    drift,
    movement,
    contacts,
    fire,
    boarding,  ///< the round of new contacts
    finish
};

/// What an enemy may answer with an R card (US-B34).
enum class Event : std::uint8_t { card, shot, ram, critical };

/// How the base of a squadron is laid out when it is deployed.
enum class Pattern : std::uint8_t { line, abreast };

/// Which way a wind card shifts the wind, and a ship turns.
enum class Turning : std::uint8_t { port, starboard };

}  // namespace flagplot::tactical::squadron

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::squadron::WeaponArc>{
    "port", "starboard", "fore", "aft", "turret"};
template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::squadron::Lasting>{
    "steering", "mast", "guns", "battery", "waterline", "officers"};
template <>
inline constexpr std::array<std::string_view, 11> words_of<tactical::squadron::CriticalEffect>{
    "explosion", "steering", "fire",      "mast",     "guns", "shambles",
    "battery",   "none",     "waterline", "officers", "smoke"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::squadron::CardTiming>{"T", "S",
                                                                                          "A", "R"};
template <>
inline constexpr std::array<std::string_view, 16> words_of<tactical::squadron::CardOp>{
    "shift wind",         "fog",
    "re-roll initiative", "swell",
    "ignore wind",        "more movement",
    "command radius",     "repair now",
    "more attack dice",   "re-roll misses",
    "more melee dice",    "free turn",
    "halve attack",       "dodge ram",
    "re-roll critical",   "cancel card"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::squadron::ObstacleKind>{
    "soft", "solid", "very solid"};
template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::squadron::Whereabouts>{
    "waiting", "on the table", "sunk", "captured", "rescued", "left"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::squadron::Anchor>{
    "under way", "anchored", "weighing"};
template <>
inline constexpr std::array<std::string_view, 7> words_of<tactical::squadron::Phase>{
    "muster", "deployment", "T cards", "initiative", "activations", "end phase", "over"};
template <>
inline constexpr std::array<std::string_view, 16> words_of<tactical::squadron::Asking>{
    "readiness", "deployment", "T card",     "re-roll", "who begins", "squadron",
    "element",   "break off",  "melee dice", "losses",  "movement",   "fire",
    "boarding",  "reaction",   "exchange",   "nobody"};
template <>
inline constexpr std::array<std::string_view, 10> words_of<tactical::squadron::Step>{
    "card",     "element",  "break off", "melee",    "drift",
    "movement", "contacts", "fire",      "boarding", "finish"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::squadron::Event>{
    "card", "shot", "ram", "critical"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::Pattern>{"line",
                                                                                       "abreast"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::squadron::Turning>{"port",
                                                                                       "starboard"};

}  // namespace flagplot
