#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/save.h"

/// \file
/// What happens to sides whose orders are missing when a turn is to begin.

namespace flagplot {

/// What happens to a side without orders: "continue as ordered before".
[[nodiscard]] std::string_view missing_text(WhenMissing policy);

/// Handles the sides whose orders for the open turn are missing: by `policy`, or as the campaign
/// says. The error names the sides without which the turn cannot begin. For each of the others,
/// `said` gets a line. Does nothing in the middle of a turn, nor for the other sides of a solo
/// campaign, which have the orders of history.
[[nodiscard]] Result<void> provide_for_missing(Save& save, std::optional<WhenMissing> policy,
                                               std::string& said);

}  // namespace flagplot
