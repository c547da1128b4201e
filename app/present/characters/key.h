#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "present/characters/marks.h"
#include "present/characters/sheet.h"
#include "present/plot/plot.h"

/// \file
/// The key below a chart in characters: the marks, and what each means.

namespace flagplot {

/// A mark and its meaning.
struct KeyEntry {
    std::string glyph;
    std::string_view colour;
    std::string meaning;
};

/// The lines of the legend for these parts.
[[nodiscard]] std::vector<LegendLine> legend_in(const Plot& plot,
                                                const std::vector<ChartPart>& parts);

/// The glyph of each side that has formations on it.
[[nodiscard]] std::vector<KeyEntry> key_of_sides(const Plot& plot);

/// The meaning of every other glyph: on the plot, in these lines, and of the ground.
[[nodiscard]] std::vector<KeyEntry> key_of_marks(const Plot& plot,
                                                 const std::vector<LegendLine>& lines);

/// Entries in rows of at most this many columns, if each fits.
[[nodiscard]] std::string in_rows(const std::vector<KeyEntry>& entries, const Pen& pen,
                                  std::size_t width);

}  // namespace flagplot
