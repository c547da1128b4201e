#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// \file
/// What mail programs leave of a line of orders, made plain again: words, and where they stood.

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

/// A word of a line.
struct Word {
    std::string text;         ///< plain, as typed: upper and lower case are kept
    std::int32_t column = 1;  ///< of its first character in the line, from 1
    bool is_quoted = false;   ///< stood in quotation marks: a name, never a word of the grammar
};

/// The words of a line. Commas, semicolons, asterisks and backticks part words as spaces do; a dash
/// or plus sign that stands alone is a bullet and no word; full stops and colons behind a word are
/// not part of it; a word that begins with # begins a remark, up to the end of the line.
[[nodiscard]] std::vector<Word> plain_words(std::string_view line);

/// A letter A to Z as a small one; every other as it is.
[[nodiscard]] char lower_case(char c);
[[nodiscard]] std::string lower_case(std::string_view text);

/// The same word in upper or lower case?
[[nodiscard]] bool is_same_word(std::string_view a, std::string_view b);

/// "a, b or c".
[[nodiscard]] std::string either_of(const std::vector<std::string>& words);

}  // namespace flagplot
