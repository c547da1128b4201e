#include "tactical/squadron/board.h"

#include <algorithm>

namespace flagplot::tactical::squadron {

BoardPlace board_place(const Switches& switches, kit::Point point) {
    const std::int32_t column = (point.x + switches.table_width / 2) / board_step;
    const std::int32_t row = (switches.table_height / 2 - point.y) / board_step;
    return {std::clamp(column, 0, board_columns(switches) - 1),
            std::clamp(row, 0, board_rows(switches) - 1)};
}

kit::Point point_at(const Switches& switches, BoardPlace place) {
    return {place.column * board_step - switches.table_width / 2,
            switches.table_height / 2 - place.row * board_step};
}

std::int32_t board_columns(const Switches& switches) {
    return switches.table_width / board_step + 1;
}

std::int32_t board_rows(const Switches& switches) { return switches.table_height / board_step + 1; }

}  // namespace flagplot::tactical::squadron
