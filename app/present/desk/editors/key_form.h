#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// \file
/// Tables of a data file as forms, with one line for each key.

namespace flagplot::desk {

/// A key of a table, and how its line is filled in.
struct FormKey {
    std::string_view key;  ///< as in the file
    std::string_view label;
    std::string_view hint = {};
    bool is_needed = false;
    bool is_bare = false;  ///< a number, true or false: without quotation marks
};

/// The keys of a form, in order.
template <std::size_t N>
[[nodiscard]] constexpr std::array<std::string_view, N> keys_of(
    const std::array<FormKey, N>& rows) {
    std::array<std::string_view, N> keys;
    for (std::size_t i = 0; i < N; ++i) keys[i] = rows[i].key;
    return keys;
}

/// A line of a form. `Key` is what it writes.
template <class Key>
struct KeyField {
    Key key{};
    std::string_view label;
    std::string_view hint;
    std::string value = {};                 ///< as it is written; empty: missing
    std::string otherwise = {};             ///< what applies if it is missing
    std::vector<std::string> choices = {};  ///< common values; others can be typed
};

}  // namespace flagplot::desk
