#pragma once

#include <string_view>

#include "base/markdown.h"

/// \file
/// What a text says.

namespace flagplot::test {

/// Does this part stand in it, word for word?
[[nodiscard]] inline bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}
[[nodiscard]] inline bool has(const Markdown& page, std::string_view part) {
    return has(page.text(), part);
}

}  // namespace flagplot::test
