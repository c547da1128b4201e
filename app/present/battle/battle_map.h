#pragma once

#include <cstddef>
#include <vector>

#include "present/battle/battle_table.h"
#include "present/picture/paper_flow.h"

namespace flagplot {

/// A formation on the map, with its number there.
struct MapEntry {
    std::size_t number = 0;
    const TableParty& party;
    const tactical::Formation& formation;
};

/// All of them, numbered from 1 over all sides. Holds references.
[[nodiscard]] std::vector<MapEntry> map_entries(const BattleTable& table);

/// Draws the square of the battle and the eight round it into a square of the page.
void draw_battle_map(PaperFlow& flow, const BattleTable& table, const Box& box);

}  // namespace flagplot
