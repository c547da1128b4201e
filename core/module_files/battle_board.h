#pragma once

#include "base/result.h"
#include "module_files/module_files.h"
#include "tactical/battle_board/tables.h"
#include "toml/source_file.h"

/// \file
/// The data files of the battle board: parts and designs, the naval skin, and the switches of a
/// campaign. What the keys mean: docs/rules/battle_board.md

namespace flagplot {

using BoardTables = tactical::battle_board::Tables;
using BoardSwitches = tactical::battle_board::Switches;

/// The tables in both files, with all switches at their defaults. Errors: everything wrong with
/// either, sorted by place.
[[nodiscard]] tl::expected<BoardTables, Diagnostics> read_board_tables(const SourceFile& reference,
                                                                       const SourceFile& naval);

/// The switches of a campaign, from the table `[battle_board]` of its `campaign.toml`, if there is
/// one. Errors: what is wrong in that table, or with the text.
[[nodiscard]] tl::expected<BoardSwitches, Diagnostics> read_board_switches(
    const SourceFile& campaign);

/// Its row in the list of modules.
[[nodiscard]] ModuleFiles battle_board_files();

}  // namespace flagplot
