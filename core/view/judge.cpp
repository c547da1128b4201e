#include "view/judge.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/plain_text.h"
#include "rules/harbour.h"
#include "view/line_reader.h"
#include "view/permissions.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

std::vector<Square> markers_of(const PlotRoute& route) {
    auto markers = route.checkpoints;
    markers.push_back(route.destination);
    return markers;
}

std::string next_marker_text(const OwnFormation& own) {
    return own.route ? name_of(markers_of(*own.route).front()) : "none";
}

std::string bound_for(const OwnFormation& own) {
    return own.route ? name_of(own.route->destination) : "";
}

}  // namespace

Problem problem(ErrorCode code, std::vector<std::string> details, std::string about,
                std::string nearest) {
    return {failure(code, std::move(details), {}, std::move(nearest)).value(), std::move(about)};
}

std::optional<Square> home_port(const Book& book, Square from) {
    RoutePlanner planner(book.chart, book.switches.movement());
    return nearest_port(planner, book.switches.diagonal, book.own_ports, from);
}

// Squares.

Judge::Verdict Judge::off_chart(Square square) const {
    const Chart& chart = book_.chart;
    if (chart.contains(square)) return std::nullopt;
    const std::string name = name_of(square);
    const auto meant = nearest_square(name, [&](Square s) { return chart.is_navigable(s); });
    return problem(ErrorCode::bad_square, {name, chart.last_square()}, name, meant);
}

Judge::Verdict Judge::wrong_square(Square square) const {
    if (auto wrong = off_chart(square)) return wrong;
    if (book_.chart.is_navigable(square)) return std::nullopt;
    return problem(ErrorCode::not_sea, {name_of(square)}, name_of(square));
}

Judge::Verdict Judge::wrong_marker(const PlotRoute& route) const {
    for (const Square marker : markers_of(route)) {
        if (auto wrong = wrong_square(marker)) return wrong;
    }
    return std::nullopt;
}

Judge::Verdict Judge::no_way(OwnNumber formation, const PlotRoute& route) const {
    Square from = own(formation).square;
    const auto water = [&](Square square) { return waters_[book_.chart.index(square)]; };
    for (const Square marker : markers_of(route)) {
        if (water(from) != water(marker)) {
            return problem(ErrorCode::no_way_by_sea, {name_of(from), name_of(marker)},
                           name_of(marker));
        }
        from = marker;
    }
    return std::nullopt;
}

// Formations.

Judge::Verdict Judge::not_known(OwnNumber formation) const {
    if (formation.number >= 1 && formation.number <= sofar_.view.formations.size()) {
        return std::nullopt;
    }
    const std::string name = fmt::format("F{}", formation.number);
    return problem(ErrorCode::unknown_formation, {name}, name);
}

/// Did an earlier line order it to join another?
Judge::Verdict Judge::joined_another(OwnNumber formation) const {
    for (const Order& order : sofar_.orders) {
        const auto* line = std::get_if<FormationOrder>(&order);
        const auto* merge = line != nullptr ? std::get_if<Merge>(&line->what) : nullptr;
        if (merge == nullptr || line->formation != formation) continue;
        const std::string& id = own(formation).id;
        return problem(ErrorCode::joined_another, {id, own(merge->into).id}, id);
    }
    return std::nullopt;
}

Judge::Verdict Judge::not_present(OwnNumber formation) const {
    if (auto joined = joined_another(formation)) return joined;
    const std::string& id = own(formation).id;
    switch (own(formation).presence) {
        case Presence::on_chart:
            return std::nullopt;
        case Presence::gone:
            return problem(ErrorCode::not_on_chart, {id}, id);
        case Presence::due:
            break;
    }
    const TurnNumber enters = book_.formations.at(formation.number - 1).enters;
    return problem(ErrorCode::still_to_come,
                   {id, date_hour(book_.calendar.begin_of(enters)), std::to_string(enters.count)},
                   id);
}

/// A formation that is only being formed has no number yet by which another could find it.
Judge::Verdict Judge::not_to_be_joined(OwnNumber formation) const {
    if (auto wrong = not_known(formation)) return wrong;
    if (!is_just_formed(formation)) return std::nullopt;
    const std::string& id = own(formation).id;
    return problem(ErrorCode::just_formed, {id}, id);
}

Judge::Verdict Judge::problem_with(const FormationOrder& order) const {
    if (auto wrong = not_known(order.formation)) return wrong;
    if (auto wrong = not_present(order.formation)) return wrong;
    return std::visit([&](const auto& what) { return problem_with(order.formation, what); },
                      order.what);
}

Judge::Verdict Judge::problem_with(OwnNumber formation, const PlotRoute& route) const {
    if (auto wrong = wrong_marker(route)) return wrong;
    if (auto wrong = not_allowed(formation, route)) return wrong;
    return no_way(formation, route);
}

Judge::Verdict Judge::problem_with(OwnNumber formation, const Hold& hold) const {
    return not_allowed(formation, hold);
}

// Stance and radar are always a captain's own affair, and so is what he waits for.
Judge::Verdict Judge::problem_with(OwnNumber /*formation*/, const TakeStance& /*order*/) const {
    return std::nullopt;
}
Judge::Verdict Judge::problem_with(OwnNumber /*formation*/, const UseRadar& /*order*/) const {
    return std::nullopt;
}
Judge::Verdict Judge::problem_with(OwnNumber /*formation*/, const DropConditions& /*order*/) const {
    return std::nullopt;
}

Judge::Verdict Judge::problem_with(OwnNumber /*formation*/, const TakePlace& /*order*/) const {
    if (book_.switches.turn_mode == TurnMode::alternating) return std::nullopt;
    return problem(ErrorCode::no_places, {}, "place");
}

Judge::Verdict Judge::problem_with(const UseInitiative& /*order*/) const {
    if (book_.switches.turn_mode == TurnMode::alternating) return std::nullopt;
    return problem(ErrorCode::initiative_not_rolled, {}, "initiative");
}

Judge::Verdict Judge::problem_with(OwnNumber formation, const Detach& order) const {
    if (auto wrong = not_to_be_joined(formation)) return wrong;
    if (order.to) {
        if (auto wrong = wrong_square(*order.to)) return wrong;
    }
    if (auto wrong = not_allowed(formation, order)) return wrong;
    return name_alike(order);
}

/// A name that differs from another in upper and lower case alone would be read as either.
Judge::Verdict Judge::name_alike(const Detach& order) const {
    for (const OwnFormation& each : sofar_.view.formations) {
        if (is_same_word(each.id, order.name)) {
            return problem(ErrorCode::name_taken, {each.id}, order.name);
        }
    }
    return std::nullopt;
}

Judge::Verdict Judge::problem_with(OwnNumber formation, const Merge& order) const {
    if (auto wrong = not_to_be_joined(formation)) return wrong;
    if (auto wrong = not_to_be_joined(order.into)) return wrong;
    if (auto joined = joined_another(order.into)) return joined;
    return not_allowed(formation, order);
}

Judge::Verdict Judge::problem_with(OwnNumber /*formation*/, const Conditional& order) const {
    for (const Condition& condition : order.all) {
        const auto* at = std::get_if<WhenAt>(&condition);
        if (at == nullptr) continue;
        if (auto wrong = wrong_square(at->square)) return wrong;
    }
    if (const auto* route = std::get_if<PlotRoute>(&order.then)) return wrong_marker(*route);
    if (const auto* merge = std::get_if<Merge>(&order.then)) return not_to_be_joined(merge->into);
    const auto* detach = std::get_if<Detach>(&order.then);
    return detach != nullptr && detach->to ? wrong_square(*detach->to) : std::nullopt;
}

/// The first ship of these that cannot leave, and where she is.
Problem Judge::not_its_ship(OwnNumber formation, const Detach& order) const {
    const auto& formations = sofar_.view.formations;
    const auto has = [](const OwnFormation& each, OwnShip ship) {
        return std::binary_search(each.ships.begin(), each.ships.end(), ship);
    };
    const auto left = [&](OwnShip ship) { return sofar_.view.ships.at(ship.index()); };
    const auto ship = std::find_if(order.ships.begin(), order.ships.end(), [&](OwnShip each) {
        return left(each).is_lost() || !has(own(formation), each);
    });
    const auto home = std::find_if(formations.begin(), formations.end(),
                                   [&](const OwnFormation& each) { return has(each, *ship); });
    const std::string& name = book_.ship(*ship).name;
    const bool is_lost = left(*ship).is_lost() || home == formations.end();
    const std::string where = is_lost ? std::string(loss_word(left(*ship))) : "in " + home->id;
    return problem(ErrorCode::not_its_ship, {name, own(formation).id, where}, name);
}

Problem Judge::wrong_port(OwnNumber formation, Square to) const {
    const auto port = home_port(book_, own(formation).square);
    std::vector<std::string> right;
    if (port) right.push_back(name_of(*port));
    if (own(formation).route) right.push_back(bound_for(own(formation)));
    return problem(ErrorCode::wrong_port,
                   {own(formation).id, right.empty() ? "no port" : either_of(right), name_of(to)},
                   name_of(to), right.empty() ? "" : right.front());
}

/// Why one formation cannot join the other.
std::string Judge::why_apart(OwnNumber formation, OwnNumber other) const {
    if (formation == other) return "that is itself";
    const OwnFormation& a = own(formation);
    const OwnFormation& b = own(other);
    if (b.presence != Presence::on_chart) return fmt::format("{} is not on the chart", b.id);
    if (a.square != b.square) {
        return fmt::format("it is in {}, {} in {}", name_of(a.square), b.id, name_of(b.square));
    }
    return fmt::format("its next marker is {}, that of {} {}", next_marker_text(a), b.id,
                       next_marker_text(b));
}

/// What the turn would say.
Judge::Verdict Judge::not_allowed(OwnNumber formation, const Action& action) const {
    const auto lapse = obstacle(book_, sofar_.view, formation, action);
    if (!lapse) return std::nullopt;
    const std::string& id = own(formation).id;
    switch (*lapse) {
        case Lapse::not_free:
            return problem(ErrorCode::not_free, {id, bound_for(own(formation))}, "route");
        case Lapse::destination_fixed:
            return problem(ErrorCode::destination_fixed, {id, bound_for(own(formation))},
                           name_of(std::get<PlotRoute>(action).destination));
        case Lapse::may_not_hold:
            return problem(ErrorCode::may_not_hold, {id}, "hold");
        case Lapse::not_on_chart:
            return problem(ErrorCode::not_on_chart, {id}, id);
        case Lapse::may_not_split:
            return problem(ErrorCode::may_not_split,
                           {id, bound_for(own(formation)),
                            book_.switches.split == SplitRule::on_trigger
                                ? "there, or where a contact, a battle or a card frees it"
                                : "there"},
                           "detach");
        case Lapse::nothing_damaged:
            return problem(ErrorCode::nothing_damaged, {id}, "damaged");
        case Lapse::no_ships_left:
            return problem(ErrorCode::no_ships_left, {id}, "detach");
        case Lapse::not_its_ships:
            return not_its_ship(formation, std::get<Detach>(action));
        case Lapse::name_taken:
            return problem(ErrorCode::name_taken, {std::get<Detach>(action).name},
                           std::get<Detach>(action).name);
        case Lapse::wrong_port:
            return wrong_port(formation, *std::get<Detach>(action).to);
        case Lapse::not_together: {
            const OwnNumber other = std::get<Merge>(action).into;
            return problem(ErrorCode::not_together,
                           {id, own(other).id, why_apart(formation, other)}, "merge");
        }
        case Lapse::no_way:
            return std::nullopt;  // asked of the waters
    }
    return std::nullopt;
}

}  // namespace flagplot
