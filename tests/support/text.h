#pragma once

#include <string_view>

/// \file
/// What a text says.

namespace flagplot::test {

/// Does this part stand in it, word for word?
[[nodiscard]] inline bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

}  // namespace flagplot::test
