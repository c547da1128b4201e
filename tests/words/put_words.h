#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "base/fields.h"
#include "base/kinds.h"

/// \file
/// Other words in every place of a campaign, a state, a fact or a report that takes words of
/// people, found by walking over the members, so that a place that is added later is found too.

namespace flagplot::test {

/// Texts that name something, and are looked up by it, or are chosen from a closed list.
inline constexpr std::array<std::string_view, 12> kept_texts{
    "id",          "key",      "value", "module", "event_deck", "campaign",
    "fingerprint", "briefing", "deck",  "kind",   "formation",  "profile"};

template <class T>
void put_words(T& value, const std::string& words) {
    if constexpr (std::is_same_v<T, std::string>) {
        value = words;
    } else if constexpr (is_vector<T>) {
        if constexpr (!std::is_arithmetic_v<typename T::value_type>) {
            for (auto& each : value) put_words(each, words);
        }
    } else if constexpr (is_optional<T>) {
        if (value) put_words(*value, words);
    } else if constexpr (is_variant<T>) {
        std::visit([&](auto& held) { put_words(held, words); }, value);
    } else if constexpr (requires { typename T::mapped_type; }) {
        for (auto& [key, held] : value) put_words(held, words);
    } else if constexpr (Listed<T>) {
        const auto names = field_names<T>();
        with_fields(value, [&](auto&... field) {
            std::size_t i = 0;
            const auto member = [&](auto& held) {
                const bool is_kept =
                    std::find(kept_texts.begin(), kept_texts.end(), names[i++]) != kept_texts.end();
                if (!is_kept) put_words(held, words);
            };
            (member(field), ...);
        });
    }
}

}  // namespace flagplot::test
