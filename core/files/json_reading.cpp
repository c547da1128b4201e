#include "files/json_reading.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "toml/toml_text.h"

namespace flagplot::json {

std::string Reading::path() const {
    std::string path;
    for (const Step& step : path_) {
        if (const auto* index = std::get_if<std::size_t>(&step)) {
            path += fmt::format("[{}]", *index);
        } else {
            path += fmt::format("{}{}", path.empty() ? "" : ".", std::get<std::string_view>(step));
        }
    }
    return path;
}

bool Reading::fail(ErrorCode code, std::vector<std::string> details, std::string nearest) {
    if (error_) return false;
    const std::string at = path();
    const std::string place = file_.empty() || at.empty() ? file_ + at : file_ + ":" + at;
    error_ = Error{code, std::move(details), {place, 0, 0}, std::move(nearest)};
    return false;
}

bool Reading::wrong_type(std::string_view expected) {
    const std::string at = path();
    return fail(ErrorCode::wrong_type, {at.empty() ? "the text" : at, std::string(expected)});
}

bool Reading::out_of_range(std::string shown, std::string_view expected) {
    return fail(ErrorCode::out_of_range, {path(), std::move(shown), std::string(expected)});
}

bool Reading::beyond(std::string shown, std::int64_t least, std::int64_t most) {
    return out_of_range(std::move(shown), fmt::format("{} to {}", least, most));
}

bool Reading::bad_moment(std::string_view text) {
    return fail(ErrorCode::bad_moment, {quotable(text)});
}

bool Reading::missing(std::string_view key) {
    return fail(ErrorCode::missing_key, {std::string(key), "it here"});
}

bool Reading::is_object(const Json& json) { return json.is_object() || wrong_type("an object"); }

bool Reading::has_only(const Json& object, const std::vector<std::string>& keys,
                       std::string_view also) {
    for (const auto& [key, value] : object.items()) {
        if (key == also || std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
        const std::string name = quotable(key);
        return fail(ErrorCode::unknown_key, {name}, nearest_word(name, keys));
    }
    return true;
}

std::optional<std::size_t> Reading::word(const Json& json,
                                         std::span<const std::string_view> words) {
    if (!json.is_string()) {
        wrong_type("a word");
        return std::nullopt;
    }
    const auto& text = json.get_ref<const std::string&>();
    const auto found = std::find(words.begin(), words.end(), text);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    const std::vector<std::string> candidates(words.begin(), words.end());
    const std::string shown = quotable(text);
    fail(ErrorCode::unknown_word, {shown, fmt::format("{}", fmt::join(words, ", "))},
         nearest_word(shown, candidates));
    return std::nullopt;
}

}  // namespace flagplot::json
