#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace flagplot {

/// Bytes in lower-case hexadecimal, two characters each.
[[nodiscard]] std::string hex_of(std::string_view bytes);

/// Reads them; nothing for any other text.
[[nodiscard]] std::optional<std::string> bytes_from_hex(std::string_view text);

}  // namespace flagplot
