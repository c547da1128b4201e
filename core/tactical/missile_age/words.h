#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// The words of the module: what tables, orders and battles are made of.

namespace flagplot::tactical::missile_age {

enum class Size : std::uint8_t { very_small, small, medium, large, very_large };
inline constexpr std::size_t sizes = 5;

/// How a unit moves.
enum class Craft : std::uint8_t { ship, helicopter, propeller, jet };

/// Of a fire control, jammer or seeker. None: there is no such thing, or it has none.
enum class Generation : std::uint8_t { none, first, second, third };
inline constexpr std::size_t generations = 4;

/// What guides a missile to its target.
enum class Seeker : std::uint8_t {
    unguided,
    active_radar,       ///< ARH
    semi_active_radar,  ///< SARH
    command_visual,     ///< CMD (V)
    command_radio,      ///< CMD (R)
    command_wire,       ///< CMD (Wire)
    infra_red           ///< IR
};

enum class WeaponKind : std::uint8_t {
    gun,         ///< of a ship
    rockets,     ///< salvo launcher of a ship
    air_gun,     ///< the next three are of aircraft, fired in 5a
    rocket_pod,  //
    bomb,
    missile,      ///< against ships, or a guided bomb
    air_missile,  ///< air to air, fired in 5a by the table of guns
    sam,
    ciws,
    torpedo,
    chaff,
    flares,
    torpedo_decoy
};

/// Surface: a vessel, or of a weapon that it reaches no aircraft.
enum class Altitude : std::uint8_t { surface, low, medium, high };

/// Of damage (MN-20).
enum class Level : std::uint8_t { intact, light, heavy, critical, wrecked };

/// What may be knocked out besides weapons (A-MN-36).
enum class System : std::uint8_t { fire_control, radar, eo, esm, ecm };
inline constexpr std::size_t systems = 5;

/// What one side knows of another's unit (MN-10, MN-16).
enum class Sighting : std::uint8_t { marker, contact, model };

enum class Whereabouts : std::uint8_t {
    on_table,
    aboard,   ///< an aircraft on its ship
    away,     ///< an aircraft lightly damaged that may come back (MN-31)
    left,     ///< over an edge
    spent,    ///< an aircraft whose endurance is over: out of play, not lost
    lost,     ///< an aircraft shot down or gone with its ship
    sunk,     ///< a ship, by the switch `damage.sinking`
    removed,  ///< a marker that was nothing
};

/// The sub-phases of a turn (MN-01), and what comes before the first.
enum class Phase : std::uint8_t {
    opening,
    civilians,
    air,        ///< 2b
    vessels,    ///< 2c, with guided torpedoes
    torpedoes,  ///< 2d
    air_again,  ///< 2e
    spotting,   ///< 3
    launch,     ///< 4
    guns,       ///< 5a
    sams,       ///< 5b
    decoys,     ///< 5c
    close_in,   ///< 5d
    hits,       ///< 5e
    over
};

/// Whom the battle waits for.
enum class Asking : std::uint8_t {
    readiness,  ///< a side before the first turn
    beginner,   ///< the winner of the initiative: who begins this phase (A-MN-04)
    activation,
    owner,   ///< the owner of a marker that was found (MN-10, MN-16, MN-17)
    umpire,  ///< which civilian it is (B-MN-18)
    nobody   ///< it is over
};

/// An attack by the table of 6.2.
enum class Attack : std::uint8_t {
    ship_gun,  ///< guns and rockets of ships against ships
    bombs,
    air_gun,
    air_rocket,
    gun_at_air,  ///< of ships, CIWS too
    air_to_air
};
inline constexpr std::size_t attacks = 6;

}  // namespace flagplot::tactical::missile_age

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::missile_age::Size>{
    "very small", "small", "medium", "large", "very large"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::missile_age::Craft>{
    "ship", "helicopter", "propeller", "jet"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::missile_age::Generation>{
    "none", "1st", "2nd", "3rd"};
template <>
inline constexpr std::array<std::string_view, 7> words_of<tactical::missile_age::Seeker>{
    "unguided",      "active radar", "semi-active radar", "command visual",
    "command radio", "command wire", "infra-red"};
template <>
inline constexpr std::array<std::string_view, 13> words_of<tactical::missile_age::WeaponKind>{
    "gun", "rockets", "air gun", "rocket pod", "bomb",   "missile",      "air missile",
    "SAM", "CIWS",    "torpedo", "chaff",      "flares", "torpedo decoy"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::missile_age::Altitude>{
    "surface", "low", "medium", "high"};
template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::missile_age::Level>{
    "intact", "light", "heavy", "critical", "wrecked"};
template <>
inline constexpr std::array<std::string_view, 5> words_of<tactical::missile_age::System>{
    "fire control", "radar", "EO", "ESM", "ECM"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::missile_age::Sighting>{
    "marker", "radar contact", "model"};
template <>
inline constexpr std::array<std::string_view, 8> words_of<tactical::missile_age::Whereabouts>{
    "on the table", "aboard", "away", "left", "spent", "lost", "sunk", "removed"};
template <>
inline constexpr std::array<std::string_view, 14> words_of<tactical::missile_age::Phase>{
    "opening",         "civilian vessels", "aircraft",      "vessels", "torpedoes",
    "aircraft again",  "spotting",         "launch",        "guns",    "SAMs",
    "countermeasures", "close-in weapons", "incoming hits", "over"};
template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::missile_age::Asking>{
    "readiness", "beginner", "activation", "owner", "umpire", "nobody"};
template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::missile_age::Attack>{
    "ship gun", "bombs", "air gun", "air rocket", "gun at air", "air to air"};

}  // namespace flagplot
