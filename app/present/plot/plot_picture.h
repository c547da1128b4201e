#pragma once

#include <optional>

#include "present/basemap/basemap.h"
#include "present/basemap/chart_frame.h"
#include "present/picture/picture.h"
#include "present/picture/symbols.h"
#include "present/plot/plot.h"

/// \file
/// The operational plot drawn: from the values of a plot to the primitives of a picture. It knows
/// what the plot holds and nothing besides, so a side's picture shows what its plot may.

namespace flagplot {

/// What is drawn of a plot beside where everybody is: what has no room is left out. On paper all.
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

/// A page with the chart, its margin, whose view it is, and a legend of what is on it. Letters grow
/// with the page.
[[nodiscard]] Picture plot_picture(const Plot& plot, const PictureOptions& options);

/// The part of a chart between two corners, both in it.
[[nodiscard]] GridBox part_between(Square one, Square other);

/// The part of the plot that is worth showing: a small chart whole, of a large one what is marked
/// on it and a margin.
[[nodiscard]] GridBox part_of_interest(const Plot& plot);

}  // namespace flagplot
