#pragma once

#include <string>

#include "tactical/module.h"

/// \file
/// The papers of a battle that is fought at a table, or anywhere else (contract 4.4): the umpire's
/// contract, one sheet for each side, and a result to fill in. Only texts; docs/battle-papers.md
/// describes their contents.

namespace flagplot::tactical::paper {

/// Everything that goes in, in Markdown, for the umpire.
[[nodiscard]] std::string contract_markdown(const BattleRequest& request);

/// What one side may have, in Markdown.
[[nodiscard]] std::string side_sheet_markdown(const SideSheet& sheet);

/// The blank result in TOML: every ship as she went in, and how to fill it in. Read by
/// files/result_file.h.
[[nodiscard]] std::string result_toml(const BattleRequest& request);

}  // namespace flagplot::tactical::paper
