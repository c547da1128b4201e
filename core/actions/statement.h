#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.h"
#include "campaign/definition.h"

/// \file
/// What must hold of a battle that is fought many times: a number that is counted in each, and
/// bounds for its mean, or for the percentage of battles in which it is within limits of its own.
/// Page: docs/history.md#statements

namespace flagplot::actions {

/// What is counted in one battle.
enum class Count : std::uint8_t {
    hits,        ///< by `by`, on `of`, with `with`
    shots,       ///< fired so
    ships,       ///< how many of `of` are as one of `which` says
    minutes,     ///< until `many` of them are so
    last_shot,   ///< minutes until the last shot of `by`
    hull,        ///< percent left to `of`, on average
    firepower,   ///< the same of her fire
    ammunition,  ///< and of her ammunition
    better_off   ///< 1 if `of` have more of their hull left on average than all others, else 0
};

/// What may have become of a ship.
enum class ShipIs : std::uint8_t {
    sunk,
    lost,       ///< sunk, captured or derelict
    out,        ///< sunk, or with a quarter of her hull or less: a wreck has none
    withdrawn,  ///< she left the battle
    silent,     ///< none of her main guns can fire
    stopped,    ///< she can make no speed, or could not at some time
    hit,
    hull_at_most,
    firepower_at_most,
    ammunition_at_most,
    speed_at_most
};

struct ShipCondition {
    ShipIs is{};
    std::int32_t percent = 0;  ///< of the last four

    friend bool operator==(const ShipCondition&, const ShipCondition&) = default;
};

/// Can it be told of any minute, from the turns that a module logs, and not of the end alone?
[[nodiscard]] constexpr bool is_logged(ShipIs is) {
    return is == ShipIs::sunk || is == ShipIs::out || is == ShipIs::silent ||
           is == ShipIs::stopped || is == ShipIs::hit || is == ShipIs::hull_at_most;
}

/// What the bounds of a statement are of.
enum class BoundOf : std::uint8_t { mean, percent };

struct Statement {
    std::string says;
    std::string variation;  ///< of the action; empty: as it was
    Count count{};
    std::vector<std::string> of;    ///< names of ships
    std::vector<std::string> by;    ///< names of ships
    std::vector<std::string> with;  ///< weapons; none: all
    std::vector<ShipCondition> which;
    std::int32_t many = 1;
    std::optional<std::int32_t> within;         ///< minutes; what comes later does not count
    bool is_from_first_shot = false;            ///< minutes begin with the battle's first shot
    bool is_if_ever = false;                    ///< battles in which it never comes do not count
    std::optional<std::int32_t> at_least = {};  ///< of the count, for a percentage
    std::optional<std::int32_t> at_most = {};
    BoundOf bound_of{};
    std::int32_t least = 0;  ///< of the mean in tenths, or percent
    std::int32_t most = 0;
    std::string history;  ///< what was, for people
    Confidence confidence = Confidence::low;

    friend bool operator==(const Statement&, const Statement&) = default;
};

}  // namespace flagplot::actions

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 9> words_of<actions::Count>{
    "hits", "shots",     "ships",      "minutes",   "last shot",
    "hull", "firepower", "ammunition", "better off"};
/// The last four have a number behind them: "hull at most 85".
template <>
inline constexpr std::array<std::string_view, 11> words_of<actions::ShipIs>{
    "sunk",         "lost", "out",          "withdrawn",         "silent",
    "stopped",      "hit",  "hull at most", "firepower at most", "ammunition at most",
    "speed at most"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<actions::BoundOf>{"mean", "percent"};

}  // namespace flagplot
