#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "chart/passages.h"
#include "rules/movement.h"
#include "rules/open_water.h"

namespace flagplot {

/// The best path to a marker in the graph of squares and runs (A-ST-28, A-ST-48): for prices that
/// grow with every diagonal of a run, for which one label for each square (`LabelSearch`) is not
/// enough. Searches one chart; the tables are kept between searches. Holds a reference.
class RunSearch {
  public:
    RunSearch(const Passages& passages, DiagonalRule rule);

    /// The cheapest path; of equals the one closest to the straight line; of those the first
    /// clockwise from north. Nothing if there is none. \pre both squares are navigable
    [[nodiscard]] std::optional<std::vector<Direction>> first_best_path(Square from,
                                                                        DiagonalRun run, Square to);

  private:
    friend class RunGraph;

    const Passages& passages_;
    const DiagonalRule rule_;
    // By place and run. Before a search reaches a place, only `reached_` is set.
    std::vector<std::uint32_t> reached_;    // the last search that reached it
    std::unique_ptr<PathWeight[]> weight_;  // the best weight it found there
    std::unique_ptr<bool[]> is_marked_;     // is it on a best path?
    std::uint32_t search_{};
};

}  // namespace flagplot
