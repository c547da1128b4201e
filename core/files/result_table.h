#pragma once

#include "base/result.h"
#include "campaign/definition.h"
#include "tactical/module.h"
#include "toml/source_file.h"

/// \file
/// The result of a battle as a table of comma-separated values: the twin of the sheet of
/// files/result_file.h, which reads what stands in it and asks the same of it.
/// Page: docs/battle-papers.md#the-result-as-a-table

namespace flagplot {

/// Is this file such a table, by the end of its name or by its header row?
[[nodiscard]] bool is_result_table(const SourceFile& file);

/// What the table says; or all that is wrong with it, sorted by place: of a cell that in quotation
/// marks is their beginning.
[[nodiscard]] tl::expected<tactical::BattleResult, Diagnostics> read_result_table(
    const SourceFile& file, const Definition& definition);

/// Everything that is wrong with the table by itself.
[[nodiscard]] Diagnostics problems_of_result_table(const SourceFile& file);

}  // namespace flagplot
