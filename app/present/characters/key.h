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

/// The glyph of each side that has formations on it.
[[nodiscard]] std::vector<KeyEntry> key_of_sides(const Plot& plot);

/// What each other glyph means: of what is drawn on the plot, of the marks of these lines, and of
/// the ground.
[[nodiscard]] std::vector<KeyEntry> key_of_marks(const Plot& plot,
                                                 const std::vector<LegendLine>& lines);

/// Entries behind each other, in rows of at most so many columns if each fits one.
[[nodiscard]] std::string in_rows(const std::vector<KeyEntry>& entries, const Pen& pen,
                                  std::size_t width);

}  // namespace flagplot
