#include "tactical/missile_age/board.h"

#include <algorithm>
#include <cstdlib>

namespace flagplot::tactical::missile_age {

std::int32_t steps_across(const Conditions& conditions) {
    return 2 * conditions.half_table / mm_per_step + 1;
}

BoardPlace place_on_board(const Conditions& conditions, kit::Point point) {
    const std::int32_t last = steps_across(conditions) - 1;
    const auto step = [last](std::int32_t from_edge) {
        return std::clamp((from_edge + mm_per_step / 2) / mm_per_step, 0, last);
    };
    return {step(std::max(0, point.x + conditions.half_table)),
            step(std::max(0, conditions.half_table - point.y))};
}

kit::Point point_at(const Conditions& conditions, BoardPlace place) {
    return {place.column * mm_per_step - conditions.half_table,
            conditions.half_table - place.row * mm_per_step};
}

bool is_on_board(const Conditions& conditions, BoardPlace place) {
    const std::int32_t across = steps_across(conditions);
    return place.column >= 0 && place.column < across && place.row >= 0 && place.row < across;
}

bool is_on_edge(const Conditions& conditions, BoardPlace place) {
    const std::int32_t last = steps_across(conditions) - 1;
    return is_on_board(conditions, place) &&
           (place.column == 0 || place.column == last || place.row == 0 || place.row == last);
}

bool is_on_table(const Conditions& conditions, kit::Point point) {
    return std::abs(point.x) <= conditions.half_table && std::abs(point.y) <= conditions.half_table;
}

std::int32_t nearest_edge(kit::Point point) {
    constexpr std::int32_t north = 0, east = 90, south = 180, west = 270;
    if (std::abs(point.x) > std::abs(point.y)) return point.x > 0 ? east : west;
    return point.y >= 0 ? north : south;
}

}  // namespace flagplot::tactical::missile_age
