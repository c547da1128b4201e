#include "base/toml_quoted.h"

#include <fmt/format.h>

namespace flagplot {

std::string toml_quoted(std::string_view text) {
    std::string toml = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            toml += fmt::format("\\{}", c);
        } else if (code < 0x20 || code == 0x7f) {
            toml += fmt::format("\\u{:04X}", static_cast<unsigned>(code));
        } else {
            toml += c;
        }
    }
    return toml + "\"";
}

}  // namespace flagplot
