#include "view/permissions.h"

#include <algorithm>

#include "rules/air.h"
#include "rules/harbour.h"
#include "view/outlook.h"
#include "view/tasks.h"

namespace flagplot {

namespace {

/// How long a card frees its formation: until its next activation, or, if orders are only given
/// between turns, until the next sheet (ST-25 c, A-ST-38).
std::int32_t card_turns(const Switches& switches) {
    return switches.decisions == Decisions::between_turns ? 1 : 0;
}

/// The first contact, battle, card or ruling since `since` that frees this formation.
std::optional<Reason> trigger_since(const Book& book, const SideView& view, OwnNumber number,
                                    TurnNumber since) {
    const Switches& switches = book.switches;
    const Square here = view.formation(number).square;
    const auto frees = [&](const Trigger& trigger) {
        return trigger.turn >= since && is_within_scope(trigger, here, switches.trigger_scope);
    };
    for (std::uint32_t id = 1; id <= view.contacts.size(); ++id) {
        const Contact& contact = view.contact({id});
        if (!is_current(book, view, contact)) continue;
        const auto own = last_sighted_by(contact, number);
        const bool is_own = own && is_current(*own, view.turn, switches.contact_current_turns);
        if (frees({contact.turn, contact.square, false}) ||
            (is_own && frees({*own, contact.square, true}))) {
            return Reason{Reason::Kind::contact, {id}, {}};
        }
    }
    for (std::uint32_t id = 1; id <= view.battles.size(); ++id) {
        const KnownBattle& battle = view.battles[id - 1];
        const bool is_own =
            std::find(battle.own.begin(), battle.own.end(), number) != battle.own.end();
        // A battle of several turns counts for its last turn so far (A-ST-55).
        const TurnNumber fought = std::min(battle.last, view.turn);
        const bool is_current_now = is_battle_current(fought, view.turn) && battle.turn >= since;
        if (is_current_now && frees({fought, battle.square, is_own})) {
            return Reason{Reason::Kind::battle, {}, {id}};
        }
    }
    const auto is_since = [&](const std::optional<TurnNumber>& turn) {
        return turn && *turn >= since && is_current(*turn, view.turn, card_turns(switches));
    };
    if (is_since(view.formation(number).struck)) return Reason{Reason::Kind::card, {}, {}};
    if (is_since(view.formation(number).freed)) return Reason{Reason::Kind::umpire, {}, {}};
    return std::nullopt;
}

/// Does the chart have a marker for patrols here, on which a formation may wait (A-ST-33)?
bool is_patrol(const Chart& chart, Square square) {
    return std::any_of(chart.places.begin(), chart.places.end(), [&](const NamedPlace& place) {
        return place.square == square && place.name == "Patrol";
    });
}

bool matches(const Book& book, const SideView& view, Square here, const Contact& contact,
             const WhenContact& wanted) {
    if (!is_current(book, view, contact)) return false;
    const std::optional<Sighted> known = composition_of(book.switches, contact);
    const bool type_fits =
        !wanted.type_or_bigger || (known && known->declared->biggest <= *wanted.type_or_bigger);
    const bool number_fits =
        !wanted.at_least || (known && known->declared->units >= *wanted.at_least);
    const bool place_fits = !wanted.within || chebyshev(contact.square, here) <= *wanted.within;
    return type_fits && number_fits && place_fits &&
           (!wanted.by || mode_of(contact.source) == *wanted.by);
}

}  // namespace

bool may_be_overruled(Lapse why) {
    switch (why) {
        case Lapse::not_free:
        case Lapse::destination_fixed:
        case Lapse::may_not_hold:
        case Lapse::may_not_split:
        case Lapse::wrong_port:
        case Lapse::destination_final:
        case Lapse::not_in_use:
        case Lapse::not_a_port:
            return true;
        case Lapse::not_present:
        case Lapse::in_a_circle:
        case Lapse::no_touch:
        case Lapse::in_port_already:
        case Lapse::not_its_marker:
        case Lapse::no_way:
        case Lapse::not_on_chart:
        case Lapse::nothing_damaged:
        case Lapse::no_ships_left:
        case Lapse::not_its_ships:
        case Lapse::name_taken:
        case Lapse::not_together:
            return false;
    }
    return false;
}

bool may_be_overruled(SideLapse why) {
    switch (why) {
        case SideLapse::no_flying:
        case SideLapse::no_sortie_left:
        case SideLapse::out_of_range:
            return true;
        case SideLapse::no_base:
        case SideLapse::no_such_card:
        case SideLapse::card_needs_formation:
        case SideLapse::card_needs_square:
        case SideLapse::no_such_contact:
        case SideLapse::one_contact_already:
        case SideLapse::one_sighting:
        case SideLapse::not_struck:
        case SideLapse::contact_name_taken:
            return false;
    }
    return false;
}

bool is_at_the_end(const OwnFormation& formation) {
    return formation.has_arrived && formation.at_destination != AtDestination::goes_on;
}

Permission permission(const Book& book, const SideView& view, OwnNumber formation) {
    if (is_at_the_end(view.formation(formation))) return {Freedom::none, std::nullopt};
    if (!is_under_way(view, formation)) {
        return {freedom(false, false), Reason{Reason::Kind::no_route, {}, {}}};
    }
    const auto trigger = trigger_since(book, view, formation, TurnNumber{0});
    const bool has_destination = view.formation(formation).route.has_value();
    if (trigger && !has_destination) return {Freedom::everything, trigger};
    return {freedom(true, trigger.has_value()), trigger};
}

bool is_newly_freed(const Book& book, const SideView& view, OwnNumber formation) {
    const OwnFormation& own = view.formation(formation);
    return is_under_way(view, formation) && !(own.engaged >= view.turn) &&
           trigger_since(book, view, formation, view.turn).has_value();
}

bool holds(const Book& book, const SideView& view, OwnNumber formation,
           const Condition& condition) {
    const OwnFormation& own = view.formation(formation);
    return std::visit(
        Overloaded{
            [&](const WhenContact& wanted) {
                return std::any_of(view.contacts.begin(), view.contacts.end(),
                                   [&](const Contact& contact) {
                                       return matches(book, view, own.square, contact, wanted);
                                   });
            },
            [&](const WhenSighted&) {
                return own.spotted && is_current(*own.spotted, view.turn, 1);
            },
            [&](const WhenBattle& wanted) {
                return std::any_of(
                    view.battles.begin(), view.battles.end(), [&](const KnownBattle& battle) {
                        return is_battle_current(std::min(battle.last, view.turn), view.turn) &&
                               (!wanted.within ||
                                chebyshev(battle.square, own.square) <= *wanted.within);
                    });
            },
            [&](const WhenCard&) { return own.struck && is_current(*own.struck, view.turn, 1); },
            [&](const WhenAt& wanted) { return own.square == wanted.square; },
            [&](const WhenTurn& wanted) { return view.turn >= wanted.turn; },
            [&](const WhenOwnDamaged&) { return !ships_meant(view, formation, Detach{}).empty(); },
            [&](const WhenFriendAt& wanted) {
                for (std::uint32_t other = 1; other <= view.formations.size(); ++other) {
                    const OwnFormation& each = view.formation({other});
                    if (OwnNumber{other} != formation && each.presence == Presence::on_chart &&
                        each.square == wanted.square) {
                        return true;
                    }
                }
                return false;
            },
        },
        condition);
}

bool holds(const Book& book, const SideView& view, OwnNumber formation,
           const Conditional& conditional) {
    const auto is_true = [&](const Term& term) {
        return holds(book, view, formation, term.what) != term.is_not;
    };
    return std::any_of(
        conditional.any.begin(), conditional.any.end(),
        [&](const std::vector<Term>& all) { return std::all_of(all.begin(), all.end(), is_true); });
}

namespace {

bool is_taken(const SideView& view, std::string_view id) {
    return std::any_of(view.formations.begin(), view.formations.end(),
                       [&](const OwnFormation& formation) { return formation.id == id; });
}

/// May undamaged ships leave this formation (ST-28, A-ST-26)?
bool may_split(const Book& book, const SideView& view, OwnNumber formation) {
    if (!is_under_way(view, formation)) return true;
    return book.switches.split == SplitRule::on_trigger &&
           permission(book, view, formation).freedom != Freedom::none;
}

/// Damaged ships go to the nearest port of their own, or to the formation's destination (3.5).
bool may_go_to(const Book& book, const OwnFormation& own, Square to) {
    if (own.route && to == own.route->destination) return true;
    RoutePlanner planner(book.chart, book.switches.movement());
    return nearest_port(planner, book.switches.diagonal, book.own_ports, own.square) == to;
}

std::optional<Lapse> route_obstacle(const Book& book, const SideView& view, OwnNumber formation,
                                    const PlotRoute& route) {
    switch (permission(book, view, formation).freedom) {
        case Freedom::none:
            return is_at_the_end(view.formation(formation)) ? Lapse::destination_final
                                                            : Lapse::not_free;
        case Freedom::everything:
            return std::nullopt;
        case Freedom::checkpoints:
            if (route.destination == view.formation(formation).route->destination) {
                return std::nullopt;
            }
            return Lapse::destination_fixed;
    }
    return std::nullopt;
}

/// Is it one of the markers still ahead?
bool is_marker_of(const std::optional<PlotRoute>& route, Square square) {
    if (!route) return false;
    const auto& checkpoints = route->checkpoints;
    return square == route->destination ||
           std::find(checkpoints.begin(), checkpoints.end(), square) != checkpoints.end();
}

/// Under way it may wait if the campaign allows it, or on a marker for patrols; at its destination
/// it may always stop (ST-17, A-ST-33).
std::optional<Lapse> hold_obstacle(const Book& book, const SideView& view, OwnNumber formation,
                                   const Hold& order) {
    const OwnFormation& own = view.formation(formation);
    const Square where = order.at.value_or(own.square);
    const bool is_here = where == own.square;
    if (!is_here && !is_marker_of(own.route, where)) return Lapse::not_its_marker;
    const bool may_wait = book.switches.allow_hold || is_patrol(book.chart, where) ||
                          (own.route && where == own.route->destination);
    if (may_hold(is_under_way(view, formation), may_wait)) return std::nullopt;
    return Lapse::may_not_hold;
}

/// The marker a formation steams for; for one that follows, its leader's.
std::optional<Square> marker_steered_for(const SideView& view, OwnNumber number) {
    for (std::size_t i = 0; i <= view.formations.size(); ++i) {
        const OwnFormation& own = view.formation(number);
        const auto leader = leader_of(view, number);
        if (!leader && !own.route) return std::nullopt;
        if (!leader) {
            return own.route->checkpoints.empty() ? own.route->destination
                                                  : own.route->checkpoints.front();
        }
        number = *leader;
    }
    return std::nullopt;
}

/// Damaged ships may always make for the nearest port, like detached ones (3.5). Others may return
/// where they could be ordered to go (A-ST-73).
std::optional<Lapse> return_obstacle(const Book& book, const SideView& view, OwnNumber formation,
                                     const ReturnToPort& order) {
    const OwnFormation& own = view.formation(formation);
    const auto& ports = book.own_ports;
    if (order.port && !std::binary_search(ports.begin(), ports.end(), *order.port)) {
        return Lapse::not_a_port;
    }
    const auto port = port_meant(book, view, formation, order);
    if (!port) return Lapse::no_way;
    if (*port == own.square && !is_under_way(view, formation)) return Lapse::in_port_already;
    const auto damaged = ships_meant(view, formation, Detach{});
    const bool is_crippled = !damaged.empty() &&
                             damaged.size() == afloat_in(view, formation).size() &&
                             port == port_meant(book, view, formation, {});
    if (is_crippled) return std::nullopt;
    return route_obstacle(book, view, formation, PlotRoute{{}, *port});
}

}  // namespace

std::optional<Square> port_meant(const Book& book, const SideView& view, OwnNumber formation,
                                 const ReturnToPort& order) {
    if (order.port) return order.port;
    RoutePlanner planner(book.chart, book.switches.movement());
    return nearest_port(planner, book.switches.diagonal, book.own_ports,
                        view.formation(formation).square);
}

std::optional<Lapse> task_obstacle(const Book& book, const SideView& view, OwnNumber formation,
                                   const Task& task) {
    if (!book.switches.tasks) return Lapse::not_in_use;
    if (is_at_the_end(view.formation(formation))) return Lapse::destination_final;
    if (const auto* shadow = std::get_if<Shadow>(&task)) {
        const auto contact = standing_contact(view, shadow->contact);
        if (!contact || !is_current(book, view, view.contact(*contact))) {
            return Lapse::no_touch;
        }
    }
    if (const auto leader = leader_in(task)) {
        if (leader->number < 1 || leader->number > view.formations.size() ||
            view.formation(*leader).presence != Presence::on_chart) {
            return Lapse::not_present;
        }
        if (would_follow_itself(view, formation, *leader)) return Lapse::in_a_circle;
    }
    const bool is_free = permission(book, view, formation).freedom != Freedom::none;
    return is_free ? std::nullopt : std::optional(Lapse::not_free);
}

std::vector<OwnShip> ships_meant(const SideView& view, OwnNumber formation, const Detach& order) {
    if (!order.ships.empty()) return order.ships;
    std::vector<OwnShip> damaged = afloat_in(view, formation);
    std::erase_if(damaged, [&](OwnShip ship) { return !view.ships.at(ship.index()).is_damaged(); });
    return damaged;
}

std::string free_id(const SideView& view, OwnNumber parent) {
    std::int32_t number = 2;
    const auto id = [&] { return view.formation(parent).id + "/" + std::to_string(number); };
    while (is_taken(view, id())) ++number;
    return id();
}

std::optional<Lapse> obstacle(const Book& book, const SideView& view, OwnNumber formation,
                              const Detach& order) {
    const std::vector<OwnShip> afloat = afloat_in(view, formation);
    const std::vector<OwnShip> leaving = ships_meant(view, formation, order);
    const bool is_of_damaged = order.ships.empty();
    if (is_of_damaged && leaving.empty()) return Lapse::nothing_damaged;
    if (!std::includes(afloat.begin(), afloat.end(), leaving.begin(), leaving.end())) {
        return Lapse::not_its_ships;
    }
    if (leaving.size() == afloat.size()) return Lapse::no_ships_left;
    if (!is_of_damaged && is_at_the_end(view.formation(formation))) return Lapse::destination_final;
    if (!is_of_damaged && !may_split(book, view, formation)) return Lapse::may_not_split;
    if (!order.name.empty() && is_taken(view, order.name)) return Lapse::name_taken;
    if (is_of_damaged && order.to && !may_go_to(book, view.formation(formation), *order.to)) {
        return Lapse::wrong_port;
    }
    return std::nullopt;
}

std::optional<Lapse> obstacle(const SideView& view, OwnNumber formation, const Merge& order) {
    const OwnFormation& own = view.formation(formation);
    const OwnFormation& other = view.formation(order.into);
    const bool are_together =
        order.into != formation && other.presence == Presence::on_chart &&
        own.square == other.square &&
        marker_steered_for(view, formation) == marker_steered_for(view, order.into);
    return are_together ? std::nullopt : std::optional(Lapse::not_together);
}

std::optional<Square> base_of(const Book& book, const SideView& view, OwnAsset asset) {
    const auto& base = book.assets.at(asset.index()).base;
    if (const auto* square = std::get_if<Square>(&base)) return *square;
    const OwnShip ship = std::get<OwnShip>(base);
    if (view.ships.at(ship.index()).is_lost()) return std::nullopt;
    for (const OwnFormation& formation : view.formations) {
        const bool is_aboard =
            std::binary_search(formation.ships.begin(), formation.ships.end(), ship);
        if (is_aboard && formation.presence == Presence::on_chart) return formation.square;
    }
    return std::nullopt;
}

std::optional<SideLapse> obstacle(const Book& book, const SideView& view, const SearchFrom& order,
                                  std::int32_t flown) {
    const BookAsset& asset = book.assets.at(order.asset.index());
    const std::int32_t hour = hour_of(book.calendar.begin_of(view.turn));
    const Light light = light_in(book, view, view.turn);
    if (!may_fly(light, hour, book.switches.air()) || asset.watches) return SideLapse::no_flying;
    const auto base = base_of(book, view, order.asset);
    if (!base) return SideLapse::no_base;
    if (flown >= asset.sorties) return SideLapse::no_sortie_left;
    if (chebyshev(*base, order.centre) > asset.range) return SideLapse::out_of_range;
    return std::nullopt;
}

std::optional<SideLapse> obstacle(const SideView& view, const PlayCard& order,
                                  std::int32_t cards_used) {
    const auto is_it = [&](const HandCard& card) { return card.name.text == order.card; };
    const auto card = std::find_if(view.hand.begin(), view.hand.end(), is_it);
    const auto held = std::count_if(view.hand.begin(), view.hand.end(), is_it);
    if (held <= cards_used) return SideLapse::no_such_card;
    if (card->needs == CardNeeds::square && !order.at) return SideLapse::card_needs_square;
    const bool has_formation = order.on && view.formation(*order.on).presence == Presence::on_chart;
    if (card->needs == CardNeeds::formation && !has_formation) {
        return SideLapse::card_needs_formation;
    }
    return std::nullopt;
}

std::optional<Lapse> obstacle(const Book& book, const SideView& view, OwnNumber formation,
                              const Action& action) {
    const OwnFormation& own = view.formation(formation);
    if (own.presence != Presence::on_chart) return Lapse::not_on_chart;
    return std::visit(
        Overloaded{
            [&](const PlotRoute& order) { return route_obstacle(book, view, formation, order); },
            [&](const Hold& order) { return hold_obstacle(book, view, formation, order); },
            [&](const Detach& order) { return obstacle(book, view, formation, order); },
            [&](const Merge& order) { return obstacle(view, formation, order); },
            [&](const Follow& order) { return task_obstacle(book, view, formation, order); },
            [&](const Escort& order) { return task_obstacle(book, view, formation, order); },
            [&](const Shadow& order) { return task_obstacle(book, view, formation, order); },
            [&](const ReturnToPort& order) {
                return return_obstacle(book, view, formation, order);
            },
            [&](const KeepSpeed&) {
                return book.switches.reduced_speed ? std::nullopt
                                                   : std::optional(Lapse::not_in_use);
            },
            // A captain may always change stance and radar.
            [](const TakeStance&) { return std::optional<Lapse>{}; },
            [](const UseRadar&) { return std::optional<Lapse>{}; },
        },
        action);
}

}  // namespace flagplot
