#pragma once

#include <optional>

#include "tactical/kit/plane.h"
#include "tactical/scene.h"
#include "tactical/squadron/switches.h"

/// \file
/// The table as a scene draws it and orders name it: a step is a tenth of an inch, 0,0 is the upper
/// left.

namespace flagplot::tactical::squadron {

/// Hundredths of an inch in one step of the board.
inline constexpr std::int32_t board_step = 10;

[[nodiscard]] BoardPlace board_place(const Switches& switches, kit::Point point);
[[nodiscard]] kit::Point point_at(const Switches& switches, BoardPlace place);

/// Columns and rows of the board; places go from 0 to one less.
[[nodiscard]] std::int32_t board_columns(const Switches& switches);
[[nodiscard]] std::int32_t board_rows(const Switches& switches);

}  // namespace flagplot::tactical::squadron
