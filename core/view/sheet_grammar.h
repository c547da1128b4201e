#pragma once

#include <string_view>

#include "base/result.h"
#include "view/notation.h"

namespace flagplot {

/// Reads a sheet when it is not known which names its side may use. Any word in the place of a
/// side, a formation, a ship or an aircraft is accepted as its name, unless it is close to a word
/// of the grammar. So only mistakes of grammar are found. Of several sheets the last side's counts.
/// The errors are those of `read_sheet`.
[[nodiscard]] Result<ReadSheet> read_sheet_by_grammar(std::string_view text, std::string_view file);

}  // namespace flagplot
