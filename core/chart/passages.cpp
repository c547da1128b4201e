#include "chart/passages.h"

#include <algorithm>

namespace flagplot {

namespace {

/// The bit of a direction.
constexpr std::uint8_t bit(Direction direction) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(direction));
}

/// Where ships can be, with a ring of land round the chart, so that no neighbour is outside.
class RingedWater {
  public:
    explicit RingedWater(const Chart& chart)
        : width_(static_cast<std::size_t>(chart.columns) + 2),
          is_water_(width_ * (static_cast<std::size_t>(chart.rows) + 2)) {
        auto square = chart.terrain.begin();
        auto row = is_water_.begin() + 1;
        for (std::int16_t i = 0; i < chart.rows; ++i) {
            const auto end = square + chart.columns;
            row += static_cast<std::ptrdiff_t>(width_);
            std::transform(square, end, row, [](Terrain terrain) {
                return static_cast<std::uint8_t>(terrain != Terrain::land);
            });
            square = end;
        }
    }

    /// The steps from a square that land does not close.
    [[nodiscard]] std::uint8_t steps_from(Square square) const {
        const std::uint8_t* const here =
            &is_water_[(static_cast<std::size_t>(square.row) + 1) * width_ +
                       static_cast<std::size_t>(square.column) + 1];
        if (*here == 0) return 0;
        const std::uint8_t* const above = here - width_;
        const std::uint8_t* const below = here + width_;
        const unsigned north = *above;
        const unsigned east = here[1];
        const unsigned south = *below;
        const unsigned west = here[-1];
        return static_cast<std::uint8_t>(north | (above[1] & (north | east)) << 1U | east << 2U |
                                         (below[1] & (south | east)) << 3U | south << 4U |
                                         (below[-1] & (south | west)) << 5U | west << 6U |
                                         (above[-1] & (north | west)) << 7U);
    }

  private:
    std::size_t width_;
    std::vector<std::uint8_t> is_water_;
};

}  // namespace

Passages::Passages(const Chart& chart)
    : shift_(static_cast<unsigned>(std::bit_width(static_cast<std::uint32_t>(chart.columns)))),
      steps_(static_cast<std::size_t>(chart.rows) << shift_) {
    for (const Direction direction : clockwise) {
        const Offset step = offset_of(direction);
        ahead_[static_cast<std::size_t>(direction)] =
            (static_cast<Place>(step.rows) << shift_) + static_cast<Place>(step.columns);
    }
    const RingedWater water(chart);
    for (std::int16_t row = 0; row < chart.rows; ++row) {
        for (std::int16_t column = 0; column < chart.columns; ++column) {
            steps_[place({column, row})] = water.steps_from({column, row});
        }
    }
    for (const Barrier& barrier : chart.barriers) {
        if (barrier.closes == Closes::sight) continue;
        const Direction across = *direction_between(barrier.a, barrier.b);
        close(barrier.a, across);
        // a corner is closed across both its diagonals
        if (is_diagonal(across)) close({barrier.b.column, barrier.a.row}, Direction::south_west);
    }
}

void Passages::close(Square from, Direction direction) {
    steps_[place(from)] &= static_cast<std::uint8_t>(~bit(direction));
    steps_[place(neighbour(from, direction))] &=
        static_cast<std::uint8_t>(~bit(opposite(direction)));
}

}  // namespace flagplot
