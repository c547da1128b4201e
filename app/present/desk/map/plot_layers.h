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
/// The plot as the desk draws it: what lies below and seldom changes apart from what moves. Places
/// are pixels of a frame; who draws them moves them along while the camera pans.

namespace flagplot::desk {

struct LayerOptions {
    SymbolTheme theme = SymbolTheme::counters;
    double scale = 1;  ///< of the letters of the window
    Overlays overlays = usual_overlays;
    bool is_red = false;                        ///< by red light
    std::shared_ptr<const Basemap> coast = {};  ///< none: it is drawn round the land squares

    friend bool operator==(const LayerOptions&, const LayerOptions&) = default;
};

/// Sea, coast, light, weather, squares.
[[nodiscard]] std::vector<Primitive> ground_layer(const Plot& plot, const ChartFrame& frame,
                                                  const LayerOptions& options);

/// All that stands on the ground: reach, ways, symbols and labels.
[[nodiscard]] std::vector<Primitive> marker_layer(const Plot& plot, const ChartFrame& frame,
                                                  const LayerOptions& options);

}  // namespace flagplot::desk
