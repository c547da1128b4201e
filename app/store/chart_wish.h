#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chart/gazetteer.h"
#include "coast/frame.h"
#include "store/coast_file.h"

/// \file
/// Texts that describe a new chart, for `flagplot chart make` and the chart editor.

namespace flagplot {

/// Numbers separated by commas; nothing if there are not this many.
template <std::size_t Count>
[[nodiscard]] std::optional<std::array<double, Count>> numbers_in(std::string_view text);
extern template std::optional<std::array<double, 2>> numbers_in<2>(std::string_view text);
extern template std::optional<std::array<double, 4>> numbers_in<4>(std::string_view text);

/// "35.9,14.5" or a port of the gazetteer; the error names the nearest.
[[nodiscard]] Result<Degrees> middle_of_chart(const std::string& text, const Gazetteer& gazetteer);

/// A point is ten knots: on other squares than of 60 miles a new chart says that ships shall make
/// true distances (A-ST-01).
[[nodiscard]] Result<ChartGrid> with_true_distances(Result<ChartGrid> grid);

/// "islands" and "lakes" laid over the land or taken off it; the error names the nearest.
[[nodiscard]] Result<CoastLayers> with_layers(CoastLayers layers,
                                              const std::vector<std::string>& words,
                                              bool are_there);

/// The layers that a chart was made from, by what its file says about its coast.
[[nodiscard]] CoastLayers layers_in(std::string_view coast);

}  // namespace flagplot
