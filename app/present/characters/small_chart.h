#pragma once

#include <string>
#include <vector>

#include "present/plot/plot.h"

/// \file
/// The plot small, in characters: for a letter, among other words.

namespace flagplot {

/// It is no wider than this, unless by long names.
inline constexpr std::int32_t small_chart_width = 78;

/// So much of a sea is shown whole; of a larger one windows, none larger than the second.
inline constexpr std::int32_t most_whole = 25;  ///< columns, and rows
inline constexpr std::int32_t window_columns = 24;
inline constexpr std::int32_t window_rows = 16;

/// The chart as `chart_text` draws it, without colour; below it each mark by name with its square,
/// and what the marks mean. Of a sea that is too large it shows windows that hold every formation,
/// contact, battle that goes on and these squares, with a margin, from the west to the east. Empty
/// where there is none of these in such a sea.
[[nodiscard]] std::string small_chart(const Plot& plot, const std::vector<Square>& besides);

}  // namespace flagplot
