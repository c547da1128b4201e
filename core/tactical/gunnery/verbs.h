#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tactical/gunnery/order.h"
#include "tactical/gunnery/units.h"

/// \file
/// The table of verbs (GU-28): what stands behind each in an order, which divisions it is for, and
/// what it does in a few words. Reader, writer, options and forms are made of it.

namespace flagplot::tactical::gunnery {

/// What stands behind a verb.
enum class Slots : std::uint8_t {
    none,
    heading,           ///< `090`
    heading_or_none,   ///< `090`, or nothing
    knots,             ///< `24`
    enemy,             ///< `E2`
    range_from_enemy,  ///< `14000 from E2`
    enemy_at_range,    ///< `E2`, or `E2 at 8000`
    division,          ///< `D2`
    target,            ///< `E2`, or a ship by her name: `"Hart"`
    preference,        ///< a `Prefer`; nothing is the first of them
    opening,           ///< `14000`, or `effective range`
    enemy_and_number   ///< `E2`, or `E2 4`
};

/// Which divisions a verb is for.
enum class For : std::uint8_t {
    all,
    warships,     ///< no convoy
    convoy,       ///< that has not scattered
    armed,        ///< with a gun left
    torpedoes,    ///< with a torpedo left
    night,        ///< by night
    armed_night,  ///< with a gun left, by night
    with_radar    ///< with a ship that has radar
};

struct VerbRow {
    Verb verb{};
    Slots slots{};
    For whom{};
    std::string_view help;
};

inline constexpr std::array<VerbRow, 30> verb_rows{{
    {Verb::steer, Slots::heading, For::all, "a course; the line follows its leader"},
    {Verb::together, Slots::heading, For::all, "a course; every ship turns at once"},
    {Verb::reform, Slots::none, For::warships, "makes a line again"},
    {Verb::close, Slots::enemy, For::all, "steers for the enemy"},
    {Verb::open, Slots::enemy, For::all, "steers away from the enemy"},
    {Verb::keep, Slots::range_from_enemy, For::all, "the range it keeps, in yards"},
    {Verb::cross, Slots::enemy_at_range, For::warships, "makes for a point ahead of the enemy"},
    {Verb::screen, Slots::division, For::warships, "keeps between that division and the enemy"},
    {Verb::follow, Slots::division, For::warships, "keeps astern of that division"},
    {Verb::scatter, Slots::none, For::convoy, "every ship for herself"},
    {Verb::break_off, Slots::heading_or_none, For::all, "leaves the battle"},
    {Verb::stop, Slots::none, For::all, "stops"},
    {Verb::speed, Slots::knots, For::all, "knots"},
    {Verb::full, Slots::none, For::all, "all the speed it has"},
    {Verb::fire_at, Slots::target, For::armed, "fires at these and at nobody else"},
    {Verb::fire_freely, Slots::preference, For::armed, "each ship chooses her target"},
    {Verb::hold_fire, Slots::none, For::armed, "does not fire"},
    {Verb::open_at, Slots::opening, For::armed, "the range within which it fires, in yards"},
    {Verb::torpedoes_at, Slots::enemy_and_number, For::torpedoes, "launches at these"},
    {Verb::torpedoes_freely, Slots::none, For::torpedoes, "launches at a good chance"},
    {Verb::keep_torpedoes, Slots::none, For::torpedoes, "launches none"},
    {Verb::weave, Slots::none, For::warships, "is harder to hit, and hits less"},
    {Verb::steady, Slots::none, For::warships, "stops weaving"},
    {Verb::smoke, Slots::none, For::all, "makes smoke"},
    {Verb::no_smoke, Slots::none, For::all, "stops making smoke"},
    {Verb::searchlights, Slots::none, For::night, "lights its targets"},
    {Verb::star_shell, Slots::none, For::armed_night, "lights its target with star shell"},
    {Verb::dark, Slots::none, For::night, "shows no lights"},
    {Verb::radar_off, Slots::none, For::with_radar, "switches its radar off"},
    {Verb::radar_on, Slots::none, For::with_radar, "switches its radar on"},
}};

[[nodiscard]] constexpr const VerbRow& row_of(Verb verb) {
    return verb_rows.at(static_cast<std::size_t>(verb));
}

/// Bounds of what stands in orders: knots; hundreds of yards; torpedoes; turns that a side carries
/// on.
inline constexpr std::int32_t most_knots = 60;
inline constexpr std::int32_t most_range = 450;
inline constexpr std::int32_t most_torpedoes = 40;
inline constexpr std::int32_t most_turns = 10;

}  // namespace flagplot::tactical::gunnery
