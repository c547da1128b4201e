#pragma once

#include <memory>

#include "chart/chart.h"
#include "present/basemap/basemap.h"
#include "present/desk/map/camera.h"
#include "present/picture/picture.h"

/// \file
/// A chart by itself as a small picture, to choose it by: its sea, its coast, names of seas.

namespace flagplot::desk {

/// The whole of a chart where it has the shape of the room; else what is farthest from its ports is
/// cut off.
[[nodiscard]] Camera filling(const Chart& chart, const Box& room);

/// In so many points. `coast`: what really lies there; none: it is drawn round the land squares.
[[nodiscard]] Picture chart_picture(const Chart& chart, std::shared_ptr<const Basemap> coast,
                                    double width, double height);

}  // namespace flagplot::desk
