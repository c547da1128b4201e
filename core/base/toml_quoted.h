#pragma once

#include <string>
#include <string_view>

namespace flagplot {

/// A text as TOML has it, in quotation marks and on one line whatever it holds.
[[nodiscard]] std::string toml_quoted(std::string_view text);

}  // namespace flagplot
