#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// \file
/// What mail programs leave of a line of orders, made plain again: words, and where they stood.
/// And words of people as they may stand in any line: what nobody sees left out.

namespace flagplot {

/// One character of a text in UTF-8.
struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  ///< how many it takes
    bool is_valid = true;   ///< false: one byte that is no UTF-8
};

/// The first character. \pre `text` is not empty
[[nodiscard]] Character first_character(std::string_view text);

/// The byte at which a text ceases to be UTF-8, if it does.
[[nodiscard]] std::optional<std::size_t> first_bad_byte(std::string_view text);

/// How many characters a text has: columns in a mail.
[[nodiscard]] std::int32_t width_of(std::string_view text);

/// Is this character white space to a reader of orders: spaces of every width, tabs, and marks that
/// are not seen at all?
[[nodiscard]] bool is_blank(char32_t code);

/// Odd dashes, quotation marks and spaces written as "-", "\"" and " "; invisible marks left out.
[[nodiscard]] std::string plain(std::string_view text);

/// Does nobody see this character, or does it command a screen: controls, line ends, and marks of
/// zero width, of direction, of language?
[[nodiscard]] bool is_unseen(char32_t code);

/// Words of people, to stand in a line: line ends and white space of every kind are one space, what
/// nobody sees is left out, a byte that is no UTF-8 is U+FFFD. Neither begins nor ends with a
/// space.
[[nodiscard]] std::string one_line(std::string_view text);

/// May no text hold this character: a control other than tabs and line ends?
[[nodiscard]] bool is_control(char32_t code);

/// Words of people as a text may hold them, on several lines: controls other than tabs and line
/// ends, and bytes that are no UTF-8, are U+FFFD.
[[nodiscard]] std::string without_controls(std::string_view text);

/// The same as `one_line` in quotation marks, which nothing in it closes: how a sentence holds what
/// somebody said.
[[nodiscard]] std::string quotation(std::string_view text);

/// A text of JSON whose strings name what nobody sees by its number: a reader of JSON gets the same
/// strings, and a screen that shows the text is not commanded by it.
[[nodiscard]] std::string unseen_escaped(std::string_view json);

/// Words of people made one line, as a type: for what draws or prints them.
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

/// A word of a line.
struct PlainWord {
    std::string text;         ///< plain, as typed: upper and lower case are kept
    std::int32_t column = 1;  ///< of its first character in the line, from 1
    bool is_quoted = false;   ///< stood in quotation marks: a name, never a word of the grammar
};

/// The words of a line. Commas, semicolons, asterisks and backticks part words as spaces do; a dash
/// or plus sign that stands alone is a bullet and no word; full stops and colons behind a word are
/// not part of it; a word that begins with # begins a remark, up to the end of the line.
[[nodiscard]] std::vector<PlainWord> plain_words(std::string_view line);

/// A letter A to Z as a small one; every other as it is.
[[nodiscard]] char lower_case(char c);
[[nodiscard]] std::string lower_case(std::string_view text);

/// The same word in upper or lower case?
[[nodiscard]] bool is_same_word(std::string_view a, std::string_view b);

/// "a, b or c".
[[nodiscard]] std::string either_of(const std::vector<std::string>& words);

}  // namespace flagplot
