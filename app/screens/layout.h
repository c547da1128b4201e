#pragma once

#include <cstdint>
#include <optional>

#include "present/picture/picture.h"

namespace flagplot::screens {

/// How large the panels round the chart are, in pixels at the usual size of letters.
struct Layout {
    double left = 230;
    double right = 290;
    double bottom = 160;
    double top = 45;
    double status = 38;  ///< the line below the bar
    double rail = 80;    ///< the names of the pages, at the right edge
    double page = 370;   ///< a page that is open, in the place of the right panel
};

/// Which of the parts are there that not every page has.
struct PartsShown {
    bool status = false;
    bool rail = false;
    bool page = false;
};

/// Where everything lies on a window: scaled, and so that at least half of it is left for the chart
/// both ways. A panel at its side that would be too narrow to be read is folded away.
struct Places {
    Box bar, status, forces, inspector, rail, log, chart;
};
[[nodiscard]] Places places_on(const Layout& layout, double width, double height, double scale,
                               PartsShown parts = {});

/// A screen that windows lie on.
struct Monitor {
    double width = 1280;  ///< in pixels
    double height = 800;
    double scale = 1;  ///< so many times as large as usual the system draws
};

/// How large letters are in a window, 1 where they are 12 pixels high. On a monitor of 1920 by 1080
/// they have 15, on a larger one so many more; a window too small for them makes them smaller, and
/// none makes them smaller than 12. `steps` of a quarter are added to that by choice.
[[nodiscard]] double letters_scale(const Monitor& monitor, double width, double height,
                                   std::int32_t steps);

/// The largest of those that the system says for its windows: the resources of X11 ("Xft.dpi"), and
/// two variables of the environment, nullptr where one is not set. 1 if it says nothing.
[[nodiscard]] double system_scale(const char* resources, const char* gdk, const char* qt);

/// An edge between a panel and the chart.
enum class Edge : std::uint8_t { left, right, bottom };

/// The edge that can be seized at a pixel of the chart; none: the chart itself is meant.
[[nodiscard]] std::optional<Edge> edge_at(const Places& places, Point pixel);

/// The layout after an edge was dragged to a pixel. No panel becomes too small to be seized again.
[[nodiscard]] Layout dragged(Layout layout, Edge edge, const Places& places, Point pixel,
                             double scale);

}  // namespace flagplot::screens
