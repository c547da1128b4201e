#pragma once

#include <string>
#include <string_view>

namespace flagplot {

/// A text for TOML, in quotation marks and always on one line.
[[nodiscard]] std::string toml_quoted(std::string_view text);

}  // namespace flagplot
