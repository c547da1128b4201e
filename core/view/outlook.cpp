#include "view/outlook.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/course_change.h"
#include "rules/effect.h"
#include "rules/movement.h"
#include "view/permissions.h"
#include "view/tasks.h"

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
        case Reason::Kind::card:
            return "an event affected it";
        case Reason::Kind::umpire:
            return "the umpire freed it";
    }
    return {};
}

/// The last turn whose points may differ from those of later turns, as far as is known today:
/// because an effect ends with it, a battle holds the formation, or it was damaged in the turn
/// before.
TurnNumber last_affected(const SideView& view, const OwnFormation& own) {
    TurnNumber last = own.engaged.value_or(TurnNumber{});
    const auto note = [&](const std::vector<ActiveEffect>& effects) {
        for (const ActiveEffect& effect : effects) {
            if (effect.ends == Ends::with_turn) last = std::max(last, effect.last);
        }
    };
    note(own.effects);
    for (const OwnShip ship : own.ships) {
        const ShipState& left = view.ships.at(ship.index());
        note(left.effects);
        if (left.hurt) last = std::max(last, *left.hurt + TurnNumber{1});
    }
    return last;
}

/// The last turn in which it is ordered to steam slower; if ordered so.
TurnNumber last_slow(const OwnFormation& own) {
    return own.speed && own.speed->until ? *own.speed->until - TurnNumber{1} : TurnNumber{};
}

/// "under way to C7", "under way with UK-K": why a formation is not free.
std::string purpose_text(const SideView& view, OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    if (const auto leader = leader_of(view, number)) {
        return "under way with " + view.formation(*leader).id;
    }
    if (!own.route) return "under way";
    return "under way to " + name_of(own.route->destination);
}

}  // namespace

std::vector<ExpectedArrival> expected_arrivals(RoutePlanner& planner, const Switches& switches,
                                               const Calendar& calendar, TurnNumber now,
                                               Underway start, const PointsAhead& points,
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
        arrival.turn = now + reached[i].turns - TurnNumber{1};
        arrival.when = calendar.begin_of(arrival.turn) + reached[i].pulse;
    }
    return expected;
}

std::vector<ExpectedArrival> expected_arrivals(RoutePlanner& planner, const Book& book,
                                               const SideView& view, OwnNumber number,
                                               const PlotRoute& route) {
    const OwnFormation& own = view.formation(number);
    const auto points = points_ahead(book, view, number);
    if (own.presence != Presence::on_chart || !points || view.is_resolving) return {};
    return expected_arrivals(planner, book.switches, book.calendar, view.turn,
                             {own.square, own.run, own.carried}, *points, route);
}

std::vector<ExpectedArrival> expected_arrivals(RoutePlanner& planner, const Book& book,
                                               const SideView& view, OwnNumber number) {
    const auto& route = view.formation(number).route;
    if (!route) return {};
    return expected_arrivals(planner, book, view, number, *route);
}

std::optional<PointsAhead> points_ahead(const Book& book, const SideView& view, OwnNumber number) {
    const auto next_turn = points_next_turn(book, view, number);
    if (!next_turn) return std::nullopt;
    const auto in_turn = [&](TurnNumber turn) { return points_in(book, view, number, turn); };
    const TurnNumber last = std::min(
        std::max(last_affected(view, view.formation(number)), last_slow(view.formation(number))),
        book.calendar.last_turn());
    std::vector<MovePoints> next{*next_turn};
    for (TurnNumber turn = view.turn + TurnNumber{1}; turn <= last; turn += TurnNumber{1}) {
        next.push_back(in_turn(turn));
    }
    const auto so_many = static_cast<std::int32_t>(next.size());
    const MovePoints later = in_turn(view.turn + TurnNumber{so_many});
    while (!next.empty() && next.back() == later) next.pop_back();
    return PointsAhead{std::move(next), later};
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
    return contact.stands() &&
           is_current(contact.turn, view.turn, book.switches.contact_current_turns);
}

std::string end_text(const OwnFormation& formation) {
    const std::string where = name_of(formation.square);
    return formation.at_destination == AtDestination::leaves
               ? fmt::format(
                     "at its destination {}: it leaves the game with the end of the turn "
                     "(ST-29)",
                     where)
               : fmt::format("at its final destination {}: it gets no other (ST-29)", where);
}

std::string destination_rule(AtDestination rule) {
    switch (rule) {
        case AtDestination::goes_on:
            return {};
        case AtDestination::is_over:
            return "its destination is final: once there it gets no other (ST-29)";
        case AtDestination::leaves:
            return "it leaves the game at its destination, with the end of the turn (ST-29)";
    }
    return {};
}

std::string permission_text(const Book& book, const SideView& view, OwnNumber number) {
    const auto [freedom, reason] = permission(book, view, number);
    const auto& route = view.formation(number).route;
    const std::string destination = route ? name_of(route->destination) : "";
    const std::string cause = reason ? cause_text(*reason) : "";
    switch (freedom) {
        case Freedom::none:
            if (is_at_the_end(view.formation(number))) return end_text(view.formation(number));
            return purpose_text(view, number) + ": nothing frees it (ST-24)";
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
