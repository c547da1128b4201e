#pragma once

#include <vector>

#include "coast/links.h"

namespace flagplot {

/// Sizes, and fractions of a square in thousandths, that decide whether squares become sea or land.
struct SeaRules {
    std::int32_t least_water = 125;  ///< a piece as large as this makes a square sea
    std::int32_t near = 50;          ///< this close to it, the decision is doubtful
    std::int32_t smallest_sea = 4;   ///< squares; a smaller separate sea is ignored
};

/// Which squares of a chart are passable. A square is if its piece is large enough, if a channel is
/// kept open in it, or if two waters that are connected through it would otherwise be separated.
class SeaSquares {
  public:
    /// `kept` are squares in which a channel is kept open.
    SeaSquares(const WaterPieces& pieces, const Links& links, const SeaRules& rules,
               const std::vector<Square>& kept);

    /// False off the chart.
    [[nodiscard]] bool is_sea(Square square) const {
        return pieces_.contains(square) && is_sea_[pieces_.index(square)];
    }
    /// May ships go from a sea square to this neighbour?
    [[nodiscard]] bool may_step(Square from, Direction direction) const;

    /// Is there a headland on the corner at the south-east of this square? Yes if two sea squares
    /// that touch there have no common water round it; then it closes both diagonals.
    [[nodiscard]] bool has_headland(Square north_west) const;

    /// Makes every sea square land that is not connected with this one.
    void keep_only(Square square);
    [[nodiscard]] bool is_empty() const;

  private:
    /// Opens what connects two waters; false if there was nothing to open.
    bool join_waters();
    void drop_pockets(std::int32_t smallest_sea);
    [[nodiscard]] bool is_parted(Square from, Direction direction) const;
    [[nodiscard]] Square square_at(std::size_t index) const;
    [[nodiscard]] std::vector<Square> joined_to(Square first, std::vector<bool>& seen) const;

    const WaterPieces& pieces_;
    const Links& links_;
    std::vector<bool> is_sea_;
};

}  // namespace flagplot
