#pragma once

#include <vector>

#include "admiral/quarry.h"
#include "admiral/weights.h"

namespace flagplot::admiral {

/// One enemy and where it may be: now, and at the end of each of the turns to come.
class Forecast {
  public:
    /// \pre the waters outlive it
    Forecast(const Waters& waters, const Quarry& quarry, const Weights& weights);

    [[nodiscard]] const Quarry& quarry() const { return quarry_; }
    /// At the beginning of the coming turn.
    [[nodiscard]] const PerSquare& now() const { return now_; }
    /// How likely it is at most so far from a square at the end of a turn, 1 the coming one.
    /// \pre the turn is one of `turns()`
    [[nodiscard]] std::int64_t within(Square centre, std::int32_t distance,
                                      std::size_t turn) const {
        return ahead_.at(turn - 1).within(centre, distance);
    }
    /// Where it is most likely now; of equals the north-westernmost.
    [[nodiscard]] Square likeliest() const;
    [[nodiscard]] std::size_t turns() const { return ahead_.size(); }

  private:
    const Chart& chart_;
    Quarry quarry_;
    PerSquare now_;
    std::vector<BlockSums> ahead_;
};

}  // namespace flagplot::admiral
