#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/plain_text.h"
#include "tactical/scene.h"

/// \file
/// How a module's table of verbs writes and reads the words of an order. A notation has `write`,
/// `read`, and what was expected where a word is wrong: a text, or the list of its `words`.

namespace flagplot::tactical::kit {

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

/// A word that is always there.
struct Word {
    std::string_view text;
};

/// A member of the order as one word; forms call it by its name.
template <class Notation, class Order, class Value>
struct Slot {
    using Writes = Notation;
    std::string_view name;
    Value Order::* member;
};
template <class Notation, class Order, class Value>
constexpr Slot<Notation, Order, Value> slot(std::string_view name, Value Order::* member) {
    return {name, member};
}

}  // namespace flagplot::tactical::kit
