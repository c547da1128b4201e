#include "present/desk/map/edge_pointers.h"

#include <algorithm>

#include "present/desk/map/chart_edges.h"
#include "present/picture/navy_style.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

constexpr double pointer_letters = 10.4;

}  // namespace

std::vector<EdgePointer> edge_pointers(const Camera& camera, const Box& room, const Plot& plot,
                                       double scale) {
    const double gap = 6 * scale;
    const Box inner{room.left + strip_width(scale) + gap, room.top + strip_height(scale) + gap,
                    room.right - gap, room.bottom - gap};
    std::vector<EdgePointer> pointers;
    for (const PlotFormation& each : plot.formations) {
        const Point at = box_of(camera, room, each.square).centre();
        if (inner.contains(at)) continue;
        const std::string text = short_name(each.name) + ", " + name_of(each.square);
        const double wide = text_width(text, pointer_letters * scale) + 3 * gap, high = 19 * scale;
        if (wide > inner.width() || high > inner.height()) continue;
        const Point middle{std::clamp(at.x, inner.left + wide / 2, inner.right - wide / 2),
                           std::clamp(at.y, inner.top + high / 2, inner.bottom - high / 2)};
        const Box plate = box_round(middle, wide, high);
        const bool is_hidden =
            plate.overlaps(scale_plate(room, scale)) ||
            std::any_of(pointers.begin(), pointers.end(),
                        [&](const EdgePointer& other) { return other.plate.overlaps(plate); });
        if (is_hidden) continue;
        const Ink colour = style_of_navy(plot.sides.at(each.side.index()).name, each.side).colour;
        pointers.push_back({each.square, text, plate, colour});
    }
    return pointers;
}

std::vector<Primitive> drawn_pointers(const std::vector<EdgePointer>& pointers, double scale) {
    std::vector<Primitive> all;
    for (const EdgePointer& each : pointers) {
        all.push_back({Feature::margin, each.text,
                       Area{{ring_of(each.plate)}, paper_ink, {each.colour, 1.4 * scale}}, false});
        all.push_back({Feature::margin, each.text,
                       Words{each.plate.centre(), each.text, Align::centre, Face::sans_bold,
                             pointer_letters * scale, each.colour},
                       false});
    }
    return all;
}

}  // namespace flagplot::desk
