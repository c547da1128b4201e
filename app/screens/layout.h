#pragma once

#include <cstdint>
#include <optional>

#include "present/picture/picture.h"

namespace flagplot::screens {

/// Where the panels lie round the chart, in pixels at the usual size of letters.
struct Layout {
    double left = 250;
    double right = 300;
    double bottom = 170;
    double top = 46;
};

/// The same on a window: scaled, and so that at least half of it is left for the chart both ways. A
/// panel at its side that would be too narrow to be read is folded away.
struct Places {
    Box bar, forces, inspector, log, chart;
};
[[nodiscard]] Places places_on(const Layout& layout, double width, double height, double scale);

/// How large letters are on a window, 1 the usual size. They grow with it, so that a large screen
/// can be read from as far; `steps` are sizes above the usual.
[[nodiscard]] double letters_scale(double width, double height, std::int32_t steps);

/// An edge between a panel and the chart.
enum class Edge : std::uint8_t { left, right, bottom };

/// The edge that can be seized at a pixel of the chart; none: the chart itself is meant.
[[nodiscard]] std::optional<Edge> edge_at(const Places& places, Point pixel);

/// The layout after an edge was dragged to a pixel. No panel becomes too small to be seized again.
[[nodiscard]] Layout dragged(Layout layout, Edge edge, const Places& places, Point pixel,
                             double scale);

}  // namespace flagplot::screens
