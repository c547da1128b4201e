#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"

/// \file
/// What a side orders: a line of clauses, `D1: close E2; D1: full; carry on 3` (GU-27, GU-28).
/// Orders to divisions stand until they are changed.

namespace flagplot::tactical::gunnery {

/// Each verb is of one sort (`sort_of`); a division has one standing order of each sort.
enum class Verb : std::uint8_t {
    // motion
    steer,      ///< to `number`, degrees; a line follows its leader
    together,   ///< the same, every ship at once (GU-4)
    reform,     ///< makes a line again, on the present heading
    close,      ///< steers for `enemy`
    open,       ///< steers away from `enemy`
    keep,       ///< `number` hundred yards from `enemy`
    cross,      ///< makes for the point `number` hundred yards ahead of the guide of `enemy`
    screen,     ///< keeps between own division `name` and the nearest enemy (GU-51)
    follow,     ///< astern of own division `name`
    scatter,    ///< every ship for herself (GU-52)
    break_off,  ///< to `number`, degrees, or -1: away from the nearest enemy (GU-59)
    stop,
    // speed
    speed,  ///< `number` knots
    full,
    // guns
    fire_at,      ///< `enemy`, or the ship `name`
    fire_freely,  ///< each ship at her best target (GU-70), of the sort `number`: a `Prefer`
    hold_fire,
    open_at,  ///< fires freely within `number` hundred yards; 0: at effective range
    // torpedoes
    torpedoes_at,      ///< `enemy`, `number` from each ship, 0: as many as needed
    torpedoes_freely,  ///< at a good chance
    keep_torpedoes,
    // evasion
    weave,
    steady,
    // smoke
    smoke,
    no_smoke,
    // lights
    searchlights,
    star_shell,
    dark,
    // radar
    radar_off,
    radar_on
};

/// What a division that fires freely likes best. Numbers stand in `Clause::number`.
enum class Prefer : std::uint8_t { best, strongest, nearest, merchants, escorts, cripples };

enum class Sort : std::uint8_t { motion, speed, guns, torpedoes, evasion, smoke, lights, radar };

[[nodiscard]] constexpr Sort sort_of(Verb verb) {
    if (verb <= Verb::stop) return Sort::motion;
    if (verb <= Verb::full) return Sort::speed;
    if (verb <= Verb::open_at) return Sort::guns;
    if (verb <= Verb::keep_torpedoes) return Sort::torpedoes;
    if (verb <= Verb::steady) return Sort::evasion;
    if (verb <= Verb::no_smoke) return Sort::smoke;
    return verb <= Verb::dark ? Sort::lights : Sort::radar;
}

/// One clause: to whom, what, and what the verb needs.
struct Clause {
    std::string division;  ///< "D1"
    Verb verb{};
    std::int32_t number = 0;  ///< see the verb
    std::int32_t enemy = 0;   ///< 3 is E3; 0: none
    std::string name;         ///< of an own division, or of a known enemy ship

    friend bool operator==(const Clause&, const Clause&) = default;
};
FLAGPLOT_FIELDS(Clause, division, verb, number, enemy, name)

/// A line of orders.
struct Order {
    std::vector<Clause> clauses;
    std::int32_t turns = 0;  ///< 0: the side goes on giving orders; 1: `done`; more: `carry on N`

    friend bool operator==(const Order&, const Order&) = default;
};
FLAGPLOT_FIELDS(Order, clauses, turns)

}  // namespace flagplot::tactical::gunnery

namespace flagplot {

/// As orders say them; what an order has besides stands behind.
template <>
inline constexpr std::array<std::string_view, 30> words_of<tactical::gunnery::Verb>{
    "steer",          "together",   "reform",  "close",        "open",
    "keep",           "cross",      "screen",  "follow",       "scatter",
    "break off",      "stop",       "speed",   "full",         "fire at",
    "fire freely",    "hold fire",  "open at", "torpedoes at", "torpedoes freely",
    "keep torpedoes", "weave",      "steady",  "smoke",        "no smoke",
    "searchlights",   "star shell", "dark",    "radar off",    "radar on"};
template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::gunnery::Prefer>{
    "best", "strongest", "nearest", "merchants", "escorts", "cripples"};

}  // namespace flagplot
