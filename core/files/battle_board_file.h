#pragma once

#include "base/result.h"
#include "files/schema_board.h"
#include "tactical/battle_board/tables.h"
#include "toml/source_file.h"

/// \file
/// The data files of the battle board: parts and designs, the naval skin, and the switches that a
/// campaign sets. What the keys mean: docs/rules/battle_board.md

namespace flagplot {

using BoardTables = tactical::battle_board::Tables;
using BoardSwitches = tactical::battle_board::Switches;

/// The tables of both files, with all switches at their standard. Errors: everything that is wrong
/// with either, sorted by place.
[[nodiscard]] tl::expected<BoardTables, Diagnostics> read_board_tables(const SourceFile& reference,
                                                                       const SourceFile& naval);

/// Everything that is wrong with one of the files by itself.
[[nodiscard]] Diagnostics problems_of_board_reference(const SourceFile& file);
[[nodiscard]] Diagnostics problems_of_board_naval(const SourceFile& file);

/// The switches with those of a table `[battle_board]` put over them.
[[nodiscard]] BoardSwitches with_switches(BoardSwitches switches,
                                          const file_schema::BoardSwitchTable& table);

/// The switches of a campaign: of the table `[battle_board]` of its `campaign.toml`, if there is
/// one. Errors: what is wrong in that table, or with the text.
[[nodiscard]] tl::expected<BoardSwitches, Diagnostics> read_board_switches(
    const SourceFile& campaign);

}  // namespace flagplot
