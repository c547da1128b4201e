#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "tactical/logged_turn.h"

/// \file
/// The words in which every battle is reported, however it was fought (contract 4.1, 4.4), and
/// small values that all modules use. What a module is: tactical/playable.h.

namespace flagplot::tactical {

/// A side of a battle: its place among `BattleRequest::parties`.
using SideIndex = Id<struct PartyTag>;

/// Means the umpire where a side could be asked: the umpire answers a question of the battle
/// (contract TC-7).
inline constexpr SideIndex umpire{0xffffU};

/// The wind: the direction it comes from, in degrees from north, and its strength on Beaufort's
/// scale.
struct Wind {
    std::int32_t from = 0;
    std::int32_t force = 0;

    friend bool operator==(const Wind&, const Wind&) = default;
};
FLAGPLOT_FIELDS(Wind, from, force)

/// Which sides may read a line of a log. The umpire may read all.
struct Audience {
    bool is_everybody = false;
    std::vector<SideIndex> sides;

    [[nodiscard]] bool holds(SideIndex side) const {
        return is_everybody || std::find(sides.begin(), sides.end(), side) != sides.end();
    }
    friend bool operator==(const Audience&, const Audience&) = default;
};
FLAGPLOT_FIELDS(Audience, is_everybody, sides)

/// What a side that passes can wait for.
enum class LogEvent : std::uint8_t {
    other,
    contact,  ///< an enemy came into sight
    hit       ///< somebody was hit
};

/// One event in a battle, for people: what happened, by which rule, and how the number came about,
/// in a few words each ("range 3", "jammer 20 %", "needed 7 of 10, rolled 4").
struct LogLine {
    std::string text;
    std::string rule;  ///< "BB-12", or empty
    std::vector<std::string> parts;
    Audience readers = {};  ///< contract TC-1
    LogEvent event = LogEvent::other;

    friend bool operator==(const LogLine&, const LogLine&) = default;
};
FLAGPLOT_FIELDS(LogLine, text, rule, parts, readers, event)

/// What a step writes if it is asked to. Without a log a step must not even make the texts, because
/// whole battles are fought to calculate odds.
///
/// A line is only for the umpire, unless it is told to somebody. Lines that a side may read contain
/// nothing that it may not know, nor dice that only a hidden number explains.
struct Log {
    std::vector<LogLine> lines;
    std::vector<LoggedTurn> turns;  ///< of a module that logs them: those that the step completed

    /// Only for the umpire.
    LogLine& note(std::string text, std::string rule = {}, std::vector<std::string> parts = {}) {
        return add({}, std::move(text), std::move(rule), std::move(parts));
    }
    LogLine& tell(SideIndex side, std::string text, std::string rule = {},
                  std::vector<std::string> parts = {}) {
        return add({false, {side}}, std::move(text), std::move(rule), std::move(parts));
    }
    LogLine& tell_all(std::string text, std::string rule = {},
                      std::vector<std::string> parts = {}) {
        return add({true, {}}, std::move(text), std::move(rule), std::move(parts));
    }

    friend bool operator==(const Log&, const Log&) = default;

  private:
    LogLine& add(Audience readers, std::string text, std::string rule,
                 std::vector<std::string> parts) {
        return lines.emplace_back(LogLine{std::move(text), std::move(rule), std::move(parts),
                                          std::move(readers), LogEvent::other});
    }
};
FLAGPLOT_FIELDS(Log, lines, turns)

/// The lines that a side may read.
[[nodiscard]] inline std::vector<LogLine> read_by(SideIndex side, const Log& log) {
    std::vector<LogLine> own;
    std::copy_if(log.lines.begin(), log.lines.end(), std::back_inserter(own),
                 [&](const LogLine& line) { return line.readers.holds(side); });
    return own;
}

/// A question to the umpire, its possible answers, and the answer that is used in a battle without
/// an umpire.
struct UmpireQuestion {
    std::string text;
    std::vector<std::string> answers;  ///< one line each, without repeats
    std::size_t usual = 0;             ///< index of the usual answer

    friend bool operator==(const UmpireQuestion&, const UmpireQuestion&) = default;
};

/// One wish of a doctrine: for this unit, or for all units without one of their own.
struct DoctrineLine {
    std::string unit;   ///< its name, or empty: all
    std::string key;    ///< one of the module's `doctrine_keys`
    std::string value;  ///< one of that key's words

    friend bool operator==(const DoctrineLine&, const DoctrineLine&) = default;
};
FLAGPLOT_FIELDS(DoctrineLine, unit, key, value)

/// How a side wants the captain to fight its battle: values of the module's keys, for all units or
/// single ones; otherwise the module's defaults. If it is empty, the captain decides.
struct Doctrine {
    std::vector<DoctrineLine> lines;  ///< a later line overrides an earlier one

    friend bool operator==(const Doctrine&, const Doctrine&) = default;
};
FLAGPLOT_FIELDS(Doctrine, lines)

/// A key that a class of ships may have in this module's block. If it is missing, the module
/// derives the value by its documented rule.
struct DataKey {
    std::string_view name;
    std::string_view help;
};

/// A key of a doctrine, and its words.
struct DoctrineKey {
    std::string_view name;                ///< "tactic"
    std::vector<std::string_view> words;  ///< "maximise damage", ...; the first is the default
    std::string_view help;
};

/// Why a battle ended.
enum class EndedBy : std::uint8_t {
    annihilation,
    disengagement,
    turn_limit,
    surrender,  ///< also of a side whose morale broke
    no_hostility,
    victory_points
};

/// Why a battle ended, for people: "it ended by ...". Files use the word.
[[nodiscard]] constexpr std::string_view phrase_of(EndedBy end) {
    constexpr std::array<std::string_view, 6> phrases{"annihilation",           "disengagement",
                                                      "the limit of its turns", "surrender",
                                                      "nobody being hostile",   "victory points"};
    return phrases.at(static_cast<std::size_t>(end));
}

/// What happened to a unit: exactly one of these. Whether it withdrew is separate.
enum class UnitState : std::uint8_t {
    intact,
    damaged,
    crippled,  ///< half her speed or less, or in tow
    derelict,  ///< afloat without a crew that can sail her
    captured,
    sunk
};

}  // namespace flagplot::tactical

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::LogEvent>{"other", "contact",
                                                                              "hit"};

template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::EndedBy>{
    "annihilation", "disengagement", "turn_limit", "surrender", "no_hostility", "victory_points"};

template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::UnitState>{
    "intact", "damaged", "crippled", "derelict", "captured", "sunk"};

}  // namespace flagplot
