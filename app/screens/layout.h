#pragma once

#include <cstdint>
#include <optional>

#include "present/picture/picture.h"

namespace flagplot::screens {

/// Sizes of the panels round the chart, in pixels at the usual size of letters.
struct Layout {
    double left = 230;
    double right = 290;
    double bottom = 160;
    double top = 45;
    double status = 38;  ///< the line below the bar
    double rail = 80;    ///< the list of pages, at the right edge
    double page = 370;   ///< an open page, in place of the right panel
};

/// Which of the parts are shown that only some pages have.
struct PartsShown {
    bool status = false;
    bool rail = false;
    bool page = false;
};

/// Where everything is in a window: scaled, and so that at least half of it is left for the chart
/// in both directions. A panel at the side that would be too narrow to read is hidden.
struct Places {
    Box bar, status, forces, inspector, rail, log, chart;
};
[[nodiscard]] Places places_on(const Layout& layout, double width, double height, double scale,
                               PartsShown parts = {});

/// A screen on which windows are shown.
struct Monitor {
    double width = 1280;  ///< in pixels
    double height = 800;
    double scale = 1;  ///< the system's scale
};

/// How large letters are in a window; 1 means 12 pixels high. On a monitor of 1920 by 1080 they
/// have 15 pixels, on a larger one in proportion; in a window too small for that they are smaller,
/// but never smaller than 12. `steps` quarters are added, as the user chooses.
[[nodiscard]] double letters_scale(const Monitor& monitor, double width, double height,
                                   std::int32_t steps);

/// The largest scale that the system gives for windows, from the resources of X11 ("Xft.dpi") and
/// two variables of the environment, nullptr if not set; 1 if there is none.
[[nodiscard]] double system_scale(const char* resources, const char* gdk, const char* qt);

/// An edge between a panel and the chart.
enum class Edge : std::uint8_t { left, right, bottom };

/// The edge that can be dragged at this pixel of the chart; none: the chart itself.
[[nodiscard]] std::optional<Edge> edge_at(const Places& places, Point pixel);

/// The layout after an edge was dragged to a pixel. No panel gets too small to be dragged again.
[[nodiscard]] Layout dragged(Layout layout, Edge edge, const Places& places, Point pixel,
                             double scale);

}  // namespace flagplot::screens
