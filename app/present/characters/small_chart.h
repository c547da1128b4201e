#pragma once

#include <string>
#include <vector>

#include "present/plot/plot.h"

/// \file
/// A small plot in characters, to be part of a mail.

namespace flagplot {

/// The greatest width, except for long names.
inline constexpr std::int32_t small_chart_width = 78;

/// A sea up to this size is shown completely; of a larger one windows, none larger than the second.
inline constexpr std::int32_t most_whole = 25;  ///< columns, and rows
inline constexpr std::int32_t window_columns = 24;
inline constexpr std::int32_t window_rows = 16;

/// The chart as `chart_text` draws it, without colour, and below it the name and square of each
/// mark, and what the marks mean. Of a larger sea it shows windows with every formation, contact,
/// continuing battle and these squares, with a margin, from west to east. Empty if there are none
/// of these in a larger sea.
[[nodiscard]] std::string small_chart(const Plot& plot, const std::vector<Square>& besides);

}  // namespace flagplot
