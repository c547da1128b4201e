#pragma once

#include <vector>

#include "present/battle/battle_frame.h"
#include "present/battle/board_layer.h"
#include "tactical/scene.h"

namespace flagplot {

/// The water with its squares, hexes or steps, their numbers at the edges, and what lies on them.
[[nodiscard]] BoardLayer board_fields(const tactical::BattleScene& scene, const BattleFrame& frame,
                                      double scale);

/// Fields that an order can name.
[[nodiscard]] BoardLayer lit_fields(const tactical::BattleScene& scene, const BattleFrame& frame,
                                    const std::vector<tactical::BoardPlace>& places, double scale);

}  // namespace flagplot
