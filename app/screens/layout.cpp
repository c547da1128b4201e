#include "screens/layout.h"

#include <algorithm>
#include <cmath>

namespace flagplot::screens {

Places places_on(const Layout& layout, double width, double height, double scale) {
    const double sides = (layout.left + layout.right) * scale;
    const double across = std::min(1.0, width / 2 / std::max(sides, 1.0)) * scale;
    const double levels = (layout.top + layout.bottom) * scale;
    const double down = std::min(1.0, height / 2 / std::max(levels, 1.0)) * scale;
    constexpr double narrowest = 110;
    const auto wide = [&](double panel) {
        const bool is_folded = across < scale && panel * across < narrowest * scale;
        return is_folded ? 0 : panel * across;
    };
    const double left = wide(layout.left), right = width - wide(layout.right);
    const double top = layout.top * down, bottom = height - layout.bottom * down;
    return {{0, 0, width, top},
            {0, top, left, bottom},
            {right, top, width, bottom},
            {0, bottom, width, height},
            {left, top, right, bottom}};
}

double letters_scale(double width, double height, std::int32_t steps) {
    constexpr double usual_width = 1280, usual_height = 800;
    constexpr double step = 0.125, least = 0.75, large_from = 1.4, grain = 4;
    const double ratio = std::min(width / usual_width, height / usual_height);
    const double grown = ratio > large_from ? std::round(ratio * grain) / grain : 1.0;
    return std::max(grown + steps * step, least);
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
            layout.right = kept(places.bar.right - pixel.x);
            break;
        case Edge::bottom:
            layout.bottom = kept(places.log.bottom - pixel.y);
            break;
    }
    return layout;
}

}  // namespace flagplot::screens
