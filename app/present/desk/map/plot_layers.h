#pragma once

#include <memory>
#include <vector>

#include "present/basemap/basemap.h"
#include "present/basemap/chart_frame.h"
#include "present/desk/map/overlay.h"
#include "present/picture/picture.h"
#include "present/picture/symbols.h"
#include "present/plot/plot.h"

/// \file
/// The plot as the desk draws it: the ground, which seldom changes, separate from what moves.
/// Places are pixels of a frame; the caller moves them while the camera pans.

namespace flagplot::desk {

struct LayerOptions {
    SymbolTheme theme = SymbolTheme::counters;
    double scale = 1;  ///< of the letters in the window
    Overlays overlays = usual_overlays;
    bool is_red = false;                        ///< red light
    std::shared_ptr<const Basemap> coast = {};  ///< none: drawn round the land squares

    friend bool operator==(const LayerOptions&, const LayerOptions&) = default;
};

/// Sea, coast, light, weather, squares.
[[nodiscard]] std::vector<Primitive> ground_layer(const Plot& plot, const ChartFrame& frame,
                                                  const LayerOptions& options);

/// Everything on the ground: reach, ways, symbols and labels.
[[nodiscard]] std::vector<Primitive> marker_layer(const Plot& plot, const ChartFrame& frame,
                                                  const LayerOptions& options);

}  // namespace flagplot::desk
