#include "view/notation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "view/contact_orders.h"
#include "view/line_reader.h"
#include "view/name_text.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

// Conditions.

std::string text_of(const WhenContact& contact) {
    std::string text = "contact";
    if (contact.type_or_bigger) {
        text += fmt::format(" of {} or bigger", word_of(*contact.type_or_bigger));
    }
    if (contact.at_least) text += fmt::format(" of at least {} ships", contact.at_least->count);
    if (contact.within) text += fmt::format(" within {}", contact.within->count);
    if (contact.by) text += fmt::format(" by {}", word_of(*contact.by));
    return text;
}
std::string text_of(const WhenSighted& /*sighted*/) { return "sighted"; }
std::string text_of(const WhenBattle& battle) {
    return battle.within ? fmt::format("battle within {}", battle.within->count) : "battle";
}
std::string text_of(const WhenCard& /*card*/) { return "card"; }
std::string text_of(const WhenAt& at) { return "at " + name_of(at.square); }
std::string text_of(const WhenTurn& when) { return fmt::format("turn {}", when.turn.count); }
std::string text_of(const WhenOwnDamaged& /*damaged*/) { return "own damaged"; }
std::string text_of(const WhenFriendAt& there) { return "friend at " + name_of(there.square); }

/// The text after "contact C1".
struct RevisionText {
    std::string operator()(const ContactIs& order) const { return "is " + name_of(order.other); }
    std::string operator()(const ContactApart& /*order*/) const { return "apart"; }
    std::string operator()(const ContactNamed& order) const {
        return "named " + name_as_word(order.name);
    }
    std::string operator()(const ContactStruck& /*order*/) const { return "struck"; }
    std::string operator()(const ContactRestored& /*order*/) const { return "restored"; }
};

/// A line.
struct LineText {
    const Roster& roster;

    std::string operator()(const FormationOrder& order) const {
        return name_in_front(roster.formations.at(order.formation.number - 1)) + " " +
               std::visit([&](const auto& what) { return clause(what); }, order.what);
    }
    [[nodiscard]] std::string clause(const TakePlace& order) const {
        return fmt::format("place {}", order.place);
    }
    [[nodiscard]] std::string clause(const Conditional& order) const {
        return text_of(roster, order);
    }
    [[nodiscard]] std::string clause(const DropConditions& /*order*/) const {
        return "no conditions";
    }
    [[nodiscard]] std::string clause(const Action& order) const { return text_of(roster, order); }

    std::string operator()(const UseInitiative& order) const {
        return fmt::format("initiative {}", word_of(order.who));
    }
    std::string operator()(const SearchFrom& order) const {
        return fmt::format("search {} at {}", name_among(roster.assets, order.asset.index()),
                           name_of(order.centre));
    }
    std::string operator()(const SendWord& order) const {
        const bool is_read_so = is_read_as(order.text, words_of_name(order.text));
        return "WORD " + (is_read_so ? order.text : quoted_name(order.text));
    }
    std::string operator()(const PlayCard& order) const {
        std::string text = "play " + name_of_card(order.card);
        if (order.on) text += " on " + name_as_word(roster.formations.at(order.on->number - 1));
        if (order.at) text += " at " + name_of(*order.at);
        return text;
    }
    std::string operator()(const ContactOrder& order) const {
        return fmt::format("contact {} {}", name_of(order.contact),
                           std::visit(RevisionText{}, order.what));
    }
};

}  // namespace

std::string until_text(const std::optional<TurnNumber>& until) {
    return until ? fmt::format(" until turn {}", until->count) : "";
}

Roster roster_of(const Book& book, const SideView& view) {
    Roster roster{book.own_side().id, book.own_side().name, {}, {}, {}};
    for (const OwnFormation& formation : view.formations) {
        roster.formations.push_back(formation.id);
        roster.names.push_back(formation.name);
    }
    roster.places = book.chart.places;
    for (const BookShip& ship : book.ships) roster.ships.push_back(ship.name);
    for (const BookAsset& asset : book.assets) roster.assets.push_back(asset.id);
    return roster;
}

void enlist(Roster& roster, const Order& order) {
    const auto* own = std::get_if<FormationOrder>(&order);
    const auto* detach = own != nullptr ? std::get_if<Detach>(&own->what) : nullptr;
    if (detach == nullptr || detach->name.empty()) return;
    roster.formations.push_back(detach->name);
    roster.names.push_back(detach->name);
}

std::string text_of(const Condition& condition) {
    return std::visit([](const auto& what) { return text_of(what); }, condition);
}

std::string text_of(const Roster& roster, const Task& task) {
    return std::visit([&](const auto& what) { return text_of(roster, Action{what}); }, task);
}

std::string text_of(const Roster& roster, const Conditional& conditional) {
    std::vector<std::string> any;
    for (const std::vector<Term>& all : conditional.any) {
        std::vector<std::string> terms;
        for (const Term& term : all) {
            terms.push_back((term.is_not ? "not " : "") + text_of(term.what));
        }
        any.push_back(fmt::format("{}", fmt::join(terms, " and ")));
    }
    std::vector<std::string> actions;
    for (const Action& action : conditional.then) actions.push_back(text_of(roster, action));
    return fmt::format("when {}{} then {}", fmt::join(any, " or "), until_text(conditional.until),
                       fmt::join(actions, " and "));
}

std::string text_of(const Roster& roster, const Order& order) {
    return std::visit(LineText{roster}, order);
}

std::string text_of(const Roster& roster, const Sheet& sheet) {
    Roster known = roster;
    std::string text = fmt::format("ORDERS {} turn {}\n", roster.side, sheet.turn.count);
    for (const Order& order : sheet.orders) {
        text += text_of(known, order) + "\n";
        enlist(known, order);
    }
    return text + "END\n";
}

}  // namespace flagplot
