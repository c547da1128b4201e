#pragma once

#include <array>
#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/digest.h"
#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "base/sealed.h"

/// \file
/// What a value's canonical bytes are made of, in words, taken from the field lists themselves. Two
/// programs that agree on this text read each other's bytes; a member added, renamed or moved
/// changes it.

namespace flagplot {

template <class T>
[[nodiscard]] std::string type_text();

namespace schema {

template <class T>
struct Name;  // one specialisation per kind of value, as codec::Form

template <std::integral T>
struct Name<T> {
    static std::string text() {
        return (std::signed_integral<T> ? "int" : "uint") + std::to_string(8 * sizeof(T));
    }
};

template <class E>
    requires std::is_enum_v<E>
struct Name<E> {
    static std::string text() {
        std::string words = "one of (";
        if constexpr (Worded<E>) {
            for (const std::string_view word : words_of<E>) (words += word) += '|';
        }
        return words + ')';
    }
};

template <class Tag>
struct Name<Quantity<Tag>> {
    static std::string text() { return "quantity"; }
};
template <class Tag>
struct Name<Id<Tag>> {
    static std::string text() { return "id"; }
};
template <>
struct Name<std::string> {
    static std::string text() { return "text"; }
};
template <class T>
struct Name<std::vector<T>> {
    static std::string text() { return "list of " + type_text<T>(); }
};
template <class T, std::size_t N>
struct Name<std::array<T, N>> {
    static std::string text() { return std::to_string(N) + " of " + type_text<T>(); }
};
template <class T>
struct Name<std::optional<T>> {
    static std::string text() { return "optional " + type_text<T>(); }
};
template <class K, class V>
struct Name<std::map<K, V>> {
    static std::string text() { return "map from " + type_text<K>() + " to " + type_text<V>(); }
};
template <class... Ts>
struct Name<std::variant<Ts...>> {
    static std::string text() { return "either (" + ((type_text<Ts>() + "|") + ...) + ')'; }
};

template <class Variant>
struct Name<Sealed<Variant>> : Name<Variant> {};

template <class T>
    requires(Listed<T> || std::is_empty_v<T>)
struct Name<T> {
    static std::string text() {
        std::string fields = "{";
        if constexpr (!std::is_empty_v<T>) {
            T value{};
            with_fields(value, [&](auto&... field) {
                ((fields += type_text<std::remove_cvref_t<decltype(field)>>() + ','), ...);
            });
            fields += field_list(std::type_identity<T>{});
        }
        return fields + '}';
    }
};

}  // namespace schema

/// The shape of a type's canonical bytes: "{quantity,optional text,turn, name}".
template <class T>
std::string type_text() {
    return schema::Name<T>::text();
}

/// Equal for two programs if and only if they write and read this type's bytes alike.
template <class T>
[[nodiscard]] Digest schema_of() {
    return digest_of_bytes(type_text<T>());
}

}  // namespace flagplot
