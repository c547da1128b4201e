#include "present/desk/map/square_marks.h"

namespace flagplot::desk {

std::vector<Primitive> square_marks(const std::vector<Square>& squares, const Camera& camera,
                                    const Box& room, const Stroke& stroke) {
    const bool is_filled = camera.side <= 2 * stroke.width;
    std::vector<Primitive> marks;
    for (const Square square : squares) {
        const Box inner = box_of(camera, room, square);
        const Box outer = inner.grown(stroke.width / 2);
        if (!outer.overlaps(room)) continue;
        const Area mark = is_filled ? Area{{ring_of(outer)}, stroke.colour}
                                    : Area{{ring_of(inner)}, no_ink, stroke};
        marks.push_back({Feature::legend, "", mark, false});
    }
    return marks;
}

}  // namespace flagplot::desk
