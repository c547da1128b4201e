#include <algorithm>
#include <array>

#include "base/limits.h"
#include "view/clauses.h"
#include "view/notation.h"
#include "view/order_line.h"

namespace flagplot {

namespace {

/// What a formation can be ordered in one line.
using Clause = decltype(FormationOrder::what);

// Names.

/// "F3": the third of one's own formations.
std::optional<OwnNumber> own_number(const Roster& roster, const Word& word) {
    if (word.is_quoted || word.text.size() < 2 || !is_same_word(word.text.substr(0, 1), "F")) {
        return std::nullopt;
    }
    for (std::uint32_t number = 1; number <= roster.formations.size(); ++number) {
        if (word.text.substr(1) == std::to_string(number)) return OwnNumber{number};
    }
    return std::nullopt;
}

/// The formation of this name: an id wins over a number, the very id over one in another case.
std::optional<OwnNumber> formation_named(const Roster& roster, const Word& word) {
    const auto& ids = roster.formations;
    const auto number_at = [&](auto found) {
        return OwnNumber{static_cast<std::uint32_t>(found - ids.begin() + 1)};
    };
    const auto same = std::find_if(ids.begin(), ids.end(),
                                   [&](const auto& id) { return plain(id) == word.text; });
    if (same != ids.end()) return number_at(same);
    const auto alike = std::find_if(
        ids.begin(), ids.end(), [&](const auto& id) { return is_same_word(plain(id), word.text); });
    if (alike != ids.end()) return number_at(alike);
    return own_number(roster, word);
}

Failure no_formation_named(const LineReader& line, const std::vector<std::string>& candidates) {
    const Word& word = line.next();
    return failure(ErrorCode::unknown_formation, {word.text}, {"", 0, word.column},
                   nearest_word(word.text, candidates));
}

Result<OwnNumber> take_formation(OrderLine& line) {
    if (line.is_at_end()) return line.missing("the name of a formation");
    const auto formation = formation_named(line.roster(), line.next());
    if (!formation) return no_formation_named(line, line.roster().formations);
    (void)line.take();
    return *formation;
}

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
    const Word& word = line.take();
    return fitting_name(word.text, word.column);
}

// Clauses.

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

Result<Action> read_hold(OrderLine& /*line*/) { return Hold{}; }

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

/// What follows "damaged".
Result<Action> read_detach_damaged(OrderLine& line) {
    Detach order;
    if (line.take_if("as")) {
        if (const auto problem = read_founded(line, order)) return Failure(*problem);
    }
    if (!line.take_if("to")) return order;
    const auto to = line.take_square(R"(a port like "E6")", "");
    if (!to) return failed(to);
    order.to = *to;
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
    const Word word = line.next();
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
    return order;
}

Result<Action> read_merge(OrderLine& line) {
    if (const auto problem = line.require("with")) return Failure(*problem);
    return take_formation(line).map([](OwnNumber into) -> Action { return Merge{into}; });
}

/// What a captain can be told to do at once, or when something happens.
constexpr std::array actions{
    Row<Action>{"route", read_route},   Row<Action>{"hold", read_hold},
    Row<Action>{"stance", read_stance}, Row<Action>{"radar", read_radar},
    Row<Action>{"detach", read_detach}, Row<Action>{"merge", read_merge},
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

Result<Clause> read_conditional(OrderLine& line) {
    auto all = read_conditions(line);
    if (!all) return failed(all);
    return read_action_at(line).map(
        [&](Action then) -> Clause { return Conditional{std::move(*all), std::move(then)}; });
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
    const Word* target = line.after_next();
    if (target == nullptr) return false;
    return (line.is_next("on") && formation_named(line.roster(), *target)) ||
           (line.is_next("at") && read_square(target->text));
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
            const auto on = take_formation(line);
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

/// What a line orders for the whole side.
constexpr std::array side_clauses{
    Row<Order>{"initiative", read_initiative},
    Row<Order>{"search", read_search},
    Row<Order>{"play", read_play},
};

/// The first word names no formation: one of the grammar, whose formation is missing, or a wrong
/// one.
Failure no_formation(const OrderLine& line) {
    const auto is_next = [&](const auto& row) { return line.is_next(row.word); };
    const bool is_clause = std::any_of(actions.begin(), actions.end(), is_next) ||
                           std::any_of(own_line_clauses.begin(), own_line_clauses.end(), is_next);
    if (is_clause) return line.unexpected("the name of a formation", {});
    auto names = line.roster().formations;
    for (const auto& row : side_clauses) names.emplace_back(row.word);
    return no_formation_named(line, names);
}

Result<Order> read_formation_order(OrderLine& line) {
    const auto formation = formation_named(line.roster(), line.next());
    if (!formation) return no_formation(line);
    (void)line.take();
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
