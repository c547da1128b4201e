#pragma once

#include <string>
#include <vector>

/// \file
/// The little Markdown a briefing is made of.

namespace flagplot {

/// A row of a table; bars and line ends in its cells are made harmless.
[[nodiscard]] std::string table_row(const std::vector<std::string>& cells);

/// The titles of a table and the line below them.
[[nodiscard]] std::string table_head(const std::vector<std::string>& titles);

/// With a capital at its beginning. \pre not empty
[[nodiscard]] std::string capitalised(std::string text);

}  // namespace flagplot
