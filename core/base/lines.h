#pragma once

#include <string_view>
#include <vector>

namespace flagplot {

/// The lines of a text, without their ends. A line end at the end of the text begins no line; an
/// empty text has none. They are parts of the text, which must outlive them.
[[nodiscard]] std::vector<std::string_view> split_lines(std::string_view text);

}  // namespace flagplot
