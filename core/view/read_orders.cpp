#include <algorithm>
#include <array>
#include <span>

#include "view/clauses.h"
#include "view/line_reader.h"
#include "view/notation.h"

namespace flagplot {

namespace {

/// What a formation can be ordered in one line.
using Clause = decltype(FormationOrder::what);

/// A clause or condition of the grammar: the word it begins with and how the rest is read.
template <class T>
struct Row {
    std::string_view word;
    Result<T> (*read)(LineReader&);
    std::span<const std::string_view> qualifiers;  ///< what may follow, for messages
};

template <class T>
Failure failed(const Result<T>& result) {
    return Failure(result.error());
}

template <class Rows>
std::vector<std::string> words_of_rows(const Rows& rows) {
    std::vector<std::string> words;
    for (const auto& row : rows) words.emplace_back(row.word);
    return words;
}

/// The row whose word comes next, which is taken.
template <class Rows>
auto take_row(LineReader& line, const Rows& rows) {
    return std::find_if(rows.begin(), rows.end(),
                        [&](const auto& row) { return line.take_if(row.word); });
}

// Clauses.

Result<Action> read_route(LineReader& line) {
    PlotRoute route;
    while (!line.take_if("to")) {
        const auto checkpoint = line.take_square(R"(a checkpoint like "E6", or "to")", "to");
        if (!checkpoint) return failed(checkpoint);
        route.checkpoints.push_back(*checkpoint);
    }
    const auto destination = line.take_square(R"(a destination like "E6")", "");
    if (!destination) return failed(destination);
    route.destination = *destination;
    return route;
}

Result<Action> read_hold(LineReader& /*line*/) { return Hold{}; }

Result<Action> read_stance(LineReader& line) {
    return line.take_word_of<Stance>().map(
        [](Stance stance) -> Action { return TakeStance{stance}; });
}

Result<Action> read_radar(LineReader& line) {
    return line.take_word_of<Switched>().map(
        [](Switched radar) -> Action { return UseRadar{radar == Switched::on}; });
}

/// What a captain can be told to do at once, or when something happens.
constexpr std::array actions{
    Row<Action>{"route", read_route, {}},
    Row<Action>{"hold", read_hold, {}},
    Row<Action>{"stance", read_stance, {}},
    Row<Action>{"radar", read_radar, {}},
};

Result<Action> read_action_at(LineReader& line) {
    const auto words = words_of_rows(actions);
    if (line.is_at_end()) return line.missing(either_of(words));
    const auto row = take_row(line, actions);
    if (row == actions.end()) return line.unknown(ErrorCode::unknown_order, words);
    return row->read(line);
}

// Conditions.

/// Keeps what a qualifier says, if it says it for the first time.
template <class T>
std::optional<Error> keep(std::optional<T>& slot, const Result<T>& said, const Word& qualifier) {
    if (!said) return said.error();
    if (slot) {
        return failure(ErrorCode::duplicate, {"the condition", qualifier.text},
                       {"", 0, qualifier.column})
            .value();
    }
    slot = *said;
    return std::nullopt;
}

Result<Squares> read_within(LineReader& line) {
    return line.take_number("the distance", 0).map([](std::int32_t n) { return Squares{n}; });
}

Result<ShipCount> read_at_least(LineReader& line) {
    if (const auto problem = line.require("least")) return Failure(*problem);
    const auto number = line.take_number("the number of ships", 1);
    if (!number) return failed(number);
    if (!line.take_if("ship")) {
        if (const auto problem = line.require("ships")) return Failure(*problem);
    }
    return ShipCount{*number};
}

Result<ShipType> read_type_or_bigger(LineReader& line) {
    const auto type = line.take_word_of<ShipType>();
    if (!type) return type;
    for (const std::string_view word : {"or", "bigger"}) {
        if (const auto problem = line.require(word)) return Failure(*problem);
    }
    return type;
}

Result<SightMode> read_mode(LineReader& line) {
    if (line.take_if("visual")) return SightMode::eye;
    return line.take_word_of<SightMode>();
}

std::optional<Error> qualify_of(LineReader& line, WhenContact& contact, const Word& of) {
    if (line.take_if("at")) return keep(contact.at_least, read_at_least(line), of);
    return keep(contact.type_or_bigger, read_type_or_bigger(line), of);
}

std::optional<Error> qualify_within(LineReader& line, WhenContact& contact, const Word& within) {
    return keep(contact.within, read_within(line), within);
}

std::optional<Error> qualify_by(LineReader& line, WhenContact& contact, const Word& by) {
    return keep(contact.by, read_mode(line), by);
}

/// What narrows "contact" down.
struct ContactQualifier {
    std::string_view word;
    std::optional<Error> (*read)(LineReader&, WhenContact&, const Word& qualifier);
};

constexpr std::array contact_qualifiers{
    ContactQualifier{"of", qualify_of},
    ContactQualifier{"within", qualify_within},
    ContactQualifier{"by", qualify_by},
};

Result<Condition> read_contact(LineReader& line) {
    WhenContact contact;
    while (!line.is_at_end()) {
        const Word word = line.next();
        const auto row = take_row(line, contact_qualifiers);
        if (row == contact_qualifiers.end()) break;
        if (const auto problem = row->read(line, contact, word)) return Failure(*problem);
    }
    return contact;
}

Result<Condition> read_sighted(LineReader& /*line*/) { return WhenSighted{}; }

Result<Condition> read_battle(LineReader& line) {
    if (!line.take_if("within")) return WhenBattle{};
    return read_within(line).map([](Squares squares) -> Condition { return WhenBattle{squares}; });
}

Result<Condition> read_at(LineReader& line) {
    return line.take_square(R"(a square like "E6")", "").map([](Square square) -> Condition {
        return WhenAt{square};
    });
}

Result<Condition> read_turn(LineReader& line) {
    return line.take_number("the turn", 1).map([](std::int32_t n) -> Condition {
        return WhenTurn{TurnNumber{n}};
    });
}

constexpr std::array<std::string_view, 3> contact_words{"of", "within", "by"};
constexpr std::array<std::string_view, 1> battle_words{"within"};

constexpr std::array conditions{
    Row<Condition>{"contact", read_contact, contact_words},
    Row<Condition>{"sighted", read_sighted, {}},
    Row<Condition>{"battle", read_battle, battle_words},
    Row<Condition>{"at", read_at, {}},
    Row<Condition>{"turn", read_turn, {}},
};

/// What may stand behind a condition: "then", "and", and what narrows it down.
Failure neither_and_nor_then(const LineReader& line, const Row<Condition>& row) {
    std::vector<std::string> words{"then", "and"};
    words.insert(words.end(), row.qualifiers.begin(), row.qualifiers.end());
    std::vector<std::string> in_quotes;
    for (const std::string& word : words) in_quotes.push_back("\"" + word + "\"");
    if (line.is_at_end()) return line.missing(either_of(in_quotes));
    return line.unexpected(either_of(in_quotes), words);
}

Result<Clause> read_conditional(LineReader& line) {
    Conditional conditional;
    const auto words = words_of_rows(conditions);
    do {
        if (line.is_at_end()) return line.missing(either_of(words));
        const auto row = take_row(line, conditions);
        if (row == conditions.end()) return line.unknown(ErrorCode::unknown_condition, words);
        auto condition = row->read(line);
        if (!condition) return failed(condition);
        conditional.all.push_back(std::move(*condition));
        if (!line.is_next("and") && !line.is_next("then")) return neither_and_nor_then(line, *row);
    } while (line.take_if("and"));
    (void)line.take();  // "then"
    return read_action_at(line).map([&](Action then) -> Clause {
        conditional.then = std::move(then);
        return std::move(conditional);
    });
}

Result<Clause> read_place(LineReader& line) {
    return line.take_number("the place", 1).map([](std::int32_t n) -> Clause {
        return TakePlace{n};
    });
}

/// What only stands in a line of its own.
constexpr std::array own_line_clauses{
    Row<Clause>{"place", read_place, {}},
    Row<Clause>{"when", read_conditional, {}},
};

std::vector<std::string> clause_words() {
    auto words = words_of_rows(actions);
    for (const auto& row : own_line_clauses) words.emplace_back(row.word);
    return words;
}

Result<Clause> read_clause(LineReader& line) {
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

Result<Order> read_initiative(LineReader& line) {
    return line.take_word_of<Initiative>().map(
        [](Initiative who) -> Order { return UseInitiative{who}; });
}

/// What a line orders for the whole side.
constexpr std::array side_clauses{
    Row<Order>{"initiative", read_initiative, {}},
};

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

/// The first word names no formation: one of the grammar, whose formation is missing, or a wrong
/// one.
Failure no_formation(const Roster& roster, const LineReader& line) {
    const auto clauses = clause_words();
    const bool is_clause = std::any_of(clauses.begin(), clauses.end(),
                                       [&](const auto& word) { return line.is_next(word); });
    if (is_clause) return line.unexpected("the name of a formation", {});
    auto names = roster.formations;
    for (const auto& row : side_clauses) names.emplace_back(row.word);
    const Word& word = line.next();
    return failure(ErrorCode::unknown_formation, {word.text}, {"", 0, word.column},
                   nearest_word(word.text, names));
}

Result<Order> read_formation_order(const Roster& roster, LineReader& line) {
    const auto formation = formation_named(roster, line.next());
    if (!formation) return no_formation(roster, line);
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
    LineReader line(line_text);
    if (line.is_at_end()) return line.missing("an order");
    if (const auto row = take_row(line, side_clauses); row != side_clauses.end()) {
        return alone(line, row->read(line));
    }
    return alone(line, read_formation_order(roster, line));
}

Result<Action> read_action(std::string_view text) {
    LineReader line(text);
    return alone(line, read_action_at(line));
}

}  // namespace flagplot
