#pragma once

#include <vector>

#include "present/desk/state/desk_state.h"
#include "present/desk/state/panel_rows.h"

/// \file
/// Several formations at once: those in a box drawn on the chart, what is said of them, and what
/// can be ordered all.

namespace flagplot::desk {

/// The formations of the plot in squares whose middle is between two pixels.
[[nodiscard]] std::vector<FormationPick> picked_between(const DeskState& state,
                                                        const DeskScene& scene, Point from,
                                                        Point to);

/// Where they are, each square once.
[[nodiscard]] std::vector<Square> squares_of(const Plot& plot,
                                             const std::vector<FormationPick>& group);

/// A line and a button for each of the first 40, which picks it alone; `can_order`: and what all of
/// them can be ordered.
[[nodiscard]] Inspector group_inspector(const Plot& plot, const std::vector<FormationPick>& group,
                                        bool can_order);

}  // namespace flagplot::desk
