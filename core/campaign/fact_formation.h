#pragma once

#include <optional>

#include "base/fields.h"
#include "base/id.h"
#include "campaign/state.h"

/// \file
/// Facts about formations: how they move, split and join, and how they leave the chart.

namespace flagplot {

struct FormationEntered {
    FormationId formation;
    Square square;
    friend bool operator==(const FormationEntered&, const FormationEntered&) = default;
};
FLAGPLOT_FIELDS(FormationEntered, formation, square)

struct AllowanceSet {
    FormationId formation;
    MovePoints points;   ///< from its speed
    MovePoints carried;  ///< kept from last turn, in addition
    friend bool operator==(const AllowanceSet&, const AllowanceSet&) = default;
};
FLAGPLOT_FIELDS(AllowanceSet, formation, points, carried)

struct FormationMoved {
    FormationId formation;
    Direction direction{};
    Square to;
    MovePoints cost;
    DiagonalRun run;
    Pulse at;
    std::optional<ContactId> closes_on;  ///< left its route to attack this contact (3.6.2)
    bool is_of_task = false;             ///< steered by its task, not by its route (A-ST-71)
    friend bool operator==(const FormationMoved&, const FormationMoved&) = default;
};
FLAGPLOT_FIELDS(FormationMoved, formation, direction, to, cost, run, at, closes_on, is_of_task)

struct MarkerReached {
    FormationId formation;
    Square marker;
    bool is_destination = false;
    Pulse at;
    friend bool operator==(const MarkerReached&, const MarkerReached&) = default;
};
FLAGPLOT_FIELDS(MarkerReached, formation, marker, is_destination, at)

/// What a formation keeps for the next turn.
struct FormationRested {
    FormationId formation;
    MovePoints carried;
    DiagonalRun run;
    friend bool operator==(const FormationRested&, const FormationRested&) = default;
};
FLAGPLOT_FIELDS(FormationRested, formation, carried, run)

/// Ships of one formation formed another (ST-28, 3.5).
struct FormationFounded {
    FoundedFormation founded;  ///< its ships are those in its row
    FormationId from;
    friend bool operator==(const FormationFounded&, const FormationFounded&) = default;
};
FLAGPLOT_FIELDS(FormationFounded, founded, from)

/// One formation joined another and no longer exists.
struct FormationsMerged {
    FormationId from;
    FormationId into;
    friend bool operator==(const FormationsMerged&, const FormationsMerged&) = default;
};
FLAGPLOT_FIELDS(FormationsMerged, from, into)

/// Every ship of a formation is sunk.
struct FormationLost {
    FormationId formation;
    friend bool operator==(const FormationLost&, const FormationLost&) = default;
};
FLAGPLOT_FIELDS(FormationLost, formation)

/// A formation left the game at its destination (ST-29).
struct FormationDeparted {
    FormationId formation;
    friend bool operator==(const FormationDeparted&, const FormationDeparted&) = default;
};
FLAGPLOT_FIELDS(FormationDeparted, formation)

}  // namespace flagplot
