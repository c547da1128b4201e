#pragma once

#include <string>

#include "tactical/module.h"

/// \file
/// The papers of a battle as tables for other programs: comma-separated values in UTF-8, with a
/// header row (contract 4.4). docs/battle-papers.md describes the columns, whose names never
/// change.

namespace flagplot::tactical::paper {

/// Time and place, the squares round it, formations and the edges where they enter, who has spotted
/// whom.
[[nodiscard]] std::string setup_csv(const BattleRequest& request);
/// The same as far as one side knows it.
[[nodiscard]] std::string setup_csv(const SideSheet& sheet);

/// Every ship as she enters the battle.
[[nodiscard]] std::string ships_csv(const BattleRequest& request);
/// The side's own ships.
[[nodiscard]] std::string ships_csv(const SideSheet& sheet);

/// The blank result, the same as `result_toml`. Read by files/result_table.h.
[[nodiscard]] std::string result_csv(const BattleRequest& request);

}  // namespace flagplot::tactical::paper
