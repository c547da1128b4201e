#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace flagplot {

/// Offset of the first byte that does not belong in a text: wrong UTF-8, or a control character
/// other than tab and line end. Nothing when the text is clean.
[[nodiscard]] std::optional<std::size_t> first_unclean(std::string_view text);

/// Is it clean and without tabs and line ends, and is all of it seen: no marks of direction, none
/// of no width?
[[nodiscard]] bool is_one_line(std::string_view text);

}  // namespace flagplot
