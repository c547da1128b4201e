#include "present/desk/map/chart_picture.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "present/desk/map/plot_layers.h"

namespace flagplot::desk {

namespace {

/// The middle port, counted along one axis; without ports the middle of the chart.
double middle_port(const Chart& chart, std::int16_t Square::* axis, double whole) {
    std::vector<std::int16_t> at;
    for (const NamedPlace& place : chart.places) {
        if (place.is_port) at.push_back(place.square.*axis);
    }
    if (at.empty()) return whole / 2;
    const auto middle = at.begin() + static_cast<std::ptrdiff_t>(at.size() / 2);
    std::nth_element(at.begin(), middle, at.end());
    return *middle + 0.5;
}

/// As near to `wanted` as the chart goes, if so many squares of `whole` are seen.
double within(double wanted, double seen, double whole) {
    return seen >= whole ? whole / 2 : std::clamp(wanted, seen / 2, whole - seen / 2);
}

}  // namespace

Camera filling(const Chart& chart, const Box& room) {
    const double columns = chart.columns, rows = chart.rows;
    const double side =
        std::clamp(std::max(room.width() / columns, room.height() / rows), farthest, nearest);
    const double x = middle_port(chart, &Square::column, columns);
    const double y = middle_port(chart, &Square::row, rows);
    return {{within(x, room.width() / side, columns), within(y, room.height() / side, rows)}, side};
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
