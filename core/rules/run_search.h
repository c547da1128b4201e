#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "chart/passages.h"
#include "rules/movement.h"
#include "rules/open_water.h"

namespace flagplot {

/// The best path to a marker over the graph of squares and runs (A-ST-28, A-ST-48): for prices that
/// grow with every diagonal of a run, where one label a square (`LabelSearch`) is not enough.
/// Searches one chart, whose tables are kept from search to search. Holds a reference.
class RunSearch {
  public:
    RunSearch(const Passages& passages, DiagonalRule rule);

    /// The cheapest path; of equals the closest to the straight line; of those the first clockwise
    /// from north. Nothing when there is none. \pre both squares are navigable
    [[nodiscard]] std::optional<std::vector<Direction>> first_best_path(Square from,
                                                                        DiagonalRun run, Square to);

  private:
    friend class RunGraph;

    const Passages& passages_;
    const DiagonalRule rule_;
    // By place and run. Where no search came nothing but `reached_` is filled.
    std::vector<std::uint32_t> reached_;    // the search that came there last
    std::unique_ptr<PathWeight[]> weight_;  // the best it found to there
    std::unique_ptr<bool[]> is_marked_;     // is it on a best path?
    std::uint32_t search_{};
};

}  // namespace flagplot
