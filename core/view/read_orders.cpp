#include <algorithm>
#include <array>

#include "base/limits.h"
#include "view/action_words.h"
#include "view/clauses.h"
#include "view/notation.h"
#include "view/order_line.h"

namespace flagplot {

namespace {

/// What a formation can be ordered in one line.
using Clause = decltype(FormationOrder::what);

Result<Clause> read_place(OrderLine& line) {
    return line.take_number("the place", 1).map([](std::int32_t n) -> Clause {
        return TakePlace{n};
    });
}

/// Does another action follow in the same line? It may be joined by "and" or by a comma.
bool goes_on(OrderLine& line) { return line.take_if("and") || begins_action(line); }

Result<Clause> read_conditional(OrderLine& line) {
    auto conditional = read_conditions(line);
    if (!conditional) return failed(conditional);
    do {
        const std::int32_t column = line.is_at_end() ? 1 : line.next().column;
        auto action = take_action(line);
        if (!action) return failed(action);
        if (conditional->then.size() == limits::joined_actions) {
            return too_much("the number of orders behind \"then\"", conditional->then.size() + 1,
                            limits::joined_actions, column);
        }
        conditional->then.push_back(std::move(*action));
    } while (goes_on(line));
    return *std::move(conditional);
}

Result<Clause> read_no_conditions(OrderLine& line) {
    if (const auto problem = line.require("conditions")) return Failure(*problem);
    return DropConditions{};
}

/// Clauses that need a line of their own.
constexpr std::array own_line_clauses{
    Row<Clause>{"place", read_place},
    Row<Clause>{"when", read_conditional},
    Row<Clause>{"no", read_no_conditions, {}, "conditions"},
};

Result<Clause> read_clause(OrderLine& line) {
    if (const auto row = take_row(line, own_line_clauses); row != own_line_clauses.end()) {
        return row->read(line);
    }
    if (!begins_action(line)) {
        auto words = action_words();
        const auto others = words_of_rows(own_line_clauses);
        words.insert(words.end(), others.begin(), others.end());
        if (line.is_at_end()) return line.missing(either_of(words));
        return line.unknown(ErrorCode::unknown_order, words);
    }
    return take_action(line).map([](const Action& action) {
        return std::visit([](const auto& what) -> Clause { return what; }, action);
    });
}

// Lines.

Result<Order> read_initiative(OrderLine& line) {
    return line.take_word_of<Initiative>().map(
        [](Initiative who) -> Order { return UseInitiative{who}; });
}

Result<Order> read_search(OrderLine& line) {
    if (line.is_at_end()) return line.missing("the name of aircraft");
    const auto& names = line.roster().assets;
    const auto asset = line.take_name(names);
    if (!asset) return line.no_name(ErrorCode::unknown_asset, names, {});
    if (const auto problem = line.require("at")) return Failure(*problem);
    return line.take_square(R"(a square like "E6")", "").map([&](Square centre) -> Order {
        return SearchFrom{{static_cast<std::uint32_t>(*asset)}, centre};
    });
}

/// Does the target of a card begin here?
bool begins_target(const OrderLine& line) {
    const LineWord* target = line.after_next();
    if (target == nullptr) return false;
    OrderLine ahead = line;
    (void)ahead.take();
    return (line.is_next("on") && ahead.take_formation()) ||
           (line.is_next("at") && ahead.take_square("a square", ""));
}

/// A card's name: one word in quotation marks, or all words before the target.
Result<std::string> take_card(OrderLine& line) {
    constexpr std::string_view expected = "the name of a card";
    if (line.is_at_end() || line.next().is_quoted) return take_new_name(line, expected);
    std::string name;
    const std::int32_t column = line.next().column;
    while (!line.is_at_end() && !line.next().is_quoted && !begins_target(line)) {
        name += (name.empty() ? "" : " ") + line.take().text;
    }
    if (name.empty()) return line.unexpected(expected, {});
    return fitting_name(std::move(name), column);
}

Result<Order> read_play(OrderLine& line) {
    auto card = take_card(line);
    if (!card) return failed(card);
    PlayCard order{std::move(*card), {}, {}};
    for (;;) {
        if (!order.on && line.take_if("on")) {
            const auto on = line.take_formation();
            if (!on) return failed(on);
            order.on = *on;
        } else if (!order.at && line.take_if("at")) {
            const auto at = line.take_square(R"(a square like "E6")", "");
            if (!at) return failed(at);
            order.at = *at;
        } else {
            return order;
        }
    }
}

using Revision = decltype(ContactOrder::what);

Result<Revision> read_contact_is(OrderLine& line) {
    return take_contact(line).map([](ContactId other) -> Revision { return ContactIs{other}; });
}

/// A name in quotation marks, or all remaining words.
Result<Revision> read_contact_name(OrderLine& line) {
    const std::int32_t column = line.is_at_end() ? 0 : line.next().column;
    const bool is_quoted = !line.is_at_end() && line.next().is_quoted;
    auto name = take_new_name(line, "a name for the contact");
    while (name && !is_quoted && !line.is_at_end()) *name += " " + line.take().text;
    if (name) name = fitting_name(*name, column);
    return name.map([](const std::string& given) -> Revision { return ContactNamed{given}; });
}

/// The corrections a side may make to a contact in its own picture.
constexpr std::array revisions{
    Row<Revision>{"is", read_contact_is},
    Row<Revision>{"apart", [](OrderLine&) -> Result<Revision> { return ContactApart{}; }},
    Row<Revision>{"named", read_contact_name},
    Row<Revision>{"struck", [](OrderLine&) -> Result<Revision> { return ContactStruck{}; }},
    Row<Revision>{"restored", [](OrderLine&) -> Result<Revision> { return ContactRestored{}; }},
};

Result<Order> read_contact_order(OrderLine& line) {
    const auto contact = take_contact(line);
    if (!contact) return failed(contact);
    const auto words = words_of_rows(revisions);
    if (line.is_at_end()) return line.missing(either_of(words));
    const auto row = take_row(line, revisions);
    if (row == revisions.end()) return line.unexpected(either_of(words), words);
    return row->read(line).map(
        [&](Revision what) -> Order { return ContactOrder{*contact, std::move(what)}; });
}

/// Everything after WORD, with or without quotation marks. Without any text the line is wrong, not
/// incomplete: the next line does not belong to it.
Result<Order> read_word(OrderLine& line) {
    const std::int32_t column = line.is_at_end() ? 1 : line.next().column;
    std::string text;
    while (!line.is_at_end()) {
        const std::string& next = line.take().text;
        text += (text.empty() || next.empty() ? "" : " ") + next;
    }
    if (text.empty()) {
        return failure(ErrorCode::no_word, {}, {{}, 0, column});
    }
    return fitting_name(std::move(text), column).map([](std::string word) -> Order {
        return SendWord{std::move(word)};
    });
}

/// What a line orders for the whole side.
constexpr std::array side_clauses{
    Row<Order>{"initiative", read_initiative},
    Row<Order>{"search", read_search},
    Row<Order>{"play", read_play},
    Row<Order>{"contact", read_contact_order},
    Row<Order>{"word", read_word},
};

/// The first word is not a formation: it is a word of the grammar whose formation is missing, or a
/// wrong name.
Failure no_formation(const OrderLine& line) {
    const auto is_next = [&](const auto& row) { return line.is_next(row.word); };
    const bool is_clause = begins_action(line) ||
                           std::any_of(own_line_clauses.begin(), own_line_clauses.end(), is_next);
    if (is_clause) return line.unexpected("the name of a formation", {});
    std::vector<std::string> words;
    for (const auto& row : side_clauses) words.emplace_back(row.word);
    return line.no_formation_here(words);
}

Result<Order> read_formation_order(OrderLine& line) {
    OrderLine ahead = line;
    const auto formation = ahead.take_formation();
    if (!formation && formation.error().code == ErrorCode::ambiguous_name) return failed(formation);
    if (!formation) return no_formation(line);
    (void)line.take_formation();
    return read_clause(line).map(
        [&](Clause clause) -> Order { return FormationOrder{*formation, std::move(clause)}; });
}

/// What was read; an error if something follows.
template <class T>
Result<T> alone(const LineReader& line, Result<T> read) {
    if (read && !line.is_at_end()) return line.unexpected("the end of the line", {});
    return read;
}

}  // namespace

bool is_clause(std::string_view word) {
    const auto is_its = [&](const auto& row) { return is_same_word(row.word, word); };
    return is_verb(word) || std::any_of(own_line_clauses.begin(), own_line_clauses.end(), is_its);
}

bool is_side_clause(std::string_view word) {
    return std::any_of(side_clauses.begin(), side_clauses.end(),
                       [&](const auto& row) { return is_same_word(row.word, word); });
}

Result<Order> read_order(const Roster& roster, std::string_view line_text) {
    OrderLine line(line_text, roster);
    if (line.is_at_end()) return line.missing("an order");
    if (const auto row = take_row(line, side_clauses); row != side_clauses.end()) {
        return alone(line, row->read(line));
    }
    return alone(line, read_formation_order(line));
}

Result<Action> read_action(const Roster& roster, std::string_view text) {
    OrderLine line(text, roster);
    return alone(line, take_action(line));
}

}  // namespace flagplot
