#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/save.h"

/// \file
/// What becomes of sides whose orders are not in when a turn is to begin.

namespace flagplot {

/// What becomes of a side without orders: "continue as ordered before".
[[nodiscard]] std::string_view missing_text(WhenMissing policy);

/// Provides for the sides whose orders for the open turn are not in: by `policy`, or else as the
/// campaign says. An error names those without whom the turn is not begun. Each of the others gets
/// a sentence with a line end in `said`. Nothing to do in the middle of a turn, and nothing for the
/// others where one plays alone: they have the orders of history.
[[nodiscard]] Result<void> provide_for_missing(Save& save, std::optional<WhenMissing> policy,
                                               std::string& said);

}  // namespace flagplot
