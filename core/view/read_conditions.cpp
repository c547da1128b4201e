#include <algorithm>
#include <array>

#include "base/limits.h"
#include "view/order_line.h"

namespace flagplot {

namespace {

/// Keeps what a qualifier says. An error if it was said before.
template <class T>
std::optional<Error> keep(std::optional<T>& slot, const Result<T>& said,
                          const LineWord& qualifier) {
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

std::optional<Error> qualify_of(LineReader& line, WhenContact& contact, const LineWord& of) {
    if (line.take_if("at")) return keep(contact.at_least, read_at_least(line), of);
    return keep(contact.type_or_bigger, read_type_or_bigger(line), of);
}

std::optional<Error> qualify_within(LineReader& line, WhenContact& contact,
                                    const LineWord& within) {
    return keep(contact.within, read_within(line), within);
}

std::optional<Error> qualify_by(LineReader& line, WhenContact& contact, const LineWord& by) {
    return keep(contact.by, read_mode(line), by);
}

/// A qualifier of "contact".
struct ContactQualifier {
    std::string_view word;
    std::optional<Error> (*read)(LineReader&, WhenContact&, const LineWord& qualifier);
};

constexpr std::array contact_qualifiers{
    ContactQualifier{"of", qualify_of},
    ContactQualifier{"within", qualify_within},
    ContactQualifier{"by", qualify_by},
};

Result<Condition> read_contact(OrderLine& line) {
    WhenContact contact;
    while (!line.is_at_end()) {
        const LineWord word = line.next();
        const auto row = take_row(line, contact_qualifiers);
        if (row == contact_qualifiers.end()) break;
        if (const auto problem = row->read(line, contact, word)) return Failure(*problem);
    }
    return contact;
}

Result<Condition> read_sighted(OrderLine& /*line*/) { return WhenSighted{}; }

Result<Condition> read_battle(OrderLine& line) {
    if (!line.take_if("within")) return WhenBattle{};
    return read_within(line).map([](Squares squares) -> Condition { return WhenBattle{squares}; });
}

Result<Condition> read_card(OrderLine& /*line*/) { return WhenCard{}; }

Result<Condition> read_at(OrderLine& line) {
    return line.take_square(R"(a square like "E6")", "").map([](Square square) -> Condition {
        return WhenAt{square};
    });
}

Result<Condition> read_turn(OrderLine& line) {
    return line.take_number("the turn", 1).map([](std::int32_t n) -> Condition {
        return WhenTurn{TurnNumber{n}};
    });
}

Result<Condition> read_own(OrderLine& line) {
    if (const auto problem = line.require("damaged")) return Failure(*problem);
    return WhenOwnDamaged{};
}

Result<Condition> read_friend(OrderLine& line) {
    if (const auto problem = line.require("at")) return Failure(*problem);
    return line.take_square(R"(a square like "E6")", "").map([](Square square) -> Condition {
        return WhenFriendAt{square};
    });
}

constexpr std::array<std::string_view, 3> contact_words{"of", "within", "by"};
constexpr std::array<std::string_view, 1> battle_words{"within"};

constexpr std::array conditions{
    Row<Condition>{"contact", read_contact, contact_words},
    Row<Condition>{"sighted", read_sighted},
    Row<Condition>{"battle", read_battle, battle_words},
    Row<Condition>{"card", read_card},
    Row<Condition>{"at", read_at},
    Row<Condition>{"turn", read_turn},
    Row<Condition>{"own", read_own, {}, "damaged"},
    Row<Condition>{"friend", read_friend, {}, "at"},
};

/// The error for a word that cannot follow a condition and its qualifiers.
Failure wrong_behind(const LineReader& line, std::span<const std::string_view> qualifiers) {
    std::vector<std::string> words{"then", "and", "or", "until"};
    words.insert(words.end(), qualifiers.begin(), qualifiers.end());
    std::vector<std::string> in_quotes;
    for (const std::string& word : words) in_quotes.push_back("\"" + word + "\"");
    if (line.is_at_end()) return line.missing(either_of(in_quotes));
    return line.unexpected(either_of(in_quotes), words);
}

/// Alternatives: lists of terms, of which one list must hold completely.
using Choice = std::vector<std::vector<Term>>;

/// The terms of both, for each pair of alternatives. If one is empty, the other.
Choice both(const Choice& one, const Choice& other) {
    Choice all;
    for (const std::vector<Term>& a : one) {
        for (const std::vector<Term>& b : other) {
            std::vector<Term>& terms = all.emplace_back(a);
            terms.insert(terms.end(), b.begin(), b.end());
        }
    }
    return all;
}

Choice neither(const Choice& choice) {
    Choice all{{}};
    for (const std::vector<Term>& terms : choice) {
        Choice one;
        for (const Term& term : terms) one.push_back({{term.what, !term.is_not}});
        all = both(all, one);
    }
    return all;
}

std::size_t terms_in(const Choice& choice) {
    std::size_t count = 0;
    for (const std::vector<Term>& terms : choice) count += terms.size();
    return count;
}

/// Reads what a line waits for. `and` binds more closely than `or`, `not` more closely than both;
/// brackets group.
class Waiting {
  public:
    explicit Waiting(OrderLine& line) : line_(line) {}

    Result<Choice> either() {
        auto choice = all();
        while (choice && line_.take_if("or")) {
            const auto next = all();
            if (!next) return failed(next);
            choice->insert(choice->end(), next->begin(), next->end());
            if (const auto problem = too_many(*choice)) return Failure(*problem);
        }
        return choice;
    }
    [[nodiscard]] std::span<const std::string_view> qualifiers() const { return qualifiers_; }

  private:
    Result<Choice> all() {
        auto choice = one();
        while (choice && line_.is_next("and") && !is_until_behind()) {
            (void)line_.take();
            const auto next = one();
            if (!next) return failed(next);
            if (const auto problem = too_many(*choice, *next)) return Failure(*problem);
            choice = both(*choice, *next);
        }
        return choice;
    }
    Result<Choice> one() {
        if (!line_.is_at_end()) column_ = line_.next().column;
        if (line_.take_if("not")) {
            if (++depth_ > limits::joined_conditions) return beyond(depth_);
            return one().and_then([&](const Choice& choice) -> Result<Choice> {
                --depth_;
                std::size_t size = 1;
                for (const auto& terms : choice) {
                    size = std::min(size * terms.size(), limits::joined_conditions + 1);
                }
                if (size * choice.size() > limits::joined_conditions) return beyond(size);
                return neither(choice);
            });
        }
        if (line_.take_if("(")) {
            if (++depth_ > limits::joined_conditions) return beyond(depth_);
            auto inside = either();
            --depth_;
            if (!inside) return inside;
            if (line_.take_if(")")) return inside;
            return line_.is_at_end() ? line_.missing("\")\"") : line_.unexpected("\")\"", {});
        }
        return condition();
    }
    Result<Choice> condition() {
        const auto words = words_of_rows(conditions);
        if (line_.is_at_end()) return line_.missing(either_of(words));
        const auto row = take_row(line_, conditions);
        if (row == conditions.end()) return line_.unknown(ErrorCode::unknown_condition, words);
        auto condition = row->read(line_);
        if (!condition) return failed(condition);
        if (++read_ > limits::joined_conditions) return beyond(read_);
        qualifiers_ = row->qualifiers;
        return Choice{{{*condition, false}}};
    }
    /// "and until turn 7" is read as "until turn 7".
    [[nodiscard]] bool is_until_behind() const {
        const LineWord* after = line_.after_next();
        return after != nullptr && !after->is_quoted && is_same_word(after->text, "until");
    }
    [[nodiscard]] Failure beyond(std::size_t count) const {
        return failure(ErrorCode::out_of_range,
                       {"the number of conditions", std::to_string(count),
                        "at most " + std::to_string(limits::joined_conditions)},
                       {"", 0, column_});
    }
    [[nodiscard]] std::optional<Error> too_many(const Choice& choice) const {
        const std::size_t count = terms_in(choice);
        if (count <= limits::joined_conditions) return std::nullopt;
        return beyond(count).value();
    }
    [[nodiscard]] std::optional<Error> too_many(const Choice& one, const Choice& other) const {
        const std::size_t count = terms_in(one) * other.size() + terms_in(other) * one.size();
        if (count <= limits::joined_conditions) return std::nullopt;
        return beyond(count).value();
    }

    OrderLine& line_;
    std::size_t read_ = 0;
    std::size_t depth_ = 0;    // of brackets, and of "not" after "not"
    std::int32_t column_ = 1;  // of the last condition
    std::span<const std::string_view> qualifiers_;
};

}  // namespace

Result<Conditional> read_conditions(OrderLine& line) {
    line.part_brackets("then");
    Waiting waiting(line);
    auto any = waiting.either();
    if (!any) return failed(any);
    if (line.is_next("and")) (void)line.take();  // before "until"
    const auto until = line.take_until();
    if (!until) return failed(until);
    if (!line.take_if("then")) return wrong_behind(line, waiting.qualifiers());
    return Conditional{std::move(*any), *until, {}};
}

}  // namespace flagplot
