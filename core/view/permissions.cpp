#include "view/permissions.h"

#include <algorithm>

namespace flagplot {

namespace {

/// The first contact or battle since `since` that frees this formation.
std::optional<Reason> trigger_since(const Book& book, const SideView& view, OwnNumber number,
                                    TurnNumber since) {
    const Switches& switches = book.switches;
    const Square here = view.formation(number).square;
    const auto frees = [&](const Trigger& trigger) {
        return trigger.turn >= since && is_within_scope(trigger, here, switches.trigger_scope);
    };
    for (std::uint32_t id = 1; id <= view.contacts.size(); ++id) {
        const Contact& contact = view.contact({id});
        const bool is_own = std::any_of(contact.seen_by.begin(), contact.seen_by.end(),
                                        [&](const Observer& by) { return by.formation == number; });
        if (is_current(contact.turn, view.turn, switches.contact_current_turns) &&
            frees({contact.turn, contact.square, is_own})) {
            return Reason{Reason::Kind::contact, {id}, {}};
        }
    }
    for (std::uint32_t id = 1; id <= view.battles.size(); ++id) {
        const KnownBattle& battle = view.battles[id - 1];
        const bool is_own =
            std::find(battle.own.begin(), battle.own.end(), number) != battle.own.end();
        if (is_battle_current(battle.turn, view.turn) &&
            frees({battle.turn, battle.square, is_own})) {
            return Reason{Reason::Kind::battle, {}, {id}};
        }
    }
    return std::nullopt;
}

bool matches(const Book& book, const SideView& view, Square here, const Contact& contact,
             const WhenContact& wanted) {
    if (!is_current(contact.turn, view.turn, book.switches.contact_current_turns)) return false;
    const auto& declared = contact.declared;
    const bool type_fits =
        !wanted.type_or_bigger || (declared && declared->biggest <= *wanted.type_or_bigger);
    const bool number_fits = !wanted.at_least || (declared && declared->units >= *wanted.at_least);
    const bool place_fits = !wanted.within || chebyshev(contact.square, here) <= *wanted.within;
    return type_fits && number_fits && place_fits && (!wanted.by || contact.mode == *wanted.by);
}

}  // namespace

Permission permission(const Book& book, const SideView& view, OwnNumber formation) {
    if (!view.formation(formation).route) {
        return {freedom(false, false), Reason{Reason::Kind::no_route, {}, {}}};
    }
    const auto trigger = trigger_since(book, view, formation, TurnNumber{0});
    return {freedom(true, trigger.has_value()), trigger};
}

bool is_newly_freed(const Book& book, const SideView& view, OwnNumber formation) {
    const OwnFormation& own = view.formation(formation);
    return own.route && own.engaged != view.turn &&
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
                        return is_battle_current(battle.turn, view.turn) &&
                               (!wanted.within ||
                                chebyshev(battle.square, own.square) <= *wanted.within);
                    });
            },
            [&](const WhenAt& wanted) { return own.square == wanted.square; },
            [&](const WhenTurn& wanted) { return view.turn >= wanted.turn; },
        },
        condition);
}

bool holds(const Book& book, const SideView& view, OwnNumber formation,
           const Conditional& conditional) {
    return std::all_of(
        conditional.all.begin(), conditional.all.end(),
        [&](const Condition& condition) { return holds(book, view, formation, condition); });
}

std::optional<Lapse> obstacle(const Book& book, const SideView& view, OwnNumber formation,
                              const Action& action) {
    const OwnFormation& own = view.formation(formation);
    if (own.presence != Presence::on_chart) return Lapse::not_on_chart;
    if (const auto* route = std::get_if<PlotRoute>(&action)) {
        switch (permission(book, view, formation).freedom) {
            case Freedom::none:
                return Lapse::not_free;
            case Freedom::everything:
                return std::nullopt;
            case Freedom::checkpoints:
                if (route->destination != own.route->destination) return Lapse::destination_fixed;
                return std::nullopt;
        }
    }
    const bool is_hold = std::holds_alternative<Hold>(action);
    if (is_hold && !may_hold(own.route.has_value(), book.switches.allow_hold)) {
        return Lapse::may_not_hold;
    }
    return std::nullopt;
}

}  // namespace flagplot
