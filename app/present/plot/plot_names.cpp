#include <array>

#include "chart/projection.h"
#include "present/basemap/seas.h"
#include "present/picture/palette.h"
#include "present/plot/plot_markers.h"

namespace flagplot {

namespace {

bool is_over_water(const PlotPage& page, const Box& box) {
    constexpr int samples = 10;
    for (int i = 0; i <= samples; ++i) {
        const double x = box.left + box.width() * i / samples;
        for (const double y : {box.top, box.centre().y, box.bottom}) {
            if (is_within(page.land, {x, y})) return false;
        }
    }
    return true;
}

void add_sea_name(PlotPage& page, LabelPlaces& places, const SeaName& sea, Point middle) {
    constexpr std::array<double, 3> sizes{24, 19, 14};
    const double size = sizes.at(static_cast<std::size_t>(sea.size)) * page.scale;
    constexpr double spacing = 0.14;
    Words words{middle, std::string(sea.name), Align::centre, Face::serif_italic,
                size,   square_name_ink};
    words.spacing = size * spacing;
    constexpr std::array<double, 7> steps{0, 1, -1, 2, -2, 3, -3};
    const double step = size * (sea.size == SeaSize::strait ? 0.3 : 0.8);
    for (const bool is_quiet : {true, false}) {
        for (const double down : steps) {
            for (const double along : steps) {
                words.at = middle + Point{along, down} * step;
                const Box box = box_of(words);
                if (is_quiet ? !places.is_quiet(box) : !places.is_free(box)) continue;
                if (!is_over_water(page, box)) continue;
                places.keep_free(box);
                page.on_chart(Feature::sea_name, words.text.str(), words);
                return;
            }
        }
    }
}

}  // namespace

void add_sea_names(PlotPage& page, LabelPlaces& places) {
    if (!page.plot.chart.geography) return;
    for (const SeaName& sea : sea_names()) {
        constexpr double hundredths = 100;
        const OnGrid on = grid_at(*page.plot.chart.geography,
                                  {sea.latitude / hundredths, sea.longitude / hundredths});
        const Point middle = page.frame.at({on.column, on.row});
        if (page.frame.page.contains(middle)) add_sea_name(page, places, sea, middle);
    }
}

void add_square_names(PlotPage& page, LabelPlaces& places) {
    if (!page.options.detail.square_names) return;
    const ChartFrame& frame = page.frame;
    const double size = 8 * page.scale;
    constexpr double most_of_side = 0.65;
    const double widest = text_width(page.plot.chart.last_square(), size);
    if (widest > frame.side * most_of_side) return;
    for (std::size_t i = 0; i < page.plot.chart.terrain.size(); ++i) {
        const Square square = page.plot.chart.square_at(i);
        if (!frame.page.overlaps(frame.box(square))) continue;
        const Box cell = frame.box(square);
        const Words name{{cell.left + 2 * page.scale, cell.top + size * 0.75},
                         name_of(square),
                         Align::left,
                         Face::sans,
                         size,
                         square_name_ink};
        if (!places.is_free(box_of(name))) continue;
        page.on_chart(Feature::square_name, name.text.str(), name);
    }
}

}  // namespace flagplot
