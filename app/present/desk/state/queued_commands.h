#pragma once

#include <string>
#include <string_view>
#include <vector>

/// \file
/// Commands that wait on the umpire's desk, as a text that outlives it: a line each, as the record
/// writes them.

namespace flagplot::desk {

[[nodiscard]] std::string queued_text(const std::vector<std::string>& commands);

/// What a text holds; blank lines and those that begin with `#` say nothing.
[[nodiscard]] std::vector<std::string> queued_in(std::string_view text);

}  // namespace flagplot::desk
