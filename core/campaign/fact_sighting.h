#pragma once

#include <optional>

#include "base/fields.h"
#include "base/id.h"
#include "campaign/state.h"
#include "view/report_sighting.h"

/// \file
/// Facts about sightings: by ships, from the air, and reports caused by cards.

namespace flagplot {

struct SightingTried {
    Tried tried;
    SideId side;  ///< the searcher's
    SightMode mode{};
    Square from;
    Square to;
    Pulse at;
    bool has_succeeded = false;
    std::optional<Declaration> declared;
    friend bool operator==(const SightingTried&, const SightingTried&) = default;
};
FLAGPLOT_FIELDS(SightingTried, tried, side, mode, from, to, at, has_succeeded, declared)

struct SpottingForgotten {
    TurnNumber up_to;  ///< forget pairs that were last spotted in this turn or before
    friend bool operator==(const SpottingForgotten&, const SpottingForgotten&) = default;
};
FLAGPLOT_FIELDS(SpottingForgotten, up_to)

/// A sortie over nine squares (AR-2).
struct SortieFlown {
    SideId side;
    std::optional<AssetId> asset;  ///< none: a card's search
    Square centre;
    friend bool operator==(const SortieFlown&, const SortieFlown&) = default;
};
FLAGPLOT_FIELDS(SortieFlown, side, asset, centre)

/// A sortie found a formation. It reports this, rightly or wrongly (AR-6, AR-7).
struct FoundFromAir {
    SideId side;
    FormationId target;
    Square told_square;
    Declaration told;
    friend bool operator==(const FoundFromAir&, const FoundFromAir&) = default;
};
FLAGPLOT_FIELDS(FoundFromAir, side, target, told_square, told)

/// A side is told of a force that does not exist.
struct ContactInvented {
    SideId side;
    Square square;
    Declaration declared;
    friend bool operator==(const ContactInvented&, const ContactInvented&) = default;
};
FLAGPLOT_FIELDS(ContactInvented, side, square, declared)

/// A side learned of an enemy formation without sighting it.
struct EnemyRevealed {
    SideId side;
    FormationId formation;
    Reveals what{};
    Square square;  ///< as told: the formation's square, or the centre of the block
    friend bool operator==(const EnemyRevealed&, const EnemyRevealed&) = default;
};
FLAGPLOT_FIELDS(EnemyRevealed, side, formation, what, square)

/// Because of a card, a side will be told of a force that does not exist, with its air reports.
struct FalseReportDue {
    FalseReport due;
    friend bool operator==(const FalseReportDue&, const FalseReportDue&) = default;
};
FLAGPLOT_FIELDS(FalseReportDue, due)

/// A false report is dropped, because no true report could have come this turn (A-ST-47).
struct FalseReportDropped {
    SideId side;
    friend bool operator==(const FalseReportDropped&, const FalseReportDropped&) = default;
};
FLAGPLOT_FIELDS(FalseReportDropped, side)

}  // namespace flagplot
