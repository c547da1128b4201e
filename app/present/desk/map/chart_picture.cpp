#include "present/desk/map/chart_picture.h"

#include <algorithm>
#include <utility>

#include "present/desk/map/plot_layers.h"

namespace flagplot::desk {

Camera filling(const Chart& chart, const Box& room) {
    const double columns = chart.columns, rows = chart.rows;
    const Camera camera = fitted(room, {0, 0, columns, rows});
    const double side = std::max(room.width() / columns, room.height() / rows);
    return {camera.middle, std::clamp(side, farthest, nearest)};
}

Picture chart_picture(const Chart& chart, std::shared_ptr<const Basemap> coast, double width,
                      double height) {
    const Box room{0, 0, width, height};
    Plot plot;
    plot.chart = chart;
    LayerOptions options;
    constexpr double letters = 0.8;  // it is looked at as a whole
    options.scale = letters;
    options.overlays.reset();
    const Camera camera = filling(chart, room);
    constexpr double lines_from = 7;  // pixels of a square: below, they would hide the sea
    options.overlays.set(place_of(Overlay::squares), camera.side >= lines_from);
    options.coast = std::move(coast);
    Picture picture;
    picture.width = width;
    picture.height = height;
    picture.chart = room;
    picture.primitives = ground_layer(plot, frame_of(camera, room), options);
    return picture;
}

}  // namespace flagplot::desk
