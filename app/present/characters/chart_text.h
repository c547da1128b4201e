#pragma once

#include <string>

#include "present/plot/plot.h"

/// \file
/// The plot as text for a terminal.

namespace flagplot {

/// Largest part of a chart in one piece: it fits into 80 columns.
inline constexpr std::int32_t sheet_columns = 25;
inline constexpr std::int32_t sheet_rows = 40;

/// How much of a chart is shown.
enum class ChartCut : std::uint8_t {
    where_marked,  ///< where something is, if not all of it fits on one sheet
    whole          ///< all of it, in as many sheets as necessary
};

/// The chart with column letters and row numbers, three characters a square, and a legend that
/// lists every marker by name and square. A square with one marker shows its glyph and number; one
/// with several only the glyphs, with "+" last if there are more than three. A chart larger than a
/// sheet is cut to where something is marked, with a margin, in as many sheets as necessary, and
/// says so. Uses colours (ANSI sequences) only if `colour`; nothing depends on colour.
[[nodiscard]] std::string chart_text(const Plot& plot, bool colour,
                                     ChartCut how = ChartCut::where_marked);

}  // namespace flagplot
