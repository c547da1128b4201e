#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/calendar.h"
#include "rules/route.h"
#include "rules/speed.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// What a side can expect of its own formations, and how far it can trust its contacts.

namespace flagplot {

/// When a marker of a route will be reached if nothing happens.
struct ExpectedArrival {
    Square marker;
    bool is_destination = false;
    std::optional<Moment> when;  ///< none: only after the campaign has ended
    TurnNumber turn = {};        ///< in which it is reached, if it is

    friend bool operator==(const ExpectedArrival&, const ExpectedArrival&) = default;
};

/// One for each marker of the route, in order, for a formation in this state at the beginning of
/// turn `now`.
[[nodiscard]] std::vector<ExpectedArrival> expected_arrivals(
    RoutePlanner& planner, const Switches& switches, const Calendar& calendar, TurnNumber now,
    Underway start, const PointsAhead& points, const PlotRoute& route);

/// The same for an own formation, if this were its route. Empty if it is off the chart, all its
/// ships are sunk, or a turn is being resolved, since its points are then partly spent.
/// \pre the planner plans on the book's chart
[[nodiscard]] std::vector<ExpectedArrival> expected_arrivals(RoutePlanner& planner,
                                                             const Book& book, const SideView& view,
                                                             OwnNumber number,
                                                             const PlotRoute& route);

/// The same along the route it has; empty if it has none.
[[nodiscard]] std::vector<ExpectedArrival> expected_arrivals(RoutePlanner& planner,
                                                             const Book& book, const SideView& view,
                                                             OwnNumber number);

/// Points of an own formation in the coming turns, as far as its side can know: in the next turn by
/// everything known of it, later by its speed and the effects that still last. None if nothing of
/// it is afloat.
[[nodiscard]] std::optional<PointsAhead> points_ahead(const Book& book, const SideView& view,
                                                      OwnNumber number);

/// The speed of an own formation with its ships as they are now; none if all are sunk.
[[nodiscard]] std::optional<FormationSpeed> speed_now(const Book& book, const SideView& view,
                                                      OwnNumber number);

/// When a contact was last seen.
[[nodiscard]] Moment last_seen(const Calendar& calendar, const Contact& contact);

/// Whole hours from then to the beginning of turn `now`; 0 if it was seen in that turn.
[[nodiscard]] std::int32_t age_hours(const Calendar& calendar, const Contact& contact,
                                     TurnNumber now);

/// Does the contact still free captains (A-ST-18)? Contacts that the side has struck, or joined to
/// another, do not.
[[nodiscard]] bool is_current(const Book& book, const SideView& view, const Contact& contact);

/// What happens to it at its destination by the rules of the campaign (ST-29); empty if nothing
/// does.
[[nodiscard]] std::string destination_rule(AtDestination rule);

/// Whether an own formation may change course and why: "free: contact C1 is current; it may move
/// its checkpoints, but not its destination E6 (ST-26, ST-27)".
/// \pre it is on the chart
[[nodiscard]] std::string permission_text(const Book& book, const SideView& view, OwnNumber number);

}  // namespace flagplot
