#pragma once

#include <optional>

#include "chart/chart.h"
#include "rules/route.h"

/// \file
/// How a formation keeps touch with another, out of range of its guns (A-ST-71).
/// Rules page: docs/rules/campaign.md#tasks

namespace flagplot {

/// Where a formation is expected that went from `before` to `last` in this many turns, `half_hours`
/// after it was there, if it keeps course and speed. Each coordinate is rounded to the nearest
/// whole number, halves away from zero. It may be off the chart.
[[nodiscard]] Square dead_reckoning(Square before, Square last, TurnNumber turns, Pulse half_hours);

/// The step that brings a formation to this distance from `target`: by the cheapest way toward it
/// from farther away, never closer than the distance; straight away from it if it is too close.
/// Nothing if it is at the right distance, or no step is better.
[[nodiscard]] std::optional<Direction> step_to_distance(RoutePlanner& planner, const Chart& chart,
                                                        const Underway& from, Square target,
                                                        Squares distance);

}  // namespace flagplot
