#include "present/plot/plot_surround.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "present/picture/palette.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

constexpr double margin_width = 30;
constexpr double margin_height = 17;
constexpr double legend_row = 19;
constexpr double gap = 16;

// --- legend ---

double width_of(const PlotPage& page, const LegendEntry& entry) {
    return (surround::sample_width + 6 + gap) * page.scale + text_width(entry.text, page.small());
}

double scale_bar_width(const PlotPage& page) { return 190 * page.scale; }

/// Rows of entries; the first is shorter because of the scale bar.
std::vector<std::vector<LegendEntry>> legend_rows(const PlotPage& page) {
    std::vector<std::vector<LegendEntry>> rows(1);
    const double room =
        page.options.width - 2 * surround::edge * page.scale - scale_bar_width(page);
    double used = 0;
    for (LegendEntry& entry : legend_of(page)) {
        const double width = width_of(page, entry);
        if (used + width > room && !rows.back().empty()) {
            rows.emplace_back();
            used = 0;
        }
        used += width;
        rows.back().push_back(std::move(entry));
    }
    return rows;
}

double legend_height(const PlotPage& page) {
    const auto rows = std::max<std::size_t>(legend_rows(page).size(), 2);
    return (legend_row * static_cast<double>(rows) + surround::edge) * page.scale;
}

void add_legend(PlotPage& page) {
    double y = page.options.height - legend_height(page) + legend_row / 2 * page.scale;
    for (const auto& row : legend_rows(page)) {
        double x = surround::edge * page.scale + scale_bar_width(page);
        for (const LegendEntry& entry : row) {
            entry.sample(page, {x + surround::sample_width / 2 * page.scale, y});
            page.on_page(Feature::legend, "",
                         Words{{x + (surround::sample_width + 6) * page.scale, y},
                               entry.text,
                               Align::left,
                               Face::sans,
                               page.small(),
                               text_ink});
            x += width_of(page, entry);
        }
        y += legend_row * page.scale;
    }
}

// --- scale bar ---

/// The largest round number of squares that fits, in two halves.
void add_scale_bar(PlotPage& page) {
    const auto& geography = page.plot.chart.geography;
    const double room = scale_bar_width(page) - 78 * page.scale;
    int squares = 1;
    for (const int longer : {2, 4, 6, 10, 20}) {
        if (longer * page.frame.side <= room) squares = longer;
    }
    const double length = std::min(squares * page.frame.side, room);
    const double left = (surround::edge + 8) * page.scale;
    const double y = page.options.height - legend_height(page) + legend_row * page.scale;
    const double thick = 6 * page.scale;
    const Stroke rim{place_ink, page.scale};
    page.on_page(Feature::scale_bar, "",
                 Area{{ring_of({left, y, left + length, y + thick})}, paper_ink, rim});
    page.on_page(Feature::scale_bar, "",
                 Area{{ring_of({left, y, left + length / 2, y + thick})}, place_ink});
    const std::string unit =
        geography ? fmt::format("{:.0f} nm", length / page.frame.side * geography->square_side)
                  : counted(std::lround(length / page.frame.side), "square");
    page.on_page(Feature::scale_bar, "",
                 Words{{left + length + 6 * page.scale, y + thick / 2},
                       unit,
                       Align::left,
                       Face::sans,
                       page.small(),
                       text_ink});
    page.on_page(
        Feature::scale_bar, "",
        Words{
            {left, y - 7 * page.scale}, "0", Align::centre, Face::sans, page.caption(), text_ink});
}

// --- margins ---

/// Every name, every second or every fifth, so that they do not touch.
std::int32_t step_for(double side, double room) {
    for (const std::int32_t step : {1, 2, 5}) {
        if (side * step >= room) return step;
    }
    return 10;
}

void add_margin_words(PlotPage& page, Point at, const std::string& text, Align align) {
    page.on_page(Feature::margin, "",
                 Words{at, text, align, Face::sans, page.caption(), quiet_ink});
}

void add_margins(PlotPage& page) {
    const ChartFrame& frame = page.frame;
    const double s = page.scale;
    const std::int32_t column_step = step_for(frame.side, 20 * s);
    for (std::int32_t column = 0; column < page.plot.chart.columns; column += column_step) {
        const double x = frame.at({column + 0.5, 0}).x;
        if (x < frame.page.left || x > frame.page.right) continue;
        add_margin_words(page, {x, frame.page.top - 8 * s}, column_name(column), Align::centre);
    }
    const std::int32_t row_step = step_for(frame.side, 12 * s);
    for (std::int32_t row = 0; row < page.plot.chart.rows; row += row_step) {
        const double y = frame.at({0, row + 0.5}).y;
        if (y < frame.page.top || y > frame.page.bottom) continue;
        add_margin_words(page, {frame.page.left - 5 * s, y}, std::to_string(row + 1), Align::right);
    }
    page.on_page(Feature::margin, "", Area{{ring_of(frame.page)}, no_ink, {text_ink, 1.2 * s}});
}

}  // namespace

Box room_for_chart(const PlotPage& page) {
    const double s = page.scale;
    return {margin_width * s, (surround::heading_height + margin_height) * s,
            page.options.width - margin_width * s,
            page.options.height - legend_height(page) - margin_height * s};
}

void add_surround(PlotPage& page) {
    if (page.plot.chart.geography) add_graticule(page);
    add_margins(page);
    add_heading(page);
    add_legend(page);
    add_scale_bar(page);
}

}  // namespace flagplot
