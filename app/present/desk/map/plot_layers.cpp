#include "present/desk/map/plot_layers.h"

#include <algorithm>

#include "present/desk/map/camera.h"
#include "present/desk/map/zoom_level.h"
#include "present/picture/navy_style.h"
#include "present/picture/panel_theme.h"
#include "present/plot/plot_page.h"

namespace flagplot::desk {

namespace {

PlotPage page_of(const Plot& plot, const ChartFrame& frame, const LayerOptions& options) {
    PictureOptions picture;
    picture.width = frame.page.right;
    picture.height = frame.page.bottom;
    picture.theme = options.theme;
    picture.basemap = options.coast.get();
    picture.beyond = sight_beyond(plot.chart);
    picture.detail = detail_at(frame.side, options.scale);
    for (std::uint32_t side = 0; side < plot.sides.size(); ++side) {
        picture.styles.push_back(style_of_navy(plot.sides[side].name, {side}));
    }
    // larger, because those of a printed plot are read from nearer
    constexpr double letters = 1.15;
    return {plot, picture, options.scale * letters, frame};
}

std::vector<Primitive> shown_of(PlotPage page, const LayerOptions& options) {
    std::erase_if(page.primitives,
                  [&](const Primitive& each) { return !is_shown(options.overlays, each.feature); });
    return options.is_red ? by_red_light(std::move(page.primitives)) : std::move(page.primitives);
}

}  // namespace

std::vector<Primitive> ground_layer(const Plot& plot, const ChartFrame& frame,
                                    const LayerOptions& options) {
    PlotPage page = page_of(plot, frame, options);
    add_ground(page);
    return shown_of(std::move(page), options);
}

std::vector<Primitive> marker_layer(const Plot& plot, const ChartFrame& frame,
                                    const LayerOptions& options) {
    PlotPage page = page_of(plot, frame, options);
    add_reach(page);
    add_ways(page);
    add_markers(page);
    return shown_of(std::move(page), options);
}

}  // namespace flagplot::desk
