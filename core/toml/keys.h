#pragma once

#include <toml++/toml.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "toml/key_shown.h"
#include "toml/toml_text.h"
#include "toml/value_types.h"

/// \file
/// Tables of keys. Each table of a data file is a struct with its contents as written, and one row
/// for each key: the reader, its messages and the data reference are all made from these rows.

namespace flagplot::file_schema {

/// A value with its place in the text.
template <class ValueType>
struct Given {
    typename ValueType::Value value{};
    Spot spot;
    bool is_right = false;

    [[nodiscard]] bool is_given() const { return is_right; }
    /// Was there anything, right or wrong? A wrong value has already been reported.
    [[nodiscard]] bool is_written() const { return spot.line > 0; }
};

enum class Need : std::uint8_t { required, optional };
inline constexpr Need required = Need::required;
inline constexpr Need optional = Need::optional;

/// One key of a table of type `T`.
template <class T>
struct KeyRow {
    std::string_view key;
    Need need;
    std::string_view meaning;
    std::string (*expected)();
    KeysShown (*inner)();  ///< of the tables in its value
    void (*read)(const Source&, std::string_view key, const toml::node&, T&);
};

/// A struct with a table of keys: `keys_of(std::type_identity<T>)` gives the rows, in the order of
/// the reference, and its member `spot` is where the table begins.
template <class T>
concept Tabled = requires { keys_of(std::type_identity<T>{}); };

/// Reports a value that does not have the expected form.
void report_wrong(const Source& source, std::string_view key, const toml::node& node,
                  ErrorCode wrong, std::string expected,
                  const std::vector<std::string>& candidates);
void report_too_long(const Source& source, std::string_view key, const toml::array& list);
void report_unknown_key(const Source& source, const toml::key& key,
                        const std::vector<std::string>& known);

template <Tabled T>
void read_table(const Source& source, const toml::table& table, T& target);

template <Tabled T>
[[nodiscard]] KeysShown shown_keys();

template <class T>
struct Slot;  // how a member of a struct is read: a value, a list, a table

/// The keys of the tables in a member; none for a slot without `inner`.
template <class Member>
[[nodiscard]] KeysShown inner_keys();

template <class ValueType>
struct Slot<Given<ValueType>> {
    static std::string expected() { return ValueType::expected(); }
    static void read(const Source& source, std::string_view key, const toml::node& node,
                     Given<ValueType>& target) {
        const Wrong wrong = ValueType::read(node, target.value);
        target.spot = spot_of(node.source());
        target.is_right = !wrong;
        if (!wrong) return;
        std::vector<std::string> candidates;
        if constexpr (requires { ValueType::candidates(); }) candidates = ValueType::candidates();
        report_wrong(source, key, node, *wrong, ValueType::expected(), candidates);
    }
};

template <class T>
struct Slot<std::vector<T>> {
    static std::string expected() { return "a list, each entry " + Slot<T>::expected(); }
    static KeysShown inner() { return inner_keys<T>(); }
    static void read(const Source& source, std::string_view key, const toml::node& node,
                     std::vector<T>& target) {
        const auto* list = node.as_array();
        if (list == nullptr) {
            report_wrong(source, key, node, ErrorCode::wrong_type, expected(), {});
            return;
        }
        if (list->size() > limits::list_entries) {
            report_too_long(source, key, *list);
            return;
        }
        target.reserve(list->size());
        for (const toml::node& entry : *list) {
            Slot<T>::read(source, key, entry, target.emplace_back());
        }
    }
};

/// A list that knows whether it was given at all.
template <class T>
struct GivenList {
    std::vector<T> values;
    Spot spot;
    bool is_list = false;

    [[nodiscard]] bool is_given() const { return is_list; }
    /// Was there anything, a list or not?
    [[nodiscard]] bool is_written() const { return spot.line > 0; }
};

template <class T>
struct Slot<GivenList<T>> {
    static std::string expected() { return Slot<std::vector<T>>::expected(); }
    static KeysShown inner() { return inner_keys<T>(); }
    static void read(const Source& source, std::string_view key, const toml::node& node,
                     GivenList<T>& target) {
        target.spot = spot_of(node.source());
        target.is_list = node.is_array();
        Slot<std::vector<T>>::read(source, key, node, target.values);
    }
};

template <Tabled T>
struct Slot<T> {
    static std::string expected() { return "a table"; }
    static KeysShown inner() { return shown_keys<T>(); }
    static void read(const Source& source, std::string_view key, const toml::node& node,
                     T& target) {
        if (const auto* table = node.as_table()) {
            read_table(source, *table, target);
        } else {
            report_wrong(source, key, node, ErrorCode::wrong_type, expected(), {});
        }
    }
};

template <class Member>
KeysShown inner_keys() {
    if constexpr (requires { Slot<Member>::inner(); }) {
        return Slot<Member>::inner();
    } else {
        return {};
    }
}

template <class T, class Member>
T owner_of(Member T::*);
template <class T, class Member>
Member type_of(Member T::*);

/// The row of a key that is read into a member.
template <auto Member>
constexpr auto row(std::string_view key, Need need, std::string_view meaning) {
    using T = decltype(owner_of(Member));
    using Type = decltype(type_of(Member));
    using Read = Slot<Type>;
    return KeyRow<T>{key,
                     need,
                     meaning,
                     &Read::expected,
                     &inner_keys<Type>,
                     [](const Source& source, std::string_view name, const toml::node& node,
                        T& target) { Read::read(source, name, node, target.*Member); }};
}

template <Tabled T>
[[nodiscard]] std::vector<std::string> known_keys() {
    std::vector<std::string> keys;
    for (const KeyRow<T>& each : keys_of(std::type_identity<T>{})) keys.emplace_back(each.key);
    return keys;
}

/// The keys of a table for the data reference.
template <Tabled T>
KeysShown shown_keys() {
    KeysShown shown;
    for (const KeyRow<T>& each : keys_of(std::type_identity<T>{})) {
        shown.push_back({std::string(each.key), each.need == Need::required, each.expected(),
                         std::string(each.meaning), each.inner()});
    }
    return shown;
}

/// Reads a table by its rows: unknown keys, missing keys and wrong values are all reported.
template <Tabled T>
void read_table(const Source& source, const toml::table& table, T& target) {
    const auto& rows = keys_of(std::type_identity<T>{});
    target.spot = spot_of(table.source());
    for (const auto& [key, node] : table) {
        const std::string_view name = key.str();
        const auto row_of_key = std::find_if(
            rows.begin(), rows.end(), [&](const KeyRow<T>& each) { return each.key == name; });
        if (row_of_key == rows.end()) {
            report_unknown_key(source, key, known_keys<T>());
        } else {
            row_of_key->read(source, name, node, target);
        }
    }
    for (const KeyRow<T>& each : rows) {
        if (each.need == Need::required && !table.contains(each.key)) {
            source.problem(target.spot, ErrorCode::missing_key,
                           {std::string(each.key), each.expected()});
        }
    }
}

}  // namespace flagplot::file_schema
