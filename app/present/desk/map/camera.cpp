#include "present/desk/map/camera.h"

#include <algorithm>
#include <cmath>

namespace flagplot::desk {

namespace {

Point grid_at(const Camera& camera, const Box& room, Point pixel) {
    return camera.middle + (pixel - room.centre()) * (1 / camera.side);
}

Camera kept_on(Camera camera, const Chart& chart) {
    camera.middle.x = std::clamp(camera.middle.x, 0.0, static_cast<double>(chart.columns));
    camera.middle.y = std::clamp(camera.middle.y, 0.0, static_cast<double>(chart.rows));
    return camera;
}

}  // namespace

Point pixel_of(const Camera& camera, const Box& room, Point grid) {
    return room.centre() + (grid - camera.middle) * camera.side;
}

ChartFrame frame_of(const Camera& camera, const Box& room, const Chart& chart) {
    const Point first = pixel_of(camera, room, {0, 0});
    const Point last = pixel_of(
        camera, room, {static_cast<double>(chart.columns), static_cast<double>(chart.rows)});
    const Box page{std::max(room.left, first.x), std::max(room.top, first.y),
                   std::min(room.right, last.x), std::min(room.bottom, last.y)};
    const Point west_north = grid_at(camera, room, {page.left, page.top});
    const Point east_south = grid_at(camera, room, {page.right, page.bottom});
    return {page, {west_north.x, west_north.y, east_south.x, east_south.y}, camera.side};
}

Camera panned(Camera camera, Point pixels, const Chart& chart) {
    camera.middle = camera.middle - pixels * (1 / camera.side);
    return kept_on(camera, chart);
}

Camera zoomed(Camera camera, const Box& room, Point cursor, double factor, const Chart& chart) {
    const Point under = grid_at(camera, room, cursor);
    camera.side = std::clamp(camera.side * factor, farthest, nearest);
    camera.middle = under - (cursor - room.centre()) * (1 / camera.side);
    return kept_on(camera, chart);
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
