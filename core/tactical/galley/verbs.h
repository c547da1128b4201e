#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "base/plain_text.h"
#include "tactical/galley/order.h"
#include "tactical/kit/order_words.h"

/// \file
/// The table of verbs: of which words an order consists. Reader, writer and forms go through it.

namespace flagplot::tactical::galley {

using kit::HeadingWord;
using kit::ListWord;
using kit::slot;
using kit::Slot;
using kit::Word;

// --- how values are written, a word each ---------------------------------------------------------

struct ShipWord {
    static constexpr std::string_view expected = "a ship, like T3";
    static std::string write(Tag tag) { return fmt::format("T{}", tag); }
    static std::optional<Tag> read(std::string_view word) { return numbered<Tag>('T', word); }
};
struct GroupWord {
    static constexpr std::string_view expected = "a squadron or single ship, like Q2";
    static std::string write(GroupNumber number) { return fmt::format("Q{}", number); }
    static std::optional<GroupNumber> read(std::string_view word) {
        return numbered<GroupNumber>('Q', word);
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

// --- parts of an order ---------------------------------------------------------------------------

/// A number that is left out if it is 0.
template <class Notation, class Order, class Value>
struct Perhaps {
    Value Order::* member;
};
template <class Notation, class Order, class Value>
constexpr Perhaps<Notation, Order, Value> perhaps(Value Order::* member) {
    return {member};
}

/// Any number of words, to the end of the order.
template <class Notation, class Order, class Value>
struct Many {
    std::vector<Value> Order::* member;
};
template <class Notation, class Order, class Value>
constexpr Many<Notation, Order, Value> many(std::vector<Value> Order::* member) {
    return {member};
}

/// Any number of pairs of a ship and a strength, to the end of the order.
template <class Order, class Pair>
struct Pairs {
    std::vector<Pair> Order::* member;
    Tag Pair::* ship;
    std::int32_t Pair::* strength;
};
template <class Order, class Pair>
constexpr Pairs<Order, Pair> pairs(std::vector<Pair> Order::* member, Tag Pair::* ship,
                                   std::int32_t Pair::* strength) {
    return {member, ship, strength};
}

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
                   many<ShipWord>(&SetSpeed::at_maximum)),
    verb<Activate>("activate", slot<GroupWord>("group", &Activate::group),
                   perhaps<GroupWord>(&Activate::other)),
    verb<Move>("move", slot<ShipWord>("ship", &Move::ship), many<StepWord>(&Move::steps)),
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
    verb<Fire>("fire", slot<ShipWord>("ship", &Fire::ship),
               pairs(&Fire::aims, &Aim::target, &Aim::strength)),
    verb<Flame>("flame", slot<ShipWord>("ship", &Flame::ship),
                pairs(&Flame::aims, &Aim::target, &Aim::strength)),
    against<Grapple>("grapple"),
    verb<Cut>("cut", slot<ShipWord>("ship", &Cut::ship)),
    verb<Jettison>("jettison", slot<ShipWord>("ship", &Jettison::ship)),
    verb<SetSails>("sails", slot<ShipWord>("ship", &SetSails::ship),
                   slot<SailsWord>("state", &SetSails::is_up)),
    verb<Board>("board", slot<ShipWord>("target", &Board::target),
                pairs(&Board::from, &Boarders::ship, &Boarders::manpower)),
    verb<Answer>("answer", slot<ReplyWord>("reply", &Answer::reply),
                 slot<AvoidWord>("avoid", &Answer::is_avoiding)),
    verb<Done>("done"),
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

}  // namespace flagplot::tactical::galley
