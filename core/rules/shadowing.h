#pragma once

#include <optional>

#include "chart/chart.h"
#include "rules/route.h"

/// \file
/// How a formation keeps touch with another out of the range of its guns (A-ST-71).
/// Rules page: docs/rules/campaign.md#tasks

namespace flagplot {

/// Where somebody is expected who went from `before` to `last` in so many turns, `half_hours` after
/// he was there: he keeps course and speed. Each coordinate to the nearest whole, halves away from
/// zero. It may lie off the chart.
[[nodiscard]] Square dead_reckoning(Square before, Square last, TurnNumber turns, Pulse half_hours);

/// The step that brings a formation to this distance from `target`: by the cheapest way towards it
/// from farther off, never nearer than that; straight away from it where it is too near. Nothing
/// where it is well placed, or where no step betters it.
[[nodiscard]] std::optional<Direction> step_to_distance(RoutePlanner& planner, const Chart& chart,
                                                        const Underway& from, Square target,
                                                        Squares distance);

}  // namespace flagplot
