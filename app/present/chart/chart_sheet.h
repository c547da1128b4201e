#pragma once

#include <span>
#include <string>

#include "chart/chart.h"
#include "chart/strait.h"

/// \file
/// Only a chart as text: its squares, with aids for finding them.

namespace flagplot {

struct ChartSheetParts {
    bool names = false;      ///< mark ports, places and straits, and list them below
    bool graticule = false;  ///< give the degrees of the centres of columns and rows
};

/// The squares of a chart in rows of characters, one per square, below a ruler of column letters.
/// With the graticule, latitudes are written beside the rows, along the middle column, and
/// longitudes below the columns, along the middle row; a chart that does not say where it is has
/// none.
[[nodiscard]] std::string chart_sheet(const Chart& chart, std::span<const Strait> straits,
                                      const ChartSheetParts& parts);

}  // namespace flagplot
