#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// \file
/// Makes lines of orders plain again after mail programs have changed them; base/lexer.h divides
/// them into words. Letters, digits and whole numbers. And words of people for use in any line,
/// without invisible characters.

namespace flagplot {

/// One character of a text in UTF-8.
struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  ///< how many it takes
    bool is_valid = true;   ///< false: a single byte that is not UTF-8
};

/// The first character. \pre `text` is not empty
[[nodiscard]] Character first_character(std::string_view text);

/// The first byte that is not UTF-8, if any.
[[nodiscard]] std::optional<std::size_t> first_bad_byte(std::string_view text);

/// How many characters a text has: columns in a mail.
[[nodiscard]] std::int32_t width_of(std::string_view text);

/// Is this character white space in an order: spaces of every width, tabs, and invisible marks?
[[nodiscard]] bool is_blank(char32_t code);

/// Unusual dashes, quotation marks and spaces as "-", "\"" and " "; without invisible marks.
[[nodiscard]] std::string plain(std::string_view text);

/// How `plain` reads the first character of a text.
struct PlainCharacter {
    std::string_view text;  ///< empty: it is left out
    std::size_t bytes = 0;  ///< how many it has in the text
};
/// \pre `text` is not empty
[[nodiscard]] PlainCharacter first_plain(std::string_view text);

/// Is this character invisible, or a command to a screen: controls, line ends, and marks of zero
/// width, direction or language?
[[nodiscard]] bool is_unseen(char32_t code);

/// Words of people, for use in a line: line ends and white space of every kind are one space,
/// invisible characters are left out, a byte that is not UTF-8 is U+FFFD. Neither begins nor ends
/// with a space.
[[nodiscard]] std::string one_line(std::string_view text);

/// Is this character forbidden in all texts: a control other than tabs and line ends?
[[nodiscard]] bool is_control(char32_t code);

/// Words of people, for use in a text of several lines: controls other than tabs and line ends, and
/// bytes that are not UTF-8, are U+FFFD.
[[nodiscard]] std::string without_controls(std::string_view text);

/// The same as `one_line`, in quotation marks that nothing in it can close: for quoting in a
/// sentence.
[[nodiscard]] std::string quotation(std::string_view text);

/// A JSON text whose strings have invisible characters as numbers: a JSON reader gets the same
/// strings, and a screen that shows the text is not affected.
[[nodiscard]] std::string unseen_escaped(std::string_view json);

/// Words of people in one line, as a type for code that draws or prints them.
class OneLine {
  public:
    OneLine() = default;
    template <class T>
        requires std::convertible_to<const T&, std::string_view>
    OneLine(const T& text) : text_(one_line(text)) {}  // NOLINT(*explicit*): as it comes

    [[nodiscard]] const std::string& str() const { return text_; }
    friend bool operator==(const OneLine&, const OneLine&) = default;

  private:
    std::string text_;
};

/// Letters and digits are those of ASCII, in every locale.
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }
[[nodiscard]] constexpr bool is_capital_letter(char c) { return c >= 'A' && c <= 'Z'; }
[[nodiscard]] constexpr bool is_letter(char c) {
    return is_small_letter(c) || is_capital_letter(c);
}

/// A letter A to Z in lower case, a letter a to z in upper case; other characters unchanged.
[[nodiscard]] constexpr char lower_case(char c) {
    return is_capital_letter(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] constexpr char upper_case(char c) {
    return is_small_letter(c) ? static_cast<char>(c - 'a' + 'A') : c;
}
[[nodiscard]] std::string lower_case(std::string_view text);
[[nodiscard]] std::string upper_case(std::string_view text);

/// The number that is the whole text: digits, after a minus sign if a `Number` can be negative.
/// Nothing if it is not a number, or too large for a `Number`.
template <std::integral Number>
[[nodiscard]] std::optional<Number> whole_number(std::string_view text) {
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    const bool is_whole = problem == std::errc{} && stop == end;
    return is_whole ? std::optional(number) : std::nullopt;
}

/// The same word in upper or lower case?
[[nodiscard]] bool is_same_word(std::string_view a, std::string_view b);

/// 3 for "C3", if the letter is C in either case; nothing if no whole number follows.
template <std::integral Number>
[[nodiscard]] std::optional<Number> numbered(char letter, std::string_view word) {
    const bool is_lettered = !word.empty() && lower_case(word.front()) == lower_case(letter);
    return is_lettered ? whole_number<Number>(word.substr(1)) : std::nullopt;
}

/// "a, b, c".
[[nodiscard]] std::string list_of(const std::vector<std::string>& words);

/// "a, b or c".
[[nodiscard]] std::string either_of(const std::vector<std::string>& words);

}  // namespace flagplot
