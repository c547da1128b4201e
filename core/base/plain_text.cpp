#include "base/plain_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace flagplot {

namespace {

/// How a range of characters is read; 0 means: left out.
struct Range {
    char32_t first;
    char32_t last;
    char plain;
};

constexpr char left_out = 0;

constexpr std::array ranges{
    Range{0x0000, 0x001f, ' '},       // tabs and other controls
    Range{0x007f, 0x00a0, ' '},       // more controls, the non-breaking space
    Range{0x00ab, 0x00ab, '"'},       // opening guillemet
    Range{0x00ad, 0x00ad, left_out},  // soft hyphen
    Range{0x00bb, 0x00bb, '"'},       // closing guillemet
    Range{0x1680, 0x1680, ' '},       // ogham space
    Range{0x2000, 0x200a, ' '},       // spaces of many widths
    Range{0x200b, 0x200f, left_out},  // zero width, direction marks
    Range{0x2010, 0x2015, '-'},       // hyphens, en and em dash
    Range{0x201c, 0x201f, '"'},       // curly quotation marks
    Range{0x2022, 0x2023, ' '},       // bullets
    Range{0x2028, 0x2029, ' '},       // line and paragraph separator
    Range{0x202a, 0x202e, left_out},  // more direction marks
    Range{0x202f, 0x202f, ' '},       // narrow non-breaking space
    Range{0x2043, 0x2043, ' '},       // hyphen bullet
    Range{0x205f, 0x205f, ' '},       // mathematical space
    Range{0x2060, 0x206f, left_out},  // word joiner and its like
    Range{0x2212, 0x2212, '-'},       // minus
    Range{0x25aa, 0x25cf, ' '},       // square and round bullets
    Range{0x3000, 0x3000, ' '},       // ideographic space
    Range{0xfe58, 0xfe58, '-'},       // small em dash
    Range{0xfe63, 0xfe63, '-'},       // small hyphen
    Range{0xfeff, 0xfeff, left_out},  // byte order mark
    Range{0xff0d, 0xff0d, '-'},       // full-width hyphen
};

const Range* range_of(char32_t code) {
    const auto found = std::find_if(ranges.begin(), ranges.end(), [&](const Range& range) {
        return range.first <= code && code <= range.last;
    });
    return found == ranges.end() ? nullptr : &*found;
}

/// How many bytes a character has that begins with this one, and its bits; 0: none begins so.
struct Lead {
    std::size_t bytes;
    char32_t bits;
    char32_t least;  ///< a smaller character would take fewer bytes
};

Lead lead_of(unsigned char byte) {
    if (byte < 0x80) return {1, byte, 0};
    if ((byte & 0xe0U) == 0xc0) return {2, byte & 0x1fU, 0x80};
    if ((byte & 0xf0U) == 0xe0) return {3, byte & 0x0fU, 0x800};
    if ((byte & 0xf8U) == 0xf0) return {4, byte & 0x07U, 0x10000};
    return {0, 0, 0};
}

/// What is invisible where words of people are shown. Controls and separators separate words.
constexpr std::array unseen{
    Range{0x0000, 0x001f, ' '},         // controls: line ends, tabs, escape
    Range{0x007f, 0x009f, ' '},         // more of them
    Range{0x00ad, 0x00ad, left_out},    // soft hyphen
    Range{0x034f, 0x034f, left_out},    // grapheme joiner
    Range{0x061c, 0x061c, left_out},    // Arabic direction mark
    Range{0x115f, 0x1160, left_out},    // Hangul fillers
    Range{0x17b4, 0x17b5, left_out},    // Khmer vowels that are not written
    Range{0x180b, 0x180f, left_out},    // Mongolian selectors
    Range{0x200b, 0x200f, left_out},    // zero width, direction marks
    Range{0x2028, 0x2029, ' '},         // line and paragraph separator
    Range{0x202a, 0x202e, left_out},    // direction embedded and overridden
    Range{0x2060, 0x206f, left_out},    // word joiner, direction isolated
    Range{0x3164, 0x3164, left_out},    // Hangul filler
    Range{0xfe00, 0xfe0f, left_out},    // variation selectors
    Range{0xfeff, 0xfeff, left_out},    // byte order mark
    Range{0xffa0, 0xffa0, left_out},    // Hangul filler of half width
    Range{0xfff9, 0xfffb, left_out},    // marks of annotations
    Range{0x1d173, 0x1d17a, left_out},  // musical annotations
    Range{0xe0000, 0xe0fff, left_out},  // tags, more selectors
};

const Range* unseen_range_of(char32_t code) {
    if (code >= 0x20 && code < 0x7f) return nullptr;  // most characters
    const auto found = std::find_if(unseen.begin(), unseen.end(), [&](const Range& range) {
        return range.first <= code && code <= range.last;
    });
    return found == unseen.end() ? nullptr : &*found;
}

bool is_space(char32_t code) {
    return code == ' ' || code == 0xa0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200a) ||
           code == 0x202f || code == 0x205f || code == 0x3000;
}

constexpr std::string_view replacement = "\xef\xbf\xbd";

}  // namespace

Character first_character(std::string_view text) {
    constexpr Character bad{0xfffd, 1, false};
    auto [bytes, code, least] = lead_of(static_cast<unsigned char>(text.front()));
    if (bytes == 0 || bytes > text.size()) return bad;
    for (std::size_t i = 1; i < bytes; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xc0U) != 0x80) return bad;
        code = (code << 6U) | (byte & 0x3fU);
    }
    const bool is_surrogate = code >= 0xd800 && code <= 0xdfff;
    if (code < least || code > 0x10ffff || is_surrogate) return bad;
    return {code, bytes, true};
}

std::optional<std::size_t> first_bad_byte(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Character character = first_character(text.substr(at));
        if (!character.is_valid) return at;
        at += character.bytes;
    }
    return std::nullopt;
}

std::int32_t width_of(std::string_view text) {
    std::int32_t width = 0;
    for (; !text.empty(); ++width) text.remove_prefix(first_character(text).bytes);
    return width;
}

bool is_blank(char32_t code) {
    const Range* range = range_of(code);
    return code == ' ' || (range != nullptr && (range->plain == ' ' || range->plain == left_out));
}

PlainCharacter first_plain(std::string_view text) {
    const Character character = first_character(text);
    if (!character.is_valid) return {replacement, character.bytes};
    const Range* range = range_of(character.code);
    if (range == nullptr) return {text.substr(0, character.bytes), character.bytes};
    if (range->plain == left_out) return {{}, character.bytes};
    return {std::string_view(&range->plain, 1), character.bytes};
}

std::string plain(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const PlainCharacter character = first_plain(text);
        result += character.text;
        text.remove_prefix(character.bytes);
    }
    return result;
}

bool is_unseen(char32_t code) { return unseen_range_of(code) != nullptr; }

std::string one_line(std::string_view text) {
    std::string line;
    bool is_parted = false;
    while (!text.empty()) {
        const Character character = first_character(text);
        const Range* range = unseen_range_of(character.code);
        if (is_space(character.code) || (range != nullptr && range->plain == ' ')) {
            is_parted = !line.empty();
        } else if (range == nullptr) {
            if (is_parted) line += ' ';
            is_parted = false;
            line += character.is_valid ? text.substr(0, character.bytes) : replacement;
        }
        text.remove_prefix(character.bytes);
    }
    return line;
}

bool is_control(char32_t code) {
    const bool is_layout = code == '\n' || code == '\t' || code == '\r';
    return (code < 0x20 && !is_layout) || (code >= 0x7f && code < 0xa0);
}

std::string without_controls(std::string_view text) {
    std::string clean;
    while (!text.empty()) {
        const Character character = first_character(text);
        const bool stays = character.is_valid && !is_control(character.code);
        clean += stays ? text.substr(0, character.bytes) : replacement;
        text.remove_prefix(character.bytes);
    }
    return clean;
}

std::string quotation(std::string_view text) {
    std::string line = one_line(text);
    std::replace(line.begin(), line.end(), '"', '\'');
    return "\"" + line + "\"";
}

std::string unseen_escaped(std::string_view json) {
    std::string text;
    while (!json.empty()) {
        const Character character = first_character(json);
        if (character.code < 0x7f || !is_unseen(character.code)) {
            text += json.substr(0, character.bytes);
        } else if (character.code < 0x10000) {
            text += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(character.code));
        } else {
            const auto beyond = static_cast<std::uint32_t>(character.code) - 0x10000;
            text += fmt::format("\\u{:04x}\\u{:04x}", 0xd800 + (beyond >> 10U),
                                0xdc00 + (beyond & 0x3ffU));
        }
        json.remove_prefix(character.bytes);
    }
    return text;
}

std::string lower_case(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = lower_case(c);
    return small;
}

std::string upper_case(std::string_view text) {
    std::string capitals(text);
    for (char& c : capitals) c = upper_case(c);
    return capitals;
}

bool is_same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower_case(x) == lower_case(y); });
}

std::string list_of(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, ", "));
}

std::string either_of(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

}  // namespace flagplot
