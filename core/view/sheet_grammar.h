#pragma once

#include <string_view>

#include "base/result.h"
#include "view/notation.h"

namespace flagplot {

/// Reads a sheet where nobody knows which names its side may use: whatever stands in the place of a
/// side, a formation, a ship or an aircraft is taken for one, unless a word of the grammar was
/// nearly meant. What is left to be wrong is the grammar. Of several sheets the last side's counts.
/// The errors are those of `read_sheet`.
[[nodiscard]] Result<ReadSheet> read_sheet_by_grammar(std::string_view text, std::string_view file);

}  // namespace flagplot
