#pragma once

#include <string>

#include "tactical/module.h"

/// \file
/// The papers of a battle as tables for other programs: comma-separated values, UTF-8, a header
/// row first (contract 4.4). Which columns there are stands in docs/battle-papers.md, and they keep
/// their names.

namespace flagplot::tactical::paper {

/// Where and when, the squares round it, formations and the edges they come in by, who has spotted
/// whom.
[[nodiscard]] std::string setup_csv(const BattleRequest& request);
/// The same as far as one side has it.
[[nodiscard]] std::string setup_csv(const SideSheet& sheet);

/// Every ship as she goes in.
[[nodiscard]] std::string ships_csv(const BattleRequest& request);
/// Its own ships.
[[nodiscard]] std::string ships_csv(const SideSheet& sheet);

/// The result to be filled in, the twin of `result_toml`. Read back by files/result_table.h.
[[nodiscard]] std::string result_csv(const BattleRequest& request);

}  // namespace flagplot::tactical::paper
