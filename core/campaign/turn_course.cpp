#include <algorithm>

#include "campaign/turn.h"
#include "view/action_words.h"
#include "view/named_parts.h"
#include "view/permissions.h"

namespace flagplot::turn {

namespace {

void lapse_action(Resolution& turn, FormationId id, const Action& action, Lapse why) {
    turn.fact(OrderLapsed{id, action, why});
    turn.tell(turn.owner(id), OwnOrderLapsed{turn.own_number(id), action, why});
}

/// Is there a way by sea from marker to marker, from the first on?
bool has_way_on(Resolution& turn, const PlotRoute& route) {
    Square from = route.checkpoints.empty() ? route.destination : route.checkpoints.front();
    std::vector<Square> markers = route.checkpoints;
    markers.push_back(route.destination);
    return std::all_of(markers.begin(), markers.end(), [&](Square marker) {
        const bool is_joined = turn.planner().plan(from, {0}, marker).has_value();
        from = marker;
        return is_joined;
    });
}

bool has_been_asked(const Resolution& turn, FormationId id) {
    const auto& asked = turn.state().progress.asked;
    return std::binary_search(asked.begin(), asked.end(), id);
}

/// How many formations of a side have their own numbers in the sheet of this turn.
std::size_t known_before(const Resolution& turn, SeatId seat) {
    const auto& founded = turn.state().founded;
    return turn.book(seat).formations.size() +
           static_cast<std::size_t>(
               std::count_if(founded.begin(), founded.end(), [&](const FoundedFormation& each) {
                   const bool is_known = each.turn < turn.state().turn || each.is_between_turns;
                   return each.row.side == side_of(seat) && is_known;
               }));
}

/// The action with own numbers instead of the sheet's; none if it names a formation that does not
/// exist, because the line that forms it lapsed or comes later.
std::optional<Action> with_own_numbers(const Resolution& turn, FormationId id, Action action) {
    bool are_there = true;
    const auto count_anew = [&](OwnNumber& named) {
        const auto own = own_number_of(turn, turn.owner(id), named);
        are_there = are_there && own;
        named = own.value_or(named);
    };
    std::visit([&](auto& what) { each_named<OwnNumber>(what, count_anew); }, action);
    return are_there ? std::optional(std::move(action)) : std::nullopt;
}

/// The number that the sheet gives the formation formed by this line: they continue the numbers of
/// the formations that existed when the turn opened, in the order of the lines that form one by
/// name.
OwnNumber number_in_sheet(const Resolution& turn, SeatId seat, const FormationOrder& line) {
    std::size_t number = known_before(turn, seat);
    for (const Order& order : turn.state().sheets.at(seat).orders) {
        const auto* each = std::get_if<FormationOrder>(&order);
        const auto* detach = each != nullptr ? std::get_if<Detach>(&each->what) : nullptr;
        if (detach == nullptr || detach->name.empty()) continue;
        ++number;
        if (*each == line) return {static_cast<std::uint32_t>(number)};
    }
    return {};
}

/// What prevents it in truth, if the umpire has done something that the side was not told of.
std::optional<Lapse> hidden_obstacle(const Resolution& turn, FormationId id, const Action& action) {
    const auto is_afloat = [&](ShipId ship) { return !turn.state().ships[ship.index()].is_lost(); };
    if (const auto* order = std::get_if<Merge>(&action)) {
        const FormationId into = turn.formation_of(turn.owner(id), order->into);
        const bool are_together =
            turn.is_on_chart(into) && turn.formation(into).square == turn.formation(id).square;
        if (!are_together) return Lapse::not_together;
    }
    if (const auto* order = std::get_if<Detach>(&action)) {
        const SeatId seat = turn.owner(id);
        const auto meant = ships_meant(turn.view(seat), turn.own_number(id), *order);
        const auto leaving =
            static_cast<std::size_t>(std::count_if(meant.begin(), meant.end(), [&](OwnShip ship) {
                return is_afloat(turn.ship_of(seat, ship));
            }));
        if (leaving == 0 || leaving == turn.units(id).size()) return Lapse::no_ships_left;
    }
    return std::nullopt;
}

}  // namespace

bool set_route(Resolution& turn, FormationId id, const PlotRoute& route) {
    const FormationState& formation = turn.formation(id);
    const Square first = route.checkpoints.empty() ? route.destination : route.checkpoints.front();
    const auto leg = turn.planner().plan(formation.square, formation.run, first);
    if (!leg || !has_way_on(turn, route)) return false;
    turn.fact(RouteSet{id, route});
    turn.fact(LegPlanned{id, *leg});
    turn.tell(turn.owner(id), OwnRouteSet{turn.own_number(id), route});
    return true;
}

Bound bound_of_sheet(const Resolution& turn, SeatId seat) {
    const auto& overruled = turn.state().overruled;
    return std::binary_search(overruled.begin(), overruled.end(), seat)
               ? Bound::physical_limits_only
               : Bound::by_rules;
}

void carry_out(Resolution& turn, FormationId id, const Action& action, Bound bound,
               OwnNumber in_sheet) {
    const SeatId seat = turn.owner(id);
    const OwnNumber number = turn.own_number(id);
    const auto why = obstacle(turn.book(seat), turn.view(seat), number, action);
    if (why && (bound == Bound::by_rules || !may_be_overruled(*why))) {
        return lapse_action(turn, id, action, *why);
    }
    if (const auto hidden = hidden_obstacle(turn, id, action)) {
        return lapse_action(turn, id, action, *hidden);
    }
    std::visit(Overloaded{
                   [&](const PlotRoute& route) {
                       if (!set_route(turn, id, route))
                           lapse_action(turn, id, route, Lapse::no_way);
                   },
                   [&](const Hold& order) { hold(turn, id, order); },
                   [&](const TakeStance& order) {
                       turn.fact(StanceTaken{id, order.stance});
                       turn.tell(seat, OwnStanceTaken{number, order.stance});
                   },
                   [&](const UseRadar& order) {
                       turn.fact(RadarUsed{id, order.on});
                       turn.tell(seat, OwnRadarUsed{number, order.on});
                   },
                   [&](const Detach& order) { detach(turn, id, order, in_sheet); },
                   [&](const Merge& order) { merge(turn, id, order); },
                   [&](const Follow& order) { set_task(turn, id, order); },
                   [&](const Escort& order) { set_task(turn, id, order); },
                   [&](const Shadow& order) { set_task(turn, id, order); },
                   [&](const ReturnToPort& order) {
                       const PlotRoute home{
                           {}, *port_meant(turn.book(seat), turn.view(seat), number, order)};
                       if (!set_route(turn, id, home)) lapse_action(turn, id, order, Lapse::no_way);
                   },
                   [&](const KeepSpeed& order) { set_speed(turn, id, order); },
               },
               action);
}

void lapse_of_the_gone(Resolution& turn) {
    for (std::uint32_t i = 0; i < turn.state().formations.size(); ++i) {
        const FormationId id{i};
        const OwnFormation& known = turn.view(turn.owner(id)).formation(turn.own_number(id));
        if (known.presence != Presence::gone) continue;
        for (const FormationOrder& order : turn.orders_for(id)) {
            const auto action = action_of(order);
            if (action) lapse_action(turn, id, *action, Lapse::not_on_chart);
        }
    }
}

std::optional<OwnNumber> own_number_of(const Resolution& turn, SeatId seat, OwnNumber in_sheet) {
    if (in_sheet.number <= known_before(turn, seat)) return in_sheet;
    for (const FoundedFormation& founded : turn.state().founded) {
        const bool is_it = founded.row.side == side_of(seat) && founded.turn == turn.state().turn &&
                           founded.in_sheet == in_sheet;
        if (is_it) return founded.row.number;
    }
    return std::nullopt;
}

void take_stance(Resolution& turn, FormationId id, Stance stance) {
    if (turn.formation(id).stance == stance) return;
    carry_out(turn, id, TakeStance{stance}, Bound::physical_limits_only);
}

void take_standing(Resolution& turn, FormationId id) {
    if (turn.switches().stance_and_radar != StandingFrom::turn) return;
    const Bound bound = bound_of_sheet(turn, turn.owner(id));
    for (const FormationOrder& order : turn.orders_for(id)) {
        if (const auto* stance = std::get_if<TakeStance>(&order.what)) {
            carry_out(turn, id, *stance, bound);
        }
        if (const auto* radar = std::get_if<UseRadar>(&order.what)) {
            carry_out(turn, id, *radar, bound);
        }
    }
}

void follow_sheet(Resolution& turn, FormationId id) {
    const Bound bound = bound_of_sheet(turn, turn.owner(id));
    const bool is_standing_taken = turn.switches().stance_and_radar == StandingFrom::turn;
    const auto follow_standing = [&](const Action& action) {
        if (!is_standing_taken) carry_out(turn, id, action, bound);
    };
    for (const FormationOrder& order : turn.orders_for(id)) {
        std::visit(Overloaded{
                       [&](const TakeStance& action) { follow_standing(action); },
                       [&](const UseRadar& action) { follow_standing(action); },
                       [](const TakePlace&) {},       // taken when the turn opened
                       [](const Conditional&) {},     // standing since the turn opened
                       [](const DropConditions&) {},  // dropped when the turn opened
                       [&](const Detach& action) {
                           carry_out(turn, id, action, bound,
                                     number_in_sheet(turn, turn.owner(id), order));
                       },
                       [&](const auto& action) {
                           if (!turn.is_on_chart(id)) return;  // it has joined another
                           if (const auto in_truth = with_own_numbers(turn, id, action)) {
                               return carry_out(turn, id, *in_truth, bound);
                           }
                           lapse_action(turn, id, action, Lapse::not_present);
                       },
                   },
                   order.what);
    }
}

void judge_conditions(Resolution& turn, FormationId id, Pulse at) {
    const SeatId seat = turn.owner(id);
    const OwnNumber number = turn.own_number(id);
    const std::vector<Conditional> conditions = turn.formation(id).conditions;
    const auto met =
        std::find_if(conditions.begin(), conditions.end(), [&](const Conditional& conditional) {
            return holds(turn.book(seat), turn.view(seat), number, conditional);
        });
    if (met == conditions.end()) return;
    turn.fact(ConditionMet{id, static_cast<std::int32_t>(met - conditions.begin()), at});
    turn.tell(seat, OwnConditionMet{number, *met, at});
    for (const Action& action : met->then) {
        if (turn.is_on_chart(id)) carry_out(turn, id, action, Bound::by_rules);
    }
}

bool ask_if_freed(Resolution& turn, FormationId id) {
    if (turn.switches().decisions != Decisions::at_activation || has_been_asked(turn, id)) {
        return false;
    }
    const SeatId seat = turn.owner(id);
    if (!is_newly_freed(turn.book(seat), turn.view(seat), turn.own_number(id))) return false;
    turn.fact(CaptainAsked{id});
    return true;
}

void change_courses(Resolution& turn) {
    for (const FormationId id : turn.on_chart()) {
        // It, and every formation formed from it, one after another.
        std::vector<FormationId> in_turn{id};
        for (std::size_t i = 0; i < in_turn.size(); ++i) {
            const auto known = static_cast<std::uint32_t>(turn.state().formations.size());
            follow_sheet(turn, in_turn[i]);
            judge_conditions(turn, in_turn[i], {0});
            for (std::uint32_t founded = known; founded < turn.state().formations.size();
                 ++founded) {
                in_turn.push_back({founded});
            }
        }
    }
    for (const FormationId id : turn.on_chart()) take_up_task(turn, id);
    for (const FormationId id : turn.on_chart()) set_allowance(turn, id);
    turn.fact(PhaseEntered{Phase::pulses});
}

}  // namespace flagplot::turn
