#pragma once

#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "chart/square.h"
#include "rules/movement.h"
#include "rules/weather.h"
#include "view/told_text.h"

/// \file
/// Reports about own formations: where they are, how they move, how they are formed and renamed.

namespace flagplot {

/// An own formation was placed on the chart, at the start or when it was due.
struct OwnEntered {
    OwnNumber formation;
    Square square;

    friend bool operator==(const OwnEntered&, const OwnEntered&) = default;
};
FLAGPLOT_FIELDS(OwnEntered, formation, square)

/// Movement points of an own formation for this turn.
struct OwnAllowance {
    OwnNumber formation;
    MovePoints points;   ///< including those carried
    MovePoints carried;  ///< the part kept from last turn

    friend bool operator==(const OwnAllowance&, const OwnAllowance&) = default;
};
FLAGPLOT_FIELDS(OwnAllowance, formation, points, carried)

struct OwnMoved {
    OwnNumber formation;
    Direction direction{};
    Square to;
    MovePoints cost;
    DiagonalRun run;
    Pulse at;

    friend bool operator==(const OwnMoved&, const OwnMoved&) = default;
};
FLAGPLOT_FIELDS(OwnMoved, formation, direction, to, cost, run, at)

/// An own formation reached this marker: a checkpoint, or its destination.
struct OwnReached {
    OwnNumber formation;
    Square marker;
    bool is_destination = false;
    Pulse at;

    friend bool operator==(const OwnReached&, const OwnReached&) = default;
};
FLAGPLOT_FIELDS(OwnReached, formation, marker, is_destination, at)

/// What an own formation keeps at the end of the turn.
struct OwnTurnOver {
    OwnNumber formation;
    MovePoints carried;
    DiagonalRun run;

    friend bool operator==(const OwnTurnOver&, const OwnTurnOver&) = default;
};
FLAGPLOT_FIELDS(OwnTurnOver, formation, carried, run)

/// Own ships formed a new formation (ST-28, 3.5).
struct OwnFounded {
    OwnNumber formation;
    OwnNumber from;
    ToldText id;    ///< as its orders name it
    ToldText name;  ///< as its sentences name it
    std::vector<OwnShip> ships;
    Square square;

    friend bool operator==(const OwnFounded&, const OwnFounded&) = default;
};
FLAGPLOT_FIELDS(OwnFounded, formation, from, id, name, ships, square)

/// An own formation joined another and no longer exists (A-ST-26).
struct OwnMerged {
    OwnNumber formation;
    OwnNumber into;

    friend bool operator==(const OwnMerged&, const OwnMerged&) = default;
};
FLAGPLOT_FIELDS(OwnMerged, formation, into)

/// An own formation has run into weather. How far the weather reaches is not known.
struct OwnWeathered {
    OwnNumber formation;
    Weather weather{};

    friend bool operator==(const OwnWeathered&, const OwnWeathered&) = default;
};
FLAGPLOT_FIELDS(OwnWeathered, formation, weather)

/// The umpire moved an own formation to this square.
struct OwnPlaced {
    OwnNumber formation;
    Square square;

    friend bool operator==(const OwnPlaced&, const OwnPlaced&) = default;
};
FLAGPLOT_FIELDS(OwnPlaced, formation, square)

/// The umpire freed an own formation: it may change course.
struct OwnFreed {
    OwnNumber formation;

    friend bool operator==(const OwnFreed&, const OwnFreed&) = default;
};
FLAGPLOT_FIELDS(OwnFreed, formation)

/// An own formation left the chart.
struct OwnLeft {
    OwnNumber formation;

    friend bool operator==(const OwnLeft&, const OwnLeft&) = default;
};
FLAGPLOT_FIELDS(OwnLeft, formation)

/// The umpire changed the name of an own formation.
struct OwnRenamed {
    OwnNumber formation;
    ToldText name;

    friend bool operator==(const OwnRenamed&, const OwnRenamed&) = default;
};
FLAGPLOT_FIELDS(OwnRenamed, formation, name)

}  // namespace flagplot
