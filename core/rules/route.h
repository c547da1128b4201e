#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/quantity.h"
#include "chart/chart.h"
#include "chart/passages.h"
#include "rules/label_search.h"
#include "rules/movement.h"
#include "rules/run_search.h"

/// \file
/// The path between two markers: the cheapest; of equals the one closest to the straight line; of
/// those the first clockwise from north (A-ST-28, A-ST-48). Rules page:
/// docs/rules/campaign.md#routes

namespace flagplot {

/// Plans legs on one chart. Keeps its tables between legs, so make one planner and plan many legs.
/// Holds a reference: the chart must outlive it.
class RoutePlanner {
  public:
    RoutePlanner(const Chart& chart, const MovementSwitches& switches);

    /// The steps of a leg for a formation with this run of diagonals, or nothing if there is no
    /// route by sea. Empty if `from` is `to`.
    /// \pre both squares are on the chart
    [[nodiscard]] std::optional<std::vector<Direction>> plan(Square from, DiagonalRun run,
                                                             Square to);

    /// The same by search, for a leg with something in the way.
    /// \pre both squares are navigable
    [[nodiscard]] std::optional<std::vector<Direction>> search(Square from, DiagonalRun run,
                                                               Square to);

  private:
    const Chart& chart_;
    const MovementSwitches switches_;
    // Made for the first search, because most legs need none.
    std::unique_ptr<const Passages> passages_;
    std::unique_ptr<LabelSearch> by_label_;
    std::unique_ptr<RunSearch> by_run_;  ///< only for `escalating`
};

/// A formation's progress on its route, as far as movement needs it.
struct Underway {
    Square square;
    DiagonalRun run;
    MovePoints carried;
};

/// Movement points of coming turns.
struct PointsAhead {
    std::vector<MovePoints> next;  ///< of the next turns one by one
    MovePoints later;              ///< of every turn after them

    /// In a turn counted from now; 1 is the coming turn.
    [[nodiscard]] MovePoints of(TurnNumber turn) const {
        const auto place = static_cast<std::size_t>(turn.count - 1);
        return place < next.size() ? next[place] : later;
    }
    /// Are there points in this turn or a later one?
    [[nodiscard]] bool has_any_from(TurnNumber turn) const;

    friend bool operator==(const PointsAhead&, const PointsAhead&) = default;
};

/// When a marker is reached: after this many turns (1 is the coming turn), and this many half hours
/// of that turn.
struct Arrival {
    TurnNumber turns;
    Pulse pulse;

    friend auto operator<=>(const Arrival&, const Arrival&) = default;
};

/// When each of these markers will be reached with these points if nothing happens. Shorter than
/// `markers` if a marker cannot be reached, or not within `limit` turns.
[[nodiscard]] std::vector<Arrival> arrivals(RoutePlanner& planner, const MovementSwitches& switches,
                                            Underway start, const PointsAhead& points,
                                            const std::vector<Square>& markers, TurnNumber limit);

}  // namespace flagplot
