#include "view/outlook.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/course_change.h"
#include "rules/effect.h"
#include "rules/movement.h"
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
        case Reason::Kind::card:
            return "something befell it";
        case Reason::Kind::umpire:
            return "the umpire freed it";
    }
    return {};
}

/// What still lies on a formation in a later turn.
std::vector<ActiveEffect> effects_in(const OwnFormation& own, TurnNumber turn) {
    std::vector<ActiveEffect> effects = own.effects;
    std::erase_if(effects, [&](const ActiveEffect& effect) {
        return effect.ends == Ends::with_turn && effect.last < turn;
    });
    return effects;
}

/// The last turn in which an effect that ends with a turn lies on it.
TurnNumber last_affected(const OwnFormation& own) {
    TurnNumber last;
    for (const ActiveEffect& effect : own.effects) {
        if (effect.ends == Ends::with_turn) last = std::max(last, effect.last);
    }
    return last;
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
    const std::vector<Unit> units = units_of(book, view, number);
    const auto next_turn = points_next_turn(book, view, number);
    if (!next_turn) return std::nullopt;
    const OwnFormation& own = view.formation(number);
    const auto in_turn = [&](TurnNumber turn) {
        const auto effects = effects_in(own, turn);
        return points_for_turn({units, effects, false, {}}, book.switches.speed(),
                               book.switches.after_battle);
    };
    const TurnNumber last = std::min(last_affected(own), book.calendar.last_turn());
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
