#pragma once

#include <optional>

#include "base/result.h"
#include "chart/chart.h"
#include "files/problems.h"
#include "files/source_file.h"

/// \file
/// Charts from text: docs/data-reference.md#chart names every key.

namespace flagplot {

/// The chart that a text describes, or everything that is wrong with it.
[[nodiscard]] tl::expected<Chart, Diagnostics> read_chart(const SourceFile& file);

/// The same, among other texts: nothing when problems were added.
[[nodiscard]] std::optional<Chart> chart_from(const SourceFile& file, Problems& problems);

}  // namespace flagplot
