#pragma once

#include <vector>

#include "present/battle/battle_frame.h"
#include "present/battle/battle_marks.h"
#include "present/battle/board_layer.h"
#include "tactical/scene.h"

namespace flagplot {

/// The tokens where they stand, with rings round those that are marked; the names are labels, that
/// of the picked one the first.
[[nodiscard]] BoardLayer board_counters(const tactical::BattleScene& scene,
                                        const std::vector<TokenSpot>& spots,
                                        const BattleMarks& marks, double scale);

}  // namespace flagplot
