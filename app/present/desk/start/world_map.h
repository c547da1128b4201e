#pragma once

#include <optional>
#include <string>

#include "chart/chart.h"
#include "present/desk/editors/chart_desk.h"
#include "present/picture/picture.h"

/// \file
/// The map of the world on which the sea of a new chart is pointed at. It is a chart with a square
/// for each degree: points are degrees east of 180 degrees west, and south of the pole.

namespace flagplot::desk {

[[nodiscard]] const Chart& world_chart();

/// "35.9,14.5": a point as the middle of a chart is written. Beyond an edge it is taken to it.
[[nodiscard]] std::string middle_text(Point on_world);

/// The point of such degrees, north and east positive.
[[nodiscard]] Point on_world(double latitude, double longitude);

/// About where a chart with this middle would lie; none: its size is no number.
[[nodiscard]] std::optional<Box> extent_of(const MakingForm& form, Point middle);

}  // namespace flagplot::desk
