#pragma once

#include <optional>
#include <span>

#include "base/quantity.h"
#include "chart/square.h"
#include "rules/route.h"

/// \file
/// The nearest port: the one that takes the fewest movement points (3.4, 3.5).
/// Rules page: docs/rules/campaign.md#ports

namespace flagplot {

/// The nearest of these ports by sea; the first of equals; none if no port can be reached.
/// \pre the planner plans on the chart of `from`
[[nodiscard]] std::optional<Square> nearest_port(RoutePlanner& planner, DiagonalRule rule,
                                                 std::span<const Square> ports, Square from);

}  // namespace flagplot
