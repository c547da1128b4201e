#pragma once

#include <vector>

#include "present/battle/battle_frame.h"
#include "present/battle/battle_marks.h"
#include "present/battle/board_layer.h"
#include "tactical/scene.h"

/// \file
/// What is on a battle's board besides fields and counters (contract TC-4): shapes, footprints,
/// tracks, links, and the weather in a corner.

namespace flagplot {

/// Clockwise from north.
[[nodiscard]] double radians(std::int32_t degrees);
/// A point at distance one in that direction.
[[nodiscard]] Point towards(double direction);

/// The edge of a sector round a place, within the board; a full circle if its two bearings are the
/// same.
[[nodiscard]] std::vector<Point> sector_ring(const BattleFrame& frame, tactical::BoardPlace place,
                                             const tactical::Sector& sector);

/// Land, fog, smoke, rings and rays.
[[nodiscard]] BoardLayer board_shapes(const tactical::BattleScene& scene, const BattleFrame& frame,
                                      double scale);

/// Where the tokens were, what holds them together, and what they cover.
[[nodiscard]] BoardLayer under_tokens(const tactical::BattleScene& scene, const BattleFrame& frame,
                                      const BattleMarks& marks, double scale);

/// An arrow with the wind in the upper right corner.
[[nodiscard]] BoardLayer board_weather(const tactical::BattleScene& scene, const BattleFrame& frame,
                                       double scale);

}  // namespace flagplot
