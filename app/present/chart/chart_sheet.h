#pragma once

#include <span>
#include <string>

#include "chart/chart.h"
#include "chart/strait.h"

/// \file
/// A chart by itself as text: its squares, and beside them what helps to find one's way.

namespace flagplot {

struct ChartSheetParts {
    bool names = false;      ///< mark ports, places and straits, and list them below
    bool graticule = false;  ///< say which degrees the middles of columns and rows lie on
};

/// The squares of a chart in rows of characters, one a square, under a ruler of column letters.
/// The graticule writes latitudes beside the rows, along the middle column, and longitudes below
/// the columns, along the middle row; a chart whose file does not say where it lies has none.
[[nodiscard]] std::string chart_sheet(const Chart& chart, std::span<const Strait> straits,
                                      const ChartSheetParts& parts);

}  // namespace flagplot
