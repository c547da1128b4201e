#pragma once

#include <optional>

#include "present/basemap/basemap.h"
#include "present/basemap/chart_frame.h"
#include "present/picture/picture.h"
#include "present/picture/symbols.h"
#include "present/plot/plot.h"

/// \file
/// Draws the operational plot: from the values of a plot to the primitives of a picture. It knows
/// only the plot, so a side's picture shows only what its plot may.

namespace flagplot {

/// What is drawn besides positions, depending on the room for it. On paper, everything.
struct PlotDetail {
    bool silhouettes = true;   ///< on counters
    bool second_lines = true;  ///< strength and speed below a name, the age below a contact
    bool places = true;        ///< ports and other places
    bool arrivals = true;      ///< at the markers of routes
    bool square_names = true;

    friend bool operator==(const PlotDetail&, const PlotDetail&) = default;
};

struct PictureOptions {
    double width = 1280;
    double height = 800;
    SymbolTheme theme = SymbolTheme::counters;
    std::optional<GridBox> part = {};  ///< none: all that is of interest
    const Basemap* basemap = nullptr;  ///< none: the coast is drawn round the land squares
    std::int32_t beyond = 2;           ///< squares of that coast beyond the edges of the chart
    PlotDetail detail = {};
};

/// A page with the chart, its margin, whose view it is, and a legend. Letters grow with the page.
[[nodiscard]] Picture plot_picture(const Plot& plot, const PictureOptions& options);

/// The part of a chart between two corners, including both.
[[nodiscard]] GridBox part_between(Square one, Square other);

/// The part of the plot worth showing: a small chart completely, of a large one what is marked, and
/// a margin.
[[nodiscard]] GridBox part_of_interest(const Plot& plot);

}  // namespace flagplot
