#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"

/// \file
/// Words that writing and reading of orders share, beside those of the orders' own enumerations.

namespace flagplot {

/// "radar on", "radar off".
enum class Switched : std::uint8_t { off, on };
template <>
inline constexpr std::array<std::string_view, 2> words_of<Switched>{"off", "on"};

/// Does a line that begins with this word order something for the whole side?
[[nodiscard]] bool is_side_clause(std::string_view word);

/// The highest number an order may name: places, turns, ships, squares.
inline constexpr std::int32_t highest_number = 9999;

}  // namespace flagplot
