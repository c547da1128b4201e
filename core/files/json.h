#pragma once

#include <string_view>

#include "base/result.h"
#include "files/json_form.h"
#include "files/json_words.h"

/// \file
/// Values as JSON and back; files/json_form.h describes the form of each.

namespace flagplot {

/// A value as JSON. \pre its texts are UTF-8
template <class T>
[[nodiscard]] Json json_of(const T& value) {
    return json::Form<T>::write(value);
}

/// The value in a JSON. Strict: an unknown key, a wrong type or a number out of range is an error,
/// whose place is `file` and the path in the JSON, like "view.json:book.formations[2].id".
template <class T>
[[nodiscard]] Result<T> value_of(const Json& json, std::string_view file = {}) {
    json::Reading in(file);
    T value{};
    if (!json::Form<T>::read(in, json, value)) return Failure(in.error());
    return value;
}

/// Parses a text. Refuses, with the place: invalid JSON or UTF-8, a key that occurs twice in an
/// object, more keys or deeper nesting than any value of ours has.
[[nodiscard]] Result<Json> parsed_json(std::string_view text, std::string_view file);

}  // namespace flagplot
