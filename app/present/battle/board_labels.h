#pragma once

#include <vector>

#include "present/battle/board_layer.h"

namespace flagplot {

/// What else is on the board, for its labels.
struct BoardObstacles {
    std::vector<Box> solid = {};  ///< nothing may be written here
    std::vector<Box> faint = {};  ///< better not written here
};

/// What a primitive covers of the page.
[[nodiscard]] Box extent_of(const Primitive& primitive);

/// The labels where there is room for them on the board, the first before the others: none hides
/// another or something solid. Those without room are left out; what had to go far is led back to
/// what it names.
[[nodiscard]] std::vector<Primitive> placed_labels(const Box& board,
                                                   const std::vector<BoardLabel>& labels,
                                                   const BoardObstacles& obstacles, double scale);

}  // namespace flagplot
