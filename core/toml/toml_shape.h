#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace flagplot {

/// Something there is too much of in a text of TOML.
struct TooMuch {
    std::size_t offset = 0;
    std::string what;   ///< "the parts of a key"
    std::string shown;  ///< "11"
    std::size_t most = 0;
};

/// Looks a text over before a parser makes anything of it: tables within tables would take the
/// parser's own stack with them when they go, and small marks large memory. Nothing: it may be
/// parsed. Texts and remarks in it are passed over; a text that is no TOML may pass as well.
[[nodiscard]] std::optional<TooMuch> too_much_in(std::string_view text);

}  // namespace flagplot
