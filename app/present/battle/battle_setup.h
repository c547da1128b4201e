#pragma once

#include <vector>

#include "present/battle/battle_table.h"
#include "present/picture/paper_flow.h"

namespace flagplot {

/// How to set up a battle: time and place, the square and those round it with the edges where
/// formations enter, how large that is on a table, the formations with their ships in order; for
/// the umpire, how they meet and who has spotted whom; what is known.
[[nodiscard]] std::vector<Picture> battle_setup(const BattleTable& table, PaperSize size);

}  // namespace flagplot
