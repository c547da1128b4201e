#include "present/desk/map/split_chart.h"

namespace flagplot::desk {

SplitChart split_chart(Box room, bool is_split) {
    if (!is_split) return {room, {}};
    SplitChart split{room, room};
    split.truth.right = split.beside->left = room.centre().x;
    return split;
}

Pointed pointed_at(const SplitChart& split, Point pixel) {
    if (!split.beside || !split.beside->contains(pixel)) return {pixel, false};
    return {pixel - Point{split.beside->left - split.truth.left, 0}, true};
}

const Plot& plot_under(const Pointed& pointed, const Plot& truth,
                       const std::optional<Plot>& beside) {
    return pointed.is_beside && beside ? *beside : truth;
}

}  // namespace flagplot::desk
