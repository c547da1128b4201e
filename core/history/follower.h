#pragma once

#include <vector>

#include "history/fit.h"
#include "rules/movement.h"

/// \file
/// The follower: a formation that steams after its historical track with the points the rules give
/// it. Page: docs/history.md

namespace flagplot {

/// A formation on its way through a track.
struct Follower {
    Square square;
    DiagonalRun run;
    MovePoints carried;

    friend bool operator==(const Follower&, const Follower&) = default;
};

/// Where it is after a turn of so many points, steaming for this square. It steps diagonally as
/// long as it is off in columns and rows and the step can be paid; else straight along the longer
/// of the two; where both are equal it keeps what is left for the diagonal. In the square it stays.
/// Land does not hinder it. Prices, runs and carried points are those of the rules (ST-18 to
/// ST-23).
[[nodiscard]] Follower followed(Follower follower, Square aim, MovePoints points,
                                const MovementSwitches& switches);

/// Every track of the campaign, followed from its first square on: each turn on from where the
/// follower is, toward the square of the next turn start, with the points of the ships that the
/// formation has when the turn begins. Where a company has no ships left it stays.
[[nodiscard]] std::vector<FormationFit> followed_tracks(const Definition& definition);

}  // namespace flagplot
