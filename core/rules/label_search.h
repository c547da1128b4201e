#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "chart/passages.h"
#include "rules/movement.h"

/// \file
/// The best path to a marker by a search with one label a square (A-ST-28, A-ST-48).
///
/// The points spent and the run behind them are one number, `2 * points + run`, run being 0 or 1. A
/// step never makes the lesser of two labels the greater, so the least label of a square is enough
/// to know the cheapest way on from it; the graph of squares and runs is not needed. A label more
/// by two costs a point more wherever it goes on to, so what lies on a cheapest path has the least
/// label of its square, or that and one.

namespace flagplot {

/// Searches one chart, whose tables are kept from search to search. Holds a reference.
class LabelSearch {
  public:
    /// \pre `rule` tells two lengths of a run apart (`runs_told_apart`)
    LabelSearch(const Passages& passages, DiagonalRule rule);

    /// The cheapest path; of equals the closest to the straight line; of those the first clockwise
    /// from north. Nothing when there is none. \pre both squares are navigable
    [[nodiscard]] std::optional<std::vector<Direction>> first_best_path(Square from,
                                                                        DiagonalRun run, Square to);

  private:
    friend class LabelGraph;

    using Place = Passages::Place;
    using Label = std::uint32_t;

    /// A place with a label that it may have on a cheapest path: its least, or one more.
    struct State {
        Place place{};
        Label label{};
    };
    /// The least label of a place, and the search that gave it.
    struct Labelled {
        std::uint32_t search = 0;
        Label label{};
    };
    /// The least that remains to add for the distance from the straight line, and the search that
    /// found it. A place has two: for its least label, and for one more.
    struct Remaining {
        std::uint32_t search = 0;
        std::int64_t off_line{};
    };

    [[nodiscard]] Label after(Label label, bool is_diagonal) const {
        return is_diagonal ? label + 3 + (label & later_) : (label | 1U) + 1;
    }
    [[nodiscard]] Label least_label(Place place) const;
    [[nodiscard]] Remaining* remaining(State state);
    [[nodiscard]] std::int64_t distance_from_line(Place place) const;

    void label_from(Place start, Label label);
    void weigh_from_goal();
    void weigh_before(State state);
    [[nodiscard]] std::vector<Direction> path_from(State start);

    const Passages& passages_;
    const Label later_;  ///< what the second and later diagonals of a run leave behind
    std::uint32_t search_{};
    Square from_;
    Square to_;
    std::vector<Labelled> labels_;
    std::vector<Remaining> remaining_;
    std::vector<std::vector<Place>> stacks_;    ///< of the queue
    std::vector<std::vector<State>> by_label_;  ///< those still to weigh
};

}  // namespace flagplot
