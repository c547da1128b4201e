#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "base/plain_text.h"
#include "tactical/kit/order_words.h"
#include "tactical/missile_age/order.h"

/// \file
/// The table of verbs: of which words an order consists. Its reader, its writer and the forms all
/// go through it.

namespace flagplot::tactical::missile_age {

using kit::HeadingWord;
using kit::ListWord;
using kit::slot;
using kit::Slot;
using kit::Word;

// --- how values are written, a word each ---------------------------------------------------------

/// A letter and a number: T7, A3.
template <char letter>
std::string lettered(std::uint32_t number) {
    return fmt::format("{}{}", letter, number);
}

struct UnitWord {
    static constexpr std::string_view expected = "a unit, like T3";
    static std::string write(Tag tag) { return lettered<'T'>(tag); }
    static std::optional<Tag> read(std::string_view word) { return numbered<Tag>('T', word); }
};
struct TargetWord {
    static constexpr std::string_view expected =
        "a unit or torpedo, like T7, or a missile, like M9";
    static std::string write(Target target) {
        return target.is_missile ? lettered<'M'>(target.tag) : lettered<'T'>(target.tag);
    }
    static std::optional<Target> read(std::string_view word) {
        if (const auto missile = numbered<Tag>('M', word)) return Target{*missile, true};
        const auto unit = numbered<Tag>('T', word);
        return unit ? std::optional(Target{*unit, false}) : std::nullopt;
    }
};
struct AircraftWord {
    static constexpr std::string_view expected = "an aircraft, like A3";
    static std::string write(std::int32_t number) { return fmt::format("A{}", number); }
    static std::optional<std::int32_t> read(std::string_view word) {
        return numbered<std::int32_t>('A', word);
    }
};
/// From 1, in the order in which a unit has its weapons.
struct WeaponWord {
    static constexpr std::string_view expected = "a weapon, like W2";
    static std::string write(std::int32_t mount) { return fmt::format("W{}", mount + 1); }
    static std::optional<std::int32_t> read(std::string_view word) {
        const auto number = numbered<std::int32_t>('W', word);
        return number && *number > 0 ? std::optional(*number - 1) : std::nullopt;
    }
};
struct RoundsWord {
    static constexpr std::string_view expected = "rounds, like x2";
    static std::string write(std::int32_t rounds) { return fmt::format("x{}", rounds); }
    static std::optional<std::int32_t> read(std::string_view word) {
        return numbered<std::int32_t>('x', word);
    }
};
struct SideWord {
    static constexpr std::string_view expected = "a side, like S2";
    static std::string write(SideIndex side) { return fmt::format("S{}", side.number + 1); }
    static std::optional<SideIndex> read(std::string_view word) {
        const auto number = numbered<std::uint32_t>('S', word);
        return number && *number > 0 ? std::optional(SideIndex{*number - 1}) : std::nullopt;
    }
};
struct NumberWord {
    static constexpr std::string_view expected = "a number from 0 to 9999";
    static std::string write(std::int32_t number) { return fmt::format("{}", number); }
    static std::optional<std::int32_t> read(std::string_view word) {
        constexpr std::int32_t most = 9'999;
        const auto number = whole_number<std::int32_t>(word);
        return number && *number >= 0 && *number <= most ? number : std::nullopt;
    }
};
struct PlaceWord : kit::PlaceNotation {
    static constexpr std::string_view expected = "a place of the table, like 71,112";
};

inline constexpr std::array<std::string_view, 2> off_and_on{"off", "on"};
using SwitchWord = ListWord<bool, off_and_on>;
using AltitudeWord = ListWord<Altitude, words_of<Altitude>>;
using AnswerWord = ListWord<AnswerKind, words_of<AnswerKind>>;

// --- parts of an order ---------------------------------------------------------------------------

/// The legs of a move: `ahead 60 port 45 ahead 70`.
struct LegWords {};
inline constexpr std::array<std::string_view, 3> leg_words{"ahead", "port", "starboard"};
enum class LegWord : std::uint8_t { ahead, port, starboard };

/// Whom an answer reveals instead of the one that is there, if anybody.
struct OtherUnit {};

/// An order and its parts, a verb first.
template <class Order, class... Parts>
struct Verb {
    using Of = Order;
    Word verb;
    std::tuple<Parts...> parts;
};
template <class Order, class... Parts>
constexpr Verb<Order, Parts...> verb(std::string_view word, Parts... parts) {
    return {{word}, {parts...}};
}

inline constexpr auto verbs = std::tuple{
    verb<Ready>("ready"),
    verb<SetRadar>("radar", slot<UnitWord>("unit", &SetRadar::unit),
                   slot<SwitchWord>("state", &SetRadar::is_on)),
    verb<Begin>("begin", slot<SideWord>("side", &Begin::side)),
    verb<Move>("move", slot<UnitWord>("unit", &Move::unit), Word{"speed"},
               slot<NumberWord>("speed", &Move::markers), LegWords{}),
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
    verb<Answer>("answer", slot<AnswerWord>("answer", &Answer::kind), OtherUnit{}),
};

/// Calls `visit` with the row of each verb.
template <class Visit>
constexpr void for_each_verb(const Visit& visit) {
    std::apply([&](const auto&... rows) { (visit(rows), ...); }, verbs);
}

/// The row of an order's type.
template <class Order>
constexpr const auto& verb_of() {
    constexpr std::size_t place = [] {
        std::size_t found = 0, next = 0;
        for_each_verb([&](const auto& row) {
            using Row = std::remove_cvref_t<decltype(row)>;
            if (std::is_same_v<typename Row::Of, Order>) found = next;
            ++next;
        });
        return found;
    }();
    return std::get<place>(verbs);
}

}  // namespace flagplot::tactical::missile_age
