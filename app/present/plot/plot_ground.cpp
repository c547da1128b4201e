#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "present/basemap/coast.h"
#include "present/picture/palette.h"
#include "present/plot/plot_page.h"
#include "rules/weather.h"

namespace flagplot {

namespace {

using Rings = std::vector<std::vector<Point>>;

Rings on_page(const ChartFrame& frame, Rings rings) {
    for (auto& ring : rings) {
        for (Point& point : ring) point = frame.at(point);
    }
    return rings;
}

/// The visible detail of the lines: without points within a hair of the one before, or islands
/// smaller than a dot.
Rings simplified(const Rings& rings, double hair) {
    Rings thin;
    for (const auto& ring : rings) {
        std::vector<Point> kept;
        for (const Point point : ring) {
            if (kept.empty() || std::abs(point.x - kept.back().x) > hair ||
                std::abs(point.y - kept.back().y) > hair) {
                kept.push_back(point);
            }
        }
        if (kept.size() > 2) thin.push_back(std::move(kept));
    }
    return thin;
}

Rings land_of(const PlotPage& page) {
    if (page.options.basemap != nullptr) {
        constexpr double hair = 0.9;
        return simplified(on_page(page.frame, page.options.basemap->coast), hair * page.scale);
    }
    Rings rings = coast_of(page.plot.chart, page.options.beyond);
    const Chart& chart = page.plot.chart;
    for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
        if (chart.terrain[i] != Terrain::islands) continue;
        const Rings islands = islands_in(chart.square_at(i));
        rings.insert(rings.end(), islands.begin(), islands.end());
    }
    return on_page(page.frame, std::move(rings));
}

void add_land(PlotPage& page) {
    const Rings land = land_of(page);
    if (land.empty()) return;
    const double band = 8 * page.scale;
    page.land = simplified(land, band / 3);
    page.on_chart(Feature::shallows, "", Area{page.land, no_ink, {shallow_ink, band * 2}});
    page.on_chart(Feature::shallows, "", Area{page.land, no_ink, {shore_ink, band}});
    page.on_chart(Feature::land, "", Area{land, land_ink, {coast_ink, 1.1 * page.scale}});
}

/// Squares of this kind that have water beside them.
Rings outline_beside_water(const PlotPage& page, Terrain terrain) {
    const Chart& chart = page.plot.chart;
    std::vector<Square> squares;
    for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
        if (chart.terrain[i] != terrain) continue;
        const Square square = chart.square_at(i);
        const bool is_beside_water = std::any_of(
            clockwise.begin(), clockwise.end(),
            [&](Direction direction) { return chart.is_navigable(neighbour(square, direction)); });
        if (is_beside_water) squares.push_back(square);
    }
    return on_page(page.frame, outline_of(squares));
}

/// On a real coast: the squares that count as land, and those that hide what is behind them.
void add_squares_that_count(PlotPage& page) {
    if (page.options.basemap == nullptr) return;
    const double step = 7 * page.scale;
    const Stroke edge{coast_ink.faded(0.35), 0.8 * page.scale};
    page.on_chart(Feature::hatch, "land",
                  Area{outline_beside_water(page, Terrain::land),
                       no_ink,
                       {},
                       Pattern::hatch,
                       coast_ink.faded(0.16),
                       step});
    page.on_chart(Feature::hatch, "islands",
                  Area{outline_beside_water(page, Terrain::islands), no_ink, edge, Pattern::dots,
                       coast_ink.faded(0.22), step});
}

/// A headland on an edge is a line along it, one on a corner a small cross.
void add_barriers(PlotPage& page) {
    for (const Barrier& barrier : page.plot.chart.barriers) {
        const Point a = page.frame.centre(barrier.a), b = page.frame.centre(barrier.b);
        const Point middle = (a + b) * 0.5;
        const Point along = b - a;
        const bool is_corner =
            barrier.a.column != barrier.b.column && barrier.a.row != barrier.b.row;
        const Point half = Point{-along.y, along.x} * (is_corner ? 0.12 : 0.5);
        const Stroke stroke{coast_ink, 2.4 * page.scale,
                            barrier.closes == Closes::sight ? Dash::dotted : Dash::solid};
        const std::string edge = name_of(barrier.a) + "-" + name_of(barrier.b);
        page.on_chart(Feature::barrier, edge, Line{{middle - half, middle + half}, stroke});
        if (!is_corner) continue;
        const Point other = along * 0.12;
        page.on_chart(Feature::barrier, edge, Line{{middle - other, middle + other}, stroke});
    }
}

void add_weather(PlotPage& page) {
    for (const WeatherZone& zone : page.plot.weather) {
        if (!zone.centre) continue;
        const double reach = (zone.radius.count + 0.5) * page.frame.side;
        const Point centre = page.frame.centre(*zone.centre);
        page.on_chart(Feature::weather, std::string(word_of(zone.weather)),
                      Area{{ring_of(box_round(centre, reach * 2, reach * 2))},
                           ink(0xffffff, 0.15),
                           {quiet_ink.faded(0.6), page.scale, Dash::dotted},
                           Pattern::dots,
                           quiet_ink.faded(0.3),
                           9 * page.scale});
    }
}

/// Where the chart is on the page; its edges are farther out if more than the chart is shown.
Box chart_on(const PlotPage& page) {
    const Point first = page.frame.at({0, 0});
    const Point last = page.frame.at(
        {static_cast<double>(page.plot.chart.columns), static_cast<double>(page.plot.chart.rows)});
    const Box& seen = page.frame.page;
    return {std::max(seen.left, first.x), std::max(seen.top, first.y), std::min(seen.right, last.x),
            std::min(seen.bottom, last.y)};
}

/// Beyond its edge the coast continues, paler and without squares.
void add_beyond(PlotPage& page) {
    const Box chart = chart_on(page);
    if (chart == page.frame.page) return;
    constexpr double pale = 0.45;
    page.on_chart(Feature::paper, "beyond",
                  Area{{ring_of(page.frame.page), ring_of(chart)}, halo_ink.faded(pale)});
}

void add_squares(PlotPage& page) {
    const ChartFrame& frame = page.frame;
    const Chart& chart = page.plot.chart;
    const Box on = chart_on(page);
    const Stroke stroke{grid_ink, 0.7 * page.scale};
    for (std::int32_t column = 0; column <= chart.columns; ++column) {
        if (column < frame.shown.west || column > frame.shown.east) continue;
        const double x = frame.at({static_cast<double>(column), 0}).x;
        page.on_chart(Feature::grid, "", Line{{{x, on.top}, {x, on.bottom}}, stroke});
    }
    for (std::int32_t row = 0; row <= chart.rows; ++row) {
        if (row < frame.shown.north || row > frame.shown.south) continue;
        const double y = frame.at({0, static_cast<double>(row)}).y;
        page.on_chart(Feature::grid, "", Line{{{on.left, y}, {on.right, y}}, stroke});
    }
}

}  // namespace

void add_ground(PlotPage& page) {
    page.on_page(Feature::sea, "", Area{{ring_of(page.frame.page)}, sea_ink});
    add_land(page);
    add_squares_that_count(page);
    add_barriers(page);
    if (page.plot.light == Light::night) {
        constexpr double veil = 0.12;
        page.on_chart(Feature::night, "night",
                      Area{{ring_of(page.frame.page)}, night_ink.faded(veil)});
    }
    add_weather(page);
    add_beyond(page);
    add_squares(page);
}

}  // namespace flagplot
