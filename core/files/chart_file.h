#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "chart/chart.h"
#include "chart/strait.h"
#include "toml/problems.h"
#include "toml/source_file.h"

/// \file
/// Charts from text: docs/data-reference.md#chart names every key.

namespace flagplot {

/// What a chart's file has for a campaign: the chart, and the straits that can be closed on it.
struct ChartFile {
    Chart chart;
    std::vector<Strait> straits;

    [[nodiscard]] const Strait* strait_named(std::string_view name) const;
};

/// The chart that a text describes, or everything wrong with it.
[[nodiscard]] tl::expected<Chart, Diagnostics> read_chart(const SourceFile& file);

/// The same with its straits.
[[nodiscard]] tl::expected<ChartFile, Diagnostics> read_chart_file(const SourceFile& file);

/// The same among other texts: nothing if it has problems, which are added.
[[nodiscard]] std::optional<ChartFile> chart_from(const SourceFile& file, Problems& problems);

}  // namespace flagplot
