#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flagplot {

/// What can be between two words of a line. A Windows line end leaves a carriage return.
inline constexpr std::string_view blanks = " \t\r";

/// A text without blanks and line ends at its beginning and end: a part of it, which must outlive
/// it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The first line of a text, without its end.
[[nodiscard]] std::string first_line(std::string_view text);

/// The parts of a text between separators; at least one, which may be empty. They are parts of the
/// text, which must outlive them. \pre the separator is not empty
[[nodiscard]] std::vector<std::string_view> parts_of(std::string_view text,
                                                     std::string_view separator);

/// The lines of a text, without their ends. A line end at the end of the text does not begin
/// another line; an empty text has none. They are parts of the text, which must outlive them.
[[nodiscard]] std::vector<std::string_view> split_lines(std::string_view text);

}  // namespace flagplot
