#include "screens/layout.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace flagplot::screens {

namespace {

/// The number at the beginning of a text, or 0.
double number_in(const char* text) { return text == nullptr ? 0 : std::strtod(text, nullptr); }

}  // namespace

Places places_on(const Layout& layout, double width, double height, double scale,
                 PartsShown parts) {
    const double inspector = parts.page ? std::max(layout.page, layout.right) : layout.right;
    const double rail_wide = parts.rail ? layout.rail : 0;
    const double status_high = parts.status ? layout.status : 0;
    const double sides = (layout.left + inspector + rail_wide) * scale;
    const double across = std::min(1.0, width / 2 / std::max(sides, 1.0)) * scale;
    const double levels = (layout.top + status_high + layout.bottom) * scale;
    const double down = std::min(1.0, height / 2 / std::max(levels, 1.0)) * scale;
    constexpr double narrowest = 110;
    const auto wide = [&](double panel) {
        const bool is_folded = across < scale && panel * across < narrowest * scale;
        return is_folded ? 0 : panel * across;
    };
    const double left = wide(layout.left), rail = width - rail_wide * across;
    const double right = rail - wide(inspector);
    const double bar = layout.top * down, top = bar + status_high * down;
    const double bottom = height - layout.bottom * down;
    return {{0, 0, width, bar},         {0, bar, width, top},       {0, top, left, bottom},
            {right, top, rail, bottom}, {rail, top, width, bottom}, {0, bottom, width, height},
            {left, top, right, bottom}};
}

double letters_scale(const Monitor& monitor, double width, double height, std::int32_t steps) {
    constexpr double at_1080 = 1.25, step = 0.25;
    const double by_monitor = at_1080 * std::min(monitor.width / 1920, monitor.height / 1080);
    const double by_window = std::min(width / 1280, height / 800);
    const double wanted = std::max({by_monitor, monitor.scale, 1.0});
    return std::min(wanted, std::max(by_window, 1.0)) * (1 + steps * step);
}

double system_scale(const char* resources, const char* gdk, const char* qt) {
    constexpr std::string_view name = "Xft.dpi:";
    constexpr double usual_dots = 96, least = 1, most = 4;
    const std::string_view all = resources == nullptr ? "" : resources;
    const std::size_t at = all.find(name);
    const double dots = at == all.npos ? 0 : number_in(resources + at + name.size());
    return std::clamp(std::max({dots / usual_dots, number_in(gdk), number_in(qt)}), least, most);
}

std::optional<Edge> edge_at(const Places& places, Point pixel) {
    constexpr double reach = 5;  // pixels
    const Box& chart = places.chart;
    if (pixel.y < chart.top || pixel.y > chart.bottom) return std::nullopt;
    if (pixel.x >= chart.left && pixel.x < chart.left + reach) return Edge::left;
    if (pixel.x <= chart.right && pixel.x > chart.right - reach) return Edge::right;
    if (pixel.y > chart.bottom - reach) return Edge::bottom;
    return std::nullopt;
}

Layout dragged(Layout layout, Edge edge, const Places& places, Point pixel, double scale) {
    constexpr double least = 80, most = 1000;
    const auto kept = [&](double size) { return std::clamp(size / scale, least, most); };
    switch (edge) {
        case Edge::left:
            layout.left = kept(pixel.x);
            break;
        case Edge::right:
            layout.right = kept(places.inspector.right - pixel.x);
            break;
        case Edge::bottom:
            layout.bottom = kept(places.log.bottom - pixel.y);
            break;
    }
    return layout;
}

}  // namespace flagplot::screens
