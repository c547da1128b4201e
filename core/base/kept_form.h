#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "base/kept_value.h"
#include "base/quantity.h"
#include "base/schema.h"
#include "base/sealed.h"

/// \file
/// Converts a value of an older program to one of today's types: members, kinds and enumerators are
/// found by name. Members that the older program did not have keep their default; those that
/// today's types do not have are left out.

namespace flagplot {

/// False if that is impossible: today's type does not know a kind, an enumerator or a number.
template <class T>
[[nodiscard]] bool take(const KeptValue& kept, T& value);

namespace kept {

template <class T>
struct Form;  // one specialisation per kind of value, as codec::Form

template <std::integral T>
struct Form<T> {
    static bool take(const KeptValue& kept, T& value) {
        value = static_cast<T>(kept.number);
        return kept.kind == KeptValue::Kind::number &&
               static_cast<std::int64_t>(value) == kept.number;
    }
};

template <class E>
    requires std::is_enum_v<E>
struct Form<E> {
    static bool take(const KeptValue& kept, E& value) {
        if (kept.kind != KeptValue::Kind::word) return false;
        if constexpr (Worded<E>) {
            return named(kept.text, value, std::make_index_sequence<words_of<E>.size()>{});
        } else {
            value = static_cast<E>(kept.number);
            return true;
        }
    }
    template <std::size_t... Is>
    static bool named(const std::string& name, E& value, std::index_sequence<Is...> /*values*/) {
        return ((schema::name_of_value<static_cast<E>(Is)>() == name &&
                 (value = static_cast<E>(Is), true)) ||
                ...);
    }
};

template <class Tag>
struct Form<Quantity<Tag>> {
    static bool take(const KeptValue& kept, Quantity<Tag>& value) {
        return flagplot::take(kept, value.count);
    }
};
template <class Tag>
struct Form<Id<Tag>> {
    static bool take(const KeptValue& kept, Id<Tag>& value) {
        return flagplot::take(kept, value.number);
    }
};
template <>
struct Form<std::string> {
    static bool take(const KeptValue& kept, std::string& value) {
        value = kept.text;
        return kept.kind == KeptValue::Kind::text;
    }
};
template <class T>
struct Form<std::vector<T>> {
    static bool take(const KeptValue& kept, std::vector<T>& values) {
        if (kept.kind != KeptValue::Kind::list) return false;
        for (const KeptValue& item : kept.items) {
            if (!flagplot::take(item, values.emplace_back())) return false;
        }
        return true;
    }
};
template <class T, std::size_t N>
struct Form<std::array<T, N>> {
    static bool take(const KeptValue& kept, std::array<T, N>& values) {
        if (kept.kind != KeptValue::Kind::list || kept.items.size() != N) return false;
        for (std::size_t i = 0; i < N; ++i) {
            if (!flagplot::take(kept.items[i], values[i])) return false;
        }
        return true;
    }
};
template <class T>
struct Form<std::optional<T>> {
    static bool take(const KeptValue& kept, std::optional<T>& value) {
        value.reset();
        return kept.kind == KeptValue::Kind::nothing || flagplot::take(kept, value.emplace());
    }
};
template <class K, class V>
struct Form<std::map<K, V>> {
    static bool take(const KeptValue& kept, std::map<K, V>& values) {
        if (kept.kind != KeptValue::Kind::list) return false;
        for (std::size_t i = 0; i + 1 < kept.items.size(); i += 2) {
            K key{};
            if (!flagplot::take(kept.items[i], key)) return false;
            if (!flagplot::take(kept.items[i + 1], values[key])) return false;
        }
        return true;
    }
};
template <class... Ts>
struct Form<std::variant<Ts...>> {
    static bool take(const KeptValue& kept, std::variant<Ts...>& value) {
        return kept.kind == KeptValue::Kind::one_of &&
               named(kept, value, std::index_sequence_for<Ts...>{});
    }
    template <std::size_t... Is>
    static bool named(const KeptValue& kept, std::variant<Ts...>& value,
                      std::index_sequence<Is...> /*kinds*/) {
        bool done = false;
        (void)((name_of<Ts>() == kept.text &&
                (done = flagplot::take(kept.items.front(), value.template emplace<Is>()), true)) ||
               ...);
        return done;
    }
    template <class T>
    static std::string name_of() {
        if constexpr (std::is_class_v<T> && !std::is_same_v<T, std::string> &&
                      (Listed<T> || std::is_empty_v<T>)) {
            return std::string(schema::name_of_type<T>());
        } else {
            schema::Lines lines;
            return schema::shape<T>(lines);
        }
    }
};
template <class Variant>
struct Form<Sealed<Variant>> : Form<Variant> {};

template <class T>
    requires(Listed<T> || std::is_empty_v<T>)
struct Form<T> {
    static bool take(const KeptValue& kept, T& value) {
        if (kept.kind != KeptValue::Kind::record) return false;
        if constexpr (std::is_empty_v<T>) {
            return true;
        } else {
            const std::vector<std::string> names = field_names<T>();
            std::size_t next = 0;
            return with_fields(value, [&](auto&... field) {
                return (member(kept.member(names[next++]), field) && ...);
            });
        }
    }
    template <class M>
    static bool member(const KeptValue* kept, M& value) {
        return kept == nullptr || flagplot::take(*kept, value);
    }
};

}  // namespace kept

template <class T>
bool take(const KeptValue& kept, T& value) {
    return kept::Form<T>::take(kept, value);
}

}  // namespace flagplot
