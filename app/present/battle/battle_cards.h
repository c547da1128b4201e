#pragma once

#include <vector>

#include "present/battle/battle_table.h"
#include "present/picture/paper_flow.h"

namespace flagplot {

/// A card for each ship, with cutting lines: her name, what she has left as boxes with the lost
/// ones crossed out, and room for what the table's own rules need.
[[nodiscard]] std::vector<Picture> battle_cards(const BattleTable& table, PaperSize size);

}  // namespace flagplot
