#include "view/outlook.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/course_change.h"
#include "view/permissions.h"

namespace flagplot {

namespace {

std::string cause_text(const Reason& reason) {
    switch (reason.kind) {
        case Reason::Kind::no_route:
            return "it has no destination before it";
        case Reason::Kind::contact:
            return fmt::format("contact C{} is current", reason.contact.number);
        case Reason::Kind::battle:
            return fmt::format("battle B{} frees it", reason.battle.number);
    }
    return {};
}

}  // namespace

std::vector<ExpectedArrival> expected_arrivals(RoutePlanner& planner, const Switches& switches,
                                               const Calendar& calendar, TurnNumber now,
                                               Underway start, MovePoints points,
                                               const PlotRoute& route) {
    std::vector<Square> markers = route.checkpoints;
    markers.push_back(route.destination);
    const TurnNumber turns_left = calendar.last_turn() - now + TurnNumber{1};
    const auto reached = calendar.is_over(now) ? std::vector<Arrival>{}
                                               : arrivals(planner, switches.movement(), start,
                                                          points, markers, turns_left);

    std::vector<ExpectedArrival> expected;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        ExpectedArrival& arrival =
            expected.emplace_back(ExpectedArrival{markers[i], i + 1 == markers.size(), {}});
        if (i >= reached.size()) continue;
        arrival.when = calendar.begin_of(now + reached[i].turns - TurnNumber{1}) + reached[i].pulse;
    }
    return expected;
}

std::vector<ExpectedArrival> expected_arrivals(RoutePlanner& planner, const Book& book,
                                               const SideView& view, OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    const auto speed = speed_now(book, view, number);
    if (own.presence != Presence::on_chart || !own.route || !speed || view.is_resolving) return {};
    return expected_arrivals(planner, book.switches, book.calendar, view.turn,
                             {own.square, own.run, own.carried}, speed->points, *own.route);
}

std::optional<FormationSpeed> speed_now(const Book& book, const SideView& view, OwnNumber number) {
    const std::vector<Unit> units = units_of(book, view, number);
    if (units.empty()) return std::nullopt;
    return formation_speed(units, book.switches.speed());
}

Moment last_seen(const Calendar& calendar, const Contact& contact) {
    return calendar.begin_of(contact.turn) + contact.at;
}

std::int32_t age_hours(const Calendar& calendar, const Contact& contact, TurnNumber now) {
    const auto half_hours =
        calendar.begin_of(now).half_hours - last_seen(calendar, contact).half_hours;
    return static_cast<std::int32_t>(std::max<std::int64_t>(half_hours, 0) / 2);
}

bool is_current(const Book& book, const SideView& view, const Contact& contact) {
    return is_current(contact.turn, view.turn, book.switches.contact_current_turns);
}

std::string permission_text(const Book& book, const SideView& view, OwnNumber number) {
    const auto [freedom, reason] = permission(book, view, number);
    const auto& route = view.formation(number).route;
    const std::string destination = route ? name_of(route->destination) : "";
    const std::string cause = reason ? cause_text(*reason) : "";
    switch (freedom) {
        case Freedom::none:
            return fmt::format("under way to {}: nothing frees it (ST-24)", destination);
        case Freedom::checkpoints:
            return fmt::format(
                "free: {}; it may move its checkpoints, but not its destination {} (ST-26, ST-27)",
                cause, destination);
        case Freedom::everything:
            return fmt::format("free: {}; it may be given any route (ST-28)", cause);
    }
    return {};
}

}  // namespace flagplot
