#include "view/order_validator.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/plain_text.h"
#include "rules/harbour.h"
#include "view/action_words.h"
#include "view/line_reader.h"
#include "view/named_parts.h"
#include "view/permissions.h"
#include "view/phrases.h"
#include "view/tasks.h"

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
    return own.route ? name_of(own.route->destination) : "where its task takes it";
}

/// The destination that the line names, or its verb if it names none.
std::string destination_named(const Action& action) {
    if (const auto* route = std::get_if<PlotRoute>(&action)) return name_of(route->destination);
    const auto* home = std::get_if<ReturnToPort>(&action);
    return home != nullptr && home->port ? name_of(*home->port) : std::string(verb_of(action));
}

Problem no_touch(const Action& action) {
    const std::string number = std::to_string(parts_of(action).contact->number);
    return problem(ErrorCode::no_contact, {number, std::string(verb_of(action))}, "C" + number);
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

OrderValidator::Verdict OrderValidator::off_chart(Square square) const {
    const Chart& chart = book_.chart;
    if (chart.contains(square)) return std::nullopt;
    const std::string name = name_of(square);
    const auto meant = nearest_square(name, [&](Square s) { return chart.is_navigable(s); });
    return problem(ErrorCode::bad_square, {name, chart.last_square()}, name, meant);
}

OrderValidator::Verdict OrderValidator::wrong_square(Square square) const {
    if (auto wrong = off_chart(square)) return wrong;
    if (book_.chart.is_navigable(square)) return std::nullopt;
    return problem(ErrorCode::not_sea, {name_of(square)}, name_of(square));
}

OrderValidator::Verdict OrderValidator::no_way(OwnNumber formation, const PlotRoute& route) const {
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

OrderValidator::Verdict OrderValidator::not_known(OwnNumber formation) const {
    if (formation.number >= 1 && formation.number <= sofar_.view.formations.size()) {
        return std::nullopt;
    }
    const std::string name = fmt::format("F{}", formation.number);
    return problem(ErrorCode::unknown_formation, {name}, name);
}

/// Has an earlier line ordered it to join another?
OrderValidator::Verdict OrderValidator::joined_another(OwnNumber formation) const {
    for (const Order& order : sofar_.orders) {
        const auto* line = std::get_if<FormationOrder>(&order);
        const auto* merge = line != nullptr ? std::get_if<Merge>(&line->what) : nullptr;
        if (merge == nullptr || line->formation != formation) continue;
        const std::string& id = own(formation).id;
        return problem(ErrorCode::joined_another, {id, own(merge->into).id}, id);
    }
    return std::nullopt;
}

OrderValidator::Verdict OrderValidator::not_present(OwnNumber formation) const {
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

/// A formation that the sheet is only forming has no number by which another could name it.
OrderValidator::Verdict OrderValidator::not_to_be_joined(OwnNumber formation) const {
    if (auto wrong = not_known(formation)) return wrong;
    if (!is_just_formed(formation)) return std::nullopt;
    const std::string& id = own(formation).id;
    return problem(ErrorCode::just_formed, {id}, id);
}

OrderValidator::Verdict OrderValidator::problem_with(const FormationOrder& order) const {
    if (auto wrong = not_known(order.formation)) return wrong;
    if (auto wrong = not_present(order.formation)) return wrong;
    return std::visit([&](const auto& what) { return problem_with(order.formation, what); },
                      order.what);
}

/// Checks what an action names, whatever else it needs.
OrderValidator::Verdict OrderValidator::wrong_part(const Action& action, Meant meant) const {
    const NamedParts named = parts_of(action);
    for (const Square square : named.squares) {
        if (auto wrong = wrong_square(square)) return wrong;
    }
    if (auto wrong = end_passed(named.until)) return wrong;
    if (!named.formation) return std::nullopt;
    return meant == Meant::now ? not_known(*named.formation) : not_to_be_joined(*named.formation);
}

/// Where an action makes a formation steam, if anywhere. \pre nothing else is wrong with it
std::optional<PlotRoute> OrderValidator::course_of(OwnNumber formation,
                                                   const Action& action) const {
    const auto straight_to = [](Square square) { return std::optional(PlotRoute{{}, square}); };
    using Course = std::optional<PlotRoute>;
    return std::visit(
        Overloaded{[](const PlotRoute& route) { return Course(route); },
                   [&](const Follow& follow) { return straight_to(own(follow.leader).square); },
                   [&](const Escort& escort) { return straight_to(own(escort.ward).square); },
                   [&](const Shadow& shadow) {
                       const auto contact = standing_contact(sofar_.view, shadow.contact);
                       return straight_to(sofar_.view.contact(*contact).square);
                   },
                   [&](const ReturnToPort& order) {
                       const auto port = port_meant(book_, sofar_.view, formation, order);
                       return port ? straight_to(*port) : Course();
                   },
                   [&](const Detach& detach) {
                       const bool is_sent = !detach.ships.empty() && detach.to;
                       return is_sent ? straight_to(*detach.to) : Course();
                   },
                   [](const Hold&) { return Course(); }, [](const TakeStance&) { return Course(); },
                   [](const UseRadar&) { return Course(); }, [](const Merge&) { return Course(); },
                   [](const KeepSpeed&) { return Course(); }},
        action);
}

OrderValidator::Verdict OrderValidator::problem_with(OwnNumber formation,
                                                     const Action& action) const {
    const auto* detach = std::get_if<Detach>(&action);
    const auto* merge = std::get_if<Merge>(&action);
    if (detach != nullptr) {
        if (auto wrong = not_to_be_joined(formation)) return wrong;
    }
    if (auto wrong = wrong_part(action, Meant::now)) return wrong;
    if (merge != nullptr) {
        if (auto joined = joined_another(merge->into)) return joined;
    }
    if (auto wrong = not_allowed(formation, action)) return wrong;
    if (const auto course = course_of(formation, action)) {
        if (auto wrong = no_way(formation, *course)) return wrong;
    }
    return detach != nullptr ? name_alike(*detach) : std::nullopt;
}

/// An order until a turn that has already begun would end before it starts.
OrderValidator::Verdict OrderValidator::end_passed(const std::optional<TurnNumber>& until) const {
    if (!until || *until > view_.turn) return std::nullopt;
    const std::string turn = std::to_string(until->count);
    return problem(ErrorCode::out_of_range,
                   {"the turn", turn, fmt::format("a turn after {}", view_.turn.count)}, turn);
}

// What a captain waits for is their own choice.
OrderValidator::Verdict OrderValidator::problem_with(OwnNumber /*formation*/,
                                                     const DropConditions& /*order*/) const {
    return std::nullopt;
}

OrderValidator::Verdict OrderValidator::problem_with(OwnNumber /*formation*/,
                                                     const TakePlace& /*order*/) const {
    if (book_.switches.turn_mode == TurnMode::alternating) return std::nullopt;
    return problem(ErrorCode::no_places, {}, "place");
}

OrderValidator::Verdict OrderValidator::problem_with(const UseInitiative& /*order*/) const {
    if (book_.switches.turn_mode == TurnMode::alternating) return std::nullopt;
    return problem(ErrorCode::initiative_not_rolled, {}, "initiative");
}

/// A name that differs from another only in upper and lower case could be read as either.
OrderValidator::Verdict OrderValidator::name_alike(const Detach& order) const {
    for (const OwnFormation& each : sofar_.view.formations) {
        if (is_same_word(each.id, order.name)) {
            return problem(ErrorCode::name_taken, {each.id}, order.name);
        }
    }
    return std::nullopt;
}

/// An order for later is only checked for what cannot change by then: places, names, and whether
/// the rules have such an order.
OrderValidator::Verdict OrderValidator::problem_later(OwnNumber formation,
                                                      const Action& action) const {
    if (std::holds_alternative<Merge>(action)) return wrong_part(action, Meant::later);
    const auto lapse = obstacle(book_, sofar_.view, formation, action);
    if (lapse == Lapse::not_in_use) return not_in_use(action);
    if (auto wrong = wrong_part(action, Meant::later)) return wrong;
    if (lapse == Lapse::not_a_port) {
        return not_a_port(formation, *std::get<ReturnToPort>(action).port);
    }
    const auto contact = parts_of(action).contact;
    if (!contact || contact->number <= sofar_.view.contacts.size()) return std::nullopt;
    return no_touch(action);
}

OrderValidator::Verdict OrderValidator::problem_with(OwnNumber formation,
                                                     const Conditional& order) const {
    for (const std::vector<Term>& all : order.any) {
        for (const Term& term : all) {
            std::optional<Square> square;
            if (const auto* at = std::get_if<WhenAt>(&term.what)) square = at->square;
            if (const auto* there = std::get_if<WhenFriendAt>(&term.what)) square = there->square;
            if (!square) continue;
            if (auto wrong = wrong_square(*square)) return wrong;
        }
    }
    if (auto wrong = end_passed(order.until)) return wrong;
    for (const Action& action : order.then) {
        if (auto wrong = problem_later(formation, action)) return wrong;
    }
    return std::nullopt;
}

Problem OrderValidator::not_in_use(const Action& action) const {
    const bool is_speed = std::holds_alternative<KeepSpeed>(action);
    const std::string verb(verb_of(action));
    return problem(ErrorCode::order_not_in_use, {verb, is_speed ? "A-ST-72" : "A-ST-71"}, verb);
}

Problem OrderValidator::not_a_port(OwnNumber formation, Square port) const {
    std::vector<std::string> ports;
    for (const Square each : book_.own_ports) ports.push_back(name_of(each));
    const auto nearest = home_port(book_, own(formation).square);
    return problem(
        ErrorCode::not_a_port,
        {name_of(port), ports.empty() ? "another order, for you have no port" : either_of(ports)},
        name_of(port), nearest ? name_of(*nearest) : "");
}

Problem OrderValidator::not_its_marker(OwnNumber formation, Square square) const {
    std::vector<std::string> markers;
    if (own(formation).route) {
        for (const Square marker : markers_of(*own(formation).route)) {
            markers.push_back(name_of(marker));
        }
    }
    return problem(ErrorCode::not_its_marker,
                   {name_of(square), own(formation).id,
                    markers.empty() ? "a marker, and it has no route" : either_of(markers)},
                   name_of(square));
}

/// Why one formation cannot keep with the other.
Problem OrderValidator::no_company(OwnNumber formation, OwnNumber other) const {
    const std::string& id = own(formation).id;
    const std::string& named = own(other).id;
    std::string why = fmt::format("{} is not on the chart", named);
    if (own(other).presence == Presence::on_chart) {
        why = formation == other ? "that is itself" : fmt::format("{} keeps with {}", named, id);
    }
    return problem(ErrorCode::no_company, {id, named, why}, named);
}

/// The first of these ships that cannot leave, and where she is.
Problem OrderValidator::not_its_ship(OwnNumber formation, const Detach& order) const {
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

Problem OrderValidator::wrong_port(OwnNumber formation, Square to) const {
    const auto port = home_port(book_, own(formation).square);
    std::vector<std::string> right;
    if (port) right.push_back(name_of(*port));
    if (own(formation).route) right.push_back(bound_for(own(formation)));
    return problem(ErrorCode::wrong_port,
                   {own(formation).id, right.empty() ? "no port" : either_of(right), name_of(to)},
                   name_of(to), right.empty() ? "" : right.front());
}

/// Why one formation cannot join the other.
std::string OrderValidator::why_apart(OwnNumber formation, OwnNumber other) const {
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

/// Refuses what the turn would refuse.
OrderValidator::Verdict OrderValidator::not_allowed(OwnNumber formation,
                                                    const Action& action) const {
    const auto lapse = obstacle(book_, sofar_.view, formation, action);
    if (!lapse) return std::nullopt;
    const std::string& id = own(formation).id;
    switch (*lapse) {
        case Lapse::not_free:
            return problem(ErrorCode::not_free, {id, bound_for(own(formation))},
                           std::string(verb_of(action)));
        case Lapse::destination_fixed:
            return problem(ErrorCode::destination_fixed, {id, bound_for(own(formation))},
                           destination_named(action));
        case Lapse::destination_final:
            return problem(
                ErrorCode::destination_final,
                {id, name_of(own(formation).square),
                 own(formation).at_destination == AtDestination::leaves ? "leaves the game there"
                                                                        : "stays there"},
                std::string(verb_of(action)));
        case Lapse::may_not_hold:
            return problem(ErrorCode::may_not_hold, {id}, "hold");
        case Lapse::not_in_use:
            return not_in_use(action);
        case Lapse::not_present:
        case Lapse::in_a_circle:
            return no_company(formation, *parts_of(action).formation);
        case Lapse::no_touch:
            return no_touch(action);
        case Lapse::not_a_port:
            return not_a_port(formation, *std::get<ReturnToPort>(action).port);
        case Lapse::in_port_already:
            return problem(ErrorCode::in_port_already, {id}, "return");
        case Lapse::not_its_marker:
            return not_its_marker(formation, *std::get<Hold>(action).at);
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
            if (!std::holds_alternative<ReturnToPort>(action)) return std::nullopt;
            return problem(ErrorCode::no_way_by_sea,
                           {name_of(own(formation).square), "any port of your own"}, "return");
    }
    return std::nullopt;
}

}  // namespace flagplot
