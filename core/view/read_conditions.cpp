#include <array>

#include "base/limits.h"
#include "view/order_line.h"

namespace flagplot {

namespace {

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

Result<Condition> read_contact(OrderLine& line) {
    WhenContact contact;
    while (!line.is_at_end()) {
        const Word word = line.next();
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

constexpr std::array<std::string_view, 3> contact_words{"of", "within", "by"};
constexpr std::array<std::string_view, 1> battle_words{"within"};

constexpr std::array conditions{
    Row<Condition>{"contact", read_contact, contact_words},
    Row<Condition>{"sighted", read_sighted},
    Row<Condition>{"battle", read_battle, battle_words},
    Row<Condition>{"card", read_card},
    Row<Condition>{"at", read_at},
    Row<Condition>{"turn", read_turn},
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

}  // namespace

Result<std::vector<Condition>> read_conditions(OrderLine& line) {
    std::vector<Condition> all;
    const auto words = words_of_rows(conditions);
    do {
        if (line.is_at_end()) return line.missing(either_of(words));
        const std::int32_t column = line.next().column;
        const auto row = take_row(line, conditions);
        if (row == conditions.end()) return line.unknown(ErrorCode::unknown_condition, words);
        auto condition = row->read(line);
        if (!condition) return failed(condition);
        if (all.size() == limits::joined_conditions) {
            return failure(ErrorCode::out_of_range,
                           {"the number of conditions", std::to_string(all.size() + 1),
                            "at most " + std::to_string(limits::joined_conditions)},
                           {"", 0, column});
        }
        all.push_back(std::move(*condition));
        if (!line.is_next("and") && !line.is_next("then")) return neither_and_nor_then(line, *row);
    } while (line.take_if("and"));
    (void)line.take();  // "then"
    return all;
}

}  // namespace flagplot
