#include "present/desk/map/plot_layers.h"

#include <algorithm>

#include "present/plot/plot_page.h"

namespace flagplot::desk {

namespace {

PlotPage page_of(const Plot& plot, const ChartFrame& frame, const LayerOptions& options) {
    PictureOptions picture;
    picture.width = frame.page.right;
    picture.height = frame.page.bottom;
    picture.theme = options.theme;
    picture.basemap = options.coast.get();
    return {plot, picture, options.scale, frame};
}

std::vector<Primitive> shown_of(PlotPage page, const Overlays& overlays) {
    std::erase_if(page.primitives,
                  [&](const Primitive& each) { return !is_shown(overlays, each.feature); });
    return std::move(page.primitives);
}

}  // namespace

std::vector<Primitive> ground_layer(const Plot& plot, const ChartFrame& frame,
                                    const LayerOptions& options) {
    PlotPage page = page_of(plot, frame, options);
    add_ground(page);
    return shown_of(std::move(page), options.overlays);
}

std::vector<Primitive> marker_layer(const Plot& plot, const ChartFrame& frame,
                                    const LayerOptions& options) {
    PlotPage page = page_of(plot, frame, options);
    add_reach(page);
    add_ways(page);
    add_markers(page);
    return shown_of(std::move(page), options.overlays);
}

}  // namespace flagplot::desk
