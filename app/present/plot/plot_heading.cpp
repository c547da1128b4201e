#include <set>

#include "present/picture/palette.h"
#include "present/plot/plot_surround.h"

namespace flagplot {

namespace {

/// What `Plot::time` does not say: that it is clear, or the weather in parts of the chart.
std::string weather_text(const Plot& plot) {
    if (plot.weather.empty()) return ", clear";
    std::set<std::string> in_places;
    for (const WeatherZone& zone : plot.weather) {
        if (zone.centre) in_places.insert(weather_name(zone.weather));
    }
    std::string text;
    for (const std::string& weather : in_places) text += ", " + weather + " in places";
    return text;
}

}  // namespace

void add_heading(PlotPage& page) {
    const Plot& plot = page.plot;
    const double s = page.scale;
    const bool is_side = plot.whose.has_value();
    const SideStyle style = is_side ? page.style(*plot.whose) : SideStyle{text_ink, Pattern::plain};
    const Ink colour = style.colour;
    const bool is_chart = plot.sides.empty();  // by itself, with nobody on it
    const std::string name = is_side    ? plot.sides.at(plot.whose->index()).name
                             : is_chart ? plot.chart.name
                                        : "The umpire";
    const double middle = surround::heading_height / 2 * s;
    const double width = text_width(name, page.normal()) + 40 * s;
    const Box badge{surround::edge * s, 7 * s, surround::edge * s + width,
                    (surround::heading_height - 7) * s};
    page.on_page(Feature::heading, name, Area{{ring_of(badge)}, colour});
    const Box strip{badge.left + 5 * s, badge.top + 5 * s, badge.left + 15 * s,
                    badge.bottom - 5 * s};
    page.on_page(
        Feature::heading, name,
        Area{{ring_of(strip)}, ink(0xffffff, 0.2), {}, style.pattern, ink(0xffffff, 0.9), 4 * s});
    page.on_page(Feature::heading, name,
                 Words{{badge.left + 24 * s, middle},
                       name,
                       Align::left,
                       Face::sans_bold,
                       page.normal(),
                       ink(0xffffff)});
    const Words time{{badge.right + 14 * s, middle},
                     is_chart ? "" : plot.time + weather_text(plot),
                     Align::left,
                     Face::sans_bold,
                     page.normal(),
                     text_ink};
    page.on_page(Feature::heading, "time", time);
    const Words title{{page.options.width - surround::edge * s, middle},
                      plot.title.substr(0, plot.title.rfind(": ")),
                      Align::right,
                      Face::serif_italic,
                      15 * s,
                      quiet_ink};
    if (!box_of(title).grown(8 * s).overlaps(box_of(time))) {
        page.on_page(Feature::heading, "title", title);
    }
    page.on_page(Feature::heading, "",
                 Line{{{0, (surround::heading_height - 1) * s},
                       {page.options.width, (surround::heading_height - 1) * s}},
                      {colour, 2 * s}});
}

}  // namespace flagplot
