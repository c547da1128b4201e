#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace flagplot {

/// Offset of the first byte that is not allowed in a text: invalid UTF-8, or a control character
/// other than tab and line end. Nothing if the text is clean.
[[nodiscard]] std::optional<std::size_t> first_unclean(std::string_view text);

/// Is it clean, without tabs and line ends, and completely visible: without marks of direction or
/// zero width?
[[nodiscard]] bool is_one_line(std::string_view text);

}  // namespace flagplot
