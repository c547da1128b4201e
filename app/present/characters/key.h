#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "present/characters/marks.h"
#include "present/characters/sheet.h"
#include "present/plot/plot.h"

/// \file
/// What stands below a chart in characters: the marks, and what each means.

namespace flagplot {

/// A mark and what is said of it.
struct KeyEntry {
    std::string glyph;
    std::string_view colour;
    std::string meaning;
};

/// The lines of the legend that lie in one of these parts.
[[nodiscard]] std::vector<LegendLine> legend_in(const Plot& plot,
                                                const std::vector<ChartPart>& parts);

/// What each glyph of the chart means, the marks of these lines among them.
[[nodiscard]] std::vector<KeyEntry> key_of(const Plot& plot, const std::vector<LegendLine>& lines);

/// Entries behind each other, in rows of at most so many columns if each fits one. What somebody
/// wrote begins no row.
[[nodiscard]] std::string in_rows(const std::vector<KeyEntry>& entries, const Pen& pen,
                                  std::size_t width);

}  // namespace flagplot
