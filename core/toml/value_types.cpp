#include "toml/value_types.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <string_view>

#include "base/limits.h"
#include "toml/clean_text.h"

namespace flagplot::file_schema {

namespace {

bool is_label(std::string_view text) {
    constexpr std::size_t longest = 120;
    return !text.empty() && text.size() <= longest && is_one_line(text);
}

bool is_call_name(std::string_view text) {
    return is_label(text) && text.find('"') == std::string_view::npos;
}

bool is_sentence(std::string_view text) {
    constexpr std::size_t longest = 500;
    return !text.empty() && text.size() <= longest && is_one_line(text);
}

bool is_drawing(std::string_view text) { return !text.empty() && !first_unclean(text); }

bool is_prose(std::string_view text) {
    return is_drawing(text) && text.size() <= limits::prose_bytes;
}

bool is_markdown_name(std::string_view text) { return text.ends_with(".md") && is_word(text); }

Wrong read_text(const toml::node& node, bool (*is_right)(std::string_view), std::string& value) {
    const auto* text = node.as_string();
    if (text == nullptr) return ErrorCode::wrong_type;
    if (!is_right(text->get())) return ErrorCode::out_of_range;
    value = text->get();
    return std::nullopt;
}

/// Exactly what `moment_text` writes.
std::optional<Moment> exact_moment(const std::string& text) {
    constexpr std::size_t longest = std::string_view("0480-09-23 06:00 BC").size();
    if (text.size() > longest) return std::nullopt;
    const auto moment = read_moment(text);
    return moment && moment_text(*moment) == text ? moment : std::nullopt;
}

}  // namespace

bool is_word(std::string_view text) {
    constexpr std::size_t longest = 40;
    constexpr std::string_view others = "-_.";
    return !text.empty() && text.size() <= longest && is_letter(text.front()) &&
           std::all_of(text.begin(), text.end(), [&](char c) {
               return is_letter(c) || is_digit(c) || others.find(c) != std::string_view::npos;
           });
}

std::string Word::expected() {
    return "a name of letters, digits, - _ and dots that begins with a letter, up to 40";
}
Wrong Word::read(const toml::node& node, std::string& value) {
    return read_text(node, is_word, value);
}

std::string Label::expected() { return "a text of one line, up to 120 bytes"; }
Wrong Label::read(const toml::node& node, std::string& value) {
    return read_text(node, is_label, value);
}

std::string CallName::expected() {
    return "a text of one line without quotation marks, up to 120 bytes";
}
Wrong CallName::read(const toml::node& node, std::string& value) {
    return read_text(node, is_call_name, value);
}

std::string Sentence::expected() { return "a text of one line, up to 500 bytes"; }
Wrong Sentence::read(const toml::node& node, std::string& value) {
    return read_text(node, is_sentence, value);
}

std::string Drawing::expected() { return "a text"; }
Wrong Drawing::read(const toml::node& node, std::string& value) {
    return read_text(node, is_drawing, value);
}

std::string Prose::expected() {
    return fmt::format("a text of up to {} bytes", limits::prose_bytes);
}
Wrong Prose::read(const toml::node& node, std::string& value) {
    return read_text(node, is_prose, value);
}

std::string MarkdownName::expected() {
    return "the name of a Markdown file of the campaign's folder, like \"briefing-uk.md\"";
}
Wrong MarkdownName::read(const toml::node& node, std::string& value) {
    return read_text(node, is_markdown_name, value);
}

std::string SquareName::expected() { return "a square like \"E6\""; }
Wrong SquareName::read(const toml::node& node, Square& value) {
    const auto* text = node.as_string();
    const auto square = text == nullptr ? std::nullopt : read_square(text->get());
    if (!square) return ErrorCode::wrong_type;
    value = *square;
    return std::nullopt;
}

std::string HalfHour::expected() { return "a date and hour like \"1941-11-07 18:00\""; }
Wrong HalfHour::read(const toml::node& node, Moment& value) {
    const auto* text = node.as_string();
    if (text == nullptr) return ErrorCode::wrong_type;
    const auto moment = exact_moment(text->get());
    if (!moment) return ErrorCode::bad_moment;
    value = *moment;
    return std::nullopt;
}

std::string Minute::expected() { return "a date and time like \"1941-11-09 00:39\""; }
Wrong Minute::read(const toml::node& node, Value& value) {
    const auto* text = node.as_string();
    if (text == nullptr) return ErrorCode::wrong_type;
    std::string half_hour = text->get();
    const auto colon = half_hour.rfind(':');
    std::int32_t minutes = 0;
    const bool has_minutes = colon != std::string::npos && half_hour.size() == colon + 3 &&
                             half_hour[colon + 1] >= '0' && half_hour[colon + 1] <= '5' &&
                             is_digit(half_hour[colon + 2]);
    if (has_minutes) {
        minutes = (half_hour[colon + 1] - '0') * 10 + (half_hour[colon + 2] - '0');
        half_hour.replace(colon + 1, 2, minutes < 30 ? "00" : "30");
    }
    const auto moment = exact_moment(half_hour);
    if (!has_minutes || !moment) return ErrorCode::bad_moment;
    value = {*moment, minutes % 30};
    return std::nullopt;
}

std::string Day::expected() { return "a date like \"1869-11-17\""; }
Wrong Day::read(const toml::node& node, Moment& value) {
    const auto* text = node.as_string();
    if (text == nullptr) return ErrorCode::wrong_type;
    const auto moment = exact_moment(text->get() + " 00:00");
    if (!moment) return ErrorCode::bad_moment;
    value = *moment;
    return std::nullopt;
}

std::string Flag::expected() { return "true or false"; }
Wrong Flag::read(const toml::node& node, bool& value) {
    const auto* flag = node.as_boolean();
    if (flag == nullptr) return ErrorCode::wrong_type;
    value = flag->get();
    return std::nullopt;
}

Wrong read_whole(const toml::node& node, std::int32_t least, std::int32_t most,
                 std::int32_t& value) {
    const auto* number = node.as_integer();
    if (number == nullptr) return ErrorCode::wrong_type;
    if (number->get() < least || number->get() > most) return ErrorCode::out_of_range;
    value = static_cast<std::int32_t>(number->get());
    return std::nullopt;
}

Wrong read_fixed(const toml::node& node, std::int32_t scale, std::int32_t least, std::int32_t most,
                 std::int32_t& value) {
    if (!node.is_number()) return ErrorCode::wrong_type;
    const double parts = node.value<double>().value_or(0) * scale;
    const bool is_within = parts >= least && parts <= most;  // also false for "nan"
    // 40.83 is not a binary number: a value very near to a whole number of parts is meant to be it
    constexpr double slack = 1e-6;
    if (!is_within || std::abs(parts - std::round(parts)) > slack) return ErrorCode::out_of_range;
    value = static_cast<std::int32_t>(std::lround(parts));
    return std::nullopt;
}

std::string expected_whole(std::int32_t least, std::int32_t most) {
    return fmt::format("a whole number from {} to {}", least, most);
}

std::string expected_fixed(std::int32_t scale, std::int32_t least, std::int32_t most) {
    return fmt::format("a number from {} to {}, in steps of 1/{}", least, most, scale);
}

}  // namespace flagplot::file_schema
