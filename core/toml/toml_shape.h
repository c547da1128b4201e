#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace flagplot {

/// Something of which a TOML text has too much.
struct TooMuch {
    std::size_t offset = 0;
    std::string what;   ///< "the parts of a key"
    std::string shown;  ///< "11"
    std::size_t most = 0;
};

/// Checks a text before it is parsed: deeply nested tables would overflow the parser's stack when
/// destroyed, and small marks could need much memory. Nothing: it may be parsed. Texts and comments
/// in it are skipped; a text that is not TOML may also pass.
[[nodiscard]] std::optional<TooMuch> too_much_in(std::string_view text);

}  // namespace flagplot
