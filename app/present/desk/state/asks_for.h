#pragma once

#include <type_traits>
#include <variant>

/// \file
/// Finds out what an intent asks for: intents are variants of groups, which are variants
/// themselves.

namespace flagplot::desk {

template <class Kind>
inline constexpr bool is_group = false;
template <class... Kinds>
inline constexpr bool is_group<std::variant<Kinds...>> = true;

/// The contents of an intent if it is of this kind, else nullptr.
template <class What, class... Kinds>
[[nodiscard]] const What* asks_for(const std::variant<Kinds...>& intent) {
    return std::visit(
        [](const auto& kind) -> const What* {
            using Kind = std::decay_t<decltype(kind)>;
            if constexpr (std::is_same_v<Kind, What>) {
                return &kind;
            } else if constexpr (is_group<Kind>) {
                return asks_for<What>(kind);
            } else {
                return nullptr;
            }
        },
        intent);
}

}  // namespace flagplot::desk
