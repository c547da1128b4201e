#pragma once

#include <string_view>

#include "chart/chart.h"
#include "toml/toml_text.h"

namespace flagplot {

/// Reads the squares of a chart drawn in characters into its columns, rows and terrain. `first` is
/// the place of the drawing's first line in its text.
void read_drawing(const Source& source, std::string_view drawing, Spot first, Chart& chart);

}  // namespace flagplot
