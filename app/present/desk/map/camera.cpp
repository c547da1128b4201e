#include "present/desk/map/camera.h"

#include <algorithm>
#include <cmath>

namespace flagplot::desk {

namespace {

Point grid_at(const Camera& camera, const Box& room, Point pixel) {
    return camera.middle + (pixel - room.centre()) * (1 / camera.side);
}

/// Limits the centre so that no more is visible beyond the edge than allowed; if everything fits,
/// the centre of the chart.
double kept_between(double middle, double half, double length) {
    const double beyond = std::clamp(length / 2 - half, 0.0, seen_beyond);
    const double least = std::max(half - beyond, 0.0);
    const double most = std::min(length - half + beyond, length);
    return least > most ? length / 2 : std::clamp(middle, least, most);
}

}  // namespace

Point pixel_of(const Camera& camera, const Box& room, Point grid) {
    return room.centre() + (grid - camera.middle) * camera.side;
}

std::int32_t sight_beyond(const Chart& chart) {
    constexpr std::int32_t most = 60;  // a chart of more squares is as wide as the globe
    return std::min(std::max(chart.columns, chart.rows), most);
}

ChartFrame frame_of(const Camera& camera, const Box& room) {
    const Point west_north = grid_at(camera, room, {room.left, room.top});
    const Point east_south = grid_at(camera, room, {room.right, room.bottom});
    return {room, {west_north.x, west_north.y, east_south.x, east_south.y}, camera.side};
}

Camera kept_on(Camera camera, const Box& room, const Chart& chart) {
    camera.side =
        std::clamp(camera.side, std::min(whole_chart(chart, room).side, nearest), nearest);
    camera.middle.x = kept_between(camera.middle.x, room.width() / 2 / camera.side, chart.columns);
    camera.middle.y = kept_between(camera.middle.y, room.height() / 2 / camera.side, chart.rows);
    return camera;
}

Camera panned(Camera camera, const Box& room, Point pixels, const Chart& chart) {
    camera.middle = camera.middle - pixels * (1 / camera.side);
    return kept_on(camera, room, chart);
}

Camera zoomed(Camera camera, const Box& room, Point cursor, double factor, const Chart& chart) {
    const Point under = grid_at(camera, room, cursor);
    camera.side = kept_on({camera.middle, camera.side * factor}, room, chart).side;
    camera.middle = under - (cursor - room.centre()) * (1 / camera.side);
    return kept_on(camera, room, chart);
}

Camera fitted(const Box& room, const GridBox& part) {
    const double side =
        std::min(room.width() / (part.east - part.west), room.height() / (part.south - part.north));
    return {{(part.west + part.east) / 2, (part.north + part.south) / 2},
            std::clamp(side, farthest, nearest)};
}

Camera whole_chart(const Chart& chart, const Box& room) {
    return fitted(room,
                  {0, 0, static_cast<double>(chart.columns), static_cast<double>(chart.rows)});
}

Camera centred(Camera camera, Square square) {
    constexpr double half = 0.5;
    camera.middle = {square.column + half, square.row + half};
    return camera;
}

std::optional<Square> square_under(const Camera& camera, const Box& room, Point pixel,
                                   const Chart& chart) {
    if (!room.contains(pixel)) return std::nullopt;
    const Point grid = grid_at(camera, room, pixel);
    const Square square{static_cast<std::int16_t>(std::floor(grid.x)),
                        static_cast<std::int16_t>(std::floor(grid.y))};
    return chart.contains(square) ? std::optional(square) : std::nullopt;
}

Box box_of(const Camera& camera, const Box& room, Square square) {
    const Point corner = pixel_of(
        camera, room, {static_cast<double>(square.column), static_cast<double>(square.row)});
    return {corner.x, corner.y, corner.x + camera.side, corner.y + camera.side};
}

}  // namespace flagplot::desk
