#include "view/notation.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/plain_text.h"
#include "view/clauses.h"
#include "view/contact_orders.h"
#include "view/line_reader.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

// Names: in quotation marks where they would not be read back as they are.

std::string in_quotes(const std::string& name) { return "\"" + name + "\""; }

/// Would these words of a line be read as this very name, and as nothing else?
bool is_plain(const std::string& name, const std::vector<std::string>& words) {
    return !words.empty() && name == fmt::format("{}", fmt::join(words, " "));
}

/// A name that is one word of a line.
std::string one_word(const std::string& name) {
    const auto words = words_of_name(name);
    return words.size() == 1 && is_plain(name, words) ? name : in_quotes(name);
}

/// The name of a formation at the front of a line.
std::string first_word(const std::string& name) {
    return name.front() == '>' || is_side_clause(name) ? in_quotes(name) : one_word(name);
}

bool is_letter_or_digit(char c) {
    const char small = lower_case(c);
    return (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
}

/// Does `name` part from `plain_name` with a letter or digit, which no reader leaves out or parts
/// words by? Then it does not begin with its words, and nobody need take it apart.
/// \pre `is_plain(plain_name)`
bool parts_from(std::string_view name, std::string_view plain_name) {
    const auto parted =
        std::mismatch(name.begin(), name.end(), plain_name.begin(), plain_name.end(),
                      [](char a, char b) { return lower_case(a) == lower_case(b); })
            .first;
    return parted != name.end() && is_letter_or_digit(*parted);
}

/// One of several names, each of as many words as it likes.
std::string one_of(const std::vector<std::string>& names, std::size_t which) {
    const std::string& name = names.at(which);
    const auto words = words_of_name(name);
    if (!is_plain(name, words) || is_one_of(detach_words, words.front())) return in_quotes(name);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i == which || parts_from(names[i], name)) continue;
        if (begins_with(words_of_name(names[i]), words)) return in_quotes(name);
    }
    return name;
}

std::string card_text(const std::string& name) {
    const auto words = words_of_name(name);
    const bool has_target = std::any_of(
        words.begin(), words.end(), [](const auto& word) { return is_one_of(target_words, word); });
    return is_plain(name, words) && !has_target ? name : in_quotes(name);
}

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

/// " until turn 7", where something ends then.
std::string until_text(const std::optional<TurnNumber>& until) {
    return until ? fmt::format(" until turn {}", until->count) : "";
}

/// What stands behind a formation's name.
struct ClauseText {
    const Roster& roster;

    std::string operator()(const PlotRoute& route) const {
        std::string text = "route";
        for (const Square checkpoint : route.checkpoints) text += " " + name_of(checkpoint);
        return text + " to " + name_of(route.destination);
    }
    std::string operator()(const Hold& order) const {
        return (order.at ? "hold at " + name_of(*order.at) : "hold") + until_text(order.until);
    }
    std::string operator()(const Follow& order) const {
        return "follow " + formation(order.leader) + until_text(order.until);
    }
    std::string operator()(const Escort& order) const {
        return "escort " + formation(order.ward) + until_text(order.until);
    }
    std::string operator()(const Shadow& order) const {
        return fmt::format("shadow C{}", order.contact.number) + until_text(order.until);
    }
    std::string operator()(const ReturnToPort& order) const {
        return "return to " + (order.port ? name_of(*order.port) : "port");
    }
    std::string operator()(const KeepSpeed& order) const {
        constexpr std::int32_t tenths = 10;
        std::string text = "full";
        if (order.knots) text = fmt::format("{} knots", order.knots->count / tenths);
        if (order.points) text = counted(order.points->count, "point");
        return "speed " + text + until_text(order.until);
    }
    [[nodiscard]] std::string formation(OwnNumber number) const {
        return one_word(roster.formations.at(number.number - 1));
    }
    std::string operator()(const TakeStance& order) const {
        return fmt::format("stance {}", word_of(order.stance));
    }
    std::string operator()(const UseRadar& order) const {
        return fmt::format("radar {}", word_of(order.on ? Switched::on : Switched::off));
    }
    std::string operator()(const Detach& order) const {
        std::string text = "detach ";
        if (order.ships.empty()) text += "damaged";
        for (const OwnShip ship : order.ships) {
            text += (ship == order.ships.front() ? "" : ", ") + one_of(roster.ships, ship.index());
        }
        if (!order.name.empty()) text += " as " + one_word(order.name);
        if (order.to) text += " to " + name_of(*order.to);
        return text;
    }
    std::string operator()(const Merge& order) const {
        return "merge with " + formation(order.into);
    }
    std::string operator()(const TakePlace& order) const {
        return fmt::format("place {}", order.place);
    }
    std::string operator()(const Conditional& order) const {
        return flagplot::text_of(roster, order);
    }
    std::string operator()(const DropConditions& /*order*/) const { return "no conditions"; }
};

/// What stands behind "contact C1".
struct RevisionText {
    std::string operator()(const ContactIs& order) const { return "is " + name_of(order.other); }
    std::string operator()(const ContactApart& /*order*/) const { return "apart"; }
    std::string operator()(const ContactNamed& order) const {
        return "named " + one_word(order.name);
    }
    std::string operator()(const ContactStruck& /*order*/) const { return "struck"; }
    std::string operator()(const ContactRestored& /*order*/) const { return "restored"; }
};

/// A line.
struct LineText {
    const Roster& roster;

    std::string operator()(const FormationOrder& order) const {
        return first_word(roster.formations.at(order.formation.number - 1)) + " " +
               std::visit(ClauseText{roster}, order.what);
    }
    std::string operator()(const UseInitiative& order) const {
        return fmt::format("initiative {}", word_of(order.who));
    }
    std::string operator()(const SearchFrom& order) const {
        return fmt::format("search {} at {}", one_of(roster.assets, order.asset.index()),
                           name_of(order.centre));
    }
    std::string operator()(const SendWord& order) const {
        const bool is_read_so = is_plain(order.text, words_of_name(order.text));
        return "WORD " + (is_read_so ? order.text : in_quotes(order.text));
    }
    std::string operator()(const PlayCard& order) const {
        std::string text = "play " + card_text(order.card);
        if (order.on) text += " on " + one_word(roster.formations.at(order.on->number - 1));
        if (order.at) text += " at " + name_of(*order.at);
        return text;
    }
    std::string operator()(const ContactOrder& order) const {
        return fmt::format("contact {} {}", name_of(order.contact),
                           std::visit(RevisionText{}, order.what));
    }
};

}  // namespace

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

std::string text_of(const Roster& roster, const Action& action) {
    return std::visit(ClauseText{roster}, action);
}

std::string text_of(const Condition& condition) {
    return std::visit([](const auto& what) { return text_of(what); }, condition);
}

std::string text_of(const Roster& roster, const Task& task) {
    return std::visit(ClauseText{roster}, task);
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
