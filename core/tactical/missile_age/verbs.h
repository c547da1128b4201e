#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "base/lexer.h"
#include "tactical/kit/order_words.h"
#include "tactical/missile_age/order.h"

/// \file
/// The table of verbs: of which words an order consists. Its reader, its writer and the forms all
/// go through it.

namespace flagplot::tactical::missile_age {

using kit::HeadingWord;
using kit::ListWord;
using kit::many;
using kit::maybe;
using kit::NumberWord;
using kit::SideWord;
using kit::slot;
using kit::verb;
using kit::Word;

// --- how values are written ----------------------------------------------------------------------

struct UnitWord : kit::Lettered<'T', Tag> {
    static constexpr std::string_view expected = "a unit, like T3";
};
struct TargetWord {
    using MissileWord = kit::Lettered<'M', Tag>;
    static constexpr std::string_view expected =
        "a unit or torpedo, like T7, or a missile, like M9";
    static std::string write(Target target) {
        return target.is_missile ? MissileWord::write(target.tag) : UnitWord::write(target.tag);
    }
    static std::optional<Target> read(std::string_view word) {
        if (const auto missile = MissileWord::read(word)) return Target{*missile, true};
        const auto unit = UnitWord::read(word);
        return unit ? std::optional(Target{*unit, false}) : std::nullopt;
    }
};
struct AircraftWord : kit::Lettered<'A', std::int32_t> {
    static constexpr std::string_view expected = "an aircraft, like A3";
};
/// In the order in which a unit has its weapons.
struct WeaponWord : kit::Lettered<'W', std::int32_t, 0> {
    static constexpr std::string_view expected = "a weapon, like W2";
};
struct RoundsWord : kit::Lettered<'x', std::int32_t> {
    static constexpr std::string_view expected = "rounds, like x2";
    /// A form's slot takes the number alone.
    static std::string open(std::string_view name) { return fmt::format("x{{{}}}", name); }
};
struct PlaceWord : kit::PlaceNotation {
    static constexpr std::string_view expected = "a place of the table, like 71,112";
};

inline constexpr std::array<std::string_view, 2> off_and_on{"off", "on"};
using SwitchWord = ListWord<bool, off_and_on>;
using AltitudeWord = ListWord<Altitude, words_of<Altitude>>;
using AnswerWord = ListWord<AnswerKind, words_of<AnswerKind>>;

/// Slots by which a form leaves the legs of a move open: a run, a turn, another run.
inline constexpr std::string_view run_slot = "run", side_slot = "side", turn_slot = "turn",
                                  rest_slot = "rest";

/// A leg: `ahead 60 port 45`.
inline constexpr std::array<std::string_view, 3> leg_words{"ahead", "port", "starboard"};
struct LegWords {
    static constexpr const auto& words = leg_words;
    static std::string write(const Leg& leg) {
        std::string text = fmt::format("{} {}", leg_words[0], leg.ahead);
        if (leg.turn < 0) text += fmt::format(" {} {}", leg_words[1], -leg.turn);
        if (leg.turn > 0) text += fmt::format(" {} {}", leg_words[2], leg.turn);
        return text;
    }
    static std::string open(std::string_view /*name*/) {
        return fmt::format("{0} {{{1}}} {{{2}}} {{{3}}} {0} {{{4}}}", leg_words[0], run_slot,
                           side_slot, turn_slot, rest_slot);
    }
    static std::optional<Leg> read(WordReader& words) {
        Leg leg;
        const bool runs = words.take_if(leg_words[0]);
        if (runs) {
            const auto ahead = kit::read_value<NumberWord>(words);
            if (!ahead) return std::nullopt;
            leg.ahead = *ahead;
        }
        const bool is_port = words.take_if(leg_words[1]);
        if (!is_port && !words.take_if(leg_words[2])) {
            return runs ? std::optional(leg) : std::nullopt;
        }
        const auto turn = kit::read_value<NumberWord>(words);
        if (!turn) return std::nullopt;
        leg.turn = is_port ? -*turn : *turn;
        return leg;
    }
};

// --- the table -----------------------------------------------------------------------------------

inline constexpr auto verbs = std::tuple{
    verb<Ready>("ready"),
    verb<SetRadar>("radar", slot<UnitWord>("unit", &SetRadar::unit),
                   slot<SwitchWord>("state", &SetRadar::is_on)),
    verb<Begin>("begin", slot<SideWord>("side", &Begin::side)),
    verb<Move>("move", slot<UnitWord>("unit", &Move::unit), Word{"speed"},
               slot<NumberWord>("speed", &Move::markers), many<LegWords>(run_slot, &Move::legs)),
    verb<Steer>("steer", slot<UnitWord>("unit", &Steer::unit), Word{"speed"},
                slot<NumberWord>("speed", &Steer::markers), Word{"to"},
                slot<PlaceWord>("place", &Steer::to)),
    verb<Stop>("stop", slot<UnitWord>("unit", &Stop::unit)),
    verb<Guide>("guide", slot<UnitWord>("torpedo", &Guide::torpedo),
                slot<HeadingWord>("heading", &Guide::heading)),
    verb<Fly>("fly", slot<UnitWord>("unit", &Fly::unit), Word{"to"},
              slot<PlaceWord>("place", &Fly::to), slot<AltitudeWord>("altitude", &Fly::altitude)),
    verb<Return>("return", slot<AircraftWord>("aircraft", &Return::aircraft), Word{"at"},
                 slot<PlaceWord>("place", &Return::at)),
    verb<Detect>("detect", slot<UnitWord>("unit", &Detect::unit),
                 slot<UnitWord>("target", &Detect::target)),
    verb<Identify>("identify", slot<UnitWord>("unit", &Identify::unit),
                   slot<UnitWord>("target", &Identify::target)),
    verb<Fire>("fire", slot<UnitWord>("unit", &Fire::unit),
               slot<WeaponWord>("weapon", &Fire::mount), slot<RoundsWord>("rounds", &Fire::rounds),
               Word{"at"}, slot<TargetWord>("target", &Fire::target)),
    verb<Aim>("aim", slot<UnitWord>("unit", &Aim::unit), slot<WeaponWord>("weapon", &Aim::mount),
              slot<RoundsWord>("rounds", &Aim::rounds), Word{"on"},
              slot<HeadingWord>("heading", &Aim::heading)),
    verb<TakeOff>("take", Word{"off"}, slot<AircraftWord>("aircraft", &TakeOff::aircraft)),
    verb<Land>("land", slot<UnitWord>("unit", &Land::unit), Word{"on"},
               slot<UnitWord>("ship", &Land::ship)),
    verb<Resolve>("resolve", slot<TargetWord>("weapon", &Resolve::weapon)),
    verb<Done>("done"),
    verb<Pass>("pass"),
    verb<Answer>("answer", slot<AnswerWord>("answer", &Answer::kind),
                 maybe<UnitWord>("unit", &Answer::unit)),
};

}  // namespace flagplot::tactical::missile_age
