#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/fields.h"
#include "base/id.h"

/// \file
/// The words in which every battle is reported, wherever it was fought (contract 4.1, 4.4), and the
/// few small values that every module speaks in. What a module is stands in tactical/playable.h.

namespace flagplot::tactical {

/// A side of a battle: its place among `BattleRequest::parties`.
using SideIndex = Id<struct PartyTag>;

/// One thing that happened in a battle, for people: what, by which rule, and the parts of its
/// number, a few words each ("range 3", "jammer 20 %", "needed 7 of 10, rolled 4").
struct LogLine {
    std::string text;
    std::string rule;  ///< "BB-12", or empty
    std::vector<std::string> parts;

    friend bool operator==(const LogLine&, const LogLine&) = default;
};
FLAGPLOT_FIELDS(LogLine, text, rule, parts)

/// What a step writes down when it is asked to. A step that is given none must not even make the
/// words: recording is off because whole battles are fought for odds.
struct Log {
    std::vector<LogLine> lines;

    void note(std::string text, std::string rule = {}, std::vector<std::string> parts = {}) {
        lines.push_back({std::move(text), std::move(rule), std::move(parts)});
    }

    friend bool operator==(const Log&, const Log&) = default;
};
FLAGPLOT_FIELDS(Log, lines)

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
inline constexpr std::array<std::string_view, 6> words_of<tactical::EndedBy>{
    "annihilation", "disengagement", "turn_limit", "surrender", "no_hostility", "victory_points"};

template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::UnitState>{
    "intact", "damaged", "crippled", "derelict", "captured", "sunk"};

}  // namespace flagplot
