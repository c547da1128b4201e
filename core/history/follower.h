#pragma once

#include <vector>

#include "history/fit.h"
#include "rules/movement.h"

/// \file
/// The follower: a formation that follows its historical track with the points that the rules give
/// it. Page: docs/history.md

namespace flagplot {

/// A formation on its way through a track.
struct Follower {
    Square square;
    DiagonalRun run;
    MovePoints carried;

    friend bool operator==(const Follower&, const Follower&) = default;
};

/// Where it is after a turn with this many points, on its way to this square. It steps diagonally
/// while both column and row differ and it can pay for the step; otherwise straight along the
/// greater difference; if both are equal, it keeps what is left for the diagonal. Once in the
/// square it stays. Land is ignored. Prices, runs and carried points are those of the rules (ST-18
/// to ST-23).
[[nodiscard]] Follower followed(Follower follower, Square aim, MovePoints points,
                                const MovementSwitches& switches);

/// Every track of the campaign, followed from its first square: each turn continues from where the
/// follower is toward the square at the next beginning of a turn, with the points of the
/// formation's ships at the beginning of the turn. A formation without ships stays.
[[nodiscard]] std::vector<FormationFit> followed_tracks(const Definition& definition);

}  // namespace flagplot
