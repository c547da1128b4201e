#include "admiral/waters.h"

#include <algorithm>

#include "chart/passages.h"

namespace flagplot::admiral {

Waters::Waters(const Chart& chart) : chart_(chart), neighbours_(chart.terrain.size()) {
    const Passages passages(chart);
    for (std::size_t i = 0; i < neighbours_.size(); ++i) {
        const Square square = chart.square_at(i);
        for (const Direction direction : clockwise) {
            if (passages.may_step(passages.place(square), direction)) {
                neighbours_[i].push_back(chart.index(neighbour(square, direction)));
            }
        }
    }
}

std::vector<std::int32_t> Waters::steps_to(Square goal) const {
    std::vector<std::int32_t> steps(size(), unreachable);
    std::vector<std::size_t> reached{chart_.index(goal)};
    steps[reached.front()] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const std::size_t next : neighbours_[reached[i]]) {
            if (steps[next] != unreachable) continue;
            steps[next] = steps[reached[i]] + 1;
            reached.push_back(next);
        }
    }
    return steps;
}

BlockSums::BlockSums(const Chart& chart, const PerSquare& values)
    : columns_(chart.columns), rows_(chart.rows) {
    const auto width = static_cast<std::size_t>(columns_) + 1;
    sums_.resize(width * (static_cast<std::size_t>(rows_) + 1));
    for (std::size_t row = 0; row < static_cast<std::size_t>(rows_); ++row) {
        for (std::size_t column = 0; column + 1 < width; ++column) {
            sums_[(row + 1) * width + column + 1] =
                values[row * (width - 1) + column] + sums_[row * width + column + 1] +
                sums_[(row + 1) * width + column] - sums_[row * width + column];
        }
    }
}

std::int64_t BlockSums::up_to(std::int32_t column, std::int32_t row) const {
    const auto right = static_cast<std::size_t>(std::clamp(column, 0, columns_));
    const auto below = static_cast<std::size_t>(std::clamp(row, 0, rows_));
    return sums_[below * (static_cast<std::size_t>(columns_) + 1) + right];
}

std::int64_t BlockSums::within(Square centre, std::int32_t distance) const {
    const std::int32_t left = centre.column - distance, right = centre.column + distance + 1;
    const std::int32_t top = centre.row - distance, bottom = centre.row + distance + 1;
    return up_to(right, bottom) - up_to(left, bottom) - up_to(right, top) + up_to(left, top);
}

}  // namespace flagplot::admiral
