#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "chart/passages.h"
#include "rules/movement.h"

/// \file
/// The best path to a marker, by a search with one label for each square (A-ST-28, A-ST-48).
///
/// The points spent and the run of diagonals are one number, `2 * points + run`, where run is 0 or
/// 1. A step never makes the smaller of two labels the larger one, so the smallest label of a
/// square is enough to find the cheapest way on from it; the graph of squares and runs is not
/// needed. A label larger by two costs a point more on every way on, so on a cheapest path a square
/// has its smallest label, or that plus one.

namespace flagplot {

/// Searches one chart. The tables are kept between searches. Holds a reference.
class LabelSearch {
  public:
    /// \pre `rule` only distinguishes two lengths of a run (`runs_told_apart`)
    LabelSearch(const Passages& passages, DiagonalRule rule);

    /// The cheapest path; of equals the one closest to the straight line; of those the first
    /// clockwise from north. Nothing if there is none. \pre both squares are navigable
    [[nodiscard]] std::optional<std::vector<Direction>> first_best_path(Square from,
                                                                        DiagonalRun run, Square to);

  private:
    friend class LabelGraph;

    using Place = Passages::Place;
    using Label = std::uint32_t;

    /// A place with a label that it may have on a cheapest path: its smallest, or one more.
    struct State {
        Place place{};
        Label label{};
    };
    /// The smallest label of a place, and the search that found it.
    struct Labelled {
        std::uint32_t search = 0;
        Label label{};
    };
    /// The smallest distance from the straight line still to be added, and the search that found
    /// it. A place has two: for its smallest label, and for one more.
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
    const Label later_;  ///< label after the second and later diagonals of a run
    std::uint32_t search_{};
    Square from_;
    Square to_;
    std::vector<Labelled> labels_;
    std::vector<Remaining> remaining_;
    std::vector<std::vector<Place>> stacks_;    ///< of the queue
    std::vector<std::vector<State>> by_label_;  ///< states that are still to be weighed
};

}  // namespace flagplot
