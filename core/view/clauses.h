#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/plain_text.h"

/// \file
/// Words that are used both to read and to write orders, besides those of the orders' own
/// enumerations.

namespace flagplot {

/// "radar on", "radar off".
enum class Switched : std::uint8_t { off, on };
template <>
inline constexpr std::array<std::string_view, 2> words_of<Switched>{"off", "on"};

/// Does a line that begins with this word order something for the whole side?
[[nodiscard]] bool is_side_clause(std::string_view word);

/// Does a clause about a formation begin with this word?
[[nodiscard]] bool is_clause(std::string_view word);

/// Words that divide the ships of "detach". A ship's name must not begin with one, unless it is in
/// quotation marks.
inline constexpr std::array<std::string_view, 3> detach_words{"damaged", "and", "as"};

/// Words that come before a card's target.
inline constexpr std::array<std::string_view, 2> target_words{"on", "at"};

/// Is it one of these words of the grammar?
template <std::size_t N>
[[nodiscard]] bool is_one_of(const std::array<std::string_view, N>& words, std::string_view word) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view each) { return is_same_word(each, word); });
}

/// The highest number an order may name: places, turns, ships, squares.
inline constexpr std::int32_t highest_number = 9999;

}  // namespace flagplot
