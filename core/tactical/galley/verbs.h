#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "base/plain_text.h"
#include "tactical/galley/order.h"
#include "tactical/kit/order_words.h"

/// \file
/// The table of verbs: of which words an order consists. Reader, writer and forms go through it.

namespace flagplot::tactical::galley {

using kit::HeadingWord;
using kit::ListWord;
using kit::many;
using kit::maybe;
using kit::SideWord;
using kit::slot;
using kit::verb;
using kit::Word;

// --- how values are written ----------------------------------------------------------------------

struct ShipWord : kit::Lettered<'T', Tag> {
    static constexpr std::string_view expected = "a ship, like T3";
};
struct GroupWord : kit::Lettered<'Q', GroupNumber> {
    static constexpr std::string_view expected = "a squadron or single ship, like Q2";
};
/// Strength of missiles, or manpower.
struct StrengthWord {
    static constexpr std::string_view expected = "a number of missiles or men, like x2";
    static std::string write(std::int32_t strength) { return fmt::format("x{}", strength); }
    static std::optional<std::int32_t> read(std::string_view word) {
        constexpr std::int32_t most = 99;
        const auto number = numbered<std::int32_t>('x', word);
        return number && *number >= 0 && *number <= most ? number : std::nullopt;
    }
};
struct PlaceWord : kit::PlaceNotation {
    static constexpr std::string_view expected = "a hex of the board, like 12,7";
};

inline constexpr std::array<std::string_view, 2> down_and_up{"down", "up"};
inline constexpr std::array<std::string_view, 2> hold_and_avoid{"hold", "avoid"};
using SailsWord = ListWord<bool, down_and_up>;
using AvoidWord = ListWord<bool, hold_and_avoid>;
using LineWord = ListWord<Line, words_of<Line>>;
using HandWord = ListWord<Hand, words_of<Hand>>;
using ReplyWord = ListWord<Reply, words_of<Reply>>;
using StepWord = ListWord<Step, words_of<Step>>;

/// `T7 x2`.
struct AimWords : kit::TwoWords<Aim, ShipWord, &Aim::target, StrengthWord, &Aim::strength> {
    static constexpr std::string_view expected = "a ship and missiles, like T7 x2";
};
struct BoardersWords
    : kit::TwoWords<Boarders, ShipWord, &Boarders::ship, StrengthWord, &Boarders::manpower> {
    static constexpr std::string_view expected = "a ship and men, like T3 x2";
};

// --- the table -----------------------------------------------------------------------------------

/// `ram T3 T7`: a ship and whom she tries it against.
template <class Order>
constexpr auto against(std::string_view word) {
    return verb<Order>(word, slot<ShipWord>("ship", &Order::ship),
                       slot<ShipWord>("target", &Order::target));
}

inline constexpr auto verbs = std::tuple{
    verb<Deploy>("deploy", slot<GroupWord>("group", &Deploy::group), Word{"at"},
                 slot<PlaceWord>("place", &Deploy::at), slot<LineWord>("line", &Deploy::line)),
    verb<Begin>("begin", slot<SideWord>("side", &Begin::side)),
    verb<SetSpeed>("speed", slot<GroupWord>("group", &SetSpeed::group),
                   many<ShipWord>("fast", &SetSpeed::at_maximum)),
    verb<Activate>("activate", slot<GroupWord>("group", &Activate::group),
                   maybe<GroupWord>("other", &Activate::other)),
    verb<Move>("move", slot<ShipWord>("ship", &Move::ship), many<StepWord>("steps", &Move::steps)),
    verb<Steer>("steer", slot<ShipWord>("ship", &Steer::ship), Word{"to"},
                slot<PlaceWord>("place", &Steer::to), Word{"heading"},
                slot<HeadingWord>("heading", &Steer::heading)),
    verb<PassThrough>("pass", slot<ShipWord>("ship", &PassThrough::ship), Word{"through"},
                      slot<ShipWord>("target", &PassThrough::target)),
    against<Rake>("rake"),
    against<Ram>("ram"),
    against<RamWithFirepot>("firepot"),
    verb<Anastrophe>("anastrophe", slot<ShipWord>("ship", &Anastrophe::ship),
                     slot<ShipWord>("target", &Anastrophe::target),
                     slot<HandWord>("hand", &Anastrophe::hand)),
    verb<Fire>("fire", slot<ShipWord>("ship", &Fire::ship), many<AimWords>("aims", &Fire::aims)),
    verb<Flame>("flame", slot<ShipWord>("ship", &Flame::ship),
                many<AimWords>("aims", &Flame::aims)),
    against<Grapple>("grapple"),
    verb<Cut>("cut", slot<ShipWord>("ship", &Cut::ship)),
    verb<Jettison>("jettison", slot<ShipWord>("ship", &Jettison::ship)),
    verb<SetSails>("sails", slot<ShipWord>("ship", &SetSails::ship),
                   slot<SailsWord>("state", &SetSails::is_up)),
    verb<Board>("board", slot<ShipWord>("target", &Board::target),
                many<BoardersWords>("from", &Board::from)),
    verb<Answer>("answer", slot<ReplyWord>("reply", &Answer::reply),
                 slot<AvoidWord>("avoid", &Answer::is_avoiding)),
    verb<Done>("done"),
};

}  // namespace flagplot::tactical::galley
