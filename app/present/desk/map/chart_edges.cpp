#include "present/desk/map/chart_edges.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "present/desk/map/zoom_level.h"
#include "present/picture/palette.h"
#include "present/plot/plot.h"

namespace flagplot::desk {

namespace {

constexpr double edge_letters = 9.6;
constexpr Ink strip_ink = paper_ink.faded(0.82);

Primitive drawn(decltype(Primitive::drawn) what) {
    return {Feature::margin, "", std::move(what), false};
}

/// Every how many squares there is a name, so that names do not overlap.
std::int32_t step_of(double side, double name_width) {
    for (const std::int32_t step : {1, 2, 5, 10, 20, 50}) {
        if (side * step >= name_width) return step;
    }
    return 100;
}

Words name(Point at, const std::string& text, double scale) {
    return {at, text, Align::centre, Face::sans, edge_letters * scale, quiet_ink};
}

/// The largest round number of squares that is at most `most` pixels long.
std::int32_t squares_within(double most, double side) {
    std::int32_t squares = 1;
    for (const std::int32_t more : {2, 4, 6, 10, 20, 40, 60, 100}) {
        if (more * side <= most) squares = more;
    }
    return squares;
}

std::string distance(const Chart& chart, double squares) {
    if (chart.geography) return fmt::format("{:.0f}", squares * chart.geography->square_side);
    return fmt::format("{:.2g}", squares);
}

}  // namespace

double strip_width(double scale) { return 24 * scale; }
double strip_height(double scale) { return 16 * scale; }

std::vector<Primitive> edge_names(const Camera& camera, const Box& room, const Chart& chart,
                                  double scale) {
    const double wide = strip_width(scale), high = strip_height(scale);
    std::vector<Primitive> all{
        drawn(Area{{ring_of({room.left, room.top, room.right, room.top + high})}, strip_ink}),
        drawn(Area{{ring_of({room.left, room.top + high, room.left + wide, room.bottom})},
                   strip_ink})};
    constexpr double half = 0.5;
    const double name_width = text_width(chart.last_square(), edge_letters * scale);
    for (std::int32_t i = 0, step = step_of(camera.side, name_width); i < chart.columns;
         i += step) {
        const double x = pixel_of(camera, room, {i + half, 0}).x;
        if (x < room.left + wide || x > room.right) continue;
        all.push_back(drawn(name({x, room.top + high / 2}, column_name(i), scale)));
    }
    for (std::int32_t i = 0, step = step_of(camera.side, 1.4 * edge_letters * scale);
         i < chart.rows; i += step) {
        const double y = pixel_of(camera, room, {0, i + half}).y;
        if (y < room.top + 1.5 * high || y > room.bottom) continue;
        all.push_back(drawn(name({room.left + wide / 2, y}, std::to_string(i + 1), scale)));
    }
    return all;
}

Box scale_plate(const Box& room, double scale) {
    const double left = room.left + strip_width(scale) + 6 * scale;
    return {left, room.bottom - 38 * scale, left + 230 * scale, room.bottom - 6 * scale};
}

std::vector<Primitive> scale_bar(const Camera& camera, const Box& room, const Chart& chart,
                                 double scale) {
    const Box plate = scale_plate(room, scale);
    const std::int32_t squares = squares_within(120 * scale, camera.side);
    const double length = std::min(squares * camera.side, 130 * scale);
    const double left = plate.left + 12 * scale, top = plate.top + 20 * scale;
    const double middle = left + length / 2, thick = 4 * scale;
    const double shown = length / camera.side;
    std::vector<Primitive> all{
        drawn(Area{{ring_of(plate)}, strip_ink}),
        drawn(
            Area{{ring_of({left, top, left + length, top + thick})}, paper_ink, {text_ink, scale}}),
        drawn(Area{{ring_of({left, top, middle, top + thick})}, text_ink})};
    const double above = top - 9 * scale;
    const auto write = [&](double x, const std::string& text) {
        Words words = name({x, above}, text, scale);
        words.colour = text_ink;
        all.push_back(drawn(words));
    };
    write(left, "0");
    if (squares > 1) write(middle, distance(chart, shown / 2));
    write(left + length, distance(chart, shown) + (chart.geography ? " nm" : ""));
    const double right = plate.right - 8 * scale;
    Words zoom{{right, above},
               fmt::format("zoom {} of {}", zoom_level(camera.side, scale), zoom_levels),
               Align::right,
               Face::sans_bold,
               edge_letters * scale,
               text_ink};
    all.push_back(drawn(zoom));
    Words keys{{right, top + thick / 2}, "keys 1 to 5, + -", Align::right, Face::sans,
               edge_letters * scale,     quiet_ink};
    all.push_back(drawn(keys));
    return all;
}

std::vector<Primitive> half_title(const Box& room, const std::string& title, Ink colour,
                                  double scale) {
    const double size = 12 * scale, pad = 8 * scale;
    const Point at{room.left + strip_width(scale) + pad, room.top + strip_height(scale) + pad};
    const Box plate{at.x, at.y, at.x + text_width(title, size) + 3 * pad, at.y + 2 * size};
    const Box bar{plate.left, plate.top, plate.left + pad / 2, plate.bottom};
    return {drawn(Area{{ring_of(plate)}, bar_ink}), drawn(Area{{ring_of(bar)}, colour}),
            drawn(Words{{plate.left + 1.5 * pad, plate.centre().y},
                        title,
                        Align::left,
                        Face::sans_bold,
                        size,
                        panel_text_ink})};
}

}  // namespace flagplot::desk
