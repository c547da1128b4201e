#pragma once

#include <vector>

#include "present/battle/battle_table.h"
#include "present/picture/paper_flow.h"

namespace flagplot {

/// How a battle is set up: where and when, the square and those round it with the ways formations
/// come in by, how large that is on a table, the formations with
/// their ships in order; for the umpire how they meet and who has spotted whom; what is known.
[[nodiscard]] std::vector<Picture> battle_setup(const BattleTable& table, PaperSize size);

}  // namespace flagplot
