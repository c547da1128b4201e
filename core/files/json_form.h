#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/calendar.h"
#include "base/digest.h"
#include "base/fields.h"
#include "base/id.h"
#include "base/kinds.h"
#include "base/quantity.h"
#include "chart/chart.h"
#include "chart/square.h"
#include "files/json_reading.h"

/// \file
/// One JSON form for every listed value. Objects have the members' own names; enumerations their
/// words; squares and moments their texts; ids and quantities plain numbers; digests hexadecimal.
/// Optional values may be null or left out; one of several kinds says which in "kind".

namespace flagplot {

using Json = nlohmann::ordered_json;

/// The "kind" of each alternative of a variant: specialised in files/json_words.h.
template <class Variant>
inline constexpr int variant_words = 0;

namespace json {

template <class T>
struct Form;  // one specialisation per kind of value

template <>
struct Form<bool> {
    static Json write(bool value) { return value; }
    static bool read(Reading& in, const Json& json, bool& value) {
        if (!json.is_boolean()) return in.wrong_type("true or false");
        value = json.get<bool>();
        return true;
    }
};

template <std::integral T>
struct Form<T> {
    static_assert(std::in_range<std::int64_t>(std::numeric_limits<T>::max()));

    static Json write(T value) { return value; }
    static bool read(Reading& in, const Json& json, T& value) {
        if (!json.is_number_integer()) return in.wrong_type("a whole number");
        const bool is_huge = json.is_number_unsigned() &&
                             json.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max();
        const auto wide = json.get<std::int64_t>();
        value = static_cast<T>(wide);
        const bool fits = !is_huge && std::in_range<T>(wide);
        return fits ||
               in.beyond(json.dump(), std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
    }
};

/// The only number that may be larger than other programs can read: a seed.
template <>
struct Form<std::uint64_t> {
    static Json write(std::uint64_t value) { return value; }
    static bool read(Reading& in, const Json& json, std::uint64_t& value) {
        if (!json.is_number_unsigned()) return in.wrong_type("a whole number, 0 or more");
        value = json.get<std::uint64_t>();
        return true;
    }
};

template <class Tag>
struct Form<Quantity<Tag>> {
    static Json write(Quantity<Tag> value) { return value.count; }
    static bool read(Reading& in, const Json& json, Quantity<Tag>& value) {
        return Form<std::int32_t>::read(in, json, value.count);
    }
};

template <class Tag>
struct Form<Id<Tag>> {
    static Json write(Id<Tag> value) { return value.number; }
    static bool read(Reading& in, const Json& json, Id<Tag>& value) {
        return Form<std::uint32_t>::read(in, json, value.number);
    }
};

template <>
struct Form<std::string> {
    static Json write(const std::string& value) { return value; }
    static bool read(Reading& in, const Json& json, std::string& value) {
        if (!json.is_string()) return in.wrong_type("a text");
        value = json.get_ref<const std::string&>();
        return true;
    }
};

template <Worded E>
struct Form<E> {
    static Json write(E value) { return word_of(value); }
    static bool read(Reading& in, const Json& json, E& value) {
        const auto index = in.word(json, words_of<E>);
        if (index) value = static_cast<E>(*index);
        return index.has_value();
    }
};

template <>
struct Form<Square> {
    static Json write(Square value) { return name_of(value); }
    static bool read(Reading& in, const Json& json, Square& value) {
        const auto square =
            json.is_string() ? read_square(json.get_ref<const std::string&>()) : std::nullopt;
        if (!square) return in.wrong_type("a square like \"E6\"");
        value = *square;
        return true;
    }
};

template <>
struct Form<Moment> {
    static Json write(Moment value) { return moment_text(value); }
    static bool read(Reading& in, const Json& json, Moment& value) {
        if (!json.is_string()) return in.wrong_type("a date and hour like \"1941-11-07 18:00\"");
        const auto& text = json.get_ref<const std::string&>();
        const auto moment = read_moment(text);
        if (!moment || moment_text(*moment) != text) return in.bad_moment(text);
        value = *moment;
        return true;
    }
};

template <>
struct Form<Digest> {
    static Json write(const Digest& value) { return hex(value); }
    static bool read(Reading& in, const Json& json, Digest& value);
};

/// Compact: terrain as rows of characters, which also give the numbers of columns and rows.
template <>
struct Form<Chart> {
    static Json write(const Chart& chart);
    static bool read(Reading& in, const Json& json, Chart& chart);
};

template <class T>
struct Form<std::optional<T>> {
    static Json write(const std::optional<T>& value) {
        return value ? Form<T>::write(*value) : Json(nullptr);
    }
    static bool read(Reading& in, const Json& json, std::optional<T>& value) {
        value.reset();
        return json.is_null() || Form<T>::read(in, json, value.emplace());
    }
};

template <class T>
struct Form<std::vector<T>> {
    static Json write(const std::vector<T>& values) {
        Json list = Json::array();
        for (const T& value : values) list.push_back(Form<T>::write(value));
        return list;
    }
    static bool read(Reading& in, const Json& json, std::vector<T>& values) {
        if (!json.is_array()) return in.wrong_type("a list");
        values.clear();
        values.reserve(json.size());
        for (std::size_t i = 0; i < json.size(); ++i) {
            const bool ok =
                in.inside(i, [&] { return Form<T>::read(in, json[i], values.emplace_back()); });
            if (!ok) return false;
        }
        return true;
    }
};

/// Adds the members of a listed struct to an object.
template <class T>
void write_members(Json& object, const T& value) {
    if constexpr (!std::is_empty_v<T>) {
        const auto names = field_names<T>();
        with_fields(value, [&](const auto&... field) {
            std::size_t i = 0;
            ((object[names[i++]] = Form<std::remove_cvref_t<decltype(field)>>::write(field)), ...);
        });
    }
}

template <class M>
bool read_member(Reading& in, const Json& object, const std::string& name, M& member) {
    const auto found = object.find(name);
    if (found == object.end()) return is_optional<M> || in.missing(name);
    return in.inside(name, [&] { return Form<M>::read(in, *found, member); });
}

/// Reads the members of a listed struct from an object; `also` is a key that may be there, too.
template <class T>
bool read_members(Reading& in, const Json& object, T& value, std::string_view also) {
    if constexpr (std::is_empty_v<T>) {
        return in.has_only(object, {}, also);
    } else {
        const auto names = field_names<T>();
        if (!in.has_only(object, names, also)) return false;
        return with_fields(value, [&](auto&... field) {
            std::size_t i = 0;
            return (read_member(in, object, names[i++], field) && ...);
        });
    }
}

/// Is it an object of its members in JSON?
template <class T>
inline constexpr bool is_object = Listed<T> || std::is_empty_v<T>;
template <>
inline constexpr bool is_object<Square> = false;

template <class T>
    requires(Listed<T> || std::is_empty_v<T>)
struct Form<T> {
    static Json write(const T& value) {
        Json object = Json::object();
        write_members(object, value);
        return object;
    }
    static bool read(Reading& in, const Json& json, T& value) {
        return in.is_object(json) && read_members(in, json, value, {});
    }
};

/// One of several kinds: the members of an object are beside "kind"; anything else has the name of
/// its kind as its key: {"kind": "square", "square": "E6"}.
template <class... Ts>
struct Form<std::variant<Ts...>> {
    using Value = std::variant<Ts...>;
    static_assert(variant_words<Value>.size() == sizeof...(Ts));

    static Json write(const Value& value) {
        Json object = Json::object();
        object["kind"] = variant_words<Value>[value.index()];
        std::visit([&](const auto& held) { write_held(object, held); }, value);
        return object;
    }
    static bool read(Reading& in, const Json& json, Value& value) {
        if (!in.is_object(json)) return false;
        const auto kind = json.find("kind");
        if (kind == json.end()) return in.missing("kind");
        const auto index = in.inside("kind", [&] { return in.word(*kind, variant_words<Value>); });
        return index && read_at(in, json, value, *index, std::index_sequence_for<Ts...>{});
    }
    template <std::size_t... Is>
    static bool read_at(Reading& in, const Json& json, Value& value, std::size_t index,
                        std::index_sequence<Is...> /*positions*/) {
        bool ok = false;
        (void)((Is == index &&
                (ok = read_held(in, json, value.template emplace<Is>(), index), true)) ||
               ...);
        return ok;
    }

  private:
    template <class T>
    static void write_held(Json& object, const T& held) {
        if constexpr (is_object<T>) {
            write_members(object, held);
        } else {
            const std::string kind = object["kind"];
            object[kind] = Form<T>::write(held);
        }
    }
    template <class T>
    static bool read_held(Reading& in, const Json& json, T& held, std::size_t index) {
        if constexpr (is_object<T>) {
            return read_members(in, json, held, "kind");
        } else {
            const std::string name(variant_words<Value>[index]);
            return in.has_only(json, {name}, "kind") && read_member(in, json, name, held);
        }
    }
};

template <class Variant>
struct Form<Sealed<Variant>> : Form<Variant> {};

}  // namespace json
}  // namespace flagplot
