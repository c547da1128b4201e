#pragma once

#include <vector>

#include "present/battle/battle_frame.h"
#include "present/battle/battle_picture.h"
#include "present/picture/picture.h"
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
[[nodiscard]] std::vector<Primitive> shape_primitives(const tactical::BattleScene& scene,
                                                      const BattleFrame& frame, double scale);

/// Where the tokens were, links between them, and what they cover.
[[nodiscard]] std::vector<Primitive> under_tokens(const tactical::BattleScene& scene,
                                                  const BattleFrame& frame,
                                                  const BattleMarks& marks, double scale);

/// An arrow for the wind, in the upper right corner.
[[nodiscard]] std::vector<Primitive> weather_primitives(const tactical::BattleScene& scene,
                                                        const BattleFrame& frame, double scale);

}  // namespace flagplot
