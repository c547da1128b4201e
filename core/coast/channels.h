#pragma once

#include <functional>

#include "chart/gazetteer.h"
#include "coast/fine_raster.h"

/// \file
/// Narrow waters on the raster: opened along their course, or closed at their narrowest place.

namespace flagplot {

/// The cell of a position; it may be off the chart.
[[nodiscard]] RasterCell cell_at(const ChartGrid& frame, const FineRaster& raster,
                                 Position position);

/// Visits the cells along the course of a strait that are on the chart, each beside the one before.
void each_course_cell(const ChartGrid& frame, const GazetteerStrait& strait,
                      const FineRaster& raster, const std::function<void(RasterCell)>& visit);

/// Makes every cell along the course of a strait or canal water.
void open_channel(const ChartGrid& frame, const GazetteerStrait& strait, FineRaster& raster);

/// Makes land round the position of a strait: as little as is needed to separate the two ends of
/// its course nearby. Does nothing if its course is not known, or not on the chart.
void close_channel(const ChartGrid& frame, const GazetteerStrait& strait, FineRaster& raster);

}  // namespace flagplot
