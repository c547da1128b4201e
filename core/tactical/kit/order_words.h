#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "base/lexer.h"
#include "base/plain_text.h"
#include "tactical/scene.h"

/// \file
/// What a module's table of verbs is made of: notations of values, the parts of an order, its row.
/// Orders are read and written by that table (order_text.h).
///
/// A notation has `write`, and `read` from a word or, if it takes several, from a `WordReader`;
/// none: they are no such value. Where that is wrong it says what was `expected`: a text, or one of
/// its `words`.

namespace flagplot::tactical::kit {

// --- notations -----------------------------------------------------------------------------------

/// A letter and a number, which a module may count from 0 while people count from 1: T7, S2.
template <char letter, class Number, std::uint32_t first = 1>
struct Lettered {
    static constexpr Number shift = static_cast<Number>(1 - first);

    static std::string write(Number number) { return fmt::format("{}{}", letter, number + shift); }
    static std::optional<Number> read(std::string_view word) {
        const auto number = numbered<Number>(letter, word);
        if (!number || (first == 0 && *number == 0)) return std::nullopt;
        return static_cast<Number>(*number - shift);
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

/// Three digits.
struct HeadingWord {
    static constexpr std::string_view expected = "a heading from 000 to 359";
    static std::string write(std::int32_t heading) { return fmt::format("{:03}", heading); }
    static std::optional<std::int32_t> read(std::string_view word) {
        constexpr std::int32_t circle = 360;
        const auto heading = whole_number<std::int32_t>(word);
        return heading && *heading >= 0 && *heading < circle ? heading : std::nullopt;
    }
};

/// A place of the board; a module says what was expected.
struct PlaceNotation {
    static std::string write(BoardPlace place) {
        return fmt::format("{},{}", place.column, place.row);
    }
    static std::optional<BoardPlace> read(std::string_view word) {
        const auto comma = word.find(',');
        if (comma == word.npos) return std::nullopt;
        const auto column = whole_number<std::int32_t>(word.substr(0, comma));
        const auto row = whole_number<std::int32_t>(word.substr(comma + 1));
        return column && row ? std::optional(BoardPlace{*column, *row}) : std::nullopt;
    }
};

/// Values that are words of a list.
template <class Value, const auto& list>
struct ListWord {
    static constexpr const auto& words = list;
    static std::string write(Value value) {
        return std::string(list[static_cast<std::size_t>(value)]);
    }
    static std::optional<Value> read(std::string_view word) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (is_same_word(list[i], word)) return static_cast<Value>(i);
        }
        return std::nullopt;
    }
};

/// The next value, if the next words are one. Takes the words that it has understood.
template <class Notation>
[[nodiscard]] auto read_value(WordReader& words) {
    if constexpr (requires { Notation::read(words); }) {
        return words.is_at_end() ? decltype(Notation::read(words)){} : Notation::read(words);
    } else {
        using Value = decltype(Notation::read(std::string_view{}));
        auto value = words.is_at_end() ? Value{} : Notation::read(words.next().text);
        if (value) words.skip(1);
        return value;
    }
}

/// Two values, one after the other, that are the two members of a struct: `T7 x2`.
template <class Pair, class First, auto first, class Second, auto second>
struct TwoWords {
    static std::string write(const Pair& pair) {
        return First::write(pair.*first) + " " + Second::write(pair.*second);
    }
    static std::optional<Pair> read(WordReader& words) {
        Pair pair;
        const auto one = read_value<First>(words);
        if (!one) return std::nullopt;
        const auto other = read_value<Second>(words);
        if (!other) return std::nullopt;
        pair.*first = *one;
        pair.*second = *other;
        return pair;
    }
};

// --- parts of an order ---------------------------------------------------------------------------

/// A word that is always there.
struct Word {
    std::string_view text;
};

/// A member of the order; forms call it by its name.
template <class Notation, class Order, class Value>
struct Slot {
    std::string_view name;
    Value Order::* member;
};
template <class Notation, class Order, class Value>
constexpr Slot<Notation, Order, Value> slot(std::string_view name, Value Order::* member) {
    return {name, member};
}

/// A member that is left out if it is as a new order has it, after a word of its own if it has one.
template <class Notation, class Order, class Value>
struct Maybe {
    std::string_view name;
    Value Order::* member;
    std::string_view before;
};
template <class Notation, class Order, class Value>
constexpr Maybe<Notation, Order, Value> maybe(std::string_view name, Value Order::* member,
                                              std::string_view before = {}) {
    return {name, member, before};
}

/// A list to the end of the order or to a flag of it, after a word of its own if it has one.
template <class Notation, class Order, class Value>
struct Many {
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

/// Calls `visit` with each row of a table of verbs.
template <class Verbs, class Visit>
constexpr void for_each_verb(const Verbs& verbs, const Visit& visit) {
    std::apply([&](const auto&... rows) { (visit(rows), ...); }, verbs);
}

/// The row of an order's type.
template <class Order, class... Rows>
constexpr const auto& verb_of(const std::tuple<Rows...>& verbs) {
    constexpr std::size_t place = [] {
        std::size_t found = 0, next = 0;
        ((found = std::is_same_v<typename Rows::Of, Order> ? next : found, ++next), ...);
        return found;
    }();
    return std::get<place>(verbs);
}

}  // namespace flagplot::tactical::kit
