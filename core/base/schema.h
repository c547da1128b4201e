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

namespace schema {

/// Puts the shape of a type's bytes behind a text.
template <class T>
void describe(std::string& text);

template <class T>
struct Shape;  // one specialisation per kind of value, as codec::Form

template <std::integral T>
struct Shape<T> {
    static void describe(std::string& text) {
        text += std::signed_integral<T> ? "int" : "uint";
        text += std::to_string(8 * sizeof(T));
    }
};

template <class E>
    requires std::is_enum_v<E>
struct Shape<E> {
    static void describe(std::string& text) {
        text += "one of (";
        if constexpr (Worded<E>) {
            for (const std::string_view word : words_of<E>) (text += word) += '|';
        }
        text += ')';
    }
};

template <class Tag>
struct Shape<Quantity<Tag>> {
    static void describe(std::string& text) { text += "quantity"; }
};
template <class Tag>
struct Shape<Id<Tag>> {
    static void describe(std::string& text) { text += "id"; }
};
template <>
struct Shape<std::string> {
    static void describe(std::string& text) { text += "text"; }
};
template <class T>
struct Shape<std::vector<T>> {
    static void describe(std::string& text) {
        text += "list of ";
        schema::describe<T>(text);
    }
};
template <class T, std::size_t N>
struct Shape<std::array<T, N>> {
    static void describe(std::string& text) {
        (text += std::to_string(N)) += " of ";
        schema::describe<T>(text);
    }
};
template <class T>
struct Shape<std::optional<T>> {
    static void describe(std::string& text) {
        text += "optional ";
        schema::describe<T>(text);
    }
};
template <class K, class V>
struct Shape<std::map<K, V>> {
    static void describe(std::string& text) {
        text += "map from ";
        schema::describe<K>(text);
        text += " to ";
        schema::describe<V>(text);
    }
};
template <class... Ts>
struct Shape<std::variant<Ts...>> {
    static void describe(std::string& text) {
        text += "either (";
        ((schema::describe<Ts>(text), text += '|'), ...);
        text += ')';
    }
};

template <class Variant>
struct Shape<Sealed<Variant>> : Shape<Variant> {};

template <class T>
    requires(Listed<T> || std::is_empty_v<T>)
struct Shape<T> {
    static void describe(std::string& text) {
        text += '{';
        if constexpr (!std::is_empty_v<T>) {
            T value{};
            with_fields(value, [&](auto&... field) {
                ((schema::describe<std::remove_cvref_t<decltype(field)>>(text), text += ','), ...);
            });
            text += field_list(std::type_identity<T>{});
        }
        text += '}';
    }
};

template <class T>
void describe(std::string& text) {
    Shape<T>::describe(text);
}

}  // namespace schema

/// The shape of a type's canonical bytes: "{quantity,optional text,turn, name}".
template <class T>
[[nodiscard]] std::string type_text() {
    std::string text;
    schema::describe<T>(text);
    return text;
}

/// Equal for two programs if and only if they write and read this type's bytes alike.
template <class T>
[[nodiscard]] Digest schema_of() {
    return digest_of_bytes(type_text<T>());
}

}  // namespace flagplot
