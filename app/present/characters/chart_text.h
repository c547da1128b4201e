#pragma once

#include <string>

#include "present/plot/plot.h"

/// \file
/// The plot as text for a terminal.

namespace flagplot {

/// At most so much of a chart is drawn in one piece: it fits 80 columns.
inline constexpr std::int32_t sheet_columns = 25;
inline constexpr std::int32_t sheet_rows = 40;

/// How much of a chart is shown.
enum class ChartCut : std::uint8_t {
    where_marked,  ///< where something is, if all does not fit one sheet
    whole          ///< all of it, in as many sheets as that takes
};

/// The chart with column letters and row numbers, three characters a square, and a legend that
/// lists every marker by name and square. A square with one marker shows its glyph and number, one
/// with several the glyphs alone, "+" last where there are more than three. A chart larger than a
/// sheet is cut to where something is marked, with a margin, in as many sheets as that takes, and
/// says so. Colours (ANSI sequences) only when `colour`; nothing is told by colour alone.
[[nodiscard]] std::string chart_text(const Plot& plot, bool colour,
                                     ChartCut how = ChartCut::where_marked);

}  // namespace flagplot
