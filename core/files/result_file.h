#pragma once

#include "base/result.h"
#include "campaign/definition.h"
#include "tactical/module.h"
#include "toml/source_file.h"

/// \file
/// The result of a battle, from the sheet that went out with its papers and was filled in.
/// Page: docs/battle-papers.md#the-result-sheet

namespace flagplot {

/// What the sheet says, its ships and sides being of this campaign; or all that is wrong with it,
/// sorted by place. Whether it can be true is asked elsewhere (campaign/result_checks.h).
[[nodiscard]] tl::expected<tactical::BattleResult, Diagnostics> read_result(
    const SourceFile& file, const Definition& definition);

/// Everything that is wrong with the sheet by itself, sorted by place: no campaign says which ships
/// and sides there are.
[[nodiscard]] Diagnostics problems_of_result(const SourceFile& file);

}  // namespace flagplot
