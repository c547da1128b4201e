#include <algorithm>
#include <array>
#include <charconv>

#include "base/limits.h"
#include "view/clauses.h"
#include "view/notation.h"
#include "view/order_line.h"

namespace flagplot {

namespace {

/// What a formation can be ordered in one line.
using Clause = decltype(FormationOrder::what);

// Names.

/// There is more of something than a line may have.
Failure too_much(std::string_view of, std::size_t found, std::size_t most, std::int32_t column) {
    return failure(ErrorCode::out_of_range,
                   {std::string(of), std::to_string(found), "at most " + std::to_string(most)},
                   {"", 0, column});
}

/// A name that somebody gives, or nothing: it is too long.
Result<std::string> fitting_name(std::string name, std::int32_t column) {
    if (name.size() <= limits::given_name_bytes) return name;
    return too_much("the length of a name", name.size(), limits::given_name_bytes, column);
}

/// A name that somebody gives: any word.
Result<std::string> take_new_name(OrderLine& line, std::string_view expected) {
    if (line.is_at_end()) return line.missing(expected);
    if (line.next().text.empty()) return line.unexpected(expected, {});
    const PlainWord& word = line.take();
    return fitting_name(word.text, word.column);
}

// Clauses.

/// The order with the turn in which it ends, if one follows.
template <class Ending>
Result<Action> until(OrderLine& line, Ending order) {
    return line.take_until().map([&](std::optional<TurnNumber> turn) -> Action {
        order.until = turn;
        return order;
    });
}

Result<Action> read_route(OrderLine& line) {
    PlotRoute route;
    while (!line.take_if("to")) {
        const std::int32_t column = line.is_at_end() ? 0 : line.next().column;
        const auto checkpoint = line.take_square(R"(a checkpoint like "E6", or "to")", "to");
        if (!checkpoint) return failed(checkpoint);
        if (route.checkpoints.size() == limits::route_checkpoints) {
            return too_much("the number of checkpoints of a route", route.checkpoints.size() + 1,
                            limits::route_checkpoints, column);
        }
        route.checkpoints.push_back(*checkpoint);
    }
    const auto destination = line.take_square(R"(a destination like "E6")", "");
    if (!destination) return failed(destination);
    route.destination = *destination;
    return route;
}

Result<Action> read_hold(OrderLine& line) {
    Hold order;
    if (line.take_if("at")) {
        const auto at = line.take_square(R"(a square like "E6")", "");
        if (!at) return failed(at);
        order.at = *at;
    }
    return until(line, order);
}

Result<Action> read_stance(OrderLine& line) {
    return line.take_word_of<Stance>().map(
        [](Stance stance) -> Action { return TakeStance{stance}; });
}

Result<Action> read_radar(OrderLine& line) {
    return line.take_word_of<Switched>().map(
        [](Switched radar) -> Action { return UseRadar{radar == Switched::on}; });
}

/// "as UK-L", the first word of it taken.
std::optional<Error> read_founded(OrderLine& line, Detach& order) {
    auto name = take_new_name(line, "a name for the new formation");
    if (!name) return name.error();
    order.name = std::move(*name);
    return std::nullopt;
}

/// "to E6", behind what is detached.
std::optional<Error> read_sent(OrderLine& line, Detach& order, std::string_view expected) {
    if (!line.take_if("to")) return std::nullopt;
    const auto to = line.take_square(expected, "");
    if (!to) return to.error();
    order.to = *to;
    return std::nullopt;
}

/// What follows "damaged".
Result<Action> read_detach_damaged(OrderLine& line) {
    Detach order;
    if (line.take_if("as")) {
        if (const auto problem = read_founded(line, order)) return Failure(*problem);
    }
    if (const auto problem = read_sent(line, order, R"(a port like "E6")")) {
        return Failure(*problem);
    }
    return order;
}

/// Takes one more ship; `keywords` may stand here too.
std::optional<Error> read_ship(OrderLine& line, Detach& order,
                               const std::vector<std::string>& keywords) {
    if (line.is_at_end()) {
        std::vector<std::string> expected{order.ships.empty() ? "a ship" : "another ship"};
        for (const auto& keyword : keywords) expected.push_back("\"" + keyword + "\"");
        return line.missing(either_of(expected)).value();
    }
    const PlainWord word = line.next();
    const auto& names = line.roster().ships;
    const auto found = line.take_name(names);
    if (!found) return line.no_name(ErrorCode::unknown_ship, names, keywords).value();
    const OwnShip ship{static_cast<std::uint32_t>(*found)};
    const auto place = std::lower_bound(order.ships.begin(), order.ships.end(), ship);
    if (place != order.ships.end() && *place == ship) {
        return failure(ErrorCode::duplicate, {"the ship", names[*found]}, {"", 0, word.column})
            .value();
    }
    order.ships.insert(place, ship);
    return std::nullopt;
}

Result<Action> read_detach(OrderLine& line) {
    if (line.take_if("damaged")) return read_detach_damaged(line);
    Detach order;
    std::vector<std::string> keywords{"damaged"};
    do {
        if (const auto problem = read_ship(line, order, keywords)) return Failure(*problem);
        keywords = {"and", "as"};
        if (line.is_next("and")) keywords.clear();
    } while (line.take_if("and") || !line.take_if("as"));
    if (const auto problem = read_founded(line, order)) return Failure(*problem);
    if (const auto problem = read_sent(line, order, R"(a destination like "E6")")) {
        return Failure(*problem);
    }
    return order;
}

Result<Action> read_merge(OrderLine& line) {
    if (const auto problem = line.require("with")) return Failure(*problem);
    return line.take_formation().map([](OwnNumber into) -> Action { return Merge{into}; });
}

Result<Action> read_follow(OrderLine& line) {
    return line.take_formation().and_then(
        [&](OwnNumber leader) { return until(line, Follow{leader}); });
}

Result<Action> read_escort(OrderLine& line) {
    return line.take_formation().and_then(
        [&](OwnNumber ward) { return until(line, Escort{ward}); });
}

/// "C1", as the briefing numbers contacts.
Result<Action> read_shadow(OrderLine& line) {
    constexpr std::string_view expected = R"(a contact like "C1")";
    if (line.is_at_end()) return line.missing(expected);
    const std::string& text = line.next().text;
    std::uint32_t number = 0;
    const bool has_number = text.size() > 1 && is_same_word(text.substr(0, 1), "C");
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + (has_number ? 1 : 0), end, number);
    const bool is_contact = has_number && read.ec == std::errc{} && read.ptr == end &&
                            number >= 1 && number <= highest_number;
    if (!is_contact) return line.unexpected(expected, {});
    (void)line.take();
    return until(line, Shadow{{number}});
}

/// "return to port", "return to Malta".
Result<Action> read_return(OrderLine& line) {
    if (const auto problem = line.require("to")) return Failure(*problem);
    constexpr std::string_view expected = R"("port", or a port like "E6")";
    OrderLine ahead = line;  // a port may be called "Port Said"
    if (line.is_next("port") && !ahead.take_square(expected, "port")) {
        (void)line.take();
        const bool is_named = !line.is_at_end() && !line.is_next("and");
        if (!is_named) return ReturnToPort{};
    }
    return line.take_square(expected, "port").map([](Square port) -> Action {
        return ReturnToPort{port};
    });
}

/// What a speed is counted in.
constexpr std::array<std::string_view, 4> knots_words{"knots", "knot", "kn", "kts"};
constexpr std::array<std::string_view, 4> points_words{"points", "point", "mp", "pts"};

Result<Action> read_speed(OrderLine& line) {
    constexpr std::int32_t tenths = 10;
    constexpr std::int32_t fastest = 99;
    if (line.is_at_end()) return line.missing(R"("full", or knots or points)");
    if (line.take_if("full")) return KeepSpeed{};
    const std::int32_t column = line.next().column;
    const auto number = line.take_number("the speed", 1);
    if (!number) return failed(number);
    if (*number > fastest)
        return too_much("the speed", static_cast<std::size_t>(*number), fastest, column);
    if (line.is_at_end()) return line.missing(R"("knots" or "points")");
    const std::string unit = line.next().text;
    KeepSpeed order;
    if (is_one_of(knots_words, unit)) order.knots = KnotTenths{*number * tenths};
    if (is_one_of(points_words, unit)) order.points = MovePoints{*number};
    if (order.is_full()) return line.unexpected(R"("knots" or "points")", {"knots", "points"});
    (void)line.take();
    return until(line, order);
}

/// What a captain can be told to do at once, or when something happens.
constexpr std::array actions{
    Row<Action>{"route", read_route},   Row<Action>{"hold", read_hold},
    Row<Action>{"stance", read_stance}, Row<Action>{"radar", read_radar},
    Row<Action>{"detach", read_detach}, Row<Action>{"merge", read_merge},
    Row<Action>{"follow", read_follow}, Row<Action>{"escort", read_escort},
    Row<Action>{"shadow", read_shadow}, Row<Action>{"return", read_return, {}, "to port"},
    Row<Action>{"speed", read_speed},
};

Result<Action> read_action_at(OrderLine& line) {
    const auto words = words_of_rows(actions);
    if (line.is_at_end()) return line.missing(either_of(words));
    const auto row = take_row(line, actions);
    if (row == actions.end()) return line.unknown(ErrorCode::unknown_order, words);
    return row->read(line);
}

Result<Clause> read_place(OrderLine& line) {
    return line.take_number("the place", 1).map([](std::int32_t n) -> Clause {
        return TakePlace{n};
    });
}

/// Does another action of the same line follow? One may be joined by "and", or by a comma.
bool goes_on(OrderLine& line) {
    const bool is_joined = line.take_if("and");
    const bool is_action = std::any_of(actions.begin(), actions.end(),
                                       [&](const auto& row) { return line.is_next(row.word); });
    return is_joined || is_action;
}

Result<Clause> read_conditional(OrderLine& line) {
    auto conditional = read_conditions(line);
    if (!conditional) return failed(conditional);
    do {
        const std::int32_t column = line.is_at_end() ? 1 : line.next().column;
        auto action = read_action_at(line);
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

/// What only stands in a line of its own.
constexpr std::array own_line_clauses{
    Row<Clause>{"place", read_place},
    Row<Clause>{"when", read_conditional},
    Row<Clause>{"no", read_no_conditions, {}, "conditions"},
};

std::vector<std::string> clause_words() {
    auto words = words_of_rows(actions);
    const auto others = words_of_rows(own_line_clauses);
    words.insert(words.end(), others.begin(), others.end());
    return words;
}

Result<Clause> read_clause(OrderLine& line) {
    const auto words = clause_words();
    if (line.is_at_end()) return line.missing(either_of(words));
    if (const auto row = take_row(line, own_line_clauses); row != own_line_clauses.end()) {
        return row->read(line);
    }
    const auto row = take_row(line, actions);
    if (row == actions.end()) return line.unknown(ErrorCode::unknown_order, words);
    return row->read(line).map([](const Action& action) {
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

/// Does what a card is played on, or at, begin here?
bool begins_target(const OrderLine& line) {
    const PlainWord* target = line.after_next();
    if (target == nullptr) return false;
    OrderLine ahead = line;
    (void)ahead.take();
    return (line.is_next("on") && ahead.take_formation()) ||
           (line.is_next("at") && ahead.take_square("a square", ""));
}

/// A card's name: one word in quotation marks, or all words up to the target.
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

/// "C1": a contact by the side's own number for it. Whether there is one, the judge says.
Result<ContactId> take_contact(OrderLine& line) {
    constexpr std::string_view expected = R"(a contact like "C1")";
    if (line.is_at_end()) return line.missing(expected);
    const std::string word = line.next().text;
    const bool is_numbered =
        word.size() > 1 && is_same_word(word.substr(0, 1), "C") && word.size() <= 5 &&
        word[1] != '0' &&
        std::all_of(word.begin() + 1, word.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!is_numbered) return line.unexpected(expected, {});
    (void)line.take();
    return ContactId{static_cast<std::uint32_t>(std::stoul(word.substr(1)))};
}

using Revision = decltype(ContactOrder::what);

Result<Revision> read_contact_is(OrderLine& line) {
    return take_contact(line).map([](ContactId other) -> Revision { return ContactIs{other}; });
}

/// A name in quotation marks, or all words that are left.
Result<Revision> read_contact_name(OrderLine& line) {
    const std::int32_t column = line.is_at_end() ? 0 : line.next().column;
    const bool is_quoted = !line.is_at_end() && line.next().is_quoted;
    auto name = take_new_name(line, "a name for the contact");
    while (name && !is_quoted && !line.is_at_end()) *name += " " + line.take().text;
    if (name) name = fitting_name(*name, column);
    return name.map([](const std::string& given) -> Revision { return ContactNamed{given}; });
}

/// What a side may correct of a contact in its own picture.
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

/// All that stands behind WORD, in quotation marks or not. Without any it is wrong, and not
/// incomplete: the next line is no part of it.
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

/// The first word names no formation: one of the grammar, whose formation is missing, or a wrong
/// one.
Failure no_formation(const OrderLine& line) {
    const auto is_next = [&](const auto& row) { return line.is_next(row.word); };
    const bool is_clause = std::any_of(actions.begin(), actions.end(), is_next) ||
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

/// What was read, if nothing follows.
template <class T>
Result<T> alone(const LineReader& line, Result<T> read) {
    if (read && !line.is_at_end()) return line.unexpected("the end of the line", {});
    return read;
}

}  // namespace

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
    return alone(line, read_action_at(line));
}

}  // namespace flagplot
