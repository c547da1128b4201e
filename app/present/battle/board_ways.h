#pragma once

#include "present/battle/battle_frame.h"
#include "present/battle/battle_marks.h"
#include "present/battle/board_layer.h"
#include "tactical/scene.h"

namespace flagplot {

/// Where something can fire, went, fired or is ordered to: arcs of the picked token, the traces of
/// the last step, the way of the marked order and the lines of the step that is looked at.
[[nodiscard]] BoardLayer board_ways(const tactical::BattleScene& scene, const BattleFrame& frame,
                                    const BattleMarks& marks, double scale);

}  // namespace flagplot
