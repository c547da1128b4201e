#pragma once

#include <array>
#include <concepts>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/digest.h"
#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "base/sealed.h"

/// \file
/// The structure of a value's canonical bytes, as a text made from the types themselves and stored
/// with the bytes. It has the names of members, kinds and enumerators in the source and no words
/// shown to people, so changing a sentence does not change it. `KeptSchema` reads it and decodes
/// bytes with it.
///
///     enum Light night dawn day dusk
///     struct TrackPoint turn:int square:Square
///     root [(OwnMoved|Seen)]
///
/// A shape is `int`, `id`, `text`, the name of an enumeration or a struct, a list `[int]`, an array
/// `[32*int]`, an optional `?int`, a map `{text>int}`, or one of several kinds `(OwnMoved|text)`.

namespace flagplot {

namespace schema {

/// A compiler's name for a type or a value, without the project's namespace.
constexpr std::string_view cut_out(std::string_view function, std::string_view before) {
    std::string_view name = function.substr(function.find(before) + before.size());
    name = name.substr(0, name.find_first_of(";]"));
    constexpr std::string_view own = "flagplot::";
    return name.starts_with(own) ? name.substr(own.size()) : name;
}
template <class T>
constexpr std::string_view name_of_type() {
    if (!kept_as<T>.empty()) return kept_as<T>;
    return cut_out(__PRETTY_FUNCTION__, "T = ");
}
template <auto V>
constexpr std::string_view name_of_value() {
    const std::string_view name = cut_out(__PRETTY_FUNCTION__, "V = ");
    return name.substr(name.rfind(':') + 1);
}

/// The lines of a schema while it is being made.
class Lines {
  public:
    /// True the first time a type is named: then its line must be added.
    bool is_new(std::string_view type) { return named_.insert(std::string(type)).second; }
    void add(const std::string& line) { (text_ += line) += '\n'; }
    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    std::set<std::string, std::less<>> named_;
    std::string text_;
};

/// The shape of a type. Adds the lines it needs.
template <class T>
std::string shape(Lines& lines);

template <class T>
struct Shape;  // one specialisation per kind of value, as codec::Form

template <std::integral T>
struct Shape<T> {
    static std::string in(Lines& /*lines*/) { return "int"; }
};

template <class E>
    requires std::is_enum_v<E>
struct Shape<E> {
    static std::string in(Lines& lines) {
        const std::string name(name_of_type<E>());
        if (lines.is_new(name)) lines.add("enum " + name + enumerators());
        return name;
    }
    /// Without words, every value of an enumeration is a number.
    static std::string enumerators() {
        std::string names;
        if constexpr (Worded<E>) {
            [&]<std::size_t... Is>(std::index_sequence<Is...> /*values*/) {
                (((names += ' ') += name_of_value<static_cast<E>(Is)>()), ...);
            }(std::make_index_sequence<words_of<E>.size()>{});
        }
        return names;
    }
};

template <class Tag>
struct Shape<Quantity<Tag>> : Shape<std::int32_t> {};
template <class Tag>
struct Shape<Id<Tag>> {
    static std::string in(Lines& /*lines*/) { return "id"; }
};
template <>
struct Shape<std::string> {
    static std::string in(Lines& /*lines*/) { return "text"; }
};
template <class T>
struct Shape<std::vector<T>> {
    static std::string in(Lines& lines) { return "[" + shape<T>(lines) + "]"; }
};
template <class T, std::size_t N>
struct Shape<std::array<T, N>> {
    static std::string in(Lines& lines) {
        return "[" + std::to_string(N) + "*" + shape<T>(lines) + "]";
    }
};
template <class T>
struct Shape<std::optional<T>> {
    static std::string in(Lines& lines) { return "?" + shape<T>(lines); }
};
template <class K, class V>
struct Shape<std::map<K, V>> {
    static std::string in(Lines& lines) {
        const std::string key = shape<K>(lines);
        return "{" + key + ">" + shape<V>(lines) + "}";
    }
};
template <class... Ts>
struct Shape<std::variant<Ts...>> {
    static std::string in(Lines& lines) {
        std::string kinds;
        (((kinds += kinds.empty() ? "" : "|") += shape<Ts>(lines)), ...);
        return "(" + kinds + ")";
    }
};

template <class Variant>
struct Shape<Sealed<Variant>> : Shape<Variant> {};

template <class T>
    requires(Listed<T> || std::is_empty_v<T>)
struct Shape<T> {
    static std::string in(Lines& lines) {
        const std::string name(name_of_type<T>());
        if (lines.is_new(name)) lines.add("struct " + name + members(lines));
        return name;
    }
    static std::string members(Lines& lines) {
        std::string members;
        if constexpr (!std::is_empty_v<T>) {
            const std::vector<std::string> names = field_names<T>();
            std::size_t next = 0;
            T value{};
            with_fields(value, [&](auto&... field) {
                (((members += " " + names[next++] + ":") +=
                  shape<std::remove_cvref_t<decltype(field)>>(lines)),
                 ...);
            });
        }
        return members;
    }
};

template <class T>
std::string shape(Lines& lines) {
    return Shape<T>::in(lines);
}

}  // namespace schema

/// The schema of one or more types. The root is that type, or an anonymous row of all of them.
template <class... Ts>
[[nodiscard]] std::string schema_text() {
    schema::Lines lines;
    std::string root;
    (((root += ' ') += schema::shape<Ts>(lines)), ...);
    lines.add("root" + root);
    return lines.take();
}

/// Equal for two programs that write and read this type's bytes in the same way.
template <class T>
[[nodiscard]] Digest schema_of() {
    return digest_of_bytes(schema_text<T>());
}

}  // namespace flagplot
