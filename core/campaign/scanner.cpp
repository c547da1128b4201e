#include "campaign/scanner.h"

#include <fmt/format.h>

#include <charconv>

#include "base/limits.h"
#include "base/plain_text.h"

namespace flagplot {

namespace {

std::string escaped(char c) {
    if (c == '"' || c == '\\') return {'\\', c};
    if (c == '\n') return "\\n";
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f ? fmt::format("\\x{:02x}", byte) : std::string(1, c);
}

constexpr std::size_t longest_word = 60;
constexpr std::size_t longest_detail = 10'000;  // a list of everything possible

/// What was found, if it fits into a message, otherwise its length: a text must not fill the
/// screen.
std::string shown(std::string_view found, std::size_t longest) {
    bool is_clean = found.size() <= longest;
    for (auto rest = found; is_clean && !rest.empty();) {
        const Character next = first_character(rest);
        const bool is_control = next.code < 0x20 || (next.code >= 0x7f && next.code < 0xa0);
        is_clean = next.is_valid && !is_control;
        rest.remove_prefix(next.bytes);
    }
    return is_clean ? std::string(found) : fmt::format("({} bytes)", found.size());
}

/// The byte after a backslash, and how many characters it takes; nothing if they are not an escape.
struct Unescaped {
    char byte = 0;
    std::size_t length = 0;
};

std::optional<Unescaped> unescaped(std::string_view text) {
    if (text.empty()) return std::nullopt;
    if (text[0] == '"' || text[0] == '\\') return Unescaped{text[0], 1};
    if (text[0] == 'n') return Unescaped{'\n', 1};
    if (text[0] != 'x' || text.size() < 3) return std::nullopt;
    unsigned byte = 0;
    const auto [end, code] = std::from_chars(text.data() + 1, text.data() + 3, byte, 16);
    if (code != std::errc{} || end != text.data() + 3) return std::nullopt;
    return Unescaped{static_cast<char>(byte), 3};
}

}  // namespace

std::string in_quotes(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) quoted += escaped(c);
    return quoted + '"';
}

void Scanner::skip(std::size_t size) {
    rest_.remove_prefix(size);
    column_ += static_cast<std::int32_t>(size);
}

void Scanner::skip_spaces() {
    while (!rest_.empty() && rest_.front() == ' ') skip(1);
    word_column_ = column_;
}

void Scanner::fail(Error error) {
    if (error_) return;
    for (std::string& detail : error.details) detail = shown(detail, longest_detail);
    error.where.line = line_;
    error.where.column = word_column_;
    error_ = std::move(error);
}

void Scanner::fails(std::string_view expected) {
    const std::string_view found = next_word();
    fail({ErrorCode::bad_command,
          {found.empty()
               ? fmt::format("expected {}", expected)
               : fmt::format("expected {}, found \"{}\"", expected, shown(found, longest_word))},
          {},
          {}});
}

std::string_view Scanner::next_word() {
    skip_spaces();
    return rest_.substr(0, rest_.find_first_of(" \n"));
}

bool Scanner::sees(std::string_view expected) { return ok() && next_word() == expected; }

bool Scanner::takes(std::string_view expected) {
    if (!sees(expected)) return false;
    skip(expected.size());
    return true;
}

void Scanner::expects(std::string_view expected) {
    if (!takes(expected)) fails(fmt::format("\"{}\"", expected));
}

std::string_view Scanner::word(std::string_view what) {
    const std::string_view found = next_word();
    if (!ok() || found.empty()) {
        fails(what);
        return {};
    }
    skip(found.size());
    return found;
}

template <class T>
T Scanner::number_of(std::string_view what) {
    const std::string_view found = next_word();
    const auto value = flagplot::whole_number<T>(found);
    if (!ok() || !value) {
        fails(what);
        return 0;
    }
    skip(found.size());
    return *value;
}

std::int32_t Scanner::number(std::string_view what) {
    constexpr std::int32_t most{limits::command_number};
    const auto found = number_of<std::int32_t>(what);
    if (found >= -most && found <= most) return found;
    fail({ErrorCode::out_of_range,
          {std::string(what), fmt::format("{}", found), fmt::format("{} to {}", -most, most)},
          {},
          {}});
    return 0;
}

std::uint64_t Scanner::whole_number(std::string_view what) {
    return number_of<std::uint64_t>(what);
}

std::string Scanner::quoted(std::string_view what) {
    skip_spaces();
    std::string text;
    if (!ok() || rest_.empty() || rest_.front() != '"') {
        fails(what);
        return text;
    }
    skip(1);
    while (!rest_.empty() && rest_.front() != '"' && rest_.front() != '\n') {
        if (rest_.front() != '\\') {
            text += rest_.front();
            skip(1);
            continue;
        }
        const auto special = unescaped(rest_.substr(1));
        if (!special) break;
        text += special->byte;
        skip(1 + special->length);
    }
    if (!rest_.empty() && rest_.front() == '"') {
        skip(1);
    } else {
        fails(fmt::format("{}, closed by a quotation mark", what));
    }
    return text;
}

bool Scanner::is_at_quote() {
    skip_spaces();
    return !rest_.empty() && rest_.front() == '"';
}

std::string Scanner::name(std::string_view what) {
    return is_at_quote() ? quoted(what) : std::string(word(what));
}

std::string_view Scanner::line() {
    skip_spaces();
    const std::string_view found = rest_.substr(0, rest_.find('\n'));
    skip(found.size());
    return found;
}

void Scanner::ends_line() {
    skip_spaces();
    if (!ok()) return;
    if (rest_.empty()) return;
    if (rest_.front() != '\n') return fails("the end of the line");
    rest_.remove_prefix(1);
    ++line_;
    column_ = 1;
}

}  // namespace flagplot
