#pragma once

#include <cstdint>
#include <vector>

#include "coast/pieces.h"

namespace flagplot {

/// How the pieces of neighbouring squares are connected.
class Links {
  public:
    explicit Links(const WaterPieces& pieces);

    /// Cells of the common edge at which both pieces have water; 0 off the chart.
    /// \pre the direction is straight
    [[nodiscard]] std::int32_t width(Square from, Direction direction) const;

    /// Are the pieces connected within half a square round the corner between them? False off the
    /// chart. \pre the direction is diagonal
    [[nodiscard]] bool is_joined(Square from, Direction direction) const;

  private:
    [[nodiscard]] std::int32_t counted_width(Square from, Direction direction) const;
    [[nodiscard]] bool is_joined_round(Square north_west, bool from_west) const;

    const WaterPieces& pieces_;
    std::vector<std::int16_t> east_;   ///< of each square, to its eastern neighbour
    std::vector<std::int16_t> south_;  ///< to its southern one
    std::vector<bool> falling_;        ///< from each square to its south-eastern neighbour
    std::vector<bool> rising_;         ///< between its eastern and its southern one
};

}  // namespace flagplot
