#include "present/desk/map/beside_card.h"

namespace flagplot::desk {

namespace {

Box part_beside(const Box& room, double card, bool is_right) {
    Box part = room;
    (is_right ? part.right : part.left) += is_right ? -card : card;
    return part;
}

}  // namespace

BesideCard beside_card(const Camera& camera, const Box& room, double card, Square square,
                       const Chart& chart) {
    for (const bool is_right : {false, true}) {
        const Box part = part_beside(room, card, is_right);
        if (part.contains(box_of(camera, room, square))) return {is_right, {}};
    }
    for (const bool is_right : {false, true}) {
        const Box part = part_beside(room, card, is_right);
        const Point pan = part.centre() - box_of(camera, room, square).centre();
        const Camera moved = panned(camera, room, pan, chart);
        if (part.contains(box_of(moved, room, square))) return {is_right, pan};
    }
    return {};
}

}  // namespace flagplot::desk
