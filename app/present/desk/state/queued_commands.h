#pragma once

#include <string>
#include <string_view>
#include <vector>

/// \file
/// The commands queued on the umpire's desk, as a text that survives closing it: one per line, as
/// in the record.

namespace flagplot::desk {

[[nodiscard]] std::string queued_text(const std::vector<std::string>& commands);

/// The commands in a text; blank lines and lines that begin with `#` are ignored.
[[nodiscard]] std::vector<std::string> queued_in(std::string_view text);

}  // namespace flagplot::desk
