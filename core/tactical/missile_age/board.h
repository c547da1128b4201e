#pragma once

#include <cstdint>

#include "tactical/kit/plane.h"
#include "tactical/missile_age/battle.h"
#include "tactical/scene.h"

/// \file
/// The table as a board: one step is a centimetre, columns from the west edge, rows from the north
/// edge, both edges included.

namespace flagplot::tactical::missile_age {

inline constexpr std::int32_t mm_per_step = 10;

/// How many columns, and rows.
[[nodiscard]] std::int32_t steps_across(const Conditions& conditions);

/// The place nearest to a point; one beside the table is taken to its edge.
[[nodiscard]] BoardPlace place_on_board(const Conditions& conditions, kit::Point point);
[[nodiscard]] kit::Point point_at(const Conditions& conditions, BoardPlace place);

[[nodiscard]] bool is_on_board(const Conditions& conditions, BoardPlace place);
[[nodiscard]] bool is_on_edge(const Conditions& conditions, BoardPlace place);

/// Is the point on the table, its edges included?
[[nodiscard]] bool is_on_table(const Conditions& conditions, kit::Point point);

/// The bearing of the edge that lies nearest: 0, 90, 180 or 270.
[[nodiscard]] std::int32_t nearest_edge(kit::Point point);

}  // namespace flagplot::tactical::missile_age
