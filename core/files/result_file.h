#pragma once

#include "base/result.h"
#include "campaign/definition.h"
#include "tactical/module.h"
#include "toml/source_file.h"

/// \file
/// The result of a battle, from the sheet that was printed with its papers and filled in.
/// Page: docs/battle-papers.md#the-result-sheet

namespace flagplot {

/// What the sheet says, with ships and sides of this campaign; or everything wrong with it, sorted
/// by place. Whether it can be true is checked elsewhere (campaign/result_checks.h).
[[nodiscard]] tl::expected<tactical::BattleResult, Diagnostics> read_result(
    const SourceFile& file, const Definition& definition);

/// Everything wrong with the sheet by itself, sorted by place, without a campaign to check ships
/// and sides against.
[[nodiscard]] Diagnostics problems_of_result(const SourceFile& file);

}  // namespace flagplot
