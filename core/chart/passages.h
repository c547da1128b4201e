#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "chart/chart.h"

namespace flagplot {

/// Which steps may be taken from each square (`Chart::may_step`), all computed once, for code that
/// asks about a whole chart again and again. Later changes of the chart have no effect.
class Passages {
  public:
    /// A square's index in the tables. The distance between rows is a power of two, so a place
    /// gives its column and row without a division.
    using Place = std::uint32_t;

    explicit Passages(const Chart& chart);

    /// One bit for each direction, `Direction::north` the lowest. 0 for land.
    [[nodiscard]] std::uint8_t steps(Place place) const { return steps_[place]; }
    [[nodiscard]] bool may_step(Place place, Direction direction) const {
        return (steps_[place] >> static_cast<unsigned>(direction) & 1U) != 0;
    }

    [[nodiscard]] Place place(Square square) const {
        return static_cast<Place>(square.row) << shift_ | static_cast<Place>(square.column);
    }
    [[nodiscard]] Square square(Place place) const {
        const Place mask = (Place{1} << shift_) - 1;
        return {static_cast<std::int16_t>(place & mask),
                static_cast<std::int16_t>(place >> shift_)};
    }
    /// The place one step away. \pre the step may be taken
    [[nodiscard]] Place next(Place place, Direction direction) const {
        return place + ahead_[static_cast<std::size_t>(direction)];
    }
    /// How many places there are; some of them are not squares.
    [[nodiscard]] std::size_t places() const { return steps_.size(); }

  private:
    void close(Square from, Direction direction);

    unsigned shift_;
    std::array<Place, 8> ahead_{};  ///< what a step adds to a place, modulo 2^32
    std::vector<std::uint8_t> steps_;
};

}  // namespace flagplot
