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
/// The words in which every battle is reported, wherever it was fought (contract 4.1, 4.4), and the
/// few small values that every module speaks in. What a module is stands in tactical/playable.h.

namespace flagplot::tactical {

/// A side of a battle: its place among `BattleRequest::parties`.
using SideIndex = Id<struct PartyTag>;

/// Stands for the umpire where a side could be asked: he answers a question of the battle's
/// (contract TC-7).
inline constexpr SideIndex umpire{0xffffU};

/// The wind: where it comes from, in degrees from north, and how strong, in Beaufort's numbers.
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

/// What somebody may wait for who passes until it happens.
enum class LogEvent : std::uint8_t {
    other,
    contact,  ///< an enemy came into sight
    hit       ///< somebody was hit
};

/// One thing that happened in a battle, for people: what, by which rule, and the parts of its
/// number, a few words each ("range 3", "jammer 20 %", "needed 7 of 10, rolled 4").
struct LogLine {
    std::string text;
    std::string rule;  ///< "BB-12", or empty
    std::vector<std::string> parts;
    Audience readers = {};  ///< contract TC-1
    LogEvent event = LogEvent::other;

    friend bool operator==(const LogLine&, const LogLine&) = default;
};
FLAGPLOT_FIELDS(LogLine, text, rule, parts, readers, event)

/// What a step writes down when it is asked to. A step that is given none must not even make the
/// words: recording is off because whole battles are fought for odds.
///
/// A line is for the umpire unless it is told to somebody. What a side may not know stands in none
/// of the lines that it may read, nor do dice that only a hidden number explains.
struct Log {
    std::vector<LogLine> lines;
    std::vector<LoggedTurn> turns;  ///< of a module that logs them: those that the step completed

    /// For the umpire alone.
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

/// What the umpire is asked: a question, what he can answer, and the answer with which a battle
/// goes on that has no umpire.
struct UmpireQuestion {
    std::string text;
    std::vector<std::string> answers;  ///< each once, a line each
    std::size_t usual = 0;             ///< which of them

    friend bool operator==(const UmpireQuestion&, const UmpireQuestion&) = default;
};

/// One wish of a doctrine: of this unit, or of all where nothing else is said of it.
struct DoctrineLine {
    std::string unit;   ///< its name, or empty: all
    std::string key;    ///< one of the module's `doctrine_keys`
    std::string value;  ///< one of that key's words

    friend bool operator==(const DoctrineLine&, const DoctrineLine&) = default;
};
FLAGPLOT_FIELDS(DoctrineLine, unit, key, value)

/// How a side wants its battle fought by the captain: a value of each key of the module for each
/// unit, as far as it says; the module's own default for the rest. An empty one is the captain's
/// own mind.
struct Doctrine {
    std::vector<DoctrineLine> lines;  ///< what stands later holds

    friend bool operator==(const Doctrine&, const Doctrine&) = default;
};
FLAGPLOT_FIELDS(Doctrine, lines)

/// A key that the block of this module in a class of ships may hold. What such a block leaves out
/// the module derives by its documented rule.
struct DataKey {
    std::string_view name;
    std::string_view help;
};

/// What a doctrine may say: a key and its words.
struct DoctrineKey {
    std::string_view name;                ///< "tactic"
    std::vector<std::string_view> words;  ///< "maximise damage", ...; the first is the default
    std::string_view help;
};

/// Why it was over.
enum class EndedBy : std::uint8_t {
    annihilation,
    disengagement,
    turn_limit,
    surrender,  ///< or a side whose morale broke
    no_hostility,
    victory_points
};

/// Why it was over, for people: "it ended by ..."; files have the word of it.
[[nodiscard]] constexpr std::string_view phrase_of(EndedBy end) {
    constexpr std::array<std::string_view, 6> phrases{"annihilation",           "disengagement",
                                                      "the limit of its turns", "surrender",
                                                      "nobody being hostile",   "victory points"};
    return phrases.at(static_cast<std::size_t>(end));
}

/// What has become of a unit: exactly one of these. Whether it withdrew is said beside it.
enum class UnitState : std::uint8_t {
    intact,
    damaged,
    crippled,  ///< at most half her speed, or in tow
    derelict,  ///< afloat without a crew that could sail her
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
