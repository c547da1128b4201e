#pragma once

#include "base/result.h"
#include "campaign/definition.h"
#include "tactical/module.h"
#include "toml/source_file.h"

/// \file
/// The result of a battle as a table of comma-separated values. It corresponds to the sheet of
/// files/result_file.h, which reads its contents and makes the same checks.
/// Page: docs/battle-papers.md#the-result-as-a-table

namespace flagplot {

/// Is this file such a table, by the end of its name or by its header row?
[[nodiscard]] bool is_result_table(const SourceFile& file);

/// What the table says; or everything wrong with it, sorted by place. The place of a quoted cell is
/// its beginning.
[[nodiscard]] tl::expected<tactical::BattleResult, Diagnostics> read_result_table(
    const SourceFile& file, const Definition& definition);

/// Everything wrong with the table by itself.
[[nodiscard]] Diagnostics problems_of_result_table(const SourceFile& file);

}  // namespace flagplot
