#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "chart/chart.h"

namespace flagplot::admiral {

/// A whole number for each square of a chart, by `Chart::index`.
using PerSquare = std::vector<std::int64_t>;

/// Where ships can go from each square, computed once for a chart. Holds a reference: the chart
/// must outlive it.
class Waters {
  public:
    explicit Waters(const Chart& chart);

    [[nodiscard]] const Chart& chart() const { return chart_; }
    [[nodiscard]] std::size_t size() const { return neighbours_.size(); }
    /// The squares one step away; none on land.
    [[nodiscard]] const std::vector<std::size_t>& next_to(std::size_t square) const {
        return neighbours_[square];
    }

    /// Steps by water from every square to this one; `unreachable` where there is no way.
    [[nodiscard]] std::vector<std::int32_t> steps_to(Square goal) const;
    static constexpr std::int32_t unreachable = 1'000'000;

  private:
    const Chart& chart_;
    std::vector<std::vector<std::size_t>> neighbours_;
};

/// Sums of a table over blocks of squares: each sum takes four additions.
class BlockSums {
  public:
    BlockSums(const Chart& chart, const PerSquare& values);

    /// Of all squares at most this far from one, by the greater of columns and rows.
    [[nodiscard]] std::int64_t within(Square centre, std::int32_t distance) const;

  private:
    [[nodiscard]] std::int64_t up_to(std::int32_t column, std::int32_t row) const;

    std::int32_t columns_;
    std::int32_t rows_;
    PerSquare sums_;
};

}  // namespace flagplot::admiral
