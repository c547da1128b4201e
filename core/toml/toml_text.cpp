#include "toml/toml_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/limits.h"
#include "toml/clean_text.h"
#include "toml/toml_shape.h"

namespace flagplot {

namespace {

/// Line and column, counted in bytes, of an offset in a text.
Spot spot_at(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const auto line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
    return {static_cast<std::int32_t>(std::count(before.begin(), before.end(), '\n') + 1),
            static_cast<std::int32_t>(offset - line_begin + 1)};
}

/// The parser's message quotes the text, including line ends.
std::string in_one_line(std::string_view said) {
    std::string line(said);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return line;
}

}  // namespace

Spot spot_of(const toml::source_region& region) {
    return {static_cast<std::int32_t>(region.begin.line),
            static_cast<std::int32_t>(region.begin.column)};
}

void Source::problem(Spot spot, ErrorCode code, std::vector<std::string> details,
                     std::string nearest) const {
    problems.add({code, std::move(details), {name, spot.line, spot.column}, std::move(nearest)});
}

bool is_readable(const SourceFile& file, Problems& problems) {
    const Source source{file.name, problems};
    if (file.text.size() > limits::text_bytes) {
        source.problem({}, ErrorCode::out_of_range,
                       {"the length of the text", fmt::format("{} bytes", file.text.size()),
                        fmt::format("at most {}", limits::text_bytes)});
        return false;
    }
    if (const auto offset = first_unclean(file.text)) {
        source.problem(spot_at(file.text, *offset), ErrorCode::not_text, {file.name});
        return false;
    }
    return true;
}

std::optional<toml::table> parsed(const SourceFile& file, Problems& problems) {
    if (!is_readable(file, problems)) return std::nullopt;
    if (const auto found = too_much_in(file.text)) {
        Source{file.name, problems}.problem(
            spot_at(file.text, found->offset), ErrorCode::out_of_range,
            {found->what, found->shown, fmt::format("at most {}", found->most)});
        return std::nullopt;
    }
    try {
        return toml::parse(std::string_view(file.text));
    } catch (const toml::parse_error& error) {
        Source{file.name, problems}.problem(spot_of(error.source()), ErrorCode::syntax,
                                            {in_one_line(error.description())});
        return std::nullopt;
    }
}

std::string quotable(std::string_view text) {
    constexpr std::size_t longest = 60;
    if (text.size() <= longest && is_one_line(text)) return std::string(text);
    return fmt::format("({} bytes)", text.size());
}

std::string shown(const toml::node& node) {
    if (const auto* text = node.as_string()) return fmt::format("\"{}\"", quotable(text->get()));
    if (const auto* number = node.as_integer()) return fmt::format("{}", number->get());
    if (const auto* number = node.as_floating_point()) return fmt::format("{}", number->get());
    if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
    return node.is_array() ? "a list" : node.is_table() ? "a table" : "a date or time";
}

}  // namespace flagplot
