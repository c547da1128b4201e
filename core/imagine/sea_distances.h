#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "chart/passages.h"

namespace flagplot {

/// How far it is by sea from every square of a chart to one goal. The tables are kept, because the
/// same goals are asked for again and again.
class SeaDistances {
  public:
    /// In halves of a movement point: a straight step is 2, a diagonal one 3 on average.
    using Halves = std::int32_t;
    static constexpr Halves unreachable = UINT16_MAX;

    explicit SeaDistances(const Chart& chart) : passages_(chart) {}

    using Table = std::vector<std::uint16_t>;  ///< halves, by place (`passages`)

    /// \pre the square is on the chart
    [[nodiscard]] const Table& to(Square goal);
    /// \pre both squares are on the chart
    [[nodiscard]] Halves between(Square from, Square goal) {
        return to(goal)[passages_.place(from)];
    }
    [[nodiscard]] const Passages& passages() const { return passages_; }

  private:
    [[nodiscard]] Table measured(Passages::Place goal) const;

    Passages passages_;
    std::map<Passages::Place, Table> tables_;
};

}  // namespace flagplot
