#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "base/lexer.h"
#include "base/plain_text.h"
#include "tactical/kit/order_words.h"
#include "tactical/squadron/order.h"

/// \file
/// The table of verbs: of which words an order consists. Its reader, its writer and the forms all
/// go through it.

namespace flagplot::tactical::squadron {

using kit::slot;
using kit::Slot;
using kit::Word;

// --- how values are written ----------------------------------------------------------------------
// Each notation writes a value, and reads it from the next words; none: they are no such value.

/// A letter and a number from 1: T7, S2, C5.
template <char letter, class Number>
struct Lettered {
    static std::string write(Number number) { return fmt::format("{}{}", letter, number + 1); }
    static std::optional<Number> read(WordReader& words) {
        const auto number = numbered<Number>(letter, words.next().text);
        if (!number || *number == 0) return std::nullopt;
        words.skip(1);
        return *number - 1;
    }
};
struct ShipWord : Lettered<'T', ShipNumber> {
    static constexpr std::string_view expected = "a ship, like T3";
};
struct SquadronWord : Lettered<'S', SquadronNumber> {
    static constexpr std::string_view expected = "a squadron, like S2";
};
struct CardWord {
    static constexpr std::string_view expected = "a card, like C5";
    static std::string write(kit::Card card) {
        return Lettered<'C', std::uint32_t>::write(card.number);
    }
    static std::optional<kit::Card> read(WordReader& words) {
        const auto number = Lettered<'C', std::uint32_t>::read(words);
        return number ? std::optional(kit::Card{*number}) : std::nullopt;
    }
};
struct NumberWord {
    static constexpr std::string_view expected = "a number from 0 to 9999";
    static std::string write(std::int32_t number) { return fmt::format("{}", number); }
    static std::optional<std::int32_t> read(WordReader& words) {
        constexpr std::int32_t most = 9'999;
        const auto number = whole_number<std::int32_t>(words.next().text);
        if (!number || *number < 0 || *number > most) return std::nullopt;
        words.skip(1);
        return number;
    }
};
struct HeadingWord {
    static constexpr std::string_view expected = "a heading from 000 to 359";
    static std::string write(std::int32_t heading) { return fmt::format("{:03}", heading); }
    static std::optional<std::int32_t> read(WordReader& words) {
        constexpr std::int32_t circle = 360;
        const auto heading = whole_number<std::int32_t>(words.next().text);
        if (!heading || *heading < 0 || *heading >= circle) return std::nullopt;
        words.skip(1);
        return heading;
    }
};
struct PlaceWord {
    static constexpr std::string_view expected = "a place of the table, like 71,112";
    static std::string write(BoardPlace place) {
        return fmt::format("{},{}", place.column, place.row);
    }
    static std::optional<BoardPlace> read(WordReader& words) {
        constexpr std::int32_t furthest = 9'999;
        const std::string_view word = words.next().text;
        const auto comma = word.find(',');
        if (comma == word.npos) return std::nullopt;
        const auto column = whole_number<std::int32_t>(word.substr(0, comma));
        const auto row = whole_number<std::int32_t>(word.substr(comma + 1));
        if (!column || !row || *column < 0 || *row < 0) return std::nullopt;
        if (*column > furthest || *row > furthest) return std::nullopt;
        words.skip(1);
        return BoardPlace{*column, *row};
    }
};

/// A word of an enumeration.
template <class E>
struct EnumWord {
    static constexpr const auto& words = words_of<E>;
    static std::string write(E value) { return std::string(word_of(value)); }
    static std::optional<E> read(WordReader& reader) {
        const auto found = reader.take_one_of(word_list<E>());
        return found ? std::optional(static_cast<E>(*found)) : std::nullopt;
    }
};
using PatternWord = EnumWord<Pattern>;
using TurningWord = EnumWord<Turning>;
using ArcWord = EnumWord<WeaponArc>;
using LastingWord = EnumWord<Lasting>;

/// `T3 port`.
struct GunsWords {
    static constexpr std::string_view expected = "guns, like T3 port";
    static std::string write(const Guns& guns) {
        return ShipWord::write(guns.ship) + " " + ArcWord::write(guns.arc);
    }
    static std::optional<Guns> read(WordReader& words) {
        const auto ship = ShipWord::read(words);
        if (!ship || words.is_at_end()) return std::nullopt;
        const auto arc = ArcWord::read(words);
        return arc ? std::optional(Guns{*ship, *arc}) : std::nullopt;
    }
};

/// `T7 4`.
struct ShareWords {
    static constexpr std::string_view expected = "a ship and a number, like T7 4";
    static std::string write(const Share& share) {
        return ShipWord::write(share.ship) + " " + NumberWord::write(share.dice);
    }
    static std::optional<Share> read(WordReader& words) {
        const auto ship = ShipWord::read(words);
        if (!ship || words.is_at_end()) return std::nullopt;
        const auto dice = NumberWord::read(words);
        return dice ? std::optional(Share{*ship, *dice}) : std::nullopt;
    }
};

/// `C5`, `C11 on T3`, `C8 on T3 mast`.
struct PlayedWords {
    static constexpr std::string_view expected = "a card, like C5 or C11 on T3";
    static std::string write(const PlayedCard& played) {
        std::string text = CardWord::write(played.card);
        if (played.ship) text += " on " + ShipWord::write(*played.ship);
        if (played.lasting) text += " " + LastingWord::write(*played.lasting);
        return text;
    }
    static std::optional<PlayedCard> read(WordReader& words) {
        const auto card = CardWord::read(words);
        if (!card) return std::nullopt;
        PlayedCard played{*card, {}, {}};
        if (!words.take_if("on")) return played;
        if (words.is_at_end()) return std::nullopt;
        played.ship = ShipWord::read(words);
        if (!played.ship) return std::nullopt;
        if (!words.is_at_end()) played.lasting = LastingWord::read(words);
        return played;
    }
};

/// A leg: `ahead 300`, `port 45`. What a leg runs and turns is written one after the other.
inline constexpr std::array<std::string_view, 3> leg_words{"ahead", "port", "starboard"};
struct LegWords {
    static constexpr std::string_view expected = "a leg, like ahead 300 or port 45";
    static std::string write(const Leg& leg) {
        std::string text;
        if (leg.ahead > 0 || leg.turn == 0) text = fmt::format("ahead {}", leg.ahead);
        if (leg.turn == 0) return text;
        const bool is_port = leg.turn < 0;
        text += fmt::format("{}{} {}", text.empty() ? "" : " ", is_port ? "port" : "starboard",
                            is_port ? -leg.turn : leg.turn);
        return text;
    }
    static std::optional<Leg> read(WordReader& words) {
        Leg leg;
        if (words.take_if("ahead")) {
            const auto ahead = words.is_at_end() ? std::nullopt : NumberWord::read(words);
            if (!ahead) return std::nullopt;
            leg.ahead = *ahead;
            if (words.is_at_end() || !(words.is_next("port") || words.is_next("starboard"))) {
                return leg;
            }
        }
        const bool is_port = words.take_if("port");
        if (!is_port && !words.take_if("starboard")) return std::nullopt;
        const auto turn = words.is_at_end() ? std::nullopt : NumberWord::read(words);
        if (!turn || *turn == 0) return std::nullopt;
        leg.turn = is_port ? -*turn : *turn;
        return leg;
    }
};

// --- parts of an order ---------------------------------------------------------------------------

/// A member that may be missing, after a word of its own if it has one.
template <class Notation, class Order, class Value>
struct Maybe {
    using Writes = Notation;
    std::string_view name;
    std::optional<Value> Order::* member;
    std::string_view before;
};
template <class Notation, class Order, class Value>
constexpr Maybe<Notation, Order, Value> maybe(std::string_view name,
                                              std::optional<Value> Order::* member,
                                              std::string_view before = {}) {
    return {name, member, before};
}

/// A list to the end of the order, or to a word of it; after a word of its own if it has one.
template <class Notation, class Order, class Value>
struct Many {
    using Writes = Notation;
    std::string_view name;
    std::vector<Value> Order::* member;
    std::string_view before;
};
template <class Notation, class Order, class Value>
constexpr Many<Notation, Order, Value> many(std::string_view name,
                                            std::vector<Value> Order::* member,
                                            std::string_view before = {}) {
    return {name, member, before};
}

/// A word that may be there.
template <class Order>
struct Flag {
    std::string_view text;
    bool Order::* member;
};
template <class Order>
constexpr Flag<Order> flag(std::string_view text, bool Order::* member) {
    return {text, member};
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

inline constexpr auto verbs = std::tuple{
    verb<Ready>("ready"),
    verb<Deploy>("deploy", slot<SquadronWord>("squadron", &Deploy::squadron), Word{"at"},
                 slot<PlaceWord>("place", &Deploy::at), Word{"heading"},
                 slot<HeadingWord>("heading", &Deploy::heading),
                 slot<PatternWord>("pattern", &Deploy::pattern)),
    verb<Lay>("lay", slot<CardWord>("card", &Lay::card), maybe<TurningWord>("shift", &Lay::shift)),
    verb<Reroll>("reroll"),
    verb<Begin>("begin"),
    verb<Activate>("activate", slot<SquadronWord>("squadron", &Activate::squadron),
                   maybe<PlayedWords>("card", &Activate::card, "with")),
    verb<Element>("element", many<ShipWord>("ships", &Element::ships)),
    verb<Break>("break", slot<ShipWord>("ship", &Break::ship)),
    verb<Assign>("assign", slot<ShipWord>("ship", &Assign::ship), flag("pool", &Assign::is_pool),
                 many<ShareWords>("shares", &Assign::shares)),
    verb<Losses>("losses", many<ShareWords>("shares", &Losses::shares)),
    verb<Move>("move", slot<ShipWord>("ship", &Move::ship), many<LegWords>("legs", &Move::legs),
               flag("ram", &Move::is_ram), flag("anchor", &Move::anchors)),
    verb<Steer>("steer", slot<ShipWord>("ship", &Steer::ship), Word{"to"},
                slot<PlaceWord>("place", &Steer::to), flag("ram", &Steer::is_ram),
                flag("anchor", &Steer::anchors)),
    verb<Back>("back", slot<ShipWord>("ship", &Back::ship)),
    verb<Swing>("swing", slot<ShipWord>("ship", &Swing::ship),
                slot<TurningWord>("side", &Swing::way),
                slot<NumberWord>("degrees", &Swing::degrees)),
    verb<Stay>("stay", slot<ShipWord>("ship", &Stay::ship)),
    verb<Weigh>("weigh", slot<ShipWord>("ship", &Weigh::ship)),
    verb<Fire>("fire", slot<GunsWords>("guns", &Fire::leader), Word{"at"},
               slot<ShipWord>("target", &Fire::target),
               many<GunsWords>("joiners", &Fire::joiners, "with")),
    verb<Split>("split", slot<GunsWords>("guns", &Split::guns),
                many<ShareWords>("targets", &Split::targets)),
    verb<Board>("board", slot<ShipWord>("ship", &Board::ship),
                slot<ShipWord>("target", &Board::target)),
    verb<Play>("play", slot<PlayedWords>("card", &Play::card)),
    verb<Exchange>("exchange", many<CardWord>("cards", &Exchange::cards)),
    verb<Pass>("pass"),
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

}  // namespace flagplot::tactical::squadron
