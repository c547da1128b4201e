#pragma once

#include <string>
#include <vector>

#include "present/basemap/chart_frame.h"
#include "present/picture/navy_style.h"
#include "present/plot/plot.h"
#include "present/plot/plot_picture.h"

/// \file
/// The parts of a picture of a plot. Each adds primitives to the page.

namespace flagplot {

/// How strongly history's formations and their ways are drawn.
inline constexpr double ghost_strength = 0.5;

/// A page on which a plot is being drawn.
struct PlotPage {
    const Plot& plot;
    PictureOptions options;
    double scale = 1;  ///< of letters and lines, 1 on a page of 1280 by 800
    ChartFrame frame = {};
    std::vector<std::vector<Point>> land = {};  ///< on the page, roughly
    std::vector<Primitive> primitives = {};

    /// Adds something on the chart, clipped at its edge.
    void on_chart(Feature feature, std::string subject, decltype(Primitive::drawn) drawn) {
        primitives.push_back({feature, std::move(subject), std::move(drawn), true});
    }
    void on_page(Feature feature, std::string subject, decltype(Primitive::drawn) drawn) {
        primitives.push_back({feature, std::move(subject), std::move(drawn), false});
    }
    /// The style of a side here.
    [[nodiscard]] SideStyle style(SideId side) const {
        const bool is_named = side.index() < plot.sides.size();
        return style_of_navy(is_named ? plot.sides[side.index()].name : std::string(), side);
    }
    /// The same of a contact: of the first side that does not see it.
    [[nodiscard]] SideStyle contact_style(SideId seen_by) const {
        return style(SideId{seen_by.index() == 0 ? 1U : 0U});
    }
    [[nodiscard]] double caption() const { return 9 * scale; }
    [[nodiscard]] double small() const { return 10.5 * scale; }
    [[nodiscard]] double normal() const { return 12 * scale; }
};

/// The room for the chart without heading, legend and margins.
[[nodiscard]] Box room_for_chart(const PlotPage& page);

void add_ground(PlotPage& page);    ///< sea, coast, light, weather, squares, graticule
void add_reach(PlotPage& page);     ///< what can be sighted, what was searched
void add_ways(PlotPage& page);      ///< tracks and plans
void add_markers(PlotPage& page);   ///< symbols, places and all that is written on the chart
void add_surround(PlotPage& page);  ///< heading, margins, scale and legend

/// Points of a way through the centres of squares.
[[nodiscard]] std::vector<Point> way_over(const ChartFrame& frame,
                                          const std::vector<Square>& squares);

/// "8 Nov 18:00".
[[nodiscard]] std::string day_hour(Moment moment);

/// How strongly a contact of this age is drawn, 0 to 1.
[[nodiscard]] double strength_at_age(std::int32_t hours);

/// "poor weather", "fog".
[[nodiscard]] std::string weather_name(Weather weather);

}  // namespace flagplot
