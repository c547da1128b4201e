#pragma once

#include <vector>

#include "present/desk/state/desk_state.h"
#include "present/desk/state/panel_rows.h"
#include "view/book.h"

/// \file
/// Several formations selected with a box on the chart: what is said about them, and what all can
/// be ordered.

namespace flagplot::desk {

/// The formations of the plot in squares whose centre is between two pixels.
[[nodiscard]] std::vector<FormationPick> picked_between(const DeskState& state,
                                                        const DeskScene& scene, Point from,
                                                        Point to);

/// Their squares, without repeats.
[[nodiscard]] std::vector<Square> squares_of(const Plot& plot,
                                             const std::vector<FormationPick>& group);

/// A line and a button, which picks it alone, for each of the first 40; and what all of them can be
/// ordered by a side. \param orders that side's book; null: nothing can be ordered
[[nodiscard]] Inspector group_inspector(const Plot& plot, const std::vector<FormationPick>& group,
                                        const Book* orders);

}  // namespace flagplot::desk
