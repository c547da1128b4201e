#pragma once

#include "admiral/plan.h"
#include "base/result.h"
#include "campaign/definition.h"
#include "toml/source_file.h"

/// \file
/// The plans of a campaign from text: plans.toml in its folder. Page: docs/data.md#plans

namespace flagplot {

/// The plans in a text (an empty one has none) and the campaign's table of points; or everything
/// wrong, sorted by place. Order lines are read by the grammar of sheets with the names of their
/// side; whether the rules allow them is only known in their turn.
[[nodiscard]] tl::expected<admiral::Plans, Diagnostics> read_plans(const SourceFile& file,
                                                                   const Definition& definition);

}  // namespace flagplot
