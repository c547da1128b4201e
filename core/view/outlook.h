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
/// What a side can expect of its own formations, and how far it may trust its contacts.

namespace flagplot {

/// When a marker of a route will be reached if nothing happens.
struct ExpectedArrival {
    Square marker;
    bool is_destination = false;
    std::optional<Moment> when;  ///< none: only after the campaign has ended
    TurnNumber turn = {};        ///< the one in which it is reached, if it is

    friend bool operator==(const ExpectedArrival&, const ExpectedArrival&) = default;
};

/// One for each marker of the route, in order, for a formation that begins turn `now` so.
[[nodiscard]] std::vector<ExpectedArrival> expected_arrivals(
    RoutePlanner& planner, const Switches& switches, const Calendar& calendar, TurnNumber now,
    Underway start, const PointsAhead& points, const PlotRoute& route);

/// The same for own formation, were this its route. Empty off the chart, when all its ships are
/// sunk, and while a turn is being resolved, when its points are partly spent.
/// \pre the planner plans over the book's chart
[[nodiscard]] std::vector<ExpectedArrival> expected_arrivals(RoutePlanner& planner,
                                                             const Book& book, const SideView& view,
                                                             OwnNumber number,
                                                             const PlotRoute& route);

/// The same along the route it has; empty without one.
[[nodiscard]] std::vector<ExpectedArrival> expected_arrivals(RoutePlanner& planner,
                                                             const Book& book, const SideView& view,
                                                             OwnNumber number);

/// Points of own formation in the turns to come as far as its side can know: in the next turn by
/// all that is known of it, later by its speed and what still lies on it then. None when nothing of
/// it is afloat.
[[nodiscard]] std::optional<PointsAhead> points_ahead(const Book& book, const SideView& view,
                                                      OwnNumber number);

/// Own formation's speed with its ships as they are now; none when all of them are sunk.
[[nodiscard]] std::optional<FormationSpeed> speed_now(const Book& book, const SideView& view,
                                                      OwnNumber number);

/// When a contact was last seen.
[[nodiscard]] Moment last_seen(const Calendar& calendar, const Contact& contact);

/// Whole hours from then to the beginning of turn `now`; 0 for what was seen in that turn itself.
[[nodiscard]] std::int32_t age_hours(const Calendar& calendar, const Contact& contact,
                                     TurnNumber now);

/// Does the contact still free captains (A-ST-18)? None does that its side has struck, or takes for
/// another.
[[nodiscard]] bool is_current(const Book& book, const SideView& view, const Contact& contact);

/// What becomes of it at its destination by the rules of the campaign (ST-29); empty: it goes on.
[[nodiscard]] std::string destination_rule(AtDestination rule);

/// Whether own formation may change course and why: "free: contact C1 is current; it may move its
/// checkpoints, but not its destination E6 (ST-26, ST-27)".
/// \pre it is on the chart
[[nodiscard]] std::string permission_text(const Book& book, const SideView& view, OwnNumber number);

}  // namespace flagplot
