#include "view/notation.h"

#include <fmt/format.h>

#include "view/clauses.h"
#include "view/plain_text.h"

namespace flagplot {

namespace {

std::string text_of(const PlotRoute& route) {
    std::string text = "route";
    for (const Square checkpoint : route.checkpoints) text += " " + name_of(checkpoint);
    return text + " to " + name_of(route.destination);
}
std::string text_of(const Hold& /*hold*/) { return "hold"; }
std::string text_of(const TakeStance& order) {
    return fmt::format("stance {}", word_of(order.stance));
}
std::string text_of(const UseRadar& order) {
    return fmt::format("radar {}", word_of(order.on ? Switched::on : Switched::off));
}
std::string text_of(const TakePlace& order) { return fmt::format("place {}", order.place); }

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
std::string text_of(const WhenAt& at) { return "at " + name_of(at.square); }
std::string text_of(const WhenTurn& when) { return fmt::format("turn {}", when.turn.count); }

/// The id as it reads back: in quotation marks where it would not be read as one name.
std::string name_in_orders(const std::string& id) {
    const auto words = plain_words(id);
    const bool is_one_word = words.size() == 1 && !words[0].is_quoted && words[0].text == id;
    const bool is_plain = is_one_word && id.front() != '>' && !is_side_clause(id);
    return is_plain ? id : "\"" + id + "\"";
}

std::string text_of(const Roster& roster, const FormationOrder& order) {
    const auto& id = roster.formations.at(order.formation.number - 1);
    const auto clause = std::visit([](const auto& what) { return text_of(what); }, order.what);
    return name_in_orders(id) + " " + clause;
}
std::string text_of(const Roster& /*roster*/, const UseInitiative& order) {
    return fmt::format("initiative {}", word_of(order.who));
}

}  // namespace

Roster roster_of(const Book& book) {
    Roster roster{book.own_side().id, book.own_side().name, {}};
    for (const BookFormation& formation : book.formations)
        roster.formations.push_back(formation.id);
    return roster;
}

std::string text_of(const Action& action) {
    return std::visit([](const auto& what) { return text_of(what); }, action);
}

std::string text_of(const Condition& condition) {
    return std::visit([](const auto& what) { return text_of(what); }, condition);
}

std::string text_of(const Conditional& conditional) {
    std::string text;
    for (const Condition& condition : conditional.all) {
        text += (text.empty() ? "when " : " and ") + text_of(condition);
    }
    return text + " then " + text_of(conditional.then);
}

std::string text_of(const Roster& roster, const Order& order) {
    return std::visit([&](const auto& what) { return text_of(roster, what); }, order);
}

std::string text_of(const Roster& roster, const Sheet& sheet) {
    std::string text = fmt::format("ORDERS {} turn {}\n", roster.side, sheet.turn.count);
    for (const Order& order : sheet.orders) text += text_of(roster, order) + "\n";
    return text + "END\n";
}

}  // namespace flagplot
