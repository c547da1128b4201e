#include "cli/terminal.h"

#include <algorithm>
#include <string_view>

#include "base/plain_text.h"

namespace flagplot::cli {

namespace {

constexpr std::string_view in_its_place = "\xef\xbf\xbd";
constexpr std::string_view colour_begins = "\x1b[";
constexpr std::size_t longest_colour = 8;  // "\x1b[33;1m"

/// The length of a command at the beginning of a text that only sets a colour; 0: none.
std::size_t colour_length(std::string_view text) {
    if (!text.starts_with(colour_begins)) return 0;
    const std::size_t end = text.find_first_not_of("0123456789;", colour_begins.size());
    const bool is_colour = end < std::min(text.size(), longest_colour) && text[end] == 'm';
    return is_colour ? end + 1 : 0;
}

bool is_shown(const Character& character, std::string_view layout) {
    const bool is_layout =
        character.code < 0x20 && layout.find(static_cast<char>(character.code)) != layout.npos;
    return character.is_valid && (is_layout || !is_unseen(character.code));
}

/// Is the beginning of a text incomplete: a character of several bytes, a colour?
bool is_cut(std::string_view text) {
    constexpr std::size_t most_bytes = 4;
    const auto first = static_cast<unsigned char>(text.front());
    if (first >= 0xc0) return text.size() < most_bytes && !first_character(text).is_valid;
    return first == 0x1b && text.size() < longest_colour && colour_length(text) == 0 &&
           text.find_first_not_of("0123456789;[", 1) == std::string_view::npos;
}

}  // namespace

TerminalGuard::~TerminalGuard() { (void)pass_on(true); }

TerminalGuard::int_type TerminalGuard::overflow(int_type c) {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char byte = traits_type::to_char_type(c);
    return xsputn(&byte, 1) == 1 ? c : traits_type::eof();
}

std::streamsize TerminalGuard::xsputn(const char* text, std::streamsize size) {
    rest_.append(text, static_cast<std::size_t>(size));
    return pass_on(false) ? size : 0;
}

int TerminalGuard::sync() { return pass_on(true) && behind_.pubsync() == 0 ? 0 : -1; }

bool TerminalGuard::pass_on(bool is_end) {
    std::string shown;
    std::string_view text = rest_;
    while (!text.empty() && (is_end || !is_cut(text))) {
        const Character character = first_character(text);
        const std::size_t colour = has_colour_ ? colour_length(text) : 0;
        const std::size_t size = colour > 0 ? colour : character.bytes;
        shown += colour > 0 || is_shown(character, layout_) ? text.substr(0, size) : in_its_place;
        text.remove_prefix(size);
    }
    rest_ = std::string(text);
    const auto wanted = static_cast<std::streamsize>(shown.size());
    return behind_.sputn(shown.data(), wanted) == wanted;
}

}  // namespace flagplot::cli
