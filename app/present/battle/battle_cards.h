#pragma once

#include <vector>

#include "present/battle/battle_table.h"
#include "present/picture/paper_flow.h"

namespace flagplot {

/// A card for each ship, with lines to cut along: who she is, what she has left as boxes of which
/// the lost ones are crossed, and room for what the table's own rules need.
[[nodiscard]] std::vector<Picture> battle_cards(const BattleTable& table, PaperSize size);

}  // namespace flagplot
