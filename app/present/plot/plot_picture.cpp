#include "present/plot/plot_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "present/picture/palette.h"
#include "present/plot/plot_page.h"

namespace flagplot {

namespace {

/// A chart of at most this many squares is shown completely.
constexpr std::int32_t whole_columns = 25;
constexpr std::int32_t whole_rows = 20;
constexpr std::int32_t margin = 3;  // squares round what is of interest

/// Grows with the page, in quarters, because larger pages are read from farther away.
double scale_of(const PictureOptions& options) {
    constexpr double longer = 1280, shorter = 800, steps = 4;
    const auto [least, most] = std::minmax(options.width, options.height);
    const double ratio = std::min(most / longer, least / shorter);
    return std::max(std::round(ratio * steps) / steps, 0.5);
}

struct Extent {
    std::int32_t west, north, east = -1, south = -1;

    void add(Square square) {
        west = std::min<std::int32_t>(west, square.column);
        north = std::min<std::int32_t>(north, square.row);
        east = std::max<std::int32_t>(east, square.column);
        south = std::max<std::int32_t>(south, square.row);
    }
};

}  // namespace

GridBox part_between(Square one, Square other) {
    const auto [west, east] = std::minmax(one.column, other.column);
    const auto [north, south] = std::minmax(one.row, other.row);
    return {static_cast<double>(west), static_cast<double>(north), east + 1.0, south + 1.0};
}

GridBox part_of_interest(const Plot& plot) {
    const Chart& chart = plot.chart;
    const GridBox whole{0, 0, static_cast<double>(chart.columns), static_cast<double>(chart.rows)};
    if (chart.columns <= whole_columns && chart.rows <= whole_rows) return whole;
    Extent extent{chart.columns, chart.rows};
    for (const PlotFormation& formation : plot.formations) {
        extent.add(formation.square);
        for (const PlannedStep& step : formation.ahead) extent.add(step.to);
    }
    for (const PlotContact& contact : plot.contacts) extent.add(contact.square);
    for (const PlotBattle& battle : plot.battles) extent.add(battle.square);
    if (extent.east < extent.west) return whole;
    return {static_cast<double>(std::max(extent.west - margin, 0)),
            static_cast<double>(std::max(extent.north - margin, 0)),
            static_cast<double>(std::min(extent.east + margin + 1, chart.columns)),
            static_cast<double>(std::min(extent.south + margin + 1, chart.rows))};
}

std::vector<Point> way_over(const ChartFrame& frame, const std::vector<Square>& squares) {
    std::vector<Point> points;
    for (const Square square : squares) points.push_back(frame.centre(square));
    return points;
}

std::string day_hour(Moment moment) {
    const std::string full = date_hour(moment);
    const std::size_t hour = full.rfind(' ');
    const std::size_t year = full.rfind(' ', hour - 1);
    return full.substr(0, year) + full.substr(hour);
}

double strength_at_age(std::int32_t hours) {
    constexpr double hours_to_fade = 36, least = 0.45;
    return std::max(1 - hours / hours_to_fade, least);
}

std::string weather_name(Weather weather) {
    const std::string word(word_of(weather));
    return weather == Weather::poor || weather == Weather::heavy ? word + " weather" : word;
}

Picture plot_picture(const Plot& plot, const PictureOptions& options) {
    PlotPage page{plot, options, scale_of(options)};
    page.frame = frame_for(room_for_chart(page), options.part.value_or(part_of_interest(plot)),
                           plot.chart.columns, plot.chart.rows);
    page.on_page(Feature::paper, "",
                 Area{{ring_of({0, 0, options.width, options.height})}, paper_ink});
    add_ground(page);
    add_reach(page);
    add_ways(page);
    add_markers(page);
    add_surround(page);
    return {options.width, options.height, page.frame.page, plot.title, std::move(page.primitives)};
}

}  // namespace flagplot
